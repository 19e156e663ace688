import styled from 'styled-components';
import { visuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

/** Typography of long text: limited line length, clear headings. */
// On a phone the bar at the top shows the heading (PageBar).
export const Prose = styled.article`
  max-inline-size: 72ch;
  overflow-wrap: anywhere;

  h1 {
    font-size: 32px;
    line-height: 38px;
  }
  h2 {
    margin-block-start: ${token('space-32')};
    font-size: 20px;
    line-height: 28px;
  }
  > h2:first-child,
  > p:first-child {
    margin-block-start: 0;
  }
  p,
  ul,
  ol {
    margin-block-start: ${token('space-12')};
    color: ${token('text-muted')};
    text-wrap: pretty;
  }
  ul {
    padding-inline-start: ${token('space-20')};
    list-style: disc;
  }
  ol {
    padding-inline-start: ${token('space-32')};
    list-style: decimal;
  }
  li + li {
    margin-block-start: ${token('space-4')};
  }
  ${media.phone} {
    h1 {
      ${visuallyHidden}
    }
    h1 + p {
      margin-block-start: 0;
    }
    h1 + h2 {
      margin-block-start: 0;
    }
  }
`;
