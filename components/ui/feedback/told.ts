import { css } from 'styled-components';
import { token } from '@/themes/token';

/**
 * For a text that comes into the page, or into a dialog, together with its live region: it appears a moment after the
 * region, because not every screen reader tells what a region holds from its start. Nothing moves, so it holds for who
 * wants no motion, too.
 */
export const told = css`
  animation: told ${token('motion-fast')} !important;

  @keyframes told {
    from,
    99% {
      visibility: hidden;
    }
  }
`;
