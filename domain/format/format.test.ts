import fc from 'fast-check';
import { LOCALES, localeOf } from '@/config/locales';
import { formatAmount, formatAmountNumber } from './amount';
import { formatColumnDay, formatDay, formatDayRange, formatFullDay, formatMonth, formatWeekday } from './day';
import { formatInstant, formatInstantDay } from './instant';
import { openingDay } from './openingDay';
import { formatDuration } from './duration';
import { formatMultiplier, formatNumber, formatPercent } from './number';

const en = localeOf('en');
const de = localeOf('de');
const plain = (text: string | null) => text?.replace(/\s/g, ' ');

describe('percent and multiplier', () => {
  it('shows return to player in % with one decimal or two, and the multiplier with × (ENT-38, GAME-06)', () => {
    expect(formatPercent(en, 94.3, 2)).toBe('94.30%');
    expect(formatPercent(en, 94.31, 1)).toBe('94.3%');
    expect(formatMultiplier(en, 5000)).toBe('5,000×');
    expect(formatMultiplier(en, 12.4)).toBe('12.40×');
  });

  it('follows the language', () => {
    expect(plain(formatPercent(de, 94.3, 2))).toBe('94,30 %');
    expect(formatMultiplier(de, 5000)).toBe('5.000×');
  });
});

describe('amounts', () => {
  it('keeps two decimals of a fiat currency and trims those of a coin', () => {
    expect(formatAmount(en, '0.1', 'EUR')).toBe('€0.10');
    expect(formatAmount(en, '1500', 'JPY')).toBe('¥1,500');
    expect(plain(formatAmount(en, '0.00100000', 'BTC'))).toBe('0.001 BTC');
    expect(plain(formatAmount(en, '3', 'USDT'))).toBe('3 USDT');
  });

  it('writes a real minus sign, a plus where asked, and zero without either', () => {
    expect(formatAmount(en, '-18.40', 'EUR')).toBe('−€18.40');
    expect(formatAmountNumber(en, '-18.40', 'DEMO', 'exceptZero')).toBe('−18.40');
    expect(formatAmountNumber(en, '18.40', 'DEMO', 'exceptZero')).toBe('+18.40');
    expect(formatAmountNumber(en, '0.00', 'DEMO', 'exceptZero')).toBe('0.00');
  });

  it.each(['', 'NaN', '1e3', '.5', '1,000', '0x10'])('refuses %j, which is no amount', (amount) => {
    expect(formatAmount(en, amount, 'EUR')).toBeNull();
    expect(formatAmountNumber(en, amount, 'EUR')).toBeNull();
  });

  it.each([
    ['12.345', 'EUR', '€12.35'],
    ['-12.345', 'EUR', '−€12.35'],
    ['-0.001', 'EUR', '€0.00'],
    ['0.000000019999999999', 'ETH', '0.00000002 ETH'],
    ['1500.5', 'JPY', '¥1,501'],
  ])('rounds what the currency has no decimals for: %s %s', (amount, currency, text) => {
    expect(plain(formatAmount(en, amount, currency))).toBe(text);
  });

  it('loses no digit of an amount beyond what a float can hold', () => {
    expect(formatAmount(en, '12345678901234567.89', 'EUR')).toBe('€12,345,678,901,234,567.89');
  });

  it('prints Latin digits, no hyphen and no NaN in any language', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), (locale, units) => {
        const text = formatAmount(locale, `${units}.05`, 'EUR');
        expect(text).toMatch(/[0-9]/);
        expect(text).not.toMatch(/NaN|undefined|-|[٠-٩۰-۹०-९၀-၉๐-๙]/);
      }),
    );
  });
});

it('formats one number the same way again, whichever option set came between', () => {
  expect([formatNumber(en, 1.5), formatPercent(en, 1.5, 2), formatNumber(en, 1.5)]).toEqual(['1.5', '1.50%', '1.5']);
});

