import type { Locale } from '@/config/locale';
import { decimalsOf } from '@/domain/money/money';
import { formatNumber } from './number';

/** Awards in ordinary currencies have two decimals; in coins up to eight, without trailing zeros. */
const PLAIN = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const PRECISE = { minimumFractionDigits: 0, maximumFractionDigits: 8 };

/** A currency with more decimals than this is a coin. */
const MOST_OF_MONEY = 3;

/** Replaces anything that is not a finite number with 0. */
const numeral = (value: number | string): number | string => {
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? value : 0;
};

type Kind = { currency: string; isCrypto?: boolean };

const isCoin = (currency: string) => decimalsOf(currency) > MOST_OF_MONEY;

const decimalsFor = ({ currency, isCrypto = false }: Kind) => (isCrypto || isCoin(currency) ? PRECISE : PLAIN);

/** The most decimals of an award in this currency. */
export const awardPlaces = (kind: Kind): number => decimalsFor(kind).maximumFractionDigits;

/**
 * Formats an award amount (number or decimal string): "€24.99", "0.00012 BTC". Two decimals, or up to eight if the
 * player or the currency is crypto; rounds half away from zero; 0 for an invalid number (CONST-14, OP-082).
 */
export function formatAward(locale: Locale, value: number | string, kind: Kind): string {
  const { currency } = kind;
  const decimals = decimalsFor(kind);
  if (isCoin(currency) || !/^[A-Z]{3}$/.test(currency))
    return `${formatNumber(locale, numeral(value), decimals)} ${currency}`;
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return formatNumber(locale, numeral(value), { ...decimals, ...style });
}
