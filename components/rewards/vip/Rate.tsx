import { Figure } from '@/components/ui/figures/Figures';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatNumber } from '@/domain/format/number';

const PERCENT = { style: 'unit', unit: 'percent', maximumFractionDigits: 2 } as const;

/** A fraction as a percentage: 0.055 is 5.5%; a dash where the backend gives none. */
export function Rate({ value }: { value: number | null }) {
  const locale = useLocale();
  return value === null ? '–' : <Figure>{formatNumber(locale, Math.round(value * 10_000) / 100, PERCENT)}</Figure>;
}
