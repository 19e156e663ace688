import { Ghost, MessageCircle } from 'lucide';
import { memo } from 'react';
import styled from 'styled-components';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { Amount } from '@/components/ui/figures/Amount';
import { Multiplier } from '@/components/ui/figures/Figures';
import { useLocale } from '@/components/ui/LocaleContext';
import { Cover } from '@/components/ui/pictures/Cover';
import { Icon } from '@/components/ui/pictures/Icon';
import { gameHref } from '@/config/pages/navigation';
import { formatInstantDay, formatTime } from '@/domain/format/instant';
import { localDay } from '@/domain/time/day';
import type { Win } from '@/domain/wins/wins';
import { openModal } from '@/hooks/address/modalAddress';
import { useShareToChat } from '@/hooks/chat/chatShare';
import { useAbsent } from '@/hooks/useAbsent';
import { useClock } from '@/hooks/useClock';
import { usePictureUrl } from '@/hooks/usePictureUrl';
import { useT } from '@/hooks/useT';
import { longWords } from '@/themes/longWords';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

/** How many wins a list shows. */
export const ROWS = 5;

/** As high as five rows, whatever it holds: nothing below moves, or is laid out again. */
export const Rows = styled.div`
  block-size: ${40 + ROWS * 56}px;
  overflow: hidden;
  contain: strict;

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
  /* A long word of a language has two lines, and all of its letters. */
  th {
    line-height: 1.2;
    white-space: normal;
    ${longWords}
  }
  .figure {
    text-align: end;
  }
  .win {
    font-weight: 650;
    color: ${token('success-text')};
  }
  td :is(a, button, .hidden) {
    display: flex;
    align-items: center;
    gap: ${token('space-8')};
    min-block-size: 44px;
    max-inline-size: 100%;
    outline-offset: -3px;
  }
  /* In its own direction: a long name loses its end. */
  bdi {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  td a {
    font-weight: 600;
  }
  td :is(a:hover > bdi, button:hover) {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  td button {
    font: inherit;
    color: ${token('accent-text')};
  }
  .hidden {
    color: ${token('text-muted')};
  }
  .cover {
    flex: none;
    inline-size: 30px;
    border-radius: ${token('radius-sm')};
  }
  ${media.phone} {
    .wide,
    td svg {
      display: none;
    }
    th:first-child,
    th:last-child {
      inline-size: 30%;
    }
  }
  /* The amount is whole, and the game has a name. */
  ${media.narrow} {
    .cover {
      display: none;
    }
    th,
    td {
      padding-inline: 2px;
    }
  }
`;

type Cells = { win: Win; now: number | null };
type Shares = ReturnType<typeof useShareToChat>;

/** The name, as a way to the player's statistics where those can be seen. */
function Player({ win: { player, playerId } }: Pick<Cells, 'win'>) {
  const t = useT();
  const noStatistics = useAbsent('playerStatistics');
  if (player === null)
    return (
      <span className="hidden">
        <Icon of={Ghost} size={16} />
        <bdi>{t('wins.ghost')}</bdi>
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

/** The way to share an own win, in place of the own name. */
function Share({ win: { id, game }, share }: Pick<Cells, 'win'> & { share: NonNullable<Shares> }) {
  const t = useT();
  return (
    <button
      type="button"
      aria-label={t('wins.shareGame', { game: game.name })}
      onClick={() => share({ kind: 'win', id, game: game.name })}
    >
      <Icon of={MessageCircle} size={16} />
      <bdi>{t('wins.share')}</bdi>
    </button>
  );
}

function When({ win: { at }, now }: Cells) {
  const locale = useLocale();
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return null;
  const isToday = now !== null && localDay(new Date(now)) === localDay(date);
  return <time dateTime={at}>{isToday ? formatTime(locale, date) : formatInstantDay(locale, at)}</time>;
}

function Row({ win, now, share }: Cells & { share: Shares }) {
  const pictureUrl = usePictureUrl();
  const { game, amount, currency, stake, multiplier } = win;
  return (
    <tr>
      <td>
        <SiteLink href={gameHref(game.id)}>
          <Cover name="" picture={pictureUrl(game.thumbnail)} load="near" />
          <bdi>{game.name}</bdi>
        </SiteLink>
      </td>
      <td>{share ? <Share win={win} share={share} /> : <Player win={win} />}</td>
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

type WinTableProps = { label: string; wins: readonly Win[]; own: boolean };

/** The newest rows of a list of wins; `own` are those of the player, who can share them. */
export const WinTable = memo(function WinTable({ label, wins, own }: WinTableProps) {
  const t = useT();
  const shareToChat = useShareToChat();
  const share = own ? shareToChat : null;
  const now = useClock(true);
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('wins.column.game')}</th>
          <th scope="col">{t(share ? 'wins.column.chat' : 'wins.column.player')}</th>
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
          <Row key={win.id} win={win} now={now} share={share} />
        ))}
      </tbody>
    </table>
  );
});