describe('days', () => {
  it('writes a day in words, day first in English', () => {
    expect(formatDay(en, '2026-03-12')).toBe('12 Mar 2026');
    expect(formatDay(de, '2026-11-20')).toBe('20. Nov. 2026');
    // Neither Buddhist years nor other digits.
    expect(formatDay(localeOf('th'), '2026-11-20')).toMatch(/^20 .* 2026$/);
    expect(formatDay(localeOf('ar'), '2026-11-20')).toMatch(/20.* 2026/);
  });

  it.each(['', '2026-02-30', '2026-13-01', '12.03.2026', '2026-3-2', 'tomorrow'])('refuses %j', (day) => {
    expect(formatDay(en, day)).toBeNull();
  });

  it('names the weekday, the whole day and a range of days', () => {
    expect(formatWeekday(en, '2026-11-20')).toBe('Fri');
    expect(formatColumnDay(en, '2026-11-20')).toBe('Fri');
    expect(formatColumnDay(localeOf('ar'), '2026-11-20')).toBe('ج');
    expect(formatColumnDay(en, 'x')).toBeNull();
    // The comma depends on the Intl version.
    expect(formatFullDay(en, '2026-11-20')).toMatch(/^Friday,? 20 November 2026$/);
    expect(plain(formatDayRange(en, '2026-11-09', '2026-12-06'))).toBe('9 November – 6 December');
    expect(plain(formatDayRange(de, '2026-12-21', '2027-01-17'))).toMatch(/2026.*2027/);
    expect([formatWeekday(en, 'x'), formatFullDay(en, 'x'), formatDayRange(en, 'x', '2026-11-09')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('uses the Gregorian calendar in every language', () => {
    for (const locale of LOCALES) expect(formatDay(locale, '2026-03-12')).toContain('2026');
  });
});

describe('duration', () => {
  it.each([
    [0, '0:00:00'],
    [59.999, '0:00:59'],
    [60, '0:01:00'],
    [2527, '0:42:07'],
    [3600, '1:00:00'],
    [360_000, '100:00:00'],
    [-5, '0:00:00'],
  ])('%d s → %s', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });
});

describe('months and instants', () => {
  it('names the months of the language', () => {
    expect([formatMonth(en, 2), formatMonth(de, 3), formatMonth(en, 13)]).toEqual(['February', 'März', null]);
  });

  it('tells day, hour and zone of an instant', () => {
    expect(plain(formatInstant(en, '2026-11-21T13:05:00Z', 'Europe/Berlin'))).toBe('21 Nov 2026, 14:05 CET');
    expect(formatInstant(de, '2026-11-21T13:05:00Z', 'UTC')).toContain('13:05');
    expect(formatInstant(en, 'soon', 'UTC')).toBeNull();
  });

  it('neither a zone nor the letter of a year opens a line', () => {
    const instant = '2026-11-21T13:05:00Z';
    expect(formatInstant(en, instant, 'UTC')).toBe('21 Nov 2026, 13:05\u00a0UTC');
    expect(formatInstant(localeOf('ru'), instant, 'UTC')).toMatch(/2026\u00a0г\., 13:05\u00a0UTC$/);
    expect(formatInstantDay(localeOf('uk'), instant, 'UTC')).toMatch(/2026\u00a0р\.$/);
    expect(formatFullDay(localeOf('bg'), '2026-11-21')).toMatch(/2026\u00a0г\.$/);
    expect(formatDay(en, '2026-11-21')).toBe('21 Nov 2026');
    const loose = LOCALES.filter((locale) =>
      / (?:UTC|GMT|CET|MEZ|[гр]\.)/.test(formatInstant(locale, instant, 'Europe/Berlin') ?? ''),
    );
    expect(loose.map(({ code }) => code)).toEqual([]);
  });

  it('a day that opens a card has a capital in every language', () => {
    expect(openingDay(localeOf('fr'), '2026-11-21')).toMatch(/^Samedi 21 novembre/);
    expect(openingDay(localeOf('ru'), '2026-11-21')).toMatch(/^Суббота, 21 ноября/);
    expect(openingDay(en, 'soon')).toBeNull();
    const small = LOCALES.filter((locale) => /^\p{Ll}/u.test(openingDay(locale, '2026-11-21') ?? 'a'));
    expect(small.map(({ code }) => code)).toEqual([]);
  });
});
