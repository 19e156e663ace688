import type { Offer } from './offer';
import { sizesOf } from './offerSize';

const NOTHING: Parameters<typeof sizesOf>[0] = {
  type: 'deposit',
  amount: null,
  cashback: null,
  depositPercent: null,
  freeSpins: null,
  maxAmount: null,
  minDeposit: null,
};
const spins = (count: number): Offer['freeSpins'] => ({ count, game: null, gameName: null, stake: null, boost: 1 });
const CASHBACK = { percent: 10, days: 1, minLoss: '10', toCalendar: false };
const HALF = { kind: 'share', percent: 50, most: null };
const TEN = { kind: 'money', amount: '10.00' };

describe('B09 what an offer gives, in figures', () => {
  test.each([
    [
      'a deposit bonus and its bound',
      { depositPercent: 100, maxAmount: '200.00' },
      [{ ...HALF, percent: 100, most: '200.00' }],
    ],
    ['a deposit bonus without a bound', { depositPercent: 50 }, [HALF]],
    ['a bound of nothing is none', { depositPercent: 50, maxAmount: '0.00' }, [HALF]],
    ['a share of nothing is none', { depositPercent: 0, maxAmount: '200.00' }, []],
    ['a deposit bonus without figures', {}, []],
    ['a sum for a deposit', { amount: '10.00' }, [TEN]],
    ['a share, then its spins', { depositPercent: 50, freeSpins: spins(20) }, [HALF, { kind: 'spins', count: 20 }]],
    [
      'spins for a deposit, then the share',
      { type: 'freespins', depositPercent: 50, minDeposit: '20', freeSpins: spins(20) },
      [{ kind: 'spins', count: 20 }, HALF],
    ],
    ['free spins', { type: 'freespins', freeSpins: spins(20) }, [{ kind: 'spins', count: 20 }]],
    [
      'money, whatever share of a deposit is named',
      { type: 'no_deposit', amount: '10.00', depositPercent: 100 },
      [TEN],
    ],
    ['money of nothing', { type: 'no_deposit', amount: '0.00' }, []],
    ['a cashback', { type: 'instant_cashback', cashback: CASHBACK }, [{ kind: 'back', percent: 10, most: null }]],
    [
      'a cashback and its bound, whatever share of a deposit is named',
      { type: 'instant_cashback', cashback: CASHBACK, maxAmount: '50', depositPercent: 100 },
      [{ kind: 'back', percent: 10, most: '50' }],
    ],
    ['a cashback of a sum', { type: 'instant_cashback', amount: '10.00' }, [TEN]],
    ['a cashback that says nothing', { type: 'instant_cashback', depositPercent: 100 }, []],
  ] as const)('%s', (_, over, sizes) => {
    expect(sizesOf({ ...NOTHING, ...over })).toEqual(sizes);
  });
});
