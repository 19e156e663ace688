import type { Locale } from '@/config/locale';
import { decimalsOf } from '@/domain/money/money';
import { formatNumber } from './number';

/** An award that is no money of a coin has two decimals; one of a coin has eight at most, without zeros at its end. */
const PLAIN = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const PRECISE = { minimumFractionDigits: 0, maximumFractionDigits: 8 };

/** More decimals than this make a currency a coin. */
const MOST_OF_MONEY = 3;

/** A number that can be written as one, else 0: an award never shows what is none. */
const numeral = (value: number | string): number | string => {
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? value : 0;
};

/**
 * An amount of the award, a number or a decimal text, in the page's language: "€24.99", "0.00012 BTC". Two decimals, or up to
 * eight where the player or the currency is of coins; rounded half away from zero; 0 for what is no number (CONST-14, OP-082).
 */
export function formatAward(
  locale: Locale,
  value: number | string,
  { currency, isCrypto = false }: { currency: string; isCrypto?: boolean },
): string {
  const isCoin = decimalsOf(currency) > MOST_OF_MONEY;
  const decimals = isCrypto || isCoin ? PRECISE : PLAIN;
  if (isCoin || !/^[A-Z]{3}$/.test(currency)) return `${formatNumber(locale, numeral(value), decimals)} ${currency}`;
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return formatNumber(locale, numeral(value), { ...decimals, ...style });
}
