import { css } from 'styled-components';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

/** Size of a carousel cell, shared with its skeleton. */
export const carouselCell = css`
  > li {
    min-block-size: 116px;
    border-radius: ${token('radius-md')};
  }
  ${media.tablet} {
    > li {
      min-block-size: 138px;
    }
  }
`;
