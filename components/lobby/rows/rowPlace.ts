import { css } from 'styled-components';
import { media } from '@/themes/media';

/** Heading, the track's padding and the captions: what a row has beside its covers. */
const REST = '94px';

/** Holds the place of one row of 3:4 tiles at every width; its content is laid over it. */
export const rowPlace = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > *,
  &::before {
    grid-area: 1 / 1;
  }
  &::before {
    content: '';
    padding-block-start: calc(118px * 4 / 3 + ${REST});
  }
  ${media.tablet} {
    &::before {
      padding-block-start: calc((100% - 5 * 12px) / 5.35 * 4 / 3 + ${REST});
    }
  }
  ${media.desktop} {
    &::before {
      padding-block-start: calc((100% - 7 * 12px) / 8 * 4 / 3 + ${REST});
    }
  }
`;
