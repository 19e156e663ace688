import { css } from 'styled-components';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

/** The size of a day in the carousel, and of its place before it is there. */
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
