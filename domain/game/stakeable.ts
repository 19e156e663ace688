import { countedPercent } from './gameEligibility';
import type { UserBonus } from '@/domain/bonuses/offer';
import type { GameDetails } from './game';
import { toDecimal, toMinor } from '@/domain/money/money';
import type { Wallet } from '@/domain/account/player/userDetails';

/** What a game can be played with. Amounts are decimal strings of `currency`. */
export type Stakeable = {
  currency: string;
  /** What can be staked: real money, and after it the bonus money that the game takes. */
  amount: string;
  /** How much of it is which; null while only the sum is known. */
  parts: { realMoney: string; bonus: string } | null;
  /** Whether bonus money is among it. */
  withBonus: boolean;
  /** The player has bonus money that this game does not take. */
  bonusApart: boolean;
};

type Terms = Pick<UserBonus, 'currency' | 'wageringType' | 'weights' | 'excludedGames'>;
type Game = Pick<GameDetails, 'id' | 'features'>;

/** Whether a game takes the bonus money of a wallet (ENT-12, ADR 0014); null where the backend does not say. */
function takesBonus(bonus: Terms | null, currency: string, game: Game): boolean | null {
  if (bonus === null || bonus.wageringType === null) return null;
  return bonus.currency === currency && bonus.wageringType === 'REAL_TO_FUN' && countedPercent(bonus, game) > 0;
}

/** What a wallet holds for a game while a bonus is wagered, or none. */
export function stakeable(
  { currencyCode: currency, realMoney, bonus: purse }: Pick<Wallet, 'currencyCode' | 'realMoney' | 'bonus'>,
  bonus: Terms | null,
  game: Game,
): Stakeable {
  const [real, held] = [toMinor(realMoney, currency), toMinor(purse, currency) ?? 0n];
  const takes = takesBonus(bonus, currency, game);
  const taken = takes ? held : 0n;
  return {
    ...{ currency, withBonus: taken > 0n, bonusApart: takes === false && held > 0n },
    amount: real === null ? realMoney : toDecimal(real + taken, currency),
    parts: real === null ? null : { realMoney, bonus: toDecimal(taken, currency) },
  };
}

/**
 * The same with the amount that the game told of its latest round. While a round is open, less is there than in the wallet
 * and what is missing is real money first; a win is split by its stake, which only the casino knows.
 */
export function stakeableAsTold(
  held: Stakeable | null,
  told: Pick<Stakeable, 'amount' | 'currency'>,
  inRound: boolean,
): Stakeable {
  const { amount, currency } = told;
  if (held === null) return { currency, amount, parts: null, withBonus: false, bonusApart: false };
  return {
    ...held,
    amount,
    parts: held.withBonus ? (inRound ? partsOf(held, amount) : null) : { realMoney: amount, bonus: '0' },
  };
}

/** What is left of the parts when only so much is there, real money having been staked first; null where there is more. */
function partsOf({ currency, parts }: Stakeable, amount: string): Stakeable['parts'] {
  const [left, bonus] = [toMinor(amount, currency), parts && toMinor(parts.bonus, currency)];
  const real = parts && toMinor(parts.realMoney, currency);
  if (left === null || bonus == null || real == null || left > real + bonus) return null;
  const ofBonus = left < bonus ? left : bonus;
  return { realMoney: toDecimal(left - ofBonus, currency), bonus: toDecimal(ofBonus, currency) };
}
