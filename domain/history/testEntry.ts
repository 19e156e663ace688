import type { CasinoEntry } from './history';

/** A row of the casino history, for tests. */
export const testEntry = (over: Partial<CasinoEntry>): CasinoEntry => ({
  id: '1',
  roundId: null,
  type: 'bet',
  bonusBuy: false,
  gameId: 'kraken',
  gameName: 'Kraken Tides',
  provider: 'Oru',
  balanceBefore: '10.00',
  amount: '-1.00',
  bonusAmount: null,
  balanceAfter: '10.00',
  bonusBalance: '0.00',
  currency: null,
  date: '2026-11-21T11:00:00Z',
  ...over,
});
