import { offer } from './make';

/** Free spins that places in races win; they are neither listed nor activated by anybody else. */
export const RACE_PRIZES = [
  offer({
    id: 'race-spins',
    type: 'freespins',
    freeSpins: { game: 'book-of-amun', count: 20, stake: '0.10', winBoost: 1 },
    wageringMultiplier: 10,
    maxWin: '50',
    rules: { retryDays: 0 },
  }),
  offer({
    id: 'regatta-spins',
    type: 'freespins',
    freeSpins: { game: 'tome-of-tides', count: 50, stake: '0.20', winBoost: 1 },
    wageringMultiplier: 10,
    maxWin: '200',
    rules: { retryDays: 0 },
  }),
];
