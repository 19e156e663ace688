import { type ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '@/themes/token';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${token('space-16')};
  min-block-size: min(60vh, 560px);
  padding-block: ${token('space-40')};
  text-align: center;

  .status {
    font: ${token('font-display-weight')} clamp(88px, 22vw, 168px) / 1 ${token('font-display')};
    background: ${token('gradient-hero')};
    background-clip: text;
    color: transparent;
  }
  h1 {
    font-size: 24px;
    line-height: 30px;
  }
  p {
    max-inline-size: 48ch;
    text-wrap: balance;
    color: ${token('text-muted')};
  }
`;

type SystemScreenProps = {
  /** Shown large, as decoration. */
  status?: number;
  title: string;
  text: string;
  action: ReactNode;
};

/** Screen for a page without content: what happened, and one action. */
export const SystemScreen = ({ status, title, text, action }: SystemScreenProps) => (
  <Root>
    {status !== undefined && (
      <span className="status" aria-hidden>
        {status}
      </span>
    )}
    <h1>{title}</h1>
    <p>{text}</p>
    {action}
  </Root>
);
