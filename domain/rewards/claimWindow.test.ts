import { claimWindow, utcDaysOf } from './claimWindow';

const window = (zone: string, day: string, claimYesterday = true) => {
  const { from, until } = claimWindow(zone, day, { claimYesterday });
  return [from.toISOString(), until.toISOString()];
};

test.each([
  ['UTC', '2026-11-20', true, '2026-11-20T00:00:00.000Z', '2026-11-21T23:59:00.000Z'],
  ['UTC', '2026-11-20', false, '2026-11-20T00:00:00.000Z', '2026-11-20T23:59:00.000Z'],
  ['Europe/Berlin', '2026-11-20', true, '2026-11-19T23:00:00.000Z', '2026-11-21T22:59:00.000Z'],
  // The clocks go back on the second day, which has 25 hours.
  ['Europe/Berlin', '2026-10-24', true, '2026-10-23T22:00:00.000Z', '2026-10-25T22:59:00.000Z'],
  ['Pacific/Kiritimati', '2026-12-31', true, '2026-12-30T10:00:00.000Z', '2027-01-01T09:59:00.000Z'],
])('in %s the reward of %s (yesterday too: %s) is claimed from %s until %s', (zone, day, yesterday, from, until) => {
  expect(window(zone, day, yesterday)).toEqual([from, until]);
});

test.each([
  ['UTC', '2026-11-20', '2026-11-20', '2026-11-20'],
  ['Europe/Berlin', '2026-11-20', '2026-11-19', '2026-11-20'],
  ['America/Lima', '2026-11-20', '2026-11-20', '2026-11-21'],
])('in %s the %s lies in the days %s to %s of UTC', (zone, day, from, to) => {
  expect(utcDaysOf(zone, day)).toEqual({ from, to });
});
