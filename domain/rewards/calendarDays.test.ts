import { rakebackDays } from './calendarDays';
import { DAY_MS } from '../time/lengths';

const [FROM, UNTIL] = [Date.UTC(2024, 0, 1), Date.UTC(2033, 0, 1)];
/** Days before and after the tested years. */
const MARGIN = 35;
/** Every day from 2024 to 2032, with the margin on both sides. */
const DAYS = Array.from({ length: (UNTIL - FROM) / DAY_MS + 2 * MARGIN }, (_, index) =>
  new Date(FROM + (index - MARGIN) * DAY_MS).toISOString().slice(0, 10),
);

describe('the four weeks', () => {
  it.each([
    ['a Friday', '2026-11-20', '2026-11-09', '2026-12-06'],
    ['a Monday', '2026-11-16', '2026-11-09', '2026-12-06'],
    ['a Sunday', '2026-11-22', '2026-11-09', '2026-12-06'],
    ['early in a month, so that the first week lies in the one before', '2026-07-01', '2026-06-22', '2026-07-19'],
    ['the end of a year', '2026-12-31', '2026-12-21', '2027-01-17'],
    ['a leap day', '2028-02-29', '2028-02-21', '2028-03-19'],
  ])('RAKE-03 on %s (%s) run from %s to %s', (_, today, first, last) => {
    const days = rakebackDays(today);
    expect([days[0], days.at(-1)]).toEqual([first, last]);
  });

  it('RAKE-03 are 28 days in a row, begin on a Monday, and hold today in their second week, from every day of 2024 to 2032', () => {
    let looked = 0;
    const wrong = DAYS.slice(MARGIN, -MARGIN).filter((today, index) => {
      looked += 1;
      // Calculated here, independently of the code under test.
      const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
      const first = MARGIN + index - sinceMonday - 7;
      return rakebackDays(today).join() !== DAYS.slice(first, first + 28).join();
    });
    expect(wrong).toEqual([]);
    expect([looked, new Set(DAYS).size]).toEqual([3_288, DAYS.length]);
  });
});
