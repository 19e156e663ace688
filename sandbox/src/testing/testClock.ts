import { type Clock } from '../base/clock';

/** A test clock that only moves when advanced. */
export function testClock(start = '2026-11-20T12:00:00.000Z'): Clock & { advance(ms: number): void } {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    advance: (ms) => {
      time += ms;
    },
  };
}
