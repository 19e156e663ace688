import type { CasinoEntry } from './history';
import { isVisitOpen, lastVisit } from './lastVisit';
import { testEntry } from './testEntry';

const entry = (time: string, type: string, amount: string, over: Partial<CasinoEntry> = {}) =>
  testEntry({ id: time, type, amount, date: `2026-11-21T${time}:00Z`, ...over });
const read = (entries: readonly CasinoEntry[], isAll = true) => ({ entries, isAll, account: 'EUR' });

const visit = [entry('11:40', 'win', '3.50'), entry('11:39', 'bet', '-1.00'), entry('11:10', 'bet', '-5.00')];
const before = entry('10:38', 'bet', '-70.00');

test('a visit lasts from the last bet back to a pause of more than half an hour', () => {
  expect(lastVisit(read([...visit, before]))).toEqual({ at: '2026-11-21T11:39:00Z', net: '-2.50', currency: 'EUR' });
});

test('half an hour is no pause yet', () => {
  const entries = [entry('11:40', 'bet', '-1.00'), entry('11:10', 'bet', '-5.00')];
  expect(lastVisit(read(entries))?.net).toBe('-6.00');
});

test('as long as the visit may go on beyond what was read, its result is not known, but its time is', () => {
  expect(isVisitOpen(read(visit, false))).toBe(true);
  expect(lastVisit(read(visit, false))).toEqual({ at: '2026-11-21T11:39:00Z', net: null, currency: 'EUR' });
  expect(isVisitOpen(read([...visit, before], false))).toBe(false);
});

test('a bet that was returned hours later belongs to the visit of its round', () => {
  const entries = [
    entry('20:00', 'rollback', '5.00', { roundId: 'r' }),
    entry('11:10', 'bet', '-5.00', { roundId: 'r' }),
    entry('11:09', 'bet', '-2.00', { roundId: 'q' }),
    before,
  ];
  expect(lastVisit(read(entries))).toEqual({ at: '2026-11-21T11:10:00Z', net: '-2.00', currency: 'EUR' });
});

test('no sum is made across currencies, or of what cannot be read', () => {
  const crowns = { currency: 'SEK' };
  expect(lastVisit(read([entry('11:40', 'bet', '-1.00', crowns), entry('11:39', 'bet', '-1.00')]))).toEqual({
    at: '2026-11-21T11:40:00Z',
    net: null,
    currency: 'SEK',
  });
  expect(lastVisit(read([entry('11:40', 'bet', 'much')]))?.net).toBeNull();
});

test('without a bet, or one whose time can be read, nothing is known', () => {
  expect(lastVisit(read([]))).toBeNull();
  expect(lastVisit(read([entry('11:40', 'win', '1.00')]))).toBeNull();
  expect(lastVisit(read([entry('11:40', 'bet', '-1.00', { date: '' })]))).toBeNull();
});
