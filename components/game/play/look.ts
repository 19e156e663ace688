import styled from 'styled-components';
import { token } from '@/themes/token';

/** What can be answered, one below the other: long words in some languages, and all of the same weight. */
export const Answers = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-8')};
`;
