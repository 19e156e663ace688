import { randomUUID } from 'node:crypto';
import { type Clock } from '../../base/clock';
import { type AccountRow, lockedAccount } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { giftEntries } from '../ledger/gift';
import { post } from '../ledger/post';
import { refuseExcluded } from '../protection/stop';
import { rewardRefusal } from '../rewards/refusals';
import { claimedSum, friendsOf } from './earned';
import { ownLink } from './links';
import { referralClaims } from './schema';

/**
 * Pays what a player's friends have earned since the last claim, as real money from the house's bonuses. The account's
 * lock makes parallel claims wait, and the later ones find nothing. Throws NOTHING_TO_CLAIM, or SELF_EXCLUDED while the
 * player is excluded.
 */
export async function claimReferral(
  tx: Db,
  { player, language, clock }: { player: string; language: string; clock: Clock },
): Promise<AccountRow> {
  const account = await lockedAccount(tx, player);
  if (!account) throw new Error(`no account ${player}`);
  const now = clock.now();
  refuseExcluded(account, now);
  const link = await ownLink(tx, account, now);
  const { currency } = link;
  const claimed = await claimedSum(tx, player);
  const earned = (await friendsOf(tx, link, now)).reduce((sum, { share }) => sum + share, 0n);
  const amount = earned - claimed;
  if (amount <= 0n) throw rewardRefusal('NOTHING_TO_CLAIM', language);
  const id = randomUUID();
  await tx.insert(referralClaims).values({ id, player, currency, amount, total: claimed + amount, claimedAt: now });
  await post(tx, {
    key: `referral:${id}`,
    kind: 'referral',
    reference: id,
    now,
    entries: giftEntries({ player, currency, amount }),
  });
  return account;
}
