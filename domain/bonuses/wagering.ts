import { minorOf, toDecimal, toMinor } from '@/domain/money/money';
import { comesWithDeposit, type Offer, type UserBonus } from './offer';

/** Precision of wire factors, which are decimal numbers of few digits. */
const FACTOR_DIGITS = 6;
const FACTOR_UNIT = 10n ** BigInt(FACTOR_DIGITS);

/** Minor units times a factor such as 35 or 2.5, rounded down; 0 for a non-positive or non-finite factor. */
export function times(minor: bigint, factor: number): bigint {
  if (!Number.isFinite(factor) || factor <= 0) return 0n;
  return (minor * BigInt(Math.round(factor * 10 ** FACTOR_DIGITS))) / FACTOR_UNIT;
}

/** What an offer pays and the amount to wager for it, as decimal strings; `ofWins`: `bonus` is a sample of winnings. */
export type Example = { deposit: string | null; bonus: string; wager: string; ofWins?: true };

const exampleOf = (offer: Offer, deposit: bigint | null, bonus: bigint): Example => ({
  deposit: deposit === null ? null : toDecimal(deposit, offer.currency),
  bonus: toDecimal(bonus, offer.currency),
  wager: toDecimal(times(bonus, offer.multiplier ?? 0), offer.currency),
});

/** Bonus money of an offer in minor units; `deposit` is the credited amount in minor units, null without one. */
export function bonusFor(offer: Offer, deposit: bigint | null): bigint {
  const fixed = minorOf(offer.amount, offer.currency) ?? 0n;
  if (offer.depositPercent === null || !comesWithDeposit(offer)) return fixed;
  const share = times(deposit ?? 0n, offer.depositPercent / 100);
  const most = minorOf(offer.maxAmount, offer.currency);
  return most !== null && share > most ? most : share;
}

/**
 * Bonus and wagering amount for a deposit; null if the deposit is below the offer's minimum. `deposit` is a decimal
 * string, or null for an offer without deposit.
 */
export function exampleFor(offer: Offer, deposit: string | null): Example | null {
  const credited = minorOf(deposit, offer.currency);
  const least = minorOf(offer.minDeposit, offer.currency);
  if (least !== null && (credited === null || credited < least)) return null;
  return exampleOf(offer, credited, bonusFor(offer, credited));
}

/** The smallest deposit that earns the maximum bonus, in minor units; null if the offer has no maximum. */
function fullDeposit(offer: Offer): bigint | null {
  const most = minorOf(offer.maxAmount, offer.currency);
  const { depositPercent } = offer;
  if (most === null || depositPercent === null || depositPercent <= 0) return null;
  const whole = (most * 100n * FACTOR_UNIT) / BigInt(Math.round(depositPercent * 10 ** FACTOR_DIGITS));
  return bonusFor(offer, whole) < most ? whole + 1n : whole;
}

/** Free-spin winnings are not known in advance, so the example assumes ten whole units of the currency. */
const SAMPLE_WIN = '10';
const ofWinnings = (offer: Offer): Example => ({
  ...exampleOf(offer, null, toMinor(SAMPLE_WIN, offer.currency) ?? 0n),
  ofWins: true,
});

/**
 * Example wagering amounts, shown before the player accepts: for the minimum deposit and for the deposit with the
 * maximum bonus, for a fixed amount, or for winnings of ten. An offer with both a deposit share and free spins adds the
 * winnings example. Empty if nothing has to be wagered, or no amount is known.
 */
export function wageringExamples(offer: Offer): Example[] {
  if (offer.multiplier === null || offer.multiplier <= 0 || offer.type === 'instant_cashback') return [];
  const { currency } = offer;
  if (offer.depositPercent !== null && comesWithDeposit(offer)) {
    const [least, full] = [minorOf(offer.minDeposit, currency), fullDeposit(offer)];
    const deposits = [least, full].filter((one) => one !== null && one > 0n);
    const examples = [...new Set(deposits)].map((deposit) => exampleOf(offer, deposit, bonusFor(offer, deposit)));
    return offer.freeSpins === null ? examples : [...examples, ofWinnings(offer)];
  }
  const fixed = bonusFor(offer, null);
  if (fixed > 0n) return [exampleOf(offer, null, fixed)];
  return offer.freeSpins === null ? [] : [ofWinnings(offer)];
}

/** The return to player, in percent, that a worked example assumes. */
export const SAMPLE_RETURN = 96;

/**
 * What it costs on average to wager the amount of an example in games of that return, and whether that is more than the
 * bonus.
 */
export function averageCost({ bonus, wager }: Example, currency: string): { cost: string; isMore: boolean } {
  const cost = ((minorOf(wager, currency) ?? 0n) * BigInt(100 - SAMPLE_RETURN)) / 100n;
  return { cost: toDecimal(cost, currency), isMore: cost > (minorOf(bonus, currency) ?? 0n) };
}

/** What had to be wagered in all; null where it is not known. */
export function totalToWager({ wagered, wagerLeft, currency }: UserBonus): string | null {
  const [done, left] = [minorOf(wagered, currency), minorOf(wagerLeft, currency)];
  return done === null || left === null ? null : toDecimal(done + left, currency);
}

/** Wagering progress, 0 to 1; null if nothing has to be wagered (BON-08). */
export function wageredShare({ wagered, wagerLeft, currency }: UserBonus): number | null {
  const [done, left] = [minorOf(wagered, currency), minorOf(wagerLeft, currency)];
  if (done === null || left === null || done < 0n || left < 0n || done + left === 0n) return null;
  return Number((done * 10_000n) / (done + left)) / 10_000;
}
