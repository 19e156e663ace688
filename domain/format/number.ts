import { intlTag, type Locale } from '@/config/locales';

/**
 * Numbers as people read them: Latin digits in every language, a real minus sign, rounding half away from zero (design
 * §9). Values are numbers, or decimal strings where a float would lose digits.
 */

const MINUS = '−';

const formatters = new Map<string, Intl.NumberFormat>();

/** Making an Intl formatter costs far more than using it. Bounded: languages × the few option sets of this folder. */
function formatter(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale.tag} ${JSON.stringify(options)}`;
  let found = formatters.get(key);
  if (!found) {
    if (formatters.size >= 1000) formatters.clear();
    found = new Intl.NumberFormat(intlTag(locale), options);
    formatters.set(key, found);
  }
  return found;
}

/** Formats, and turns the hyphen that most languages print into a minus sign. RangeError for options Intl refuses. */
export function formatNumber(locale: Locale, value: number | string, options: Intl.NumberFormatOptions = {}): string {
  return formatter(locale, options)
    .formatToParts(value as number)
    .map((part) => (part.type === 'minusSign' ? part.value.replace('-', MINUS) : part.value))
    .join('');
}

/** 94.31 with one decimal → "94.3%". */
export const formatPercent = (locale: Locale, percent: number, decimals: number): string =>
  formatNumber(locale, percent, {
    style: 'unit',
    unit: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

/** 5000 → "5,000×", 12.4 → "12.40×": whole multiples stand without decimals, others with two (ENT-38). */
export function formatMultiplier(locale: Locale, multiple: number): string {
  const decimals = Number.isInteger(multiple) ? 0 : 2;
  return `${formatNumber(locale, multiple, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })}×`;
}
