import { type Clock } from '../clock';
import { stakeMinor } from '../catalogue/stakesIn';
import { accountByEmail, lockedAccount } from '../db/accounts';
import { type Db } from '../db/database';
import { type UserBonusRow } from '../db/schema/bonuses';
import { postTogether } from '../ledger/post';
import { playCurrency } from '../protection/playLimitWire';
import { cancelBonus, expireBonus, expiredIfDue } from './end';
import { giveBonus } from './give';
import { type Offer } from './offer';
import { needsDeposit } from './offers';
import { layReady } from './readyGift';
import { activeBonus, bonusById } from './store';
import { isBonusId } from './userBonuses';
import { readyBonus } from './uses';

/** What the operator gives: to lie ready in the player's hands, or active at once. */
export const WAYS = ['ready', 'active'] as const;
export type Way = (typeof WAYS)[number];

/** Why nothing was given. */
type NotGiven =
  | 'no such player'
  | 'no currency to play in'
  | 'a bonus of it lies ready'
  | 'a bonus is active'
  | 'comes otherwise';

type Asked = { brand: string; email: string; offer: Offer; way: Way; clock: Clock };

/**
 * Gives a player a bonus, whatever its rules say of who may take it. Active at once can only be one that needs no deposit and
 * is no cashback, for who has no active bonus.
 */
export function giveByOperator(db: Db, { brand, email, offer, way, clock }: Asked): Promise<UserBonusRow | NotGiven> {
  return db.transaction(async (tx) => {
    const found = await accountByEmail(tx, brand, email);
    const account = found && (await lockedAccount(tx, found.id));
    if (!account) return 'no such player';
    const [now, currency] = [clock.now(), await playCurrency(tx, account)];
    if (currency === null || stakeMinor('1', currency) === null) return 'no currency to play in';
    const ready = await readyBonus(tx, account.id, offer.id, now);
    if (way === 'ready') {
      return ready ? 'a bonus of it lies ready' : layReady(tx, offer, { player: account.id, currency, now });
    }
    if (needsDeposit(offer) || offer.cashback) return 'comes otherwise';
    const expired = await expiredIfDue(tx, account.id, now);
    if (await activeBonus(tx, account.id)) return 'a bonus is active';
    const gift = { player: account.id, offer, currency, deposit: null, termsVersion: null, now };
    const given = await giveBonus(tx, { ...gift, ready: ready?.id ?? null });
    await postTogether(tx, [...(expired?.postings ?? []), ...given.postings]);
    return given.bonus;
  });
}

/** Takes a bonus away, or ends it as its time would; false for one that has ended, or is none. */
export function endByOperator(db: Db, id: string, how: 'cancel' | 'expire', clock: Clock): Promise<boolean> {
  return db.transaction(async (tx) => {
    const seen = isBonusId(id) ? await bonusById(tx, id) : null;
    if (seen) await lockedAccount(tx, seen.player);
    const bonus = seen && (await bonusById(tx, id));
    if (bonus?.status !== 'activated' && bonus?.status !== 'available') return false;
    const ended = await (how === 'cancel' ? cancelBonus : expireBonus)(tx, bonus, clock.now());
    await postTogether(tx, ended.postings);
    return true;
  });
}
