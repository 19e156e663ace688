import fc from 'fast-check';
import type { DeviceType } from '@/domain/site/marketing/deviceType';
import type { Mirror } from './mirror';
import { isRegistrationClosed, timeOf } from './registrationWindow';

const mirror = (from: string, to: string, deviceType: 'mobile' | 'desktop' = 'desktop'): Mirror => ({
  host: 'mirror.example',
  domainId: 1,
  loginOff: false,
  registrationConfigs: [{ country: 'DE', windows: [{ from, to, deviceType }] }],
});
const closed = (of: Mirror | null, time: string, device: DeviceType = 'desktop', country = 'DE') =>
  isRegistrationClosed(of, { country, device, time });

test.each([
  ['10:00', '12:00', '09:59', false],
  ['10:00', '12:00', '10:00', true],
  ['10:00', '12:00', '11:59', true],
  ['10:00', '12:00', '12:00', false],
  ['22:00', '06:00', '21:59', false],
  ['22:00', '06:00', '22:00', true],
  ['22:00', '06:00', '00:00', true],
  ['22:00', '06:00', '05:59', true],
  ['22:00', '06:00', '06:00', false],
  ['08:00', '08:00', '03:17', true],
])('AUTH-07 from %s to %s, at %s it is closed: %s', (from, to, time, expected) => {
  expect(closed(mirror(from, to), time)).toBe(expected);
});

test('a tablet counts as mobile, a country by its code in any case (OP-053)', () => {
  const night = mirror('22:00', '06:00', 'mobile');
  expect(closed(night, '23:00', 'mobile')).toBe(true);
  expect(closed(night, '23:00', 'tablet')).toBe(true);
  expect(closed(night, '23:00', 'desktop')).toBe(false);
  expect(closed(night, '23:00', 'mobile', 'de')).toBe(true);
  expect(closed(night, '23:00', 'mobile', 'AT')).toBe(false);
});

test('without a mirror, and without a country, nothing is closed', () => {
  expect(closed(null, '23:00')).toBe(false);
  expect(closed(mirror('00:00', '00:00'), '23:00', 'desktop', '')).toBe(false);
});

test('the time of a clock is its own', () => {
  expect(timeOf(new Date(2026, 10, 20, 7, 5))).toBe('07:05');
});

test('every minute of a day lies in a window or in the one from its end to its beginning', () => {
  const minute = fc
    .integer({ min: 0, max: 1439 })
    .map((all) => `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`);
  fc.assert(
    fc.property(minute, minute, minute, (from, to, time) => {
      fc.pre(from !== to);
      expect(closed(mirror(from, to), time)).not.toBe(closed(mirror(to, from), time));
    }),
  );
});
