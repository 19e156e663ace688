import styled from 'styled-components';
import { token } from '@/themes/token';

/** The line above or below a list that links to its other part. */
export const GridFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token('space-8')} ${token('space-16')};
  min-block-size: 44px;
  color: ${token('text-muted')};
`;
