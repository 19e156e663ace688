import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { Loading } from '@/components/ui/feedback/Loading';
import { EmptyState, ErrorState } from '@/components/ui/feedback/StateBlock';
import { Count, Day, Multiplier } from '@/components/ui/figures/Figures';
import { StatList } from '@/components/ui/figures/StatList';
import { Dialog } from '@/components/ui/overlay/Dialog';
import type { Statistics } from '@/domain/wins/wins';
import { swapModal } from '@/hooks/address/modalAddress';
import { useLoginOff } from '@/hooks/player/useLoginOff';
import { useToken } from '@/hooks/player/useToken';
import { useT } from '@/hooks/useT';
import { asCallError } from '@/services/http/call';
import { PLAYER_NOT_FOUND, useOwnStatisticsQuery, usePlayerStatisticsQuery } from '@/services/wins/wins';
import type { ModalProps } from '@/store/modal';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { ShareCard } from './ShareCard';

/** As high as the share card beside the figures: the dialog opens at its size and stays in its place. */
const Place = styled.div`
  ${media.tablet} {
    min-block-size: 472px;
  }
`;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-20')};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 260px;
    align-items: start;
  }
  .figures {
    display: grid;
    gap: ${token('space-16')};
    min-inline-size: 0;
  }
  h3 {
    font-size: 16px;
    line-height: 22px;
  }
  .note {
    font: 400 ${token('type-sm')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  ol {
    display: grid;
    gap: ${token('space-8')};
  }
  li {
    display: flex;
    justify-content: space-between;
    gap: ${token('space-12')};
    overflow-wrap: anywhere;
  }
  li > b {
    flex: none;
  }
`;

const orDash = (value: number | null) => (value === null ? '–' : <Count value={value} />);

function Figures({ statistics, own }: { statistics: Statistics; own: boolean }) {
  const t = useT();
  const { player, joinedDate, totalBets, wins, losses, games, bestMultiplier, latestRaces } = statistics;
  const stats = [
    { key: 'joined', label: t('statistics.joined'), value: joinedDate === null ? '–' : <Day value={joinedDate} /> },
    { key: 'bets', label: t('statistics.totalBets'), value: orDash(totalBets) },
    { key: 'wins', label: t('statistics.wins'), value: orDash(wins) },
    { key: 'losses', label: t('statistics.losses'), value: orDash(losses) },
    { key: 'games', label: t('statistics.games'), value: orDash(games) },
    {
      key: 'best',
      label: t('statistics.best'),
      value: bestMultiplier === null ? '–' : <Multiplier value={bestMultiplier} />,
    },
  ];
  return (
    <Root>
      <div className="figures">
        <StatList label={t('statistics.figures')} stats={stats} />
        <p className="note">{t('statistics.note')}</p>
        {own && player === null && <p className="note">{t('statistics.ghost')}</p>}
        {latestRaces.length > 0 && (
          <section>
            <h3>{t('statistics.races')}</h3>
            <ol>
              {latestRaces.map(({ name, date, position }) => (
                <li key={`${name} ${date}`}>
                  <span>
                    <bdi>{name}</bdi> · <Day value={date} />
                  </span>
                  <b>{t('statistics.position', { position })}</b>
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
      <ShareCard statistics={statistics} own={own} />
    </Root>
  );
}

type Asked = {
  currentData?: Statistics | undefined;
  isError: boolean;
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
};

function Content({ asked, own }: { asked: Asked; own: boolean }) {
  const t = useT();
  const { currentData, isError, isFetching, error, refetch } = asked;
  if (currentData) return <Figures statistics={currentData} own={own} />;
  if (!isError || isFetching) return <Loading shapes={['heading', 'line', 'line', 'line']} />;
  if (asCallError(error).code === PLAYER_NOT_FOUND)
    return <EmptyState title={t('statistics.notFound')} text={t('statistics.notFoundText')} />;
  return <ErrorState title={t('ui.loadingError')} onRetry={() => void refetch()} />;
}

function OfPlayer({ player }: { player: string }) {
  const asked = usePlayerStatisticsQuery(player, { refetchOnMountOrArgChange: true });
  return <Answer asked={asked} own={false} />;
}

function Own() {
  const asked = useOwnStatisticsQuery(undefined, { refetchOnMountOrArgChange: true });
  return <Answer asked={asked} own />;
}

const Answer = (props: { asked: Asked; own: boolean }) => (
  <Place>
    <Content {...props} />
  </Place>
);

/** Guests have no figures of their own. */
function LogInFirst() {
  const t = useT();
  const noLogin = useLoginOff();
  return (
    <EmptyState
      title={t('statistics.logIn')}
      action={!noLogin && <Button onClick={() => swapModal('login')}>{t('statistics.toLogIn')}</Button>}
    />
  );
}

/** The figures of the signed-in player, or of the one the address names (M-28). */
export function StatisticsDialog({ open, values, onClose }: ModalProps) {
  const t = useT();
  const isSignedIn = useToken() !== null;
  const { player } = values;
  return (
    <Dialog open={open} onClose={onClose} size="tall" title={t(player ? 'statistics.ofPlayer' : 'statistics.title')}>
      {player ? <OfPlayer player={player} /> : isSignedIn ? <Own /> : <LogInFirst />}
    </Dialog>
  );
}
