import styled from 'styled-components';
import { token } from '@/themes/token';

/** The column beside the cashier: cards, evenly spaced. */
export const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-16')};
`;
