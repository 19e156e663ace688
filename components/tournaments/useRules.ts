import { useLocale } from '@/components/ui/LocaleContext';
import { formatAmount } from '@/domain/format/amount';
import type { Tournament } from '@/domain/tournaments/tournaments';
import { useT } from '@/hooks/useT';

/**
 * What a tournament is about, in plain words: its prizes, what counts, in which games, and how to get in; null where
 * the backend does not say.
 */
export function useRules() {
  const t = useT();
  const locale = useLocale();
  const metric = ({ metric: of, bestRounds }: Tournament): string | null => {
    if (of === null || (of === 'points' && bestRounds === null)) return null;
    return of === 'points' ? t('tournaments.metric.points', { count: bestRounds ?? 0 }) : t(`tournaments.metric.${of}`);
  };
  const scope = ({ scope: told }: Tournament): string | null => {
    if (told === null) return null;
    const { of, name } = told;
    if (of === 'all' || of === 'games') return t(`tournaments.scope.${of}`);
    return name === null ? null : t(`tournaments.scope.${of}`, { name });
  };
  return {
    shared: ({ prize, prizes, freeSpins, currency }: Tournament): string => {
      const sum = formatAmount(locale, prize, currency) ?? prize;
      if (prizes === null) return `${t('tournaments.prize')}: ${sum}`;
      const money = t('tournaments.shared', { prize: sum, places: String(prizes.length) });
      return freeSpins ? `${money} ${t('tournaments.sharedSpins', { count: freeSpins.places })}` : money;
    },
    metric,
    scope,
    entry: ({ joinsItself }: Tournament): string | null =>
      joinsItself === null ? null : t(joinsItself ? 'tournaments.join.auto' : 'tournaments.join.hand'),
  };
}
