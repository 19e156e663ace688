import { Amount } from '@/components/ui/figures/Amount';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatNumber } from '@/domain/format/number';
import { useT } from '@/hooks/useT';

type PrizeProps = { prize: string | null; freeSpins: number | null; currency: string };

/** What a place wins: money, free spins, or nothing. */
export function Prize({ prize, freeSpins, currency }: PrizeProps) {
  const t = useT();
  const locale = useLocale();
  if (prize !== null) return <Amount value={prize} currency={currency} />;
  return <>{freeSpins === null ? '–' : t('tournaments.spins', { number: formatNumber(locale, freeSpins) })}</>;
}
