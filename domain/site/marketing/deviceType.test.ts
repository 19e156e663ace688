import fc from 'fast-check';
import { deviceTypeOf } from './deviceType';

const WIDE = 1440;

test.each([
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
    'mobile',
  ],
  [
    'an Android phone',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
    'mobile',
  ],
  [
    'an Android tablet',
    'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/130.0 Safari/537.36',
    'tablet',
  ],
  [
    'an iPad that says so',
    'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    'tablet',
  ],
  ['Firefox on a tablet', 'Mozilla/5.0 (Android 14; Tablet; rv:131.0) Gecko/131.0 Firefox/131.0', 'tablet'],
  ['Firefox on a phone', 'Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0', 'mobile'],
  ['Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36', 'desktop'],
  [
    'a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    'desktop',
  ],
  ['Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0', 'desktop'],
])('TRK-06 %s is told by the user agent, whatever the width', (_, userAgent, expected) => {
  for (const width of [320, 900, WIDE]) expect(deviceTypeOf(userAgent, width)).toBe(expected);
});

test.each([
  [767, 'mobile'],
  [768, 'tablet'],
  [1024, 'tablet'],
  [1025, 'desktop'],
])('an unknown browser %i px wide is a %s', (width, expected) => {
  expect(deviceTypeOf('Unknown/1.0', width)).toBe(expected);
});

test('every user agent is one of the three', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(4_000), (userAgent, width) => {
      expect(['mobile', 'tablet', 'desktop']).toContain(deviceTypeOf(userAgent, width));
    }),
  );
});
