import { type UserBonusRow } from './schema';
import { type GameKind } from '../offers/offer';
import { wagerLeft } from './store';

type Terms = Pick<
  UserBonusRow,
  'balance' | 'wageringType' | 'gameWeights' | 'excludedGames' | 'wagerTotal' | 'wagered'
>;

type PlayedGame = { game: string; kind: GameKind };

/** A stake with its game, and the player's real money. Minor units. */
export type BonusStake = PlayedGame & { amount: bigint; real: bigint };

/** How a stake is paid, and how much of it counts towards wagering. */
export type Split = { realPart: bigint; bonusPart: bigint; counted: bigint };

export type SplitRefusal = 'INSUFFICIENT_BALANCE' | 'GAME_NOT_BONUS_ELIGIBLE';

/** Percent of a stake that counts in a game; 0 in an excluded one. */
function weightIn({ gameWeights, excludedGames }: Terms, { game, kind }: PlayedGame): bigint {
  return excludedGames.includes(game) ? 0n : BigInt(gameWeights[kind] ?? 100);
}

/** The part of a stake that counts: weighted, rounded down, and at most the remaining wager. */
function countedOf(bonus: Terms, stake: BonusStake): bigint {
  const weighed = (stake.amount * weightIn(bonus, stake)) / 100n;
  const left = wagerLeft(bonus);
  return weighed < left ? weighed : left;
}

/**
 * The bonus money that can be staked in a game (ENT-12): none for REAL_MONEY_ONLY, none where the game's weight is 0.
 */
export function playableBonus(bonus: Terms | null, game: PlayedGame): bigint {
  if (bonus?.wageringType !== 'REAL_TO_FUN' || weightIn(bonus, game) === 0n) return 0n;
  return bonus.balance;
}

/** Whether a stake counts towards wagering or needs bonus money, so that the bonus's maximum bet applies. */
export function isBonusStake(bonus: Terms | null, stake: BonusStake): boolean {
  if (!bonus) return false;
  const needsBonus = stake.amount > stake.real && playableBonus(bonus, stake) > 0n;
  return needsBonus || countedOf(bonus, stake) > 0n;
}

/**
 * Splits a stake: real money first, then bonus money (REAL_TO_FUN), or real money only (REAL_MONEY_ONLY). Refused when
 * both do not suffice, or when the game does not accept the bonus money needed.
 */
export function splitStake(bonus: Terms | null, stake: BonusStake): Split | SplitRefusal {
  const { amount, real } = stake;
  const realPart = real < amount ? real : amount;
  const bonusPart = amount - realPart;
  if (bonusPart > playableBonus(bonus, stake)) {
    const isThere = bonus?.wageringType === 'REAL_TO_FUN' && bonus.balance >= bonusPart;
    return isThere ? 'GAME_NOT_BONUS_ELIGIBLE' : 'INSUFFICIENT_BALANCE';
  }
  return { realPart, bonusPart, counted: bonus ? countedOf(bonus, stake) : 0n };
}

/** The bonus part of a win, in the ratio of its stake; the real part is rounded down. */
export function splitWin(win: bigint, { amount, bonusPart }: { amount: bigint; bonusPart: bigint }): bigint {
  return bonusPart === 0n ? 0n : win - (win * (amount - bonusPart)) / amount;
}
