import { css } from 'styled-components';

/**
 * For a section far below the first screen: the browser neither lays it out nor paints it until it comes near. It stays in
 * the document, readable for search in the page and for screen readers. `height` is what it will about take; once seen, its
 * real height is remembered. Rings and rows that reach over its edges by up to 32 px are still drawn.
 */
export const skippedUntilNear = (height: string) => css`
  content-visibility: auto;
  contain-intrinsic-block-size: auto ${height};
  overflow-clip-margin: 32px;
`;
