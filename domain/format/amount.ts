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

/** The options of each kind of amount, made once: a formatter is found again by them (number.ts), and a table has hundreds. */
const KEPT = new Map<string, Intl.NumberFormatOptions>();

function kept(key: string, make: () => Intl.NumberFormatOptions): Intl.NumberFormatOptions {
  const options = KEPT.get(key) ?? make();
  KEPT.set(key, options);
  return options;
}

/** The bare number of an amount: "1234.5" in EUR → "1,234.50". Null when the text is no amount of that currency. */
export const formatAmountNumber = (
  locale: Locale,
  amount: string,
  currency: string,
  sign: SignDisplay = 'negative',
): string | null =>
  toMinor(amount, currency) === null
    ? null
    : formatNumber(
        locale,
        amount,
        kept(`${decimalsOf(currency)} ${sign}`, () => ({ ...decimalOptions(currency), signDisplay: sign })),
      );

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
  const options = kept(`${currency} ${sign}`, () => ({
    ...decimalOptions(currency),
    ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol', signDisplay: sign },
  }));
  return formatNumber(locale, amount, options);
}
