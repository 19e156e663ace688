import { type Locale } from '@/config/locale';
import { decimalsOf, toMinor } from '@/domain/money/money';
import { formatNumber } from './number';

/** How an amount shows its sign: only a minus, or plus and minus both (result columns; zero has neither). */
export type SignDisplay = 'negative' | 'exceptZero';

/** Coins show up to eight decimals and no trailing zeros; other currencies always all of theirs. */
const decimalOptions = (currency: string): Intl.NumberFormatOptions => {
  const most = decimalsOf(currency);
  return { minimumFractionDigits: most > 3 ? 0 : most, maximumFractionDigits: most };
};

/** The bare number of an amount: "1234.5" in EUR → "1,234.50". Null when the text is no amount of that currency. */
export const formatAmountNumber = (
  locale: Locale,
  amount: string,
  currency: string,
  sign: SignDisplay = 'negative',
): string | null =>
  toMinor(amount, currency) === null
    ? null
    : formatNumber(locale, amount, { ...decimalOptions(currency), signDisplay: sign });

/**
 * "1234.5" in EUR → "€1,234.50"; a code that is no ISO currency follows its number: "0.5 USDT" (design §9). Null when
 * the text is no amount of that currency.
 */
export function formatAmount(
  locale: Locale,
  amount: string,
  currency: string,
  sign: SignDisplay = 'negative',
): string | null {
  if (toMinor(amount, currency) === null) return null;
  const isCoin = decimalsOf(currency) > 3;
  if (isCoin || !/^[A-Z]{3}$/.test(currency))
    return `${formatAmountNumber(locale, amount, currency, sign)} ${currency}`;
  return formatNumber(locale, amount, {
    ...decimalOptions(currency),
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    signDisplay: sign,
  });
}
