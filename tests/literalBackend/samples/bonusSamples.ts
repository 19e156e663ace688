import { type Bonus } from '../base/state.ts';

const DAY_MS = 86_400_000;

/**
 * One bonus per refusal code of §8 (ERR-15 … ERR-29, BON-13), found by `name`; the comment tells who is refused and how.
 * Ids are numbers, but one is text that needs encoding in an address.
 */
export function sampleBonuses(now: number): Bonus[] {
  let id = 0;
  const bonus = (name: string, type: Bonus['type'], bannerTitle: string | null, more: Partial<Bonus> = {}): Bonus => ({
    id: ++id,
    name,
    type,
    bannerTitle,
    startsAt: now - 30 * DAY_MS,
    endsAt: null,
    amount: 20,
    couponCode: null,
    rules: {},
    ...more,
  });
  const today = new Date(now).getUTCDay();
  return [
    // Plain ones: 'busy' has the first active and gets ACTIVE_BONUS, 'spinning' the second and gets ACTIVE_FREE_SPINS.
    bonus('welcome', 'deposit', 'Welcome: 100% up to 1000 EUR and a hundred free spins on top'),
    bonus('spins', 'freespins', 'Fifty spins 🎰🎰🎰 on the house, today only, for everyone'),
    // RETRY_PERIOD for 'depositor', who used it three days ago.
    bonus('once', 'no_deposit', 'Once a month', { rules: { retryDays: 30 } }),
    // REGISTRATION_BONUS for 'depositor', open to 'newcomer'.
    bonus('early', 'no_deposit', 'First week', { rules: { daysAfterRegistration: 7 } }),
    // MAXIMUM_PARTICIPANTS for everyone.
    bonus('full', 'deposit', 'First hundred', { rules: { participants: { taken: 100, limit: 100 } } }),
    // DAYS_VALID for everyone on the day of the start.
    bonus('weekday', 'deposit', null, { rules: { weekdays: [(today + 1) % 7, (today + 2) % 7] } }),
    // UNIFIED_ERROR for everyone.
    bonus('tangled', 'deposit', 'Tangled', { rules: { broken: true } }),
    // DEPOSITS_NUMBER for 'depositor', who made two.
    bonus('fifth', 'deposit', 'Fifth deposit', { rules: { depositNumber: 5 } }),
    // CANCELLED for everyone.
    bonus('withdrawn', 'deposit', 'Withdrawn', { rules: { cancelled: true } }),
    // NO_CASHBACK for 'depositor'; needs a deposit, which 'newcomer' has not.
    bonus('bigLoss', 'instant_cashback', 'Big loss', { rules: { needsDeposit: true, minimumLoss: 500 } }),
    // ADD_TO_CALENDAR for 'depositor'.
    bonus('toCalendar', 'instant_cashback', 'Into the calendar', {
      amount: 8.42,
      rules: { needsDeposit: true, minimumLoss: 50, toCalendar: true },
    }),
    // Paid at once for 'depositor'.
    bonus('instant', 'instant_cashback', 'At once', { amount: 4.21, rules: { needsDeposit: true, minimumLoss: 50 } }),
    // Outside their window: no code is named for these (§8 "start/end time window").
    bonus('tooEarly', 'deposit', 'Next week', { startsAt: now + 7 * DAY_MS }),
    bonus('tooLate', 'deposit', 'Last week', { endsAt: now - DAY_MS }),
    bonus('coupon', 'no_deposit', '<b>Coupon</b> & more', { couponCode: 'LITERAL-10', amount: 10 }),
    { ...bonus('textId', 'freespins', ''), id: 'spins/2024 ü' },
  ];
}
