import { stakeMinor } from '../catalogue/stakesIn';
import { type Db } from '../db/database';
import { type UserBonusRow } from '../db/schema/bonuses';
import { type NewPosting } from '../ledger/post';
import { bonusEntries } from './entries';
import { concluded } from './end';
import { type Offer } from './offer';
import { type Changed, keepBonus } from './store';

const DAY_MS = 86_400_000;

/** What a bonus is given for: to whom, of which offer, with which deposit. */
export type Gift = {
  player: string;
  offer: Offer;
  currency: string;
  /** The deposit it comes with, and what of it is credited, in minor units; null without one. */
  deposit: { id: string; amount: bigint } | null;
  /** Of the conditions the player agreed to; null where nobody was asked. */
  termsVersion: string | null;
  /** Id of the bonus that lies ready ('available') and is activated now; null makes a new one. */
  ready: string | null;
  now: Date;
};

/** An amount of an offer in a currency; null where the offer has none. Throws RangeError where nobody plays in it. */
function inCurrency(euro: string | null, currency: string): bigint | null {
  if (euro === null) return null;
  const amount = stakeMinor(euro, currency);
  if (amount === null) throw new RangeError(`Nobody plays in ${currency}`);
  return amount;
}

/** What an offer gives as bonus money, in minor units: so many percent of a deposit up to its most, or a fixed amount. */
export function amountOf({ offer, currency, deposit }: Pick<Gift, 'offer' | 'currency' | 'deposit'>): bigint {
  const fixed = inCurrency(offer.amount, currency) ?? 0n;
  if (offer.depositPercent === null) return fixed;
  const share = ((deposit?.amount ?? 0n) * BigInt(offer.depositPercent)) / 100n;
  const most = inCurrency(offer.maxAmount, currency);
  return most !== null && share > most ? most : share;
}

/** What is stored of a bonus that is active from now on; `amount` is what it gives. */
export const givenValues = (gift: Gift, amount: bigint): Omit<UserBonusRow, 'id'> => {
  const { player, offer, currency, deposit, termsVersion, now } = gift;
  const { freeSpins } = offer;
  return {
    ...{ player, offer: offer.id, type: offer.type, status: 'activated', currency, termsVersion },
    ...{ deposit: deposit?.id ?? null, depositAmount: deposit?.amount ?? null, amount, balance: amount },
    ...{ freeSpins: freeSpins?.count ?? 0, freeSpinsLeft: freeSpins?.count ?? 0 },
    ...{ freeSpinGame: freeSpins?.game ?? null, freeSpinStake: inCurrency(freeSpins?.stake ?? null, currency) },
    ...{ freeSpinWinnings: 0n, winBoost: Math.round((freeSpins?.winBoost ?? 1) * 100) },
    ...{ wageringType: offer.wageringType, wageringMultiplier: offer.wageringMultiplier },
    ...{ gameWeights: offer.gameWeights, excludedGames: offer.excludedGames },
    ...{ wagerTotal: amount * BigInt(offer.wageringMultiplier), wagered: 0n },
    ...{ maxBet: inCurrency(offer.maxBet, currency), maxWin: inCurrency(offer.maxWin, currency) },
    ...{ winnings: 0n, burned: 0n, createdAt: now, countedFrom: null, activatedAt: now, endedAt: null },
    expiresAt: new Date(now.getTime() + offer.daysToWager * DAY_MS),
  };
};

/**
 * Gives a player a bonus, active from now on: bonus money with what has to be wagered for it, or free spins. The caller
 * holds the lock on the account's row, has found no active bonus, and books the postings. A bonus without anything to
 * wager is real money at once. Whether the player may have it is asked elsewhere. Throws RangeError where nobody plays in
 * the currency.
 */
export async function giveBonus(tx: Db, gift: Gift): Promise<Changed> {
  const { ready, now } = gift;
  const values = givenValues(gift, amountOf(gift));
  const bonus = await keepBonus(tx, values, ready);
  const { id, amount, wagerTotal } = bonus;
  const entries = bonusEntries(bonus, amount, wagerTotal);
  const given: NewPosting = { key: `bonus:${id}`, kind: 'bonus', reference: id, now, entries };
  const ended = await concluded(tx, bonus, now);
  return {
    bonus: ended?.bonus ?? bonus,
    postings: [...(amount > 0n ? [given] : []), ...(ended?.postings ?? [])],
  };
}
