import styled from 'styled-components';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

/** The side column of the cashier; in view beside a long form. */
export const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-16')};

  ${media.desktop} {
    position: sticky;
    inset-block-start: 88px;
  }
`;
