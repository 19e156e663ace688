import { type Brand } from '../brands/brand/brand';
import { needsVerifiedEmail } from '../casino/bonuses/verifiedEmail';
import { createDeposit } from '../casino/cashier/createDeposit';
import { methodByName } from '../casino/cashier/methods';
import { takeMessage } from '../casino/cashier/settle';
import { wagerMultiplierOf } from '../casino/cashier/wager';
import { marketIn } from '../casino/markets/marketOf';
import { keepAnswer, LIMITS_NOTICE } from '../casino/notices/answers';
import { fundsNoticeOf } from '../casino/notices/fundsText';
import { type AccountRow } from '../casino/accounts/store/accounts';
import { depositById } from '../casino/deposits/depositStore';
import { type DepositRow } from '../casino/deposits/schema';
import { type Db } from '../db/database';
import { charge } from '../outside/payments/charge';
import { type Payments } from '../outside/payments/payments';
import { messagesOf } from '../outside/payments/store';

/** A test card that is paid. */
export const GOOD_CARD = '4242424242424242';

type Funding = {
  payments: Pick<Payments, 'provider' | 'outbox'>;
  brand: Brand;
  account: AccountRow;
  amount: string;
  card?: string;
  returnTo: string;
  now: Date;
};

/**
 * Begins a deposit like a player who has read what comes first, and charges the card at the provider, whose messages
 * wait in its outbox.
 */
async function begin(tx: Db, { payments, brand, account, amount, card = GOOD_CARD, returnTo, now }: Funding) {
  const fundsNotice = fundsNoticeOf(brand);
  for (const notice of [fundsNotice, LIMITS_NOTICE])
    await keepAnswer(tx, account.id, { notice, answer: 'acknowledged', now });
  const deposit = await createDeposit(tx, {
    body: { paymentMethodId: methodByName('visa')!.id, amount, currencyCode: account.currencyCode ?? '' },
    account,
    market: marketIn(brand, account.countryCode),
    fundsNotice,
    provider: payments.provider,
    language: 'en',
    now,
    situation: null,
    needsVerifiedEmail: needsVerifiedEmail(brand),
    refuseCountry: () => undefined,
    returnTo,
  });
  const paid = { number: card, expiry: '12/99', cvc: '123', holder: 'Maria Lindqvist' };
  await charge(tx, deposit.providerPayment ?? '', paid, now);
  return deposit;
}

/** Deposits by card; what the provider says reaches the casino by its outbox. Answers the deposit as it then stands. */
export async function depositByCard(db: Db, funding: Funding): Promise<DepositRow> {
  const { id } = await db.transaction((tx) => begin(tx, funding));
  await funding.payments.outbox.flush();
  return (await depositById(db, id))!;
}

/**
 * Deposits by card at an earlier time: the casino takes the provider's messages at that time too, in the same
 * transaction. When the outbox delivers them later, they are known already. Answers the deposit as it then stands.
 */
export function depositByCardThen(db: Db, funding: Funding): Promise<DepositRow> {
  const { payments, brand, account, now } = funding;
  return db.transaction(async (tx) => {
    const { id, providerPayment } = await begin(tx, funding);
    for (const message of await messagesOf(tx, providerPayment ?? ''))
      await takeMessage(tx, message, {
        provider: payments.provider,
        now,
        needsVerifiedEmail: () => needsVerifiedEmail(brand),
        marketOf: () => marketIn(brand, account.countryCode),
        wagerMultiplierOf: () => wagerMultiplierOf(brand),
      });
    return (await depositById(tx, id))!;
  });
}
