import { RefreshCw, SearchX, TriangleAlert } from 'lucide';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { Button } from '../controls/Button';
import { Icon } from '../pictures/Icon';

const Root = styled.div<{ $danger: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token('space-8')};
  padding: ${token('space-40')} ${token('space-20')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-lg')};
  background: ${token('surface1')};
  text-align: center;

  .disc {
    display: grid;
    place-items: center;
    inline-size: 64px;
    block-size: 64px;
    margin-block-end: ${token('space-4')};
    border-radius: 50%;
    background: ${(props) => token(props.$danger ? 'danger-soft' : 'surface2')};
    color: ${(props) => token(props.$danger ? 'danger-text' : 'text-muted')};
  }
  p {
    max-inline-size: 48ch;
    color: ${token('text-muted')};
  }
  .title {
    font: ${token('font-display-weight')} ${token('type-xl')} ${token('font-display')};
    letter-spacing: ${token('font-display-tracking')};
    text-wrap: balance;
    color: ${token('text')};
  }
  .action {
    margin-block-start: ${token('space-8')};
  }
`;

/** h1 where the block is the whole page. */
type Level = 'h1' | 'p';

type EmptyStateProps = {
  title: string;
  level?: Level;
  text?: string;
  /** 24 px. */
  icon?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
};

/** Nothing to show, without an error: icon, one sentence, one action. */
export const EmptyState = ({
  title,
  level: Title = 'p',
  text,
  icon = <Icon of={SearchX} size={24} />,
  action,
}: EmptyStateProps) => (
  <Root $danger={false}>
    <span className="disc">{icon}</span>
    <Title className="title">{title}</Title>
    {text && <p>{text}</p>}
    {action && <div className="action">{action}</div>}
  </Root>
);

type ErrorStateProps = {
  title: string;
  level?: Level;
  /** What else the player should know, for example that the money is safe (only where that is true). */
  text?: string;
  onRetry?: () => void;
};

/** Says what failed to load, and offers "Try again". */
export function ErrorState({ title, level: Title = 'p', text, onRetry }: ErrorStateProps) {
  const t = useT();
  return (
    <Root $danger role="alert">
      <span className="disc">
        <Icon of={TriangleAlert} size={24} />
      </span>
      <Title className="title">{title}</Title>
      {text && <p>{text}</p>}
      {onRetry && (
        <div className="action">
          <Button icon={<Icon of={RefreshCw} />} onClick={onRetry}>
            {t('ui.tryAgain')}
          </Button>
        </div>
      )}
    </Root>
  );
}
