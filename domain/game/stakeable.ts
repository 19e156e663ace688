import { countedPercent } from './gameEligibility';
import type { UserBonus } from '@/domain/bonuses/offer';
import type { GameDetails } from './game';
import { toDecimal, toMinor } from '@/domain/money/money';
import type { Wallet } from '@/domain/account/player/userDetails';

/** The balance a game can be played with. Amounts are decimal strings of `currency`. */
export type Stakeable = {
  currency: string;
  /** Total stakeable: real money, then the bonus money the game accepts. */
  amount: string;
  /** The split of the total; null while only the total is known. */
  parts: { realMoney: string; bonus: string } | null;
  /** Whether the total includes bonus money. */
  withBonus: boolean;
  /** Whether the player has bonus money this game does not accept. */
  bonusApart: boolean;
};

type Terms = Pick<UserBonus, 'currency' | 'wageringType' | 'weights' | 'excludedGames'>;
type Game = Pick<GameDetails, 'id' | 'features'>;

/** Whether a game accepts the wallet's bonus money (ENT-12, ADR 0014); null if the backend does not say. */
function takesBonus(bonus: Terms | null, currency: string, game: Game): boolean | null {
  if (bonus === null || bonus.wageringType === null) return null;
  return bonus.currency === currency && bonus.wageringType === 'REAL_TO_FUN' && countedPercent(bonus, game) > 0;
}

/** The stakeable balance of a wallet for a game, with the active bonus if any; null where it is unknown. */
export function stakeable(
  { currencyCode: currency, realMoney, bonus: purse }: Pick<Wallet, 'currencyCode' | 'realMoney' | 'bonus'>,
  bonus: Terms | null,
  game: Game,
): Stakeable | null {
  if (realMoney === null) return null;
  const [real, held] = [toMinor(realMoney, currency), toMinor(purse ?? '0', currency) ?? 0n];
  const takes = takesBonus(bonus, currency, game);
  const taken = takes ? held : 0n;
  return {
    currency,
    withBonus: taken > 0n,
    bonusApart: takes === false && held > 0n,
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

/** The split for a reduced total, with real money staked first; null if the total is larger than before. */
function partsOf({ currency, parts }: Stakeable, amount: string): Stakeable['parts'] {
  const [left, bonus] = [toMinor(amount, currency), parts && toMinor(parts.bonus, currency)];
  const real = parts && toMinor(parts.realMoney, currency);
  if (left === null || bonus == null || real == null || left > real + bonus) return null;
  const ofBonus = left < bonus ? left : bonus;
  return { realMoney: toDecimal(left - ofBonus, currency), bonus: toDecimal(ofBonus, currency) };
}
