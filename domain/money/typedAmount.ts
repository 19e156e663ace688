import { intlTag, type Locale } from '@/config/locale';
import { decimalsOf, toDecimal, toMinor } from './money';

/** Why a typed text is no amount: nothing typed, no plain number (signs, exponents, letters), or too many decimals. */
export type AmountFault = 'empty' | 'format' | 'decimals';

/** What was typed, as an amount: `amount` in standard form as it travels, `minor` in minor units. */
export type TypedAmount = { amount: string; minor: bigint } | { fault: AmountFault };

/** More whole digits than any amount of money has; beyond them a database's whole numbers end. */
const MOST_DIGITS = 12;

/** The value of a digit of any script: in Unicode ten digits stand side by side, zero first, some scripts right after another. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0)!;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

const SPACES = /[\s\u00a0\u202f'’]/gu;

/** In Latin digits with one form of each sign: a point or a comma, and a space for every other way to group. */
const plain = (text: string): string =>
  text
    .trim()
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replaceAll('٫', '.')
    .replaceAll('٬', ' ')
    .replace(/[，、]/gu, ',')
    .replaceAll('．', '.')
    .replace(SPACES, ' ');

/** Thousands, or the Indian way: three digits last, two or three before. */
const grouped = (sign: string) => new RegExp(`^[1-9]\\d{0,2}(?:\\${sign}\\d{2,3})*\\${sign}\\d{3}$`);
const GROUPED: Readonly<Record<string, RegExp>> = { ' ': grouped(' '), ',': grouped(','), '.': grouped('.') };

/** Whole part and decimals of "1.234,56" and the like; null when the signs make no sense. */
function split(text: string, decimalSign: string): { whole: string; decimals: string } | null {
  const groupSign = decimalSign === ',' ? '.' : ',';
  // The sign that is not the language's own can only be a decimal sign where it cannot group: 10.50, 0.125.
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
 * Reads an amount as people type it in a language (OP-106): comma or point, native digits, grouped or not. "1.234" is
 * a thousand in German and more than one in English; "10.50" is ten and a half everywhere. What it was taken for is to
 * be shown beside the field. Signs, exponents and letters are 'format', more decimals than the currency has 'decimals'.
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
