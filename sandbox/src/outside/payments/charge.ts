import { type Db } from '../../db/database';
import { type ProviderPayment } from './schema';
import { newToken } from '../../base/tokens';
import { type Card } from './card';
import { type PaymentNews } from './message';
import { changePayment, isPayable, lockedPayment } from './store';
import { type CardOutcome, cardBrandOf, outcomeOf } from './testCards';

/** How long an automatically settled payment stays pending. */
export const PENDING_MS = 8_000;
/** Wrong codes before the bank declines. */
const MOST_TRIES = 3;
/** The bank page's code; the page shows it, since no bank sends one. */
export const BANK_CODE = '123456';

/** A 3-D Secure challenge, framed (creq) or on a separate page (pareq), with the count of wrong codes. */
export type Challenge = { by: 'creq' | 'pareq'; wrong: number; paReq?: string; md?: string; wantedAs?: CardOutcome };

export const challengeOf = ({ details }: ProviderPayment): Challenge | null =>
  (details.challenge as Challenge | undefined) ?? null;

export const paid = ({ amount }: Pick<ProviderPayment, 'amount'>): PaymentNews => ({
  type: 'succeeded',
  arrived: String(amount),
});

/** The changes of a payment for an outcome, and the messages to the casino. */
function changeFor(payment: ProviderPayment, outcome: CardOutcome, now: Date) {
  const begun: PaymentNews = { type: 'processing' };
  switch (outcome.does) {
    case 'succeed':
      return { status: 'succeeded', news: [begun, paid(payment)] } as const;
    case 'decline':
      return { status: 'declined', news: [begun, { type: 'declined', reason: outcome.reason }] } as const;
    case 'fail':
      return { status: 'failed', news: [begun, { type: 'failed', failure: outcome.failure }] } as const;
    case 'challenge': {
      const challenge: Challenge = { by: outcome.by, wrong: 0 };
      return { status: 'challenged', details: { ...payment.details, challenge }, news: [begun] } as const;
    }
    case 'pend':
      return {
        ...({ status: 'pending', news: [begun, { type: 'pending' }] } as const),
        details: { ...payment.details, then: outcome.then ?? null },
        settlesAt: outcome.then ? new Date(now.getTime() + PENDING_MS) : null,
      };
  }
}

/** Charges a card once; null when the payment is no longer payable. The card number is not stored. */
export async function charge(tx: Db, id: string, { number }: Card, now: Date): Promise<ProviderPayment | null> {
  const payment = await lockedPayment(tx, id);
  if (payment?.kind !== 'card' || payment.status !== 'open' || !isPayable(payment, now)) return null;
  const kept = { cardBrand: cardBrandOf(number), lastFour: number.slice(-4) };
  return changePayment(tx, payment, { ...kept, ...changeFor(payment, outcomeOf(number), now) }, now);
}

export type BankAnswer = { payment: ProviderPayment; isWrongCode: boolean };

/**
 * Answers the challenge with a code, or null to decline. In the frame this settles the payment; on a separate page the
 * bank issues PaReq and MD, and the payment waits for the casino to submit them. Null when there is no open challenge.
 */
export async function answerBank(tx: Db, id: string, code: string | null, now: Date): Promise<BankAnswer | null> {
  const payment = await lockedPayment(tx, id);
  const challenge = payment && challengeOf(payment);
  if (!challenge || payment.status !== 'challenged' || !isPayable(payment, now)) return null;
  const refuse = async (reason: string): Promise<BankAnswer> => {
    const news: PaymentNews[] = [{ type: 'declined', reason }];
    return { payment: await changePayment(tx, payment, { status: 'declined', news }, now), isWrongCode: false };
  };
  if (code === null) return refuse('authentication_failed');
  if (code !== BANK_CODE) {
    const wrong = challenge.wrong + 1;
    if (wrong >= MOST_TRIES) return refuse('authentication_failed');
    const details = { ...payment.details, challenge: { ...challenge, wrong } };
    return { payment: await changePayment(tx, payment, { details }, now), isWrongCode: true };
  }
  if (challenge.by === 'creq') {
    const settled = await changePayment(tx, payment, { status: 'succeeded', news: [paid(payment)] }, now);
    return { payment: settled, isWrongCode: false };
  }
  const proof: Challenge = { ...challenge, paReq: newToken(), md: newToken() };
  const details = { ...payment.details, challenge: proof };
  return { payment: await changePayment(tx, payment, { status: 'proven', details }, now), isWrongCode: false };
}
