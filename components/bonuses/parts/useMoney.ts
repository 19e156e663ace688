import { useCallback } from 'react';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatAmount } from '@/domain/format/amount';

/** Amounts inside of sentences; what is no amount stands as it came. */
export function useMoney(currency: string): (amount: string) => string {
  const locale = useLocale();
  return useCallback((amount) => formatAmount(locale, amount, currency) ?? amount, [locale, currency]);
}
