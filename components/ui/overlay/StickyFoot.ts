import styled from 'styled-components';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

/**
 * The actions of a long sheet, in view however far it is scrolled; elsewhere a plain box. The class tells the panel to
 * keep the focus clear of it.
 */
export const StickyFoot = styled.div.attrs({ className: 'sticky-foot' })`
  dialog & {
    --edge: ${token('space-16')};
    position: sticky;
    inset-block-end: calc(-1 * max(var(--edge), env(safe-area-inset-bottom)));
    z-index: 1;
    margin-block-end: calc(-1 * var(--edge));
    margin-inline: calc(-1 * var(--edge));
    padding-block: ${token('space-12')} max(var(--edge), env(safe-area-inset-bottom));
    padding-inline: var(--edge);
    border-block-start: 1px solid ${token('border')};
    background: ${token('surface1')};

    ${media.tablet} {
      --edge: ${token('space-24')};
    }
  }
`;
