import { type Market } from '@/config/markets/market';
import { type Clock } from '../../base/clock';
import { stakeMinor } from '../../currencies/stakesIn';
import { accountByEmail, type AccountRow, lockedAccount } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { type UserBonusRow } from './held/schema';
import { postTogether } from '../ledger/post';
import { playCurrency } from '../protection/playLimitWire';
import { isExcluded } from '../protection/stop';
import { type Tell } from '../mail/tell';
import { cancelBonus, expireBonus, expiredIfDue, tellExpired } from './held/end';
import { giveBonus } from './held/give';
import { type Offer } from './offers/offer';
import { needsDeposit } from './offers/offers';
import { layReady } from './readyGift';
import { isWithinCap } from './rules';
import { activeBonus, bonusById } from './held/store';
import { isBonusId } from './held/userBonuses';
import { readyBonus } from './held/uses';

/** How the operator grants a bonus: available to the player, or active at once. */
export const WAYS = ['ready', 'active'] as const;
export type Way = (typeof WAYS)[number];

type NotGiven =
  | 'no such player'
  | 'the player is excluded'
  | 'the market forbids it'
  | 'no currency to play in'
  | 'a bonus of it lies ready'
  | 'a bonus is active'
  | 'comes otherwise';

type Asked = {
  brand: string;
  email: string;
  offer: Offer;
  way: Way;
  marketOf: (account: AccountRow) => Market;
  clock: Clock;
};

/**
 * Grants a bonus, bypassing the offer's own rules but not those of the market. Only an offer that needs no deposit and is no cashback can
 * be active at once, and only for a player without an active bonus.
 */
export function giveByOperator(
  db: Db,
  { brand, email, offer, way, marketOf, clock }: Asked,
): Promise<UserBonusRow | NotGiven> {
  return db.transaction(async (tx) => {
    const found = await accountByEmail(tx, brand, email);
    const account = found && (await lockedAccount(tx, found.id));
    if (!account) return 'no such player';
    const [now, currency] = [clock.now(), await playCurrency(tx, account)];
    if (isExcluded(account, now)) return 'the player is excluded';
    if (!isWithinCap(offer, marketOf(account))) return 'the market forbids it';
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

/** Cancels a bonus, or expires it early; false when it does not exist or has ended. */
export function endByOperator(
  db: Db,
  id: string,
  how: 'cancel' | 'expire',
  clock: Clock,
  tell?: Tell,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const seen = isBonusId(id) ? await bonusById(tx, id) : null;
    const account = seen && (await lockedAccount(tx, seen.player));
    const bonus = seen && (await bonusById(tx, id));
    if (bonus?.status !== 'activated' && bonus?.status !== 'available') return false;
    const now = clock.now();
    const ended = await (how === 'cancel' ? cancelBonus : expireBonus)(tx, bonus, now);
    await postTogether(tx, ended.postings);
    if (how === 'expire') await tellExpired(tx, bonus, { account, now, tell });
    return true;
  });
}
