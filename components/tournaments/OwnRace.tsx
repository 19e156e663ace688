import { useId, type ReactNode } from 'react';
import { Button } from '@/components/ui/controls/Button';
import { Result } from '@/components/ui/feedback/Result';
import { Amount } from '@/components/ui/figures/Amount';
import { Count } from '@/components/ui/figures/Figures';
import { FactList } from '@/components/ui/figures/FactList';
import { HeadedCard } from '@/components/ui/layout/HeadedCard';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatNumber } from '@/domain/format/number';
import type { OwnStanding, Tournament, TournamentState } from '@/domain/tournaments/tournaments';
import { useT } from '@/hooks/useT';
import type { OwnPlace } from '@/services/tournaments/tournaments';
import { Prize } from './Prize';
import { Score } from './Score';

type OwnRaceProps = {
  tournament: Tournament;
  state: TournamentState;
  /** Undefined while it has not come. */
  place: OwnPlace | undefined;
  isError: boolean;
  onRetry: () => void;
};

function Figures({ tournament, own, isOver }: { tournament: Tournament; own: OwnStanding; isOver: boolean }) {
  const t = useT();
  const locale = useLocale();
  const { currency } = own;
  const { metric, players } = tournament;
  const unknown = '–';
  const place =
    players === null ? (
      <Count value={own.position} />
    ) : (
      t('tournaments.ownPlace', {
        place: formatNumber(locale, own.position),
        players: formatNumber(locale, Math.max(players, own.position)),
      })
    );
  const fact = (key: string, label: string, value: ReactNode) => ({ key, label, value });
  return (
    <FactList
      facts={[
        fact('place', t('tournaments.place'), place),
        ...(own.rank === null ? [] : [fact('rank', t('tournaments.rank'), own.rank)]),
        fact('score', t(`tournaments.score.${metric ?? 'other'}`), <Score of={tournament} value={own.score} />),
        fact('rounds', t('tournaments.rounds'), own.rounds === null ? unknown : <Count value={own.rounds} />),
        fact(
          'prize',
          t(isOver ? 'tournaments.prize' : 'tournaments.prizeNow'),
          <Prize prize={own.ownPrize} freeSpins={own.freeSpins} currency={currency} />,
        ),
        fact('staked', t('tournaments.staked'), <Amount value={own.wagered} currency={currency} />),
        fact(
          'net',
          t('tournaments.net'),
          own.netResult === null ? unknown : <Result value={own.netResult} currency={currency} />,
        ),
      ]}
    />
  );
}

/** The player's own figures in a tournament: place, rank, score, prize, and what it has cost so far (ENT-35). */
export function OwnRace({ tournament, state, place, isError, onRetry }: OwnRaceProps) {
  const t = useT();
  const id = useId();
  const isOver = state === 'ended';
  const missing = () => {
    if (isOver) return t('tournaments.noPart');
    return place?.joined || tournament.joinsItself ? t('tournaments.noPlace') : t('tournaments.notIn');
  };
  return (
    <HeadedCard as="section" aria-labelledby={id}>
      <h2 id={id}>{t('tournaments.own')}</h2>
      {place?.own && <Figures tournament={tournament} own={place.own} isOver={isOver} />}
      {place?.own === null && <p>{missing()}</p>}
      {(place ? place.own === undefined : isError) && (
        <>
          <p role="alert">{t('tournaments.ownFailed')}</p>
          <Button onClick={onRetry}>{t('ui.tryAgain')}</Button>
        </>
      )}
    </HeadedCard>
  );
}
