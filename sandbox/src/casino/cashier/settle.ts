import { eq } from 'drizzle-orm';
import { Refusal } from '../../http/refusal';
import { bonusesOfDeposit } from '../bonuses/depositBonus';
import { type Market } from '@/config/markets/market';
import { accountById, type AccountRow } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { type DepositRow, deposits, providerMessages } from '../deposits/schema';
import { depositPosting } from '../ledger/deposits';
import { postTogether } from '../ledger/post';
import { type PaymentNews, type ProviderMessage } from '../../outside/payments/message';
import { type PaymentProvider } from '../../outside/payments/provider';
import { assertNotStopped, depositAllowance } from '../protection/mayDeposit';
import { toMinor } from '@/domain/money/money';
import { boundsIn } from './bounds';
import { changeDeposit, depositById, hasEnded, lockedDeposit } from '../deposits/depositStore';
import { chosenIn, detailsOf } from './depositWire';
import { methodById } from './methods';

type Context = {
  provider: PaymentProvider;
  now: Date;
  /** Wagering requirement of a deposit, as an integer multiple of its amount (OP-081). */
  wagerMultiplierOf: (brand: string) => number;
  /** Whether the brand requires a verified e-mail for bonuses. */
  needsVerifiedEmail: (brand: string) => boolean;
  marketOf: (account: AccountRow) => Market;
};

/** A deposit that has just failed, to notify the player's browser. */
export type Failed = { player: string; method: string };

/** Whether the account is stopped (frozen or excluded), so that nothing may be credited. Locks the account row. */
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
 * How much of the received money may be credited, in minor units. An excess over the intent is credited only within the
 * method's bounds and the player's limit, in which the intent's own amount is already counted.
 */
async function creditable(
  tx: Db,
  deposit: DepositRow,
  arrived: bigint,
  { now, marketOf }: Pick<Context, 'now' | 'marketOf'>,
): Promise<bigint> {
  const { amount, currency, player } = deposit;
  if (arrived <= amount) return arrived;
  const method = methodById(deposit.method);
  const bounds = method && boundsIn(currency, method.scale);
  const max = (bounds && toMinor(bounds.max, currency)) ?? amount;
  const account = (await accountById(tx, player))!;
  const { left } = await depositAllowance(tx, account, currency, now, marketOf(account));
  const most = left === null || left > max - amount ? max : amount + left;
  return arrived < most ? arrived : most;
}

/** Books a payment and its effect on bonuses, and refunds what may not be credited. */
async function credit(tx: Db, deposit: DepositRow, arrived: bigint, context: Context): Promise<void> {
  const { provider, now, wagerMultiplierOf, needsVerifiedEmail } = context;
  const payment = deposit.providerPayment ?? '';
  const amount = await creditable(tx, deposit, arrived, context);
  if (amount <= 0n) {
    await changeDeposit(tx, deposit, { status: 'returned' }, now);
    return;
  }
  if (arrived > amount) await provider.refund(tx, payment, arrived - amount, 'above limit or bounds');
  // Before this deposit is counted: a bonus may depend on the deposit's number.
  const bonuses = await bonusesOfDeposit(tx, {
    deposit,
    amount,
    now,
    chosen: chosenIn(deposit),
    cancels: detailsOf(deposit).cancels ?? null,
    needsVerifiedEmail: needsVerifiedEmail(deposit.brand),
    marketOf: context.marketOf,
  });
  await changeDeposit(tx, deposit, { status: 'success', creditedAmount: amount }, now);
  const booked = depositPosting({ deposit, amount, now, depositWagerMultiplier: wagerMultiplierOf(deposit.brand) });
  await postTogether(tx, [...bonuses.before, booked, ...bonuses.after]);
}

/** Applies a provider message to a deposit that has not ended. */
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
      // The account was stopped meanwhile, so nothing is credited and the money is refunded.
      await provider.refund(tx, deposit.providerPayment ?? '', BigInt(news.arrived), 'account stopped');
      return void (await change({ status: 'returned' }));
    case 'failed':
      return void (await change({ status: 'failed', failure: news.failure }));
    case 'declined':
      return void (await change({
        status: 'declined',
        failure: 'TRANSACTION_FAILED',
        declineReason: news.reason,
      }));
    case 'returned':
    case 'cancelled':
      return void (await change({ status: news.type }));
  }
}

const isFailure = ({ type }: PaymentNews): boolean => type === 'failed' || type === 'declined';

/**
 * Processes a provider message, once, in one transaction: repeated and outdated messages change nothing, and neither do
 * those after the deposit's end. Money that arrives after the end is refunded. Returns the failed deposit to notify its
 * player, or null.
 */
export async function takeMessage(db: Db, message: ProviderMessage, context: Context): Promise<Failed | null> {
  const { id, payment, reference, sequence, news } = message;
  const { provider, now } = context;
  return db.transaction(async (tx) => {
    const found = await depositById(tx, reference);
    if (!found || found.providerPayment !== payment) return null;
    // Lock order: the account before the deposit, as everywhere.
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
