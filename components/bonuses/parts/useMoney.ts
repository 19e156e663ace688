import { useCallback } from 'react';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatAmount } from '@/domain/format/amount';

/** Formats amounts within sentences; text that is not an amount stays as it is. */
export function useMoney(currency: string): (amount: string) => string {
  const locale = useLocale();
  return useCallback((amount) => formatAmount(locale, amount, currency) ?? amount, [locale, currency]);
}
