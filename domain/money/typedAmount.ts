import { intlTag, type Locale } from '@/config/locale';
import { latinDigits } from '../texts/latinDigits';
import { decimalsOf, toDecimal, toMinor } from './money';

/** Why typed text is not an amount: empty, not a plain number (signs, exponents, letters), or too many decimals. */
export type AmountFault = 'empty' | 'format' | 'decimals';

/** A parsed amount: `amount` in wire format, `minor` in minor units. */
export type TypedAmount = { amount: string; minor: bigint } | { fault: AmountFault };

/** More whole digits than any real amount; longer ones overflow database integers. */
const MOST_DIGITS = 12;

const SPACES = /[\s\u00a0\u202f'’]/gu;

/** Normalises to Latin digits, with "." or "," as separators and a space for every other grouping sign. */
const plain = (text: string): string =>
  latinDigits(text)
    .replaceAll('٫', '.')
    .replaceAll('٬', ' ')
    .replace(/[，、]/gu, ',')
    .replaceAll('．', '.')
    .replace(SPACES, ' ');

/** Western or Indian grouping: three digits last, two or three in the groups before. */
const grouped = (sign: string) => new RegExp(`^[1-9]\\d{0,2}(?:\\${sign}\\d{2,3})*\\${sign}\\d{3}$`);
const GROUPED: Readonly<Record<string, RegExp>> = { ' ': grouped(' '), ',': grouped(','), '.': grouped('.') };

/** Whole part and decimals of text like "1.234,56"; null if the separators are inconsistent. */
function split(text: string, decimalSign: string): { whole: string; decimals: string } | null {
  const groupSign = decimalSign === ',' ? '.' : ',';
  // The separator that is not the locale's decimal sign is a decimal sign only where it cannot group: 10.50, 0.125.
  const isSingle = text.split(/[.,]/).length === 2;
  const point = isSingle && text.includes(groupSign) && !GROUPED[groupSign]!.test(text) ? groupSign : decimalSign;
  const [whole = '', decimals = '', ...more] = text.split(point);
  if (more.length > 0 || !/^\d*$/.test(decimals)) return null;
  const sign = /[ .,]/.exec(whole)?.[0];
  if (sign !== undefined && !GROUPED[sign]!.test(whole)) return null;
  const digits = whole.replace(/[ .,]/g, '');
  if (!/^\d*$/.test(digits) || digits + decimals === '') return null;
  return { whole: digits.replace(/^0+(?=\d)/, '') || '0', decimals };
}

const decimalSignOf = (locale: Locale): string =>
  new Intl.NumberFormat(intlTag(locale)).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';

/**
 * Parses an amount typed in a locale (OP-106): decimal comma or point, native digits, with or without grouping. "1.234"
 * is a thousand in German but just over one in English; "10.50" is ten and a half everywhere, so show the parsed value
 * beside the field. Signs, exponents and letters give 'format'; more decimals than the currency has give 'decimals'.
 */
export function typedAmount(locale: Locale, text: string, currency: string): TypedAmount {
  const typed = plain(text);
  if (typed === '') return { fault: 'empty' };
  if (!/^[\d., ]+$/.test(typed)) return { fault: 'format' };
  const parts = split(typed, decimalSignOf(locale));
  if (!parts || parts.whole.length > MOST_DIGITS) return { fault: 'format' };
  const decimals = parts.decimals.replace(/0+$/, '');
  if (decimals.length > decimalsOf(currency)) return { fault: 'decimals' };
  const minor = toMinor(decimals === '' ? parts.whole : `${parts.whole}.${decimals}`, currency);
  return minor === null ? { fault: 'format' } : { minor, amount: toDecimal(minor, currency) };
}
