export type CardOutcome =
  | { does: 'succeed' }
  | { does: 'decline'; reason: string }
  | { does: 'fail'; failure: string }
  /** The bank asks in the provider's frame (3-D Secure 2, CReq) or on a separate page (PaReq and MD). */
  | { does: 'challenge'; by: 'creq' | 'pareq' }
  /** Pending for a while, then this outcome. Without `then` it is settled on the control panel. */
  | { does: 'pend'; then?: 'succeed' | 'decline' };

type TestCard = { number: string; outcome: CardOutcome; says: string };

const declines = (number: string, reason: string): TestCard => ({
  number,
  outcome: { does: 'decline', reason },
  says: `declined: ${reason}`,
});

/** All test cards. Any future expiry date, CVC and name are accepted. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', outcome: { does: 'succeed' }, says: 'paid (Visa)' },
  { number: '5555555555554444', outcome: { does: 'succeed' }, says: 'paid (Mastercard)' },
  { number: '4000000000003055', outcome: { does: 'succeed' }, says: 'paid; 3-D Secure without a question' },
  { number: '4000000000003220', outcome: { does: 'challenge', by: 'creq' }, says: '3-D Secure asks inside the frame' },
  { number: '4000002760003184', outcome: { does: 'challenge', by: 'pareq' }, says: '3-D Secure by PaReq and MD' },
  declines('4000000000000002', 'do_not_honor'),
  declines('4000000000009995', 'insufficient_funds'),
  declines('4000000000000069', 'expired_card'),
  declines('4000000000000127', 'incorrect_cvc'),
  declines('4000000000006975', 'limit_exceeded'),
  declines('4000000000009987', 'lost_card'),
  declines('4000000000009979', 'stolen_card'),
  declines('4100000000000019', 'suspected_fraud'),
  {
    number: '4000000000000119',
    outcome: { does: 'fail', failure: 'TRANSACTION_FAILED' },
    says: 'fails while processing',
  },
  { number: '4000000000000341', outcome: { does: 'fail', failure: 'PROVIDER_ERROR' }, says: 'fails at the provider' },
  { number: '4000000000000077', outcome: { does: 'pend', then: 'succeed' }, says: 'pending, paid after 8 seconds' },
  { number: '4000000000005126', outcome: { does: 'pend', then: 'decline' }, says: 'pending, declined after 8 seconds' },
  { number: '4000000000007726', outcome: { does: 'pend' }, says: 'pending until settled on the control panel' },
];

/** Any other card is declined, so that nobody keeps trying a real one. */
const UNKNOWN: CardOutcome = { does: 'decline', reason: 'not_a_test_card' };

/** The outcome of a card number (digits only). */
export const outcomeOf = (number: string): CardOutcome =>
  TEST_CARDS.find((card) => card.number === number)?.outcome ?? UNKNOWN;

/** The card brand by the first digits. */
export function cardBrandOf(number: string): string {
  if (number.startsWith('4')) return 'visa';
  return /^(5[1-5]|2[2-7])/.test(number) ? 'mastercard' : 'card';
}
