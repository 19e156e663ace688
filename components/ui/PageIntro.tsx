import { type ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

const Root = styled.header`
  h1 {
    font-size: 24px;
    line-height: 30px;
    overflow-wrap: anywhere;
  }
  p {
    max-inline-size: 80ch;
    margin-block-start: ${token('space-4')};
    color: ${token('text-muted')};
    text-wrap: pretty;
  }
  ${media.tablet} {
    h1 {
      font-size: 32px;
      line-height: 38px;
    }
  }
`;

/** The heading of a page, and in one sentence what the page is for. */
export const PageIntro = ({ title, children }: { title: string; children?: ReactNode }) => (
  <Root>
    <h1>{title}</h1>
    {children && <p>{children}</p>}
  </Root>
);
