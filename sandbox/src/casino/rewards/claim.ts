import { and, eq } from 'drizzle-orm';
import { toDecimal } from '@/domain/money/money';
import { hasDeposited } from '../deposits/hasDeposited';
import { type Clock } from '../../base/clock';
import { lockedAccount } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { type RakebackDayRow, rakebackDays } from './schema';
import { giftEntries } from '../ledger/gift';
import { type NewPosting, post } from '../ledger/post';
import { refuseExcluded } from '../protection/stop';
import { rewardRefusal } from './refusals';

/** A claim of a day; `claimDate`, if given, must be its calendar day. */
export type Claim = { player: string; bonusId: string; claimDate?: string; language: string; clock: Clock };

/** The payment; `amount` in minor units of `currency`. */
export type Claimed = Pick<RakebackDayRow, 'id' | 'amount' | 'currency'>;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

async function dayOf(tx: Db, { player, bonusId, claimDate }: Claim): Promise<RakebackDayRow | null> {
  if (!UUID.test(bonusId)) return null;
  const [row] = await tx
    .select()
    .from(rakebackDays)
    .where(and(eq(rakebackDays.id, bonusId), eq(rakebackDays.player, player)));
  return row && (claimDate === undefined || claimDate === row.day) ? row : null;
}

/** The posting of a claimed day: real money from the house's bonuses. */
export const claimPosting = (
  { id, player, currency, amount }: Pick<RakebackDayRow, 'id' | 'player' | 'currency' | 'amount'>,
  now: Date,
): NewPosting => ({
  key: `rakeback:${id}`,
  kind: 'rakeback',
  reference: id,
  now,
  entries: giftEntries({ player, currency, amount }),
});

/**
 * Pays a calendar day once. It is claimable from the start of that day to the end of the following one, by the server's
 * clock and the account's time zone (OP-035). A repeated claim gets the original answer, so that a lost answer can be
 * recovered. Throws CLAIM_UNAVAILABLE, or SELF_EXCLUDED while the player is excluded.
 */
export async function claimDay(tx: Db, claim: Claim): Promise<Claimed> {
  const account = await lockedAccount(tx, claim.player);
  if (!account) throw new Error(`no account ${claim.player}`);
  const now = claim.clock.now();
  const row = await dayOf(tx, claim);
  if (row?.paidAt) return row;
  refuseExcluded(account, now);
  const isOpen = row !== null && row.opensAt <= now && now < row.closesAt && row.amount > 0n;
  if (!isOpen || !(await hasDeposited(tx, account.id))) throw rewardRefusal('CLAIM_UNAVAILABLE', claim.language);
  await tx.update(rakebackDays).set({ paidAt: now }).where(eq(rakebackDays.id, row.id));
  await post(tx, claimPosting(row, now));
  return row;
}

/** The answer to a claim (OP-092). */
export const claimedWire = ({ id, amount, currency }: Claimed) => ({
  data: { amount: toDecimal(amount, currency), bonusId: id },
});
