import { hasDeposited } from '../deposits/hasDeposited';
import { activeBonus } from '../bonuses/held/store';
import { type AccountRow } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { type UserBonusRow } from '../bonuses/held/schema';
import { type WalletBalance, walletsOf } from '../ledger/accounts';
import { isBarredForLong } from '../protection/barredForLong';

/** Conditions of a withdrawal, in the order in which a refusal names them (OP-081). */
export const CONDITIONS = [
  'REQUIRED_EMAIL_VERIFICATION',
  'DEPOSIT_REQUIRED',
  'ACTIVE_BONUS',
  'DEPOSIT_WAGERING',
] as const;
export type ConditionCode = (typeof CONDITIONS)[number];

/**
 * `waived`: met only because play is barred for long. `left` is the wagering still required, in minor units of the
 * wallet's currency; null when there is no such figure.
 */
export type Condition = { code: ConditionCode; met: boolean; waived: boolean; left: bigint | null };

/**
 * All conditions of a withdrawal from one of the player's wallets, met or not, all wallets (active one first) and the
 * active bonus. Excluded players can still withdraw (WDR-10, SESS-10): while play is barred for long, neither a deposit
 * nor a bonus has to be wagered (ADR 0012).
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
  // A bonus belongs to the player, not to one wallet; one with only free spins counts too.
  const bonus = await activeBonus(db, account.id);
  const toWager = wallet?.deposit_wager ?? 0n;
  const isBarred = await isBarredForLong(db, account, now);
  const always = (code: ConditionCode, met: boolean): Condition => ({ code, met, waived: false, left: null });
  const byPlay = (code: ConditionCode, met: boolean, left: bigint | null = null): Condition =>
    met || isBarred ? { code, met: true, waived: !met, left: null } : { code, met, waived: false, left };
  return {
    wallets,
    wallet,
    bonus,
    conditions: [
      always('REQUIRED_EMAIL_VERIFICATION', account.emailVerifiedAt !== null),
      always('DEPOSIT_REQUIRED', await hasDeposited(db, account.id)),
      byPlay('ACTIVE_BONUS', bonus === null),
      byPlay('DEPOSIT_WAGERING', toWager === 0n, toWager),
    ],
  };
}
