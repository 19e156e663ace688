import styled, { css, keyframes } from 'styled-components';
import { token } from '@/themes/token';

const appear = keyframes`from { opacity: 0 }`;
const sweep = keyframes`from { background-position: 150% 0 } to { background-position: -50% 0 }`;

const shapes = {
  line: css`
    inline-size: 60%;
    block-size: 16px;
    border-radius: ${token('radius-pill')};
  `,
  heading: css`
    inline-size: 180px;
    block-size: 28px;
    border-radius: ${token('radius-pill')};
  `,
  tab: css`
    flex: none;
    inline-size: 112px;
    block-size: 44px;
    border-radius: ${token('radius-pill')};
  `,
  /** A grid cell; the grid sets its size and corners. */
  cell: '',
  cover: css`
    aspect-ratio: 3 / 4;
    border-radius: ${token('radius-md')};
  `,
  wideCover: css`
    aspect-ratio: 16 / 10;
    border-radius: ${token('radius-md')};
  `,
};

/**
 * The grey shape of content that is loading, in its final size. It appears a moment later, so that a quick answer does
 * not flicker, but takes its space at once. Decorative: the region around it carries `aria-busy`. Use `$still` where
 * dozens appear at once, because animating each of them is expensive.
 */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{ $shape: keyof typeof shapes; $still?: boolean }>`
  display: block;
  background: linear-gradient(100deg, transparent 30%, ${token('surface3')} 50%, transparent 70%) 150% 0 / 200% 100%
    no-repeat ${token('surface2')};
  animation:
    ${appear} ${token('motion-fast')} ${token('motion-fast')} ${token('ease')} backwards,
    ${sweep} calc(5 * ${token('motion-slow')}) ${token('motion-slow')} linear infinite;
  ${(props) => props.$still && 'animation: none;'}
  ${(props) => shapes[props.$shape]}
`;
