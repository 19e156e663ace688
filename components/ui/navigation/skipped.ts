import { css } from 'styled-components';

/**
 * For a section far below the fold: the browser skips its layout and paint until it comes near, while it stays
 * available to find-in-page and screen readers. `height` is the estimated height; once rendered, the real height is
 * remembered. Focus rings and rows that overflow by up to 32 px are still painted.
 */
export const skippedUntilNear = (height: string) => css`
  content-visibility: auto;
  contain-intrinsic-block-size: auto ${height};
  overflow-clip-margin: 32px;
`;
