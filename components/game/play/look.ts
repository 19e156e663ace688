import styled from 'styled-components';
import { token } from '@/themes/token';

/** The answers, stacked because some languages have long labels, and all equally prominent. */
export const Answers = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-8')};
`;
