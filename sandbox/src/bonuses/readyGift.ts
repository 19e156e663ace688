import { type Db } from '../db/database';
import { type UserBonusRow } from '../db/schema/bonuses';
import { stakeMinor } from '../catalogue/stakesIn';
import { readyCashback } from './cashback';
import { type Offer } from './offer';
import { keepBonus } from './store';

const DAY_MS = 86_400_000;
/** How long a bonus lies ready to be activated. */
const READY_DAYS = 14;

type Owner = { player: string; currency: string; now: Date };

/** What a cashback comes to that nobody has lost anything for: its part of the least loss, in minor units. */
function givenCashback({ cashback }: Offer, currency: string): bigint {
  const loss = stakeMinor(cashback?.minLoss ?? '0', currency) ?? 0n;
  return (loss * BigInt(cashback?.percent ?? 0)) / 100n;
}

/** What is stored of a bonus that lies ready. */
export function readyValues(offer: Offer, { player, currency, now }: Owner) {
  if (offer.cashback) {
    const owner = { account: { id: player }, currency, now };
    return readyCashback(offer, owner, givenCashback(offer, currency), null);
  }
  return {
    ...{ player, offer: offer.id, type: offer.type, status: 'available' as const, currency, amount: 0n, balance: 0n },
    ...{ freeSpinWinnings: 0n, wagerTotal: 0n, wagered: 0n, winnings: 0n, burned: 0n, createdAt: now },
    countedFrom: null,
    ...{ wageringType: offer.wageringType, wageringMultiplier: offer.wageringMultiplier, termsVersion: null },
    expiresAt: new Date(now.getTime() + READY_DAYS * DAY_MS),
  };
}

/**
 * Lays a bonus of an offer ready in a player's hands, by a coupon or as a gift: nothing of it is booked, and nothing is worth
 * anything, until the player activates it (or makes the deposit it comes with). A cashback can be claimed. The account must be
 * locked.
 */
export const layReady = (tx: Db, offer: Offer, owner: Owner): Promise<UserBonusRow> =>
  keepBonus(tx, readyValues(offer, owner), null);
