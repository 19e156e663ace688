import { anywhere } from '@/config/markets/anywhere';
import { type Market } from '@/config/markets/market';
import { toDecimal } from '@/domain/money/money';
import { type LimitPeriod } from '@/domain/protection/options';
import { spokenOf } from '../../http/languages';
import { say } from '../accounts/fields/sentences';
import { Refusal } from '../../http/refusal';
import { grossDeposits } from '../deposits/gross';
import { type AccountRow, lockedAccount } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { windowStart } from './limitRule';
import { cappingDeposits, depositLimits } from './limitStore';
import { refuseExcluded, refuseFrozen } from './stop';

/** The amount that may still be deposited, in minor units, and the limit that caps it; all null without a limit. */
export type DepositAllowance =
  | { left: bigint; period: LimitPeriod; limit: bigint }
  | { left: null; period: null; limit: null };

/** The smallest remainder of an account's deposit limits, own and the market's, in a currency, from zero up. */
export async function depositAllowance(
  db: Db,
  account: Pick<AccountRow, 'id'>,
  currency: string,
  now: Date,
  market: Market = anywhere,
): Promise<DepositAllowance> {
  let lowest: DepositAllowance = { left: null, period: null, limit: null };
  for (const { amount, period } of await cappingDeposits(db, { player: account.id, currency }, now, market)) {
    if (amount === null) continue;
    const used = await grossDeposits(db, { player: account.id, currency, since: windowStart(period, now) });
    const left = used < amount ? amount - used : 0n;
    if (lowest.left === null || left < lowest.left) lowest = { left, period, limit: amount };
  }
  return lowest;
}

/**
 * Locks the account's row until the transaction ends. Throws ACCOUNT_FROZEN or SELF_EXCLUDED (details: until) while the
 * player has stopped. Call it again when a payment settles: nothing is credited to a stopped account.
 */
export async function assertNotStopped(tx: Db, accountId: string, now: Date): Promise<AccountRow> {
  const account = await lockedAccount(tx, accountId);
  if (!account) throw new Error(`no account ${accountId}`);
  refuseFrozen(account, now);
  refuseExcluded(account, now);
  return account;
}

/**
 * Locks the account's row and throws when a deposit of `amount` (minor units) is not allowed: ACCOUNT_FROZEN,
 * SELF_EXCLUDED, LIMIT_REQUIRED where the market demands a limit first, or PAYMENT_LIMIT_THRESHOLD (details: period,
 * limit, left, currencyCode). Call it before inserting the
 * deposit: the lock serialises the player's deposits with each other and with exclusions.
 */
export async function assertMayDeposit(
  tx: Db,
  { id }: Pick<AccountRow, 'id'>,
  { amount, currency }: { amount: bigint; currency: string },
  now: Date,
  market: Market = anywhere,
): Promise<void> {
  const account = await assertNotStopped(tx, id, now);
  if (market.limits.demanded.includes('deposit')) {
    const own = await depositLimits(tx, { player: id, currency }, now);
    if (own.every(({ amount }) => amount === null)) {
      throw new Refusal(409, 'LIMIT_REQUIRED', say(spokenOf(account.preferredLanguage), 'limitRequired'), {
        kind: 'deposit',
      });
    }
  }
  const { left, period, limit } = await depositAllowance(tx, account, currency, now, market);
  if (left === null || amount <= left) return;
  throw new Refusal(409, 'PAYMENT_LIMIT_THRESHOLD', say(spokenOf(account.preferredLanguage), 'depositLimit'), {
    period,
    limit: toDecimal(limit, currency),
    left: toDecimal(left, currency),
    currencyCode: currency,
  });
}
