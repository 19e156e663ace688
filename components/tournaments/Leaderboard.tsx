import { Medal } from 'lucide';
import { useId } from 'react';
import styled from 'styled-components';
import { Count } from '@/components/ui/figures/Figures';
import { HeadedCard } from '@/components/ui/layout/HeadedCard';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { useLocale } from '@/components/ui/LocaleContext';
import { Avatar } from '@/components/ui/pictures/Avatar';
import { Icon } from '@/components/ui/pictures/Icon';
import { formatTime } from '@/domain/format/instant';
import { shownPlaces, type Standing, type Tournament, type TournamentState } from '@/domain/tournaments/tournaments';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { Prize } from './Prize';
import { Score } from './Score';

const Root = styled(HeadedCard)`
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${token('space-12')};
    margin-block-end: ${token('space-8')};
  }
  .head span,
  .note {
    font: 400 ${token('type-sm')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: ${token('space-8')} ${token('space-4')};
    text-align: start;
  }
  thead th {
    font: 600 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  .end {
    text-align: end;
  }
  tbody tr {
    block-size: 48px;
    border-block-start: 1px solid ${token('border')};
  }
  tbody tr.gap {
    border-block-start: 2px dashed ${token('border-strong')};
  }
  tbody tr.own {
    background: ${token('accent-soft')};
    font-weight: 650;
  }
  tbody th {
    font-weight: 650;
  }
  .place,
  .who {
    display: flex;
    align-items: center;
    gap: ${token('space-8')};
  }
  .place svg {
    color: ${token('reward-text')};
  }
  tr:nth-child(2) .place svg {
    color: ${token('text-muted')};
  }
  tr:nth-child(3) .place svg {
    color: ${token('warning-text')};
  }
  tr:nth-child(-n + 3) .prize {
    color: ${token('reward-text')};
  }
  .who > span {
    inline-size: 28px;
    block-size: 28px;
    border: 0;
    font-size: 11px;
  }
  .who bdi {
    overflow-wrap: anywhere;
  }
  .prize {
    font-weight: 650;
    white-space: nowrap;
  }
  ${media.phone} {
    .rounds,
    .who > span {
      display: none;
    }
  }
  ${media.tablet} {
    th,
    td {
      padding-inline: ${token('space-12')};
    }
  }
`;

type LeaderboardProps = {
  tournament: Tournament;
  state: TournamentState | null;
  first: readonly Standing[];
  /** The places around the player's own. */
  around: readonly Standing[];
  /** The player's own position; null without one. */
  own: number | null;
  /** When the places came; null while hydrating. */
  updated: number | null;
};

/** The places of a tournament, the player's own always among them (ENG-04, W-21). */
export function Leaderboard({ tournament, state, first, around, own, updated }: LeaderboardProps) {
  const t = useT();
  const id = useId();
  const locale = useLocale();
  const { metric, currency, resultsAt } = tournament;
  const places = shownPlaces(first, around);
  const isOver = state === 'ended';
  return (
    <Root as="section" aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{t(isOver ? 'tournaments.results' : 'tournaments.board')}</h2>
        {state === 'running' && updated !== null && (
          <span>{t('tournaments.updated', { time: formatTime(locale, new Date(updated)) })}</span>
        )}
      </div>
      {isOver && resultsAt === null && <p className="note">{t('tournaments.counting')}</p>}
      {places.length === 0 ? (
        <p className="note">{t(isOver ? 'tournaments.nobody' : 'tournaments.noPlayers')}</p>
      ) : (
        <table aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{t('tournaments.place')}</th>
              <th scope="col">{t('tournaments.player')}</th>
              <th scope="col" className="end">
                {t(`tournaments.score.${metric ?? 'other'}`)}
              </th>
              <th scope="col" className="end rounds">
                {t('tournaments.rounds')}
              </th>
              <th scope="col" className="end">
                {t('tournaments.prize')}
              </th>
            </tr>
          </thead>
          <tbody>
            {places.map(({ position, player, score, rounds, prize, freeSpins }, index) => {
              const isOwn = position === own;
              const name = isOwn ? t('tournaments.you') : (player ?? t('tournaments.hidden'));
              const isGap = index > 0 && position > places[index - 1]!.position + 1;
              return (
                <tr
                  key={position}
                  className={[isOwn && 'own', isGap && 'gap'].filter(Boolean).join(' ') || undefined}
                  aria-current={isOwn || undefined}
                >
                  <td>
                    <span className="place">
                      {position <= 3 && <Icon of={Medal} />}
                      <Count value={position} />
                    </span>
                  </td>
                  <th scope="row">
                    <span className="who">
                      <Avatar name={name} />
                      <bdi>{name}</bdi>
                      {isOwn && player !== null && <VisuallyHidden>{player}</VisuallyHidden>}
                    </span>
                  </th>
                  <td className="end">
                    <Score of={tournament} value={score} />
                  </td>
                  <td className="end rounds">{rounds === null ? '–' : <Count value={rounds} />}</td>
                  <td className="end prize">
                    <Prize prize={prize} freeSpins={freeSpins} currency={currency} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </Root>
  );
}
