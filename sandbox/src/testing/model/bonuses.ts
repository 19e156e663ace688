import { type Offer } from '../../casino/bonuses/offers/offer';
import { freeSpinOffer, testOffer } from '../testBonus';
import { stakeMinor } from '../../currencies/stakesIn';
import { type Bonus, type OfferName, type Player, type Round, type State } from './state';
import { GAME } from './modelGame';

/** Offers of every kind; amounts in euro. Some of the model's stakes exceed the maximum bets of some offers. */
export const OFFERS = {
  money: testOffer({ id: 'money', amount: '40.00', wageringMultiplier: 2, maxBet: '1000.00', maxWin: '60.00' }),
  bounded: testOffer({ id: 'bounded', amount: '60.00', wageringMultiplier: 1, maxBet: '100.00' }),
  half: testOffer({ id: 'half', wageringMultiplier: 1, maxBet: '1000.00', gameWeights: { slot: 50 } }),
  real: testOffer({ id: 'real', wageringMultiplier: 1, maxBet: '1000.00', wageringType: 'REAL_MONEY_ONLY' }),
  excluded: testOffer({ id: 'excluded', amount: '500.00', excludedGames: [GAME] }),
  spins: freeSpinOffer(GAME, { id: 'spins', wageringMultiplier: 2, maxBet: '1000.00' }),
  both: freeSpinOffer(GAME, { id: 'both', amount: '20.00', wageringMultiplier: 1, maxBet: '1000.00' }),
} as const satisfies Record<OfferName, Offer>;

const WEEK_MS = 7 * 24 * 3_600_000;

/** An amount of an offer, converted to the player's currency (minor units). */
export const inCurrency = ({ currency }: Player, euro: string): bigint => stakeMinor(euro, currency)!;

/** A newly granted bonus, in the model; `now` in milliseconds. */
export function newBonus(player: Player, id: string, offer: OfferName, now: number): Bonus {
  const { amount, wageringMultiplier, freeSpins } = OFFERS[offer];
  const balance = amount === null ? 0n : inCurrency(player, amount);
  return {
    id,
    offer,
    status: 'activated',
    balance,
    left: balance * BigInt(wageringMultiplier),
    freeSpins: freeSpins?.count ?? 0,
    winnings: 0n,
    burned: 0n,
    expiresAt: now + WEEK_MS,
  };
}

/** The active bonus; null for none. */
export const activeOf = ({ bonuses }: Player): Bonus | null =>
  bonuses.find(({ status }) => status === 'activated') ?? null;

/**
 * How a stake is paid: its real and bonus parts, the part that counts as wagering, and the refusal code. `laid` was bet
 * in the same round before.
 */
export function paid(player: Player, amount: bigint, laid = 0n) {
  const bonus = activeOf(player);
  const terms = bonus && OFFERS[bonus.offer];
  const weight = !terms || terms.excludedGames.length > 0 ? 0n : BigInt(terms.gameWeights.slot ?? 100);
  const isOpen = terms?.wageringType === 'REAL_TO_FUN';
  const real = amount < player.real ? amount : player.real;
  const fromBonus = amount - real;
  const weighed = (amount * weight) / 100n;
  const counted = bonus && weighed > bonus.left ? bonus.left : weighed;
  const usesBonus = isOpen && weight > 0n && bonus!.balance > 0n && fromBonus > 0n;
  const highest = terms?.maxBet ? inCurrency(player, terms.maxBet) : null;
  const isTooHigh = highest !== null && laid + amount > highest && (usesBonus || counted > 0n);
  const isEnough = fromBonus === 0n || (usesBonus && bonus!.balance >= fromBonus);
  const isElsewhere = isOpen && weight === 0n && bonus!.balance >= fromBonus;
  const missing = isElsewhere ? 'GAME_NOT_BONUS_ELIGIBLE' : 'INSUFFICIENT_BALANCE';
  return { bonus, real, fromBonus, counted, isTooHigh, refusal: isEnough ? null : missing };
}

/** Ends a bonus without a win; its remaining balance is burned. */
export function burn(bonus: Bonus, status: 'cancelled' | 'expired'): void {
  Object.assign(bonus, { status, balance: 0n, left: 0n, freeSpins: 0, burned: bonus.burned + bonus.balance });
}

/** Credits money to a bonus, or burns it when the bonus has ended. */
export function credit(bonus: Bonus, amount: bigint): void {
  if (bonus.status === 'activated') bonus.balance += amount;
  else bonus.burned += amount;
}

/** Whether a round was neither won nor rolled back. */
export const isOpenRound = ({ isTakenBack, win }: Round): boolean => !isTakenBack && win === null;

/** Concludes a bonus that is fully wagered or used up, once none of its rounds is open. */
export function conclude({ rounds }: State, player: Player): void {
  const bonus = activeOf(player);
  if (!bonus || bonus.freeSpins > 0) return;
  const { wageringType, maxWin } = OFFERS[bonus.offer];
  const isUsedUp = bonus.balance === 0n && wageringType === 'REAL_TO_FUN';
  if (bonus.left > 0n && !isUsedUp) return;
  if (rounds.some((round) => round.bonus === bonus && isOpenRound(round))) return;
  const most = maxWin === null ? bonus.balance : inCurrency(player, maxWin);
  const winnings = bonus.balance < most ? bonus.balance : most;
  Object.assign(bonus, { status: 'completed', winnings, burned: bonus.burned + bonus.balance - winnings });
  Object.assign(bonus, { balance: 0n, left: 0n });
  player.real += winnings;
}
