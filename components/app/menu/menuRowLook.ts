import { css } from 'styled-components';
import { token } from '@/themes/token';

/** A row with the label beside the icon, as in the sidebar and the full menu, and the two forms of a group. */
// The chevron is drawn from two borders and so needs no mirroring.
export const menuRowLook = css`
  a,
  summary {
    position: relative;
    display: flex;
    align-items: center;
    gap: 14px;
    min-block-size: 44px;
    padding: 6px 14px;
    border-radius: ${token('radius-md')};
    font: 550 14px/20px ${token('font-text')};
    color: ${token('text-muted')};
    text-align: start;
    cursor: pointer;
  }
  a:hover,
  summary:hover {
    background: ${token('surface2')};
    color: ${token('text')};
  }
  a[aria-current] {
    background: ${token('surface2')};
    color: ${token('text')};
  }
  a[aria-current] svg {
    color: ${token('accent-text')};
  }
  summary::after {
    margin-inline: auto 3px;
  }
  details a {
    padding-inline-start: ${token('space-24')};
  }
  .heading {
    padding: ${token('space-4')} 14px;
    font: 650 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-subtle')};
  }
  &.panel .group {
    margin-block-start: ${token('space-8')};
    padding: ${token('space-8')};
    border: 1px solid ${token('border')};
    border-radius: ${token('radius-lg')};
    background: ${token('bg')};
  }
`;
