import { Ghost, Pause, Play, TrendingUp, Trophy } from 'lucide';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '@/components/ui/controls/IconButton';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { EmptyState, ErrorState } from '@/components/ui/feedback/StateBlock';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Amount } from '@/components/ui/figures/Amount';
import { Count, Multiplier } from '@/components/ui/figures/Figures';
import { SectionHeading } from '@/components/ui/layout/SectionHeading';
import { useLocale } from '@/components/ui/LocaleContext';
import { pill, pillRow } from '@/components/ui/navigation/pills';
import { Cover } from '@/components/ui/pictures/Cover';
import { Icon } from '@/components/ui/pictures/Icon';
import { gameHref } from '@/config/pages/navigation';
import { formatInstantDay, formatTime } from '@/domain/format/instant';
import { WIN_LISTS, type Win, type WinList } from '@/domain/wins/wins';
import { openModal } from '@/hooks/address/modalAddress';
import { useIsAuthenticated } from '@/hooks/player/useAuth';
import { useAbsent } from '@/hooks/useAbsent';
import { useClock } from '@/hooks/useClock';
import { usePictureUrl } from '@/hooks/usePictureUrl';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { useWins } from './useWins';

const ROWS = 5;

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

/** As high as five rows, whatever it holds: nothing below moves. */
const Rows = styled.div`
  block-size: ${40 + ROWS * 56}px;
  overflow: hidden;

  > [role='status'] > span {
    inline-size: 100%;
    block-size: 48px;
    margin-block-end: ${token('space-8')};
    border-radius: ${token('radius-md')};
  }
  table {
    inline-size: 100%;
    table-layout: fixed;
    border-collapse: collapse;
    font: 400 ${token('type-sm')} ${token('font-text')};
    font-variant-numeric: tabular-nums;
  }
  th {
    block-size: 40px;
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-muted')};
    text-align: start;
  }
  td {
    block-size: 56px;
    border-block-start: 1px solid ${token('border')};
    vertical-align: middle;
  }
  th,
  td {
    padding-inline: ${token('space-4')};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .figure {
    text-align: end;
  }
  .win {
    font-weight: 650;
    color: ${token('success-text')};
  }
  a,
  button {
    display: flex;
    align-items: center;
    gap: ${token('space-8')};
    min-block-size: 44px;
    max-inline-size: 100%;
    outline-offset: -3px;
  }
  a > span:last-child,
  button > bdi {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  a {
    font-weight: 600;
  }
  a:hover > span:last-child,
  button:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  button {
    font: inherit;
    color: ${token('accent-text')};
  }
  .hidden {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    color: ${token('text-muted')};
  }
  .cover {
    flex: none;
    inline-size: 30px;
    border-radius: ${token('radius-sm')};
  }
  ${media.phone} {
    .wide {
      display: none;
    }
    th:first-child {
      inline-size: 38%;
    }
  }
`;

type Cells = { win: Win; now: number | null };

/** The name, as a way to the player's statistics where those can be seen. */
function Player({ win: { player, playerId } }: Pick<Cells, 'win'>) {
  const t = useT();
  const noStatistics = useAbsent('playerStatistics');
  if (player === null)
    return (
      <span className="hidden">
        <Icon of={Ghost} size={16} />
        {t('wins.ghost')}
      </span>
    );
  if (playerId === null || noStatistics) return <bdi>{player}</bdi>;
  return (
    <button
      type="button"
      aria-label={t('wins.statisticsOf', { name: player })}
      onClick={() => openModal('statistics', { player: playerId })}
    >
      <bdi>{player}</bdi>
    </button>
  );
}

function When({ win: { at }, now }: Cells) {
  const locale = useLocale();
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return null;
  const isToday = now !== null && new Date(now).toDateString() === date.toDateString();
  return <time dateTime={at}>{isToday ? formatTime(locale, date) : formatInstantDay(locale, at)}</time>;
}

function Row({ win, now }: Cells) {
  const pictureUrl = usePictureUrl();
  const { game, amount, currency, stake, multiplier } = win;
  return (
    <tr>
      <td>
        <SiteLink href={gameHref(game.id)}>
          <Cover name="" picture={pictureUrl(game.thumbnail)} load="near" />
          <span>
            <bdi>{game.name}</bdi>
          </span>
        </SiteLink>
      </td>
      <td>
        <Player win={win} />
      </td>
      <td className="wide">
        <When win={win} now={now} />
      </td>
      <td className="wide figure">
        <Amount value={stake} currency={currency} />
      </td>
      <td className="figure">
        <Multiplier value={multiplier} />
      </td>
      <td className="figure win">
        <Amount value={amount} currency={currency} />
      </td>
    </tr>
  );
}

function Table({ label, wins }: { label: string; wins: readonly Win[] }) {
  const t = useT();
  const now = useClock(true);
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('wins.column.game')}</th>
          <th scope="col">{t('wins.column.player')}</th>
          <th scope="col" className="wide">
            {t('wins.column.time')}
          </th>
          <th scope="col" className="wide figure">
            {t('wins.column.stake')}
          </th>
          <th scope="col" className="figure">
            {t('wins.column.multiplier')}
          </th>
          <th scope="col" className="figure">
            {t('wins.column.win')}
          </th>
        </tr>
      </thead>
      <tbody>
        {wins.slice(0, ROWS).map((win) => (
          <Row key={win.id} win={win} now={now} />
        ))}
      </tbody>
    </table>
  );
}

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
 * pressed, while paused and in a hidden tab; not announced, because it changes by itself.
 */
export function TopWins() {
  const t = useT();
  const id = useId();
  const isPlayer = useIsAuthenticated();
  const [chosen, setChosen] = useState<WinList>('all');
  const [stopped, setStopped] = useState(false);
  const list = chosen === 'my' && !isPlayer ? 'all' : chosen;
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
            <button key={each} type="button" aria-pressed={each === list} onClick={() => setChosen(each)}>
              {t(`wins.list.${each}`)}
            </button>
          ))}
        </div>
        <Rows onPointerDown={hold} onPointerUp={release} onPointerCancel={release} onPointerLeave={release}>
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
          {wins && wins.length > 0 && <Table label={t(`wins.list.${list}`)} wins={wins} />}
        </Rows>
        <p className="note">{t('wins.note')}</p>
      </div>
    </Root>
  );
}
