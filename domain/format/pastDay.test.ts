import { ENGLISH, type Locale } from '@/config/locale';
import { formatPastDay } from './pastDay';

const ARABIC: Locale = { code: 'ar', tag: 'ar', dir: 'rtl', name: 'العربية' };
const TODAY = '2026-11-20';

test.each([
  ['2026-11-20', 'today'],
  ['2026-11-19', 'yesterday'],
  ['2026-11-18', 'Wednesday'],
  ['2026-11-14', 'Saturday'],
  ['2026-11-13', '13 Nov 2026'],
  ['2026-11-21', '21 Nov 2026'],
])('%s is %s', (day, words) => {
  expect(formatPastDay(ENGLISH, day, TODAY)).toBe(words);
});

test('in the page’s language', () => {
  expect(formatPastDay(ARABIC, '2026-11-19', TODAY)).toBe('أمس');
});

test('nothing for an invalid day', () => {
  expect(formatPastDay(ENGLISH, '2026-13-01', TODAY)).toBeNull();
});
