import styled from 'styled-components';
import { token } from '@/themes/token';

export const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-16')};
`;
