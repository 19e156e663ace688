import { css } from 'styled-components';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

/**
 * A list of links in one row that scrolls sideways. It extends into a phone's gutter on both sides (`--bleed`), so that it
 * leaves under the screen's edge; focus rings are not cut.
 */
export const pillRow = css`
  --bleed: ${token('space-16')};
  display: flex;
  gap: ${token('space-4')};
  margin-inline: calc(-1 * var(--bleed));
  padding: 5px var(--bleed);
  scroll-padding-inline: var(--bleed);
  overflow-x: auto;
  scrollbar-width: none;

  ${media.tablet} {
    --bleed: 5px;
  }
`;

/** A link of such a row; the current one is filled. */
export const pill = css`
  display: flex;
  align-items: center;
  gap: ${token('space-8')};
  min-block-size: 44px;
  padding-inline: 14px;
  border-radius: ${token('radius-pill')};
  font-weight: 600;
  font-size: 14px;
  color: ${token('text-muted')};
  white-space: nowrap;

  &:hover {
    background: ${token('surface1')};
    color: ${token('text')};
  }
  &[aria-current] {
    background: ${token('accent-soft')};
    color: ${token('on-accent-soft')};
  }
`;
