import { Amount } from '@/components/ui/figures/Amount';
import { Day, Multiplier, Percent } from '@/components/ui/figures/Figures';
import { StatList, type Stat } from '@/components/ui/figures/StatList';
import { formatDay } from '@/domain/format/day';
import { type GameDetails } from '@/domain/game/game';
import { toMinor } from '@/domain/money/money';
import { useLocale } from '@/components/ui/LocaleContext';
import { useT } from '@/hooks/useT';

/** The figures of a game (ENT-38, GAME-06). A figure that the backend does not give is left out, never guessed. */
export function GameFacts({ game }: { game: GameDetails }) {
  const t = useT();
  const locale = useLocale();
  const { returnToPlayer, maxMultiplier, minBet, maxBet, currency, hitFrequency, releaseDate } = game.stats;
  const hasBets = toMinor(minBet, currency) !== null && toMinor(maxBet, currency) !== null;
  const stats: (Stat | false)[] = [
    returnToPlayer > 0 && {
      key: 'rtp',
      label: t('game.rtp'),
      value: <Percent value={returnToPlayer} decimals={2} />,
    },
    maxMultiplier > 0 && {
      key: 'maxMultiplier',
      label: t('game.maxMultiplier'),
      value: <Multiplier value={maxMultiplier} />,
    },
    hasBets && {
      key: 'bet',
      label: t('game.bet'),
      value: (
        <>
          <Amount value={minBet} currency={currency} /> – <Amount value={maxBet} currency={currency} />
        </>
      ),
    },
    game.volatility !== null && {
      key: 'volatility',
      label: t('game.volatility'),
      value: t(`game.volatility.${game.volatility}`),
    },
    hitFrequency !== null && {
      key: 'hitFrequency',
      label: t('game.hitFrequency'),
      value: <Percent value={hitFrequency} decimals={2} />,
    },
    formatDay(locale, releaseDate) !== null && {
      key: 'released',
      label: t('game.released'),
      value: <Day value={releaseDate} />,
    },
  ];
  return <StatList label={t('game.facts')} stats={stats.filter((stat) => stat !== false)} />;
}
