import { DAY_MS } from '@/domain/time/lengths';
import { noteServerTime, serverNow, watchServerClock } from './serverClock';

const AT = Date.parse('2026-11-20T10:00:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now: AT });
});
afterEach(() => {
  noteServerTime(new Date().toUTCString(), Date.now(), Date.now());
  jest.useRealTimers();
});

test.each([
  ['a day slow', DAY_MS],
  ['a day fast', -DAY_MS],
  ['three minutes slow', 180_000],
])('a device whose clock is %s has the time of the answers', (_, off) => {
  const seen = jest.fn();
  const stop = watchServerClock(seen);
  noteServerTime(new Date(AT + off).toUTCString(), AT - 40, AT);
  stop();
  expect(Math.abs(serverNow() - (AT + off))).toBeLessThanOrEqual(1000);
  expect(seen).toHaveBeenCalledTimes(1);
});

test.each([
  ['the whole seconds of the header', AT - 900, 10],
  ['a slow answer', AT - 4000, 9000],
  ['a header that is no date', 'soon', 0],
  ['a missing header', undefined, 0],
])('%s moves no clock', (_, date, took) => {
  const before = serverNow();
  noteServerTime(typeof date === 'number' ? new Date(date).toUTCString() : date, AT - took, AT);
  expect(serverNow()).toBe(before);
});
