import { localeOf } from '@/config/locales';
import { formatInstantDay } from './instant';
import { formatFileSize } from './fileSize';

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [1536, '2 kB'],
  [1024 * 1024 - 1, '1,024 kB'],
  [1024 * 1024, '1 MB'],
  [3.5 * 1024 * 1024, '3.5 MB'],
])('%i bytes read "%s"', (bytes, text) => {
  expect(formatFileSize(localeOf('en'), bytes)).toBe(text);
});

test('digits are Latin in Arabic too', () => {
  expect(formatFileSize(localeOf('ar'), 2048)).toContain('2');
});

test.each([
  ['2026-03-12T23:30:00Z', 'UTC', '12 Mar 2026'],
  ['2026-03-12T23:30:00Z', 'Asia/Bangkok', '13 Mar 2026'],
  ['soon', 'UTC', null],
  ['', 'UTC', null],
])('the day of %s in %s: %s', (instant, zone, text) => {
  expect(formatInstantDay(localeOf('en'), instant, zone)).toBe(text);
});
