import { DAY_MS } from '@/domain/time/lengths';
import { type Db } from '../../db/database';
import { type UserBonusRow } from './held/schema';
import { stakeMinor } from '../../currencies/stakesIn';
import { readyCashback } from './cashback';
import { type Offer } from './offers/offer';
import { keepBonus } from './held/store';

/** How long a bonus stays available for activation. */
export const READY_DAYS = 14;

type Owner = { player: string; currency: string; now: Date };

/** The amount of a gifted cashback, without losses: its percentage of the minimum loss, in minor units. */
function givenCashback({ cashback }: Offer, currency: string): bigint {
  const loss = stakeMinor(cashback?.minLoss ?? '0', currency) ?? 0n;
  return (loss * BigInt(cashback?.percent ?? 0)) / 100n;
}

/** Column values of an available bonus. */
export function readyValues(offer: Offer, { player, currency, now }: Owner) {
  if (offer.cashback) {
    const owner = { account: { id: player }, currency, now };
    return readyCashback(offer, owner, givenCashback(offer, currency), null);
  }
  return {
    player,
    offer: offer.id,
    type: offer.type,
    status: 'available' as const,
    currency,
    amount: 0n,
    balance: 0n,
    freeSpinWinnings: 0n,
    wagerTotal: 0n,
    wagered: 0n,
    winnings: 0n,
    burned: 0n,
    createdAt: now,
    countedFrom: null,
    wageringType: offer.wageringType,
    wageringMultiplier: offer.wageringMultiplier,
    termsVersion: null,
    expiresAt: new Date(now.getTime() + READY_DAYS * DAY_MS),
  };
}

/**
 * Makes a bonus available to a player, by a coupon, as a gift or as the prize of a race. Nothing is booked until the player activates it (or
 * makes the deposit it comes with); a cashback can be claimed. The account must be locked.
 */
export const layReady = (tx: Db, offer: Offer, owner: Owner): Promise<UserBonusRow> =>
  keepBonus(tx, readyValues(offer, owner), null);
