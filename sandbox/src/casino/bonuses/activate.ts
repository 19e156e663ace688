import { randomUUID } from 'node:crypto';
import { stakeMinor } from '../../currencies/stakesIn';
import { type Db } from '../../db/database';
import { type UserBonusRow } from './held/schema';
import { type Refusal } from '../../http/refusal';
import { postTogether } from '../ledger/post';
import { type Caller, takerOf } from './caller';
import { makeCashback } from './cashback';
import { expiredIfDue } from './held/end';
import { giveBonus } from './held/give';
import { needsGift, offerById } from './offers/offers';
import { bonusRefusal, type Fault } from './refusals';
import { activationFault } from './rules';
import { type BonusControls } from './situations';
import { readyBonus } from './held/uses';

type Asked = {
  bonusId: string | number;
  /** Version of the terms the player accepted; undefined where acceptance was not asked for. */
  termsVersion?: string;
  /** The control panel's; null without a panel. */
  controls: Pick<BonusControls, 'takeNext' | 'note'> | null;
};

/**
 * Activates an offer, or the player's available bonus of it, in the caller's transaction; locks the account row first.
 * A cashback is only computed, and is then available to be claimed. Throws the refusals of the contract. A cashback
 * that goes into the calendar is answered with ADD_TO_CALENDAR as a returned Refusal, not a thrown one, so that its
 * writes are committed.
 */
export async function activateBonus(
  tx: Db,
  caller: Caller,
  { bonusId, termsVersion, controls }: Asked,
): Promise<UserBonusRow | Refusal> {
  const refusal = (fault: Fault) => bonusRefusal(fault, caller.language);
  const taker = await takerOf(tx, caller);
  const { currency, now } = taker;
  const player = taker.account.id;
  const offer = offerById(bonusId);
  const ready = offer ? await readyBonus(tx, player, offer.id, now) : null;
  if (!offer || (needsGift(offer) && !ready)) throw refusal({ code: 'BONUS_NOT_FOUND' });
  const met = controls?.takeNext() ?? null;
  if (met === 'UNIFIED_ERROR') {
    const numbers = { bonusId: offer.id, userId: player, userBonusId: ready?.id ?? randomUUID() };
    controls?.note(numbers);
    throw refusal({ code: met, details: numbers });
  }
  if (met) throw refusal({ code: met });
  if (termsVersion !== undefined && termsVersion !== offer.termsVersion) {
    throw refusal({ code: 'VALIDATION', details: { termsVersion: offer.termsVersion } });
  }
  const expired = await expiredIfDue(tx, player, now);
  const fault = await activationFault(tx, offer, taker, ready !== null);
  if (fault) throw refusal(fault);
  // No bonuses in a currency without play.
  if (stakeMinor('1', currency) === null) throw refusal({ code: 'BONUS_NOT_FOUND' });
  const { cashback } = offer;
  if (cashback) {
    const made = await makeCashback(tx, { ...offer, cashback }, taker, ready);
    if ('code' in made) throw refusal(made);
    await postTogether(tx, expired?.postings ?? []);
    return made.inCalendar ? refusal(made.inCalendar) : made.bonus;
  }
  const asked = { player, offer, currency, deposit: null, termsVersion: termsVersion ?? null, now };
  const given = await giveBonus(tx, { ...asked, ready: ready?.id ?? null });
  await postTogether(tx, [...(expired?.postings ?? []), ...given.postings]);
  return given.bonus;
}
