import { intlTag, type Locale } from '@/config/locale';
import { formatted } from './figures';

/**
 * Number formatting: Latin digits in every language, a real minus sign, rounding half away from zero (design §9).
 * Values are numbers, or decimal strings where a float would lose digits.
 */

const MINUS = '−';

const formatters = new WeakMap<Intl.NumberFormatOptions, Map<string, Intl.NumberFormat>>();

/**
 * Creating an Intl formatter costs far more than using it. They are cached by options object: the constants of this
 * folder hit the cache, and formatters of one-off options are garbage collected with them.
 */
function formatter(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const byTag = formatters.get(options) ?? new Map<string, Intl.NumberFormat>();
  formatters.set(options, byTag);
  const found = byTag.get(locale.tag) ?? new Intl.NumberFormat(intlTag(locale), options);
  byTag.set(locale.tag, found);
  return found;
}

const PLAIN: Intl.NumberFormatOptions = {};

/**
 * Formats a number with a minus sign instead of the hyphen most locales use. Throws RangeError for options Intl
 * rejects.
 */
export function formatNumber(locale: Locale, value: number | string, options = PLAIN): string {
  // Fast path: below 1000 the result is the same in every language.
  if (options === PLAIN && typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1000)
    return String(value);
  return formatted(locale.figures, options, value, () => {
    const format = formatter(locale, options);
    // Intl formats decimal strings without loss, but its type only accepts numeric literals.
    const exact = value as number;
    if (!(Number(value) < 0)) return format.format(exact);
    return format
      .formatToParts(exact)
      .map((part) => (part.type === 'minusSign' ? part.value.replace('-', MINUS) : part.value))
      .join('');
  });
}

const decimals = (count: number) => ({ minimumFractionDigits: count, maximumFractionDigits: count });
const percent = (count: number) => ({ style: 'unit', unit: 'percent', ...decimals(count) }) as const;

const PERCENT = { 1: percent(1), 2: percent(2) };
const MULTIPLE = { whole: decimals(0), broken: decimals(2) };

/** 94.31 with one decimal → "94.3%". */
export const formatPercent = (locale: Locale, value: number, places: keyof typeof PERCENT): string =>
  formatNumber(locale, value, PERCENT[places]);

/** 5000 → "5,000×", 12.4 → "12.40×": no decimals for whole multiples, two for others (ENT-38). */
export const formatMultiplier = (locale: Locale, multiple: number): string =>
  `${formatNumber(locale, multiple, Number.isInteger(multiple) ? MULTIPLE.whole : MULTIPLE.broken)}×`;
