import styled from 'styled-components';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

/** Main content and a side column on large screens; stacked on smaller ones. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token('space-16')};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 368px;
    gap: ${token('space-24')};
  }
`;
