import { eq } from 'drizzle-orm';
import { Refusal } from '../backend/refusal';
import { bonusesOfDeposit } from '../bonuses/depositBonus';
import { type Db } from '../db/database';
import { type DepositRow, deposits, providerMessages } from '../db/schema/cashier';
import { depositPosting } from '../ledger/deposits';
import { postTogether } from '../ledger/post';
import { type PaymentNews, type ProviderMessage } from '../outside/payments/message';
import { type PaymentProvider } from '../outside/payments/provider';
import { assertNotStopped, depositAllowance } from '../protection/mayDeposit';
import { toMinor } from '@/domain/money/money';
import { boundsIn } from './bounds';
import { changeDeposit, depositById, hasEnded, lockedDeposit } from './depositStore';
import { chosenIn, detailsOf } from './depositWire';
import { methodById } from './methods';

type Context = {
  provider: PaymentProvider;
  now: Date;
  /** How much wager a deposit asks for, a whole number of times its amount (OP-081). */
  wagerMultiplierOf: (brand: string) => number;
  /** Whether the brand gives bonuses for verified e-mail addresses alone. */
  needsVerifiedEmail: (brand: string) => boolean;
};

/** A deposit that failed just now, for the player's browser. */
export type Failed = { player: string; method: string };

/** Whether the account may not be credited at that moment. Locks the account's row. */
async function isStopped(tx: Db, player: string, now: Date): Promise<boolean> {
  try {
    await assertNotStopped(tx, player, now);
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}

/**
 * How much of what arrived may be credited, in minor units: more than was asked for only as far as the method's bounds and
 * the player's limit reach. The amount of the intent itself is counted in the limit already.
 */
async function creditable(tx: Db, deposit: DepositRow, arrived: bigint, now: Date): Promise<bigint> {
  const { amount, currency, player } = deposit;
  if (arrived <= amount) return arrived;
  const method = methodById(deposit.method);
  const bounds = method && boundsIn(currency, method.scale);
  const max = (bounds && toMinor(bounds.max, currency)) ?? amount;
  const { left } = await depositAllowance(tx, { id: player }, currency, now);
  const most = left === null || left > max - amount ? max : amount + left;
  return arrived < most ? arrived : most;
}

/** Books what was paid with what it does to bonuses, and sends back what may not be booked. */
async function credit(tx: Db, deposit: DepositRow, arrived: bigint, context: Context): Promise<void> {
  const { provider, now, wagerMultiplierOf, needsVerifiedEmail } = context;
  const payment = deposit.providerPayment ?? '';
  const amount = await creditable(tx, deposit, arrived, now);
  if (amount <= 0n) {
    await changeDeposit(tx, deposit, { status: 'returned' }, now);
    return;
  }
  if (arrived > amount) await provider.refund(tx, payment, arrived - amount, 'above limit or bounds');
  // Before this one is counted: a bonus may be for the deposit of a number.
  const bonuses = await bonusesOfDeposit(tx, {
    ...{ deposit, amount, now, chosen: chosenIn(deposit) },
    needsVerifiedEmail: needsVerifiedEmail(deposit.brand),
  });
  await changeDeposit(tx, deposit, { status: 'success', creditedAmount: amount }, now);
  const booked = depositPosting({ deposit, amount, now, depositWagerMultiplier: wagerMultiplierOf(deposit.brand) });
  await postTogether(tx, [...bonuses.before, booked, ...bonuses.after]);
}

/** What a piece of news does to a deposit that has not ended; answers true when that failed. */
async function apply(tx: Db, deposit: DepositRow, news: PaymentNews, stopped: boolean, context: Context) {
  const { provider, now } = context;
  const change = (values: Parameters<typeof changeDeposit>[2]) => changeDeposit(tx, deposit, values, now);
  switch (news.type) {
    case 'processing':
      return void (deposit.status === 'created' && (await change({ status: 'processing' })));
    case 'pending':
      return void (await change({ status: 'pending' }));
    case 'chain': {
      const { received, confirmations, wrongNetwork } = news;
      const { crypto } = detailsOf(deposit);
      const details = { ...deposit.details, crypto: { ...crypto, received, confirmations, wrongNetwork } };
      return void (await change({ status: 'pending', details }));
    }
    case 'succeeded':
      if (!stopped) return credit(tx, deposit, BigInt(news.arrived), context);
      // Whoever stopped meanwhile gets nothing credited: the money goes back to where it came from.
      await provider.refund(tx, deposit.providerPayment ?? '', BigInt(news.arrived), 'account stopped');
      return void (await change({ status: 'returned' }));
    case 'failed':
      return void (await change({ status: 'failed', failure: news.failure }));
    case 'declined':
      return void (await change({
        ...{ status: 'declined', failure: 'TRANSACTION_FAILED', declineReason: news.reason },
      }));
    case 'returned':
    case 'cancelled':
      return void (await change({ status: news.type }));
  }
}

const isFailure = ({ type }: PaymentNews): boolean => type === 'failed' || type === 'declined';

/**
 * Takes a message of the provider, in one transaction, once: a repeated one and one that a later one has overtaken change
 * nothing, and neither does any after the end. Money that arrives after the end, or for nobody, goes back. Answers who is to
 * be told that a deposit failed.
 */
export async function takeMessage(db: Db, message: ProviderMessage, context: Context): Promise<Failed | null> {
  const { id, payment, reference, sequence, news } = message;
  const { provider, now } = context;
  return db.transaction(async (tx) => {
    const found = await depositById(tx, reference);
    if (!found || found.providerPayment !== payment) return null;
    // The account before the deposit, as everybody locks them.
    const stopped = await isStopped(tx, found.player, now);
    const deposit = await lockedDeposit(tx, found.id);
    const [fresh] = await tx
      .insert(providerMessages)
      .values({ id, payment, sequence, body: message, receivedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!deposit || !fresh) return null;
    if (hasEnded(deposit)) {
      const isLost = news.type === 'succeeded' && deposit.status !== 'success';
      if (isLost) await provider.refund(tx, payment, BigInt(news.arrived), `deposit ${deposit.status}`);
      return null;
    }
    if (sequence <= deposit.providerSequence) return null;
    await apply(tx, deposit, news, stopped, context);
    await tx.update(deposits).set({ providerSequence: sequence }).where(eq(deposits.id, deposit.id));
    return isFailure(news) ? { player: deposit.player, method: methodById(deposit.method)?.name ?? '' } : null;
  });
}
