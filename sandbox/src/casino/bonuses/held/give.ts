import { DAY_MS } from '@/domain/time/lengths';
import { stakeMinor } from '../../../currencies/stakesIn';
import { type Db } from '../../../db/database';
import { type UserBonusRow } from './schema';
import { type NewPosting } from '../../ledger/post';
import { bonusEntries } from './entries';
import { concluded } from './end';
import { type Offer } from '../offers/offer';
import { type Changed, keepBonus } from './store';

export type Gift = {
  player: string;
  offer: Offer;
  currency: string;
  /** The deposit it comes with, and its credited amount in minor units; null without one. */
  deposit: { id: string; amount: bigint } | null;
  /** Version of the terms the player accepted; null where acceptance was not asked for. */
  termsVersion: string | null;
  /** Id of the available bonus to activate; null creates a new one. */
  ready: string | null;
  now: Date;
};

/** An offer's amount in a currency; null where the offer has none. Throws RangeError for a currency without play. */
function inCurrency(euro: string | null, currency: string): bigint | null {
  if (euro === null) return null;
  const amount = stakeMinor(euro, currency);
  if (amount === null) throw new RangeError(`Nobody plays in ${currency}`);
  return amount;
}

/** The bonus money an offer grants, in minor units: a percentage of the deposit up to a maximum, or a fixed amount. */
export function amountOf({ offer, currency, deposit }: Pick<Gift, 'offer' | 'currency' | 'deposit'>): bigint {
  const fixed = inCurrency(offer.amount, currency) ?? 0n;
  if (offer.depositPercent === null) return fixed;
  const share = ((deposit?.amount ?? 0n) * BigInt(offer.depositPercent)) / 100n;
  const most = inCurrency(offer.maxAmount, currency);
  return most !== null && share > most ? most : share;
}

/** Column values of a bonus that becomes active now; `amount` is the bonus money granted. */
export const givenValues = (gift: Gift, amount: bigint): Omit<UserBonusRow, 'id'> => {
  const { player, offer, currency, deposit, termsVersion, now } = gift;
  const { freeSpins } = offer;
  return {
    player,
    offer: offer.id,
    type: offer.type,
    status: 'activated',
    currency,
    termsVersion,
    deposit: deposit?.id ?? null,
    depositAmount: deposit?.amount ?? null,
    amount,
    balance: amount,
    freeSpins: freeSpins?.count ?? 0,
    freeSpinsLeft: freeSpins?.count ?? 0,
    freeSpinGame: freeSpins?.game ?? null,
    freeSpinStake: inCurrency(freeSpins?.stake ?? null, currency),
    freeSpinWinnings: 0n,
    winBoost: Math.round((freeSpins?.winBoost ?? 1) * 100),
    wageringType: offer.wageringType,
    wageringMultiplier: offer.wageringMultiplier,
    gameWeights: offer.gameWeights,
    excludedGames: offer.excludedGames,
    wagerTotal: amount * BigInt(offer.wageringMultiplier),
    wagered: 0n,
    maxBet: inCurrency(offer.maxBet, currency),
    maxWin: inCurrency(offer.maxWin, currency),
    winnings: 0n,
    burned: 0n,
    createdAt: now,
    countedFrom: null,
    activatedAt: now,
    endedAt: null,
    expiresAt: new Date(now.getTime() + offer.daysToWager * DAY_MS),
  };
};

/**
 * Grants an active bonus: bonus money with its wagering requirement, or free spins. The caller holds the lock on the
 * account row, has found no active bonus, has checked eligibility, and books the postings. A bonus without wagering
 * becomes real money at once. Throws RangeError for a currency without play.
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
