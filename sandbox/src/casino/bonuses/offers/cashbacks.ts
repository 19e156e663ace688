import { offer } from './make';

/** Cashbacks: a share of the net loss, paid as real money without wagering. */
export const CASHBACKS = [
  offer({
    id: 'cashback-day',
    type: 'instant_cashback',
    wageringMultiplier: 0,
    gameWeights: {},
    cashback: { percent: 10, days: 1, minLoss: '10', toCalendar: false },
    maxAmount: '50',
    daysToWager: 2,
    rules: { retryDays: 1 },
  }),
  offer({
    id: 'cashback-week',
    type: 'instant_cashback',
    wageringMultiplier: 0,
    gameWeights: {},
    cashback: { percent: 5, days: 7, minLoss: '20', toCalendar: false },
    maxAmount: '100',
    daysToWager: 7,
    rules: { retryDays: 7 },
  }),
  offer({
    id: 'cashback-month',
    type: 'instant_cashback',
    wageringMultiplier: 0,
    gameWeights: {},
    cashback: { percent: 3, days: 30, minLoss: '30', toCalendar: true },
    // No maximum, so that its receipt in the calendar (net loss × percent) adds up.
    daysToWager: 7,
    rules: { retryDays: 30 },
  }),
  offer({
    id: 'sunday-cashback',
    type: 'instant_cashback',
    wageringMultiplier: 0,
    gameWeights: {},
    cashback: { percent: 8, days: 3, minLoss: '15', toCalendar: false },
    maxAmount: '80',
    daysToWager: 2,
    rules: { days: ['SUN'], retryDays: 6 },
  }),
];
