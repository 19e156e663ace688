import styled, { css } from 'styled-components';
import { visuallyHidden } from '../layout/VisuallyHidden';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

/**
 * On large screens 480, 640 or 880 px wide, or a column at the start or the end of the page; on a phone always a bottom sheet.
 * `tall` is as wide as `wide`, and on a phone has its full height from the start, so that late content does not move
 * it.
 */
export type DialogSize = 'normal' | 'middle' | 'wide' | 'tall' | 'side' | 'end';

/** Too low for a head and a foot that both stay in view: a page at 400 %, or a phone held sideways. */
const LOW = '@media (max-height: 479.98px)';

const WIDTHS = { normal: '480px', middle: '640px', wide: '880px', tall: '880px', side: '320px', end: '420px' };

/** Closing takes as long as the dialog stays mounted: MODAL_EXIT_MS. */
const EXIT = `${token('motion-slow')} ${token('ease')}`;

/** A column that comes in from the left or the right; the page's own direction decides which is the start. */
const column = (at: 'start' | 'end') => {
  const [hidden, mirrored] = at === 'start' ? ['-100% 0', '100% 0'] : ['100% 0', '-100% 0'];
  return css`
    max-block-size: none;
    block-size: 100vh;
    block-size: 100dvh;
    margin-inline: ${at === 'start' ? '0 auto' : 'auto 0'};
    border-radius: 0;
    translate: ${hidden};

    [dir='rtl'] & {
      translate: ${mirrored};
    }
    &[open] {
      translate: none;
    }
    @starting-style {
      &[open] {
        translate: ${hidden};
      }
      [dir='rtl'] &[open] {
        translate: ${mirrored};
      }
    }
  `;
};

const tall = css`
  block-size: 92vh;
  block-size: 92dvh;
`;

/** An image beside the content, where there is room for both. */
const besidePicture = css`
  &[open] {
    display: grid;
    grid-template-columns: 5fr 8fr;
  }
  > .aside {
    display: block;
    min-block-size: 0;
    overflow: hidden;
  }
`;

// The base style for reduced motion does not reach `::backdrop`. The page behind an open dialog does not scroll; the room
// of its scrollbar becomes padding, because the backdrop does not reach a reserved gutter.
export const Root = styled.dialog<{ $size: DialogSize; $aside: boolean }>`
  inset-block: auto 0;
  inline-size: 100%;
  max-inline-size: 100%;
  max-block-size: 92vh;
  max-block-size: 92dvh;
  ${(props) => (props.$size === 'tall' || props.$size === 'end') && tall}
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  border-radius: ${token('radius-xl')} ${token('radius-xl')} 0 0;
  background: ${token('surface1')};
  color: ${token('text')};
  box-shadow: ${token('shadow-lg')};
  opacity: 0;
  translate: 0 100%;
  transition:
    opacity ${EXIT},
    translate ${EXIT},
    overlay ${EXIT} allow-discrete,
    display ${EXIT} allow-discrete;

  &[open] {
    opacity: 1;
    translate: none;
    transition-duration: ${token('motion-base')};
  }
  @starting-style {
    &[open] {
      opacity: 0;
      translate: 0 100%;
    }
  }
  &::backdrop {
    background: ${token('scrim')};
    opacity: 0;
    transition:
      opacity ${EXIT},
      overlay ${EXIT} allow-discrete,
      display ${EXIT} allow-discrete;
  }
  &[open]::backdrop {
    opacity: 1;
  }
  @starting-style {
    &[open]::backdrop {
      opacity: 0;
    }
  }
  > .aside {
    display: none;
  }
  @media (prefers-reduced-motion: reduce) {
    &::backdrop {
      transition: none;
    }
  }
  html:has(&[open]) {
    overflow: hidden;
    padding-inline-end: var(--scrollbar, 0);
  }

  ${media.tablet} {
    inset-block: 0;
    block-size: fit-content;
    inline-size: ${(props) => WIDTHS[props.$size]};
    max-inline-size: calc(100% - 2 * ${token('space-24')});
    margin: auto;
    border-radius: ${token('radius-xl')};
    translate: var(--from-x, 0) var(--from-y, ${token('space-16')});

    @starting-style {
      &[open] {
        translate: var(--from-x, 0) var(--from-y, ${token('space-16')});
      }
    }
    ${(props) => props.$size === 'side' && column('start')}
    ${(props) => props.$size === 'end' && column('end')}
    ${(props) => props.$aside && besidePicture}
  }
`;

