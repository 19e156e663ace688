import { type ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { visuallyHidden } from './VisuallyHidden';

// On a phone the bar at the top shows the heading (PageBar).
const Root = styled.header`
  h1 {
    font-size: 32px;
    line-height: 38px;
    overflow-wrap: anywhere;
  }
  p {
    max-inline-size: 80ch;
    margin-block-start: ${token('space-4')};
    color: ${token('text-muted')};
    text-wrap: pretty;
  }
  ${media.phone} {
    h1 {
      ${visuallyHidden}
    }
    p {
      margin-block-start: 0;
    }
  }
`;

/** The page's heading and one sentence about its purpose. */
export const PageIntro = ({ title, children }: { title: string; children?: ReactNode }) => (
  <Root>
    <h1>{title}</h1>
    {children && <p>{children}</p>}
  </Root>
);
