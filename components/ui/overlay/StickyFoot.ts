import styled from 'styled-components';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

/** How far the text above fades away. */
const FADE = '24px';

/**
 * The actions of a long sheet, in view however far it is scrolled; elsewhere a plain box. What goes on below it fades
 * away, so that no line looks cut; at the end of the sheet only the gap above it does. The class tells the panel to keep
 * the focus clear of it.
 */
export const StickyFoot = styled.div.attrs({ className: 'sticky-foot' })`
  dialog & {
    --edge: ${token('space-16')};
    position: sticky;
    inset-block-end: calc(-1 * max(var(--edge), env(safe-area-inset-bottom)));
    z-index: 1;
    margin-block: ${token('space-8')} calc(-1 * var(--edge));
    margin-inline: calc(-1 * var(--edge));
    padding-block: ${token('space-12')} max(var(--edge), env(safe-area-inset-bottom));
    padding-inline: var(--edge);
    border-block-start: 1px solid ${token('border')};
    background: ${token('surface1')};

    &::before {
      content: '';
      position: absolute;
      inset-block-end: calc(100% + 1px);
      inset-inline: 0;
      block-size: ${FADE};
      background: linear-gradient(to top, ${token('surface1')}, transparent);
      pointer-events: none;
    }
    @media (forced-colors: active) {
      &::before {
        content: none;
      }
    }
    ${media.tablet} {
      --edge: ${token('space-24')};
    }
  }
`;
