import styled from 'styled-components';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';

/** Id of <main>, the target of the skip link. */
export const CONTENT_ID = 'content';

const Root = styled.a`
  position: fixed;
  inset-block-start: ${token('space-8')};
  inset-inline-start: ${token('space-8')};
  z-index: calc(${token('z-nav')} + 1);
  padding: ${token('space-12')} ${token('space-20')};
  border-radius: ${token('radius-md')};
  background: ${token('accent')};
  color: ${token('on-accent')};
  font-weight: 650;

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

/** The first tab stop: skips header and menu. */
export const SkipLink = () => <Root href={`#${CONTENT_ID}`}>{useT()('shell.skip')}</Root>;
