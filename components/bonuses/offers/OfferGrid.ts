import styled from 'styled-components';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

/** Cards of offers: one column on a phone, two on a tablet, three on a desktop. */
export const OfferGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-12')};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token('space-16')};
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
