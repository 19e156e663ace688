import { hasDeposited } from '../cashier/hasDeposited';
import { activeBonus } from '../bonuses/store';
import { type AccountRow } from '../db/accounts';
import { type Db } from '../db/database';
import { type UserBonusRow } from '../db/schema/bonuses';
import { type WalletBalance, walletsOf } from '../ledger/accounts';
import { isBarredForLong } from '../protection/barredForLong';

/** What has to hold before anybody withdraws, in the order in which a refusal names it (OP-081). */
export const CONDITIONS = [
  'REQUIRED_EMAIL_VERIFICATION',
  'DEPOSIT_REQUIRED',
  'ACTIVE_BONUS',
  'DEPOSIT_WAGERING',
] as const;
export type ConditionCode = (typeof CONDITIONS)[number];

/**
 * `waived`: met only because play is barred for long. `left` is what has to be wagered yet, in minor units of the wallet's
 * currency; null where there is no such figure.
 */
export type Condition = { code: ConditionCode; met: boolean; waived: boolean; left: bigint | null };

/**
 * Every condition of a withdrawal from one of the player's wallets, met or not, all the wallets, the active one first, and
 * the bonus that is active. The way out stays open to who is excluded (WDR-10, SESS-10): where play is barred for long,
 * nothing asks them to play, neither for a deposit nor for a bonus (ADR 0012).
 */
export async function conditionsOf(
  db: Db,
  account: AccountRow,
  now: Date,
  currency?: string,
): Promise<{
  conditions: Condition[];
  wallets: WalletBalance[];
  wallet: WalletBalance | null;
  bonus: UserBonusRow | null;
}> {
  const wallets = await walletsOf(db, account.id, account.currencyCode);
  const wallet = (currency === undefined ? wallets[0] : wallets.find((one) => one.currency === currency)) ?? null;
  // A bonus belongs to the player, not to one wallet; free spins alone are one too.
  const bonus = await activeBonus(db, account.id);
  const toWager = wallet?.deposit_wager ?? 0n;
  const isBarred = await isBarredForLong(db, account, now);
  const always = (code: ConditionCode, met: boolean): Condition => ({ code, met, waived: false, left: null });
  const byPlay = (code: ConditionCode, met: boolean, left: bigint | null = null): Condition =>
    met || isBarred ? { code, met: true, waived: !met, left: null } : { code, met, waived: false, left };
  return {
    ...{ wallets, wallet, bonus },
    conditions: [
      always('REQUIRED_EMAIL_VERIFICATION', account.emailVerifiedAt !== null),
      always('DEPOSIT_REQUIRED', await hasDeposited(db, account.id)),
      byPlay('ACTIVE_BONUS', bonus === null),
      byPlay('DEPOSIT_WAGERING', toWager === 0n, toWager),
    ],
  };
}