/** Covers the whole dialog, so that a click on the dialog itself is a click on the backdrop. The heading is sticky. */
// `.icon`: above the heading, below the handle of the sheet. `scroll-padding`: a focused element never stops under the
// heading or what stands in its place (`.head`), or under a foot that sticks (`.sticky-foot`).
export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-16')};
  max-block-size: inherit;
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: 64px ${token('space-16')};
  padding: 0 ${token('space-16')} max(${token('space-16')}, env(safe-area-inset-bottom));

  /* With its label, and what stands above the first one. */
  :is(input, select, textarea) {
    scroll-margin-block-start: 88px;
  }
  &:has(> .head) {
    scroll-padding-block-start: 92px;
  }
  &:has(.sticky-foot) {
    scroll-padding-block-end: calc(120px + env(safe-area-inset-bottom));
  }
  ${media.phone} {
    &:has(.sticky-foot > :nth-child(2)) {
      scroll-padding-block-end: calc(172px + env(safe-area-inset-bottom));
    }
  }
  > .head > h2 {
    ${visuallyHidden}
  }
  > :is(h2, .head) {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    padding-block-start: ${token('space-24')};
    padding-inline-end: 44px;
    background: ${token('surface1')};
    font-size: 20px;
    line-height: 28px;
  }
  > .head {
    padding-inline-end: 52px;
    padding-block-end: ${token('space-4')};
    font: inherit;
  }
  /* What goes under it fades away, as above a sticky foot. */
  > .head::after {
    content: '';
    position: absolute;
    inset-block-start: 100%;
    inset-inline: 0;
    block-size: ${token('space-16')};
    background: linear-gradient(${token('surface1')}, transparent);
    pointer-events: none;
  }
  @media (forced-colors: active) {
    > .head::after {
      content: none;
    }
  }
  ${LOW} {
    &&&:has(> .head) {
      scroll-padding-block: ${token('space-16')};

      :is(.head, .sticky-foot) {
        position: static;
      }
      > .head::after,
      .sticky-foot::before {
        content: none;
      }
    }
  }
  > :is(h2, .head)::before {
    content: '';
    position: absolute;
    inset-block-start: ${token('space-8')};
    inset-inline: 0;
    inline-size: 40px;
    block-size: 4px;
    margin-inline: auto;
    border-radius: ${token('radius-pill')};
    background: ${token('border-strong')};
  }
  > .icon {
    position: relative;
    padding-block-start: ${token('space-32')};
    margin-block-end: calc(-1 * ${token('space-4')});
  }
  > .banner {
    flex: none;
    margin-inline: calc(-1 * ${token('space-16')});
    margin-block-end: calc(-1 * ${token('space-16')});
  }
  > .banner ~ .close {
    background: ${token('bg')};
  }
  > .banner + h2 {
    padding-block-start: ${token('space-4')};
  }
  > .banner + h2::before {
    content: none;
  }
  > .icon + h2 {
    padding-block-start: 0;
  }
  > .icon + h2::before {
    inset-block-start: calc(-1 * (64px + ${token('space-32')}));
  }
  > .close {
    position: absolute;
    inset-block-start: ${token('space-16')};
    inset-inline-end: ${token('space-8')};
    z-index: 1;
  }
  /* Level with a row of buttons. */
  > .head ~ .close {
    inset-block-start: 29px;
  }
  ${media.tablet} {
    padding: 0 ${token('space-24')} ${token('space-24')};

    > :is(h2, .head)::before {
      content: none;
    }
    > .banner {
      margin-inline: calc(-1 * ${token('space-24')});
    }
    > .close {
      inset-inline-end: ${token('space-16')};
    }
  }
`;
