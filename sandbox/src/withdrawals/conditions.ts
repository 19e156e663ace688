import { hasDeposited } from '../cashier/hasDeposited';
import { activeBonus } from '../bonuses/store';
import { type AccountRow } from '../db/accounts';
import { type Db } from '../db/database';
import { type WalletBalance, walletsOf } from '../ledger/accounts';

/** What has to hold before anybody withdraws, in the order in which a refusal names it (OP-081). */
export const CONDITIONS = [
  'REQUIRED_EMAIL_VERIFICATION',
  'DEPOSIT_REQUIRED',
  'ACTIVE_BONUS',
  'DEPOSIT_WAGERING',
] as const;
export type ConditionCode = (typeof CONDITIONS)[number];

/** `left` is what has to be wagered yet, in minor units of the wallet's currency; null where there is no such figure. */
export type Condition = { code: ConditionCode; met: boolean; left: bigint | null };

type Withdrawer = Pick<AccountRow, 'id' | 'emailVerifiedAt' | 'currencyCode'>;

/**
 * Every condition of a withdrawal from one of the player's wallets, met or not, and all the wallets, the active one first.
 * Nobody asks here whether the player has excluded themselves: the way out stays open (WDR-10, SESS-10).
 */
export async function conditionsOf(
  db: Db,
  { id, emailVerifiedAt, currencyCode }: Withdrawer,
  currency?: string,
): Promise<{ conditions: Condition[]; wallets: WalletBalance[]; wallet: WalletBalance | null }> {
  const wallets = await walletsOf(db, id, currencyCode);
  const wallet = (currency === undefined ? wallets[0] : wallets.find((one) => one.currency === currency)) ?? null;
  // A bonus belongs to the player, not to one wallet; free spins alone are one too.
  const hasBonus = (await activeBonus(db, id)) !== null;
  const toWager = wallet?.deposit_wager ?? 0n;
  return {
    ...{ wallets, wallet },
    conditions: [
      { code: 'REQUIRED_EMAIL_VERIFICATION', met: emailVerifiedAt !== null, left: null },
      { code: 'DEPOSIT_REQUIRED', met: await hasDeposited(db, id), left: null },
      { code: 'ACTIVE_BONUS', met: !hasBonus, left: null },
      { code: 'DEPOSIT_WAGERING', met: toWager === 0n, left: toWager === 0n ? null : toWager },
    ],
  };
}
