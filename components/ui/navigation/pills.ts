import { css } from 'styled-components';
import { token } from '@/themes/token';

/** A list of links in one row that scrolls sideways; its padding keeps focus rings from being cut. */
export const pillRow = css`
  display: flex;
  gap: ${token('space-4')};
  padding-block: 5px;
  overflow-x: auto;
  scrollbar-width: none;
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
