import { type Clock } from '../../base/clock';
import { lockedAccount } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { type UserBonusRow } from './held/schema';
import { postTogether } from '../ledger/post';
import { cancelBonus } from './held/end';
import { bonusRefusal, type Fault } from './refusals';
import { ownBonus } from './held/userBonuses';

/**
 * Cancels a bonus at its player's request (BON-04): its money is burned. Also open to excluded players and from every
 * country. Throws BONUS_NOT_FOUND, and CANCELLED for one that has ended.
 */
export async function cancelOwnBonus(
  tx: Db,
  { player, language, clock }: { player: string; language: string; clock: Clock },
  userBonusId: string,
): Promise<UserBonusRow> {
  const refusal = (fault: Fault) => bonusRefusal(fault, language);
  await lockedAccount(tx, player);
  const bonus = await ownBonus(tx, player, userBonusId);
  if (!bonus) throw refusal({ code: 'BONUS_NOT_FOUND' });
  if (bonus.status !== 'activated' && bonus.status !== 'available') throw refusal({ code: 'CANCELLED' });
  const cancelled = await cancelBonus(tx, bonus, clock.now());
  await postTogether(tx, cancelled.postings);
  return cancelled.bonus;
}
