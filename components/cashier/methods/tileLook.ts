import styled from 'styled-components';
import { longWords } from '@/themes/longWords';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

/** Fewer tiles than this fill the whole row (PAY-14). */
export const FULL_WIDTH_BELOW = 5;

/** Grid of payment tiles: two per row on a phone, four above that; few tiles fill the whole row. */
export const Tiles = styled.div<{ $few: boolean }>`
  display: grid;
  grid-template-columns: ${(props) => (props.$few ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))')};
  gap: ${token('space-12')};

  ${media.tablet} {
    grid: ${(props) => (props.$few ? 'none / auto-flow minmax(0, 1fr)' : 'none / repeat(4, minmax(0, 1fr))')};
  }
`;

/** Styles shared by all tiles. */
export const tileLook = `
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${token('space-4')};
  min-inline-size: 0;
  padding: ${token('space-8')} ${token('space-12')};
  border: 1.5px solid ${token('border')};
  border-radius: ${token('radius-lg')};
  background: ${token('surface1')};
  text-align: start;
  ${longWords}
  cursor: pointer;

  ${media.tablet} {
    padding: 14px;
  }
`;

/** The operator's drawing as a CSS mask, filled with the theme's text colour. */
export const Mark = styled.span<{ $src: string }>`
  inline-size: 24px;
  block-size: 24px;
  background: currentColor;
  mask: url('${(props) => props.$src}') center / contain no-repeat;

  ${media.tablet} {
    inline-size: 32px;
    block-size: 32px;
    margin-block-end: ${token('space-4')};
  }
`;
