import { Amount } from '@/components/ui/figures/Amount';
import { Figure, Multiplier } from '@/components/ui/figures/Figures';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatNumber } from '@/domain/format/number';
import type { Tournament } from '@/domain/tournaments/tournaments';

/** A score in the words of what counts: money, a multiplier or a number. */
export function Score({ of: { metric, currency }, value }: { of: Tournament; value: string }) {
  const locale = useLocale();
  if (metric === 'wagered') return <Amount value={value} currency={currency} />;
  if (metric === 'multiplier') return <Multiplier value={Number(value)} />;
  return <Figure>{formatNumber(locale, value)}</Figure>;
}
