import { Pause, Play, TrendingUp, Trophy } from 'lucide';
import { useDeferredValue, useId, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '@/components/ui/controls/IconButton';
import { EmptyState, ErrorState } from '@/components/ui/feedback/StateBlock';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Count } from '@/components/ui/figures/Figures';
import { SectionHeading } from '@/components/ui/layout/SectionHeading';
import { pill, pillRow } from '@/components/ui/navigation/pills';
import { Icon } from '@/components/ui/pictures/Icon';
import { WIN_LISTS, type WinList } from '@/domain/wins/wins';
import { useIsAuthenticated } from '@/hooks/player/useAuth';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { useWins } from './useWins';
import { ROWS, Rows, WinTable } from './WinTable';

const Root = styled.section`
  min-inline-size: 0;

  .card {
    padding: ${token('space-8')} ${token('space-12')} ${token('space-12')};
    border: 1px solid ${token('border')};
    border-radius: ${token('radius-lg')};
    background: ${token('surface1')};
  }
  .lists {
    ${pillRow}
    --bleed: ${token('space-12')};
  }
  .lists > button {
    ${pill}
  }
  .lists > [aria-pressed='true'] {
    background: ${token('accent-soft')};
    color: ${token('on-accent-soft')};
  }
  .tools {
    display: flex;
    align-items: center;
    gap: ${token('space-8')};
    min-inline-size: 0;
  }
  .note {
    min-block-size: 18px;
    margin-block-start: ${token('space-8')};
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  .month {
    min-inline-size: 0;
    display: flex;
    align-items: center;
    gap: ${token('space-8')};
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  .month b {
    color: ${token('text')};
  }
`;

/** The figure the operator names (W-18). */
function WinOfMonth() {
  const t = useT();
  const { winOfMonth } = useSettings();
  if (winOfMonth === null) return null;
  return (
    <p className="month">
      <Icon of={Trophy} size={16} />
      <span>
        {t('wins.ofMonth')}{' '}
        <b>
          <Count value={winOfMonth} />
        </b>
      </span>
    </p>
  );
}

/**
 * Top wins (W-17): four tables of rounds that were really played, kept up to date in place. At rest while a row is
 * pressed or focused, while paused and in a hidden tab; not announced, because it changes by itself.
 */
export function TopWins() {
  const t = useT();
  const id = useId();
  const isPlayer = useIsAuthenticated();
  const [chosen, setChosen] = useState<WinList>('all');
  const [stopped, setStopped] = useState(false);
  const pressed = chosen === 'my' && !isPlayer ? 'all' : chosen;
  // The press is seen before its table is drawn.
  const list = useDeferredValue(pressed);
  const { wins, failed, refetch, hold, release } = useWins(list, stopped);
  const name = t('wins.title');
  return (
    <Root aria-labelledby={id}>
      <SectionHeading id={id} title={name} icon={<Icon of={TrendingUp} />}>
        <div className="tools">
          <WinOfMonth />
          <IconButton
            label={t(stopped ? 'ui.resume' : 'ui.pause', { name })}
            filled
            onClick={() => setStopped(!stopped)}
          >
            <Icon of={stopped ? Play : Pause} size={16} />
          </IconButton>
        </div>
      </SectionHeading>
      <div className="card">
        <div className="lists" role="group" aria-label={name}>
          {WIN_LISTS.filter((each) => each !== 'my' || isPlayer).map((each) => (
            <button key={each} type="button" aria-pressed={each === pressed} onClick={() => setChosen(each)}>
              {t(`wins.list.${each}`)}
            </button>
          ))}
        </div>
        <Rows
          onPointerDown={hold}
          onPointerUp={release}
          onPointerCancel={release}
          onPointerLeave={release}
          onFocus={hold}
          onBlur={release}
        >
          {wins === null && failed && <ErrorState title={t('ui.loadingError')} onRetry={refetch} />}
          {wins === null && !failed && (
            <div role="status" aria-label={t('ui.loading')}>
              {Array.from({ length: ROWS }, (_, index) => (
                <Skeleton key={index} $shape="cell" $still />
              ))}
            </div>
          )}
          {wins?.length === 0 && (
            <EmptyState
              icon={<Icon of={TrendingUp} size={24} />}
              title={t(list === 'my' ? 'wins.noneOfYours' : 'wins.none')}
            />
          )}
          {wins && wins.length > 0 && <WinTable label={t(`wins.list.${list}`)} wins={wins} own={list === 'my'} />}
        </Rows>
        <p className="note">{t('wins.note')}</p>
      </div>
    </Root>
  );
}
