import styled from 'styled-components';
import { token } from '@/themes/token';

/** A label on a cover, such as "New". */
export const Tag = styled.span`
  padding-inline: 7px;
  border-radius: ${token('radius-xs')};
  font: 650 11px/18px ${token('font-text')};
  background: ${token('bg')};
  color: ${token('text')};
`;
