import { type Locale } from '@/config/locale';
import { decimalsOf, isDecimal } from '@/domain/money/money';
import { formatNumber } from './number';

/** Sign display: minus only, or plus and minus (result columns; zero has no sign). */
export type SignDisplay = 'negative' | 'exceptZero';

/** Coins show up to eight decimals without trailing zeros; other currencies always all of theirs. */
const decimalOptions = (currency: string): Intl.NumberFormatOptions => {
  const most = decimalsOf(currency);
  return { minimumFractionDigits: most > 3 ? 0 : most, maximumFractionDigits: most };
};

/**
 * Options objects are reused because number.ts caches formatters by options object, and a table formats hundreds of
 * amounts.
 */
const KEPT = new Map<string, Intl.NumberFormatOptions>();

function kept(key: string, make: () => Intl.NumberFormatOptions): Intl.NumberFormatOptions {
  const options = KEPT.get(key) ?? make();
  KEPT.set(key, options);
  return options;
}

/**
 * The number of an amount without its currency: "1234.5" in EUR → "1,234.50". Decimals that the currency does not have
 * are rounded half away from zero (OP-082). Null if it is no plain decimal number.
 */
export const formatAmountNumber = (
  locale: Locale,
  amount: string,
  currency: string,
  sign: SignDisplay = 'negative',
): string | null =>
  isDecimal(amount)
    ? formatNumber(
        locale,
        amount,
        kept(`${decimalsOf(currency)} ${sign}`, () => ({ ...decimalOptions(currency), signDisplay: sign })),
      )
    : null;

/** Whether a currency is written by its symbol; a coin, and a code that is not of ISO's form, is not (design §9). */
export const hasSymbol = (currency: string): boolean => decimalsOf(currency) <= 3 && /^[A-Z]{3}$/.test(currency);

/**
 * "1234.5" in EUR → "€1,234.50"; a code that is not an ISO currency follows the number: "0.5 USDT" (design §9). An
 * unknown currency, '', gives the number alone. Null if it is no plain decimal number.
 */
export function formatAmount(
  locale: Locale,
  amount: string,
  currency: string,
  sign: SignDisplay = 'negative',
): string | null {
  if (!isDecimal(amount)) return null;
  if (currency === '') return formatAmountNumber(locale, amount, currency, sign);
  if (!hasSymbol(currency)) return `${formatAmountNumber(locale, amount, currency, sign)} ${currency}`;
  const options = kept(`${currency} ${sign}`, () => ({
    ...decimalOptions(currency),
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    signDisplay: sign,
  }));
  return formatNumber(locale, amount, options);
}
