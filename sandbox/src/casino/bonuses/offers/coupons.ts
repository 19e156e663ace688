import { offer } from './make';

/** Offers for coupon codes; listed only with their code. */
export const COUPONS = [
  offer({
    id: 'coupon-ten',
    type: 'no_deposit',
    couponCode: 'BAIZE10',
    amount: '10',
    wageringMultiplier: 30,
    maxWin: '80',
  }),
  offer({
    id: 'coupon-spins',
    type: 'freespins',
    couponCode: 'SPINS25',
    freeSpins: { game: 'book-of-amun', count: 25, stake: '0.10', winBoost: 1 },
    wageringMultiplier: 25,
    maxWin: '60',
  }),
  offer({
    id: 'coupon-plus',
    type: 'deposit',
    couponCode: 'PLUS50',
    depositPercent: 50,
    maxAmount: '250',
    minDeposit: '20',
    wageringMultiplier: 25,
    daysToWager: 14,
  }),
  offer({
    id: 'coupon-first',
    type: 'no_deposit',
    couponCode: 'FIRSTONE',
    amount: '5',
    wageringMultiplier: 30,
    maxWin: '50',
    rules: { maxParticipants: 1 },
  }),
  offer({
    id: 'coupon-past',
    type: 'no_deposit',
    couponCode: 'SUMMER25',
    amount: '10',
    wageringMultiplier: 30,
    maxWin: '50',
    rules: { until: '2025-09-01T00:00:00.000Z' },
  }),
];
