import { countedPercent } from './gameEligibility';
import type { UserBonus } from '@/domain/bonuses/offer';
import type { GameDetails } from './game';
import { minorOf, toDecimal, toMinor } from '@/domain/money/money';
import type { Wallet } from '@/domain/account/player/userDetails';

/** The balance a game can be played with. Amounts are decimal strings of `currency`. */
export type Stakeable = {
  currency: string;
  /** Total stakeable: real money, then the bonus money the game accepts; null where it is unknown whether it does. */
  amount: string | null;
  /** The split of the total, or what both purses hold while it is unknown; null while only the total is known. */
  parts: { realMoney: string; bonus: string | null } | null;
  /** Whether the total includes bonus money, or may. */
  withBonus: boolean;
  /** Whether the player has bonus money this game does not accept. */
  bonusApart: boolean;
};

type Terms = Pick<UserBonus, 'currency' | 'wageringType' | 'weights' | 'excludedGames'>;
type Game = Pick<GameDetails, 'id' | 'features'>;

/** Whether a game accepts the money of a bonus (ENT-12, ADR 0014); null if the backend does not say. */
function takesBonus(bonus: Terms, currency: string, game: Game): boolean | null {
  if (bonus.wageringType === 'REAL_MONEY_ONLY' || countedPercent(bonus, game) <= 0) return false;
  if (bonus.wageringType === null || bonus.currency === '') return null;
  return bonus.currency === currency;
}

/** The bonus money that counts, of what the purse holds, in minor units; null where it is unknown. */
const takenOf = (held: bigint | null, takes: boolean | null): bigint | null =>
  takes === false ? 0n : takes || held === 0n ? held : null;

/** The stakeable balance of a wallet for a game, with the active bonus if any; null where it is unknown. */
export function stakeable(
  { currencyCode: currency, realMoney, bonus: purse }: Pick<Wallet, 'currencyCode' | 'realMoney' | 'bonus'>,
  bonus: Terms | null,
  game: Game,
): Stakeable | null {
  if (realMoney === null) return null;
  const [real, held] = [toMinor(realMoney, currency), minorOf(purse, currency)];
  const takes = bonus && takesBonus(bonus, currency, game);
  // Without a bonus nothing is said of what the purse holds.
  const taken = bonus ? takenOf(held, takes) : 0n;
  if (taken === null)
    return { currency, withBonus: true, bonusApart: false, amount: null, parts: { realMoney, bonus: purse } };
  return {
    currency,
    withBonus: taken > 0n,
    bonusApart: takes === false && held !== null && held > 0n,
    amount: real === null ? realMoney : toDecimal(real + taken, currency),
    parts: real === null ? null : { realMoney, bonus: toDecimal(taken, currency) },
  };
}

/**
 * The stakeable balance updated with the amount the game last reported. During a round, the missing amount is deducted
 * from real money first; how a win is split depends on the stake, which only the casino knows.
 */
export function stakeableAsTold(
  held: Stakeable | null,
  told: { amount: string; currency: string },
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

/** The split for a reduced total, with real money staked first; null if the total was unknown, or less than now. */
function partsOf({ currency, amount: before, parts }: Stakeable, amount: string): Stakeable['parts'] {
  if (before === null) return null;
  const [left, bonus] = [toMinor(amount, currency), parts && minorOf(parts.bonus, currency)];
  const real = parts && toMinor(parts.realMoney, currency);
  if (left === null || bonus == null || real == null || left > real + bonus) return null;
  const ofBonus = left < bonus ? left : bonus;
  return { realMoney: toDecimal(left - ofBonus, currency), bonus: toDecimal(ofBonus, currency) };
}
