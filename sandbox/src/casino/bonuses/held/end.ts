import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { type Clock } from '../../../base/clock';
import { type AccountRow, lockedAccount } from '../../accounts/store/accounts';
import { isExcluded } from '../../protection/stop';
import { type Db } from '../../../db/database';
import { type Tell } from '../../mail/tell';
import { nameOfOffer } from '../offers/offers';
import { type UserBonusRow, userBonuses } from './schema';
import { walletTransactions } from '../../bets/schema';
import { giftEntries } from '../../ledger/gift';
import { type NewPosting, postTogether } from '../../ledger/post';
import { bonusEntries } from './entries';
import { activeBonus, changeBonus, type Changed, wagerLeft } from './store';

/** Batch size of one sweep; the next sweep takes the rest. */
const AT_ONCE = 100;

/** The posting that removes a bonus's money and remaining wager; none when both are zero. */
function burning(bonus: UserBonusRow, now: Date): NewPosting[] {
  const [balance, left] = [bonus.balance, wagerLeft(bonus)];
  if (balance === 0n && left === 0n) return [];
  const entries = bonusEntries(bonus, -balance, -left);
  return [{ key: `bonus:${bonus.id}:burn`, kind: 'bonus_burn', reference: bonus.id, now, entries }];
}

async function burned(tx: Db, bonus: UserBonusRow, status: 'cancelled' | 'expired', now: Date): Promise<Changed> {
  const { balance, burned: before } = bonus;
  const isActive = bonus.status === 'activated';
  const postings = isActive ? burning(bonus, now) : [];
  const change = { status, endedAt: now, ...(isActive && { balance: 0n, burned: before + balance }) };
  return { bonus: await changeBonus(tx, bonus, change), postings };
}

/**
 * Cancels an active or available bonus: its money is burned and its wager dropped (BON-04). The caller holds the lock
 * on the account row and books the postings.
 */
export const cancelBonus = (tx: Db, bonus: UserBonusRow, now: Date): Promise<Changed> =>
  burned(tx, bonus, 'cancelled', now);

/** Expires a bonus in the same way. */
export const expireBonus = (tx: Db, bonus: UserBonusRow, now: Date): Promise<Changed> =>
  burned(tx, bonus, 'expired', now);

/** Whether a round of the bonus is open: its stake is booked, but neither a credit nor a rollback has arrived. */
async function hasOpenRound(tx: Db, { id, player }: UserBonusRow): Promise<boolean> {
  const { kind, outcome, userBonus } = walletTransactions;
  const ended = sql`exists (select from wallet_transactions e where e.round = ${walletTransactions.round}
    and e.session = ${walletTransactions.session}
    and (e.kind = 'credit' and e.outcome <> 'refused' or e.kind = 'rollback' and e.outcome = 'booked'))`;
  const [row] = await tx
    .select({ id: walletTransactions.id })
    .from(walletTransactions)
    .where(
      and(
        eq(walletTransactions.player, player),
        eq(userBonus, id),
        eq(kind, 'debit'),
        eq(outcome, 'booked'),
        sql`not ${ended}`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Whether a bonus is fully wagered or has no money left to wager with, regardless of open rounds. */
function isOver(bonus: UserBonusRow): boolean {
  const { freeSpinsLeft, balance, wageringType } = bonus;
  if (freeSpinsLeft > 0) return false;
  return wagerLeft(bonus) === 0n || (balance === 0n && wageringType === 'REAL_TO_FUN');
}

/** The posting that turns bonus money into real money, up to the maximum win; the rest is burned. */
function winning(bonus: UserBonusRow, winnings: bigint, now: Date): NewPosting {
  const { id, player, currency, balance } = bonus;
  return {
    key: `bonus:${id}:win`,
    kind: 'bonus_win',
    reference: id,
    now,
    entries: [
      ...bonusEntries(bonus, -balance, -wagerLeft(bonus)),
      ...giftEntries({ player, currency, amount: winnings }),
    ],
  };
}

/**
 * Completes an active bonus when it is over (BON-07): fully wagered, no free spins left and no open round. The
 * remaining money, up to the maximum win, becomes real. A bonus with nothing left to play completes without a win. Null
 * while it is running. The caller holds the lock on the account row and books the postings.
 */
export async function concluded(tx: Db, bonus: UserBonusRow, now: Date): Promise<Changed | null> {
  const { balance, maxWin, burned: before } = bonus;
  if (bonus.status !== 'activated' || !isOver(bonus) || (await hasOpenRound(tx, bonus))) return null;
  const winnings = maxWin !== null && balance > maxWin ? maxWin : balance;
  const postings = winnings > 0n ? [winning(bonus, winnings, now)] : burning(bonus, now);
  const ended = { endedAt: now, balance: 0n, winnings, burned: before + balance - winnings };
  return { bonus: await changeBonus(tx, bonus, { ...ended, status: 'completed' }), postings };
}

/** Expires a player's active bonus if due; the caller holds the lock on the account row and books the postings. */
export async function expiredIfDue(tx: Db, player: string, now: Date): Promise<Changed | null> {
  const bonus = await activeBonus(tx, player);
  return bonus?.expiresAt && bonus.expiresAt <= now ? expireBonus(tx, bonus, now) : null;
}

/** Tells the player of a bonus that has expired; nobody who has excluded themselves is led back to bonuses. */
export async function tellExpired(
  tx: Db,
  { offer }: UserBonusRow,
  { account, now, tell }: { account: AccountRow | null; now: Date; tell: Tell | undefined },
): Promise<void> {
  if (!tell || !account || isExcluded(account, now)) return;
  await tell(tx, account.id, {
    kind: 'bonus-expired',
    path: '/bonuses',
    values: (language) => ({ bonus: nameOfOffer(offer, language) }),
  });
}

/** Expires all due bonuses, active or available, up to one batch; returns how many. */
export async function expireDue(db: Db, clock: Clock, tell?: Tell): Promise<number> {
  const isDue = (now: Date) =>
    and(
      sql`${userBonuses.status} in ('available', 'activated')`,
      isNotNull(userBonuses.expiresAt),
      lte(userBonuses.expiresAt, now),
    );
  const due = await db
    .select({ id: userBonuses.id, player: userBonuses.player })
    .from(userBonuses)
    .where(isDue(clock.now()))
    .limit(AT_ONCE);
  for (const { id, player } of due) {
    await db.transaction(async (tx) => {
      const account = await lockedAccount(tx, player);
      const now = clock.now();
      const [bonus] = await tx
        .select()
        .from(userBonuses)
        .where(and(eq(userBonuses.id, id), isDue(now)));
      if (!bonus) return;
      await postTogether(tx, (await expireBonus(tx, bonus, now)).postings);
      await tellExpired(tx, bonus, { account, now, tell });
    });
  }
  return due.length;
}
