import { type UserBonusRow } from '../db/schema/bonuses';
import { type GameKind } from './offer';
import { wagerLeft } from './store';

type Terms = Pick<
  UserBonusRow,
  'balance' | 'wageringType' | 'gameWeights' | 'excludedGames' | 'wagerTotal' | 'wagered'
>;

type PlayedGame = { game: string; kind: GameKind };

/** A stake with a bonus active: of which game, how much, and how much real money is there. Minor units. */
export type BonusStake = PlayedGame & { amount: bigint; real: bigint };

/** How a stake is paid, and what of it counts for the wagering. */
export type Split = { realPart: bigint; bonusPart: bigint; counted: bigint };

export type SplitRefusal = 'INSUFFICIENT_BALANCE' | 'GAME_NOT_BONUS_ELIGIBLE';

/** Percent of a stake that counts in a game; none in an excluded one. */
function weightIn({ gameWeights, excludedGames }: Terms, { game, kind }: PlayedGame): bigint {
  return excludedGames.includes(game) ? 0n : BigInt(gameWeights[kind] ?? 100);
}

/** What of an amount counts: its weight, rounded down, and never more than what is left to wager. */
function countedOf(bonus: Terms, stake: BonusStake): bigint {
  const weighed = (stake.amount * weightIn(bonus, stake)) / 100n;
  const left = wagerLeft(bonus);
  return weighed < left ? weighed : left;
}

/** The bonus money that can be staked in a game (ENT-12): none where real money alone is wagered, none where nothing counts. */
export function playableBonus(bonus: Terms | null, game: PlayedGame): bigint {
  if (bonus?.wageringType !== 'REAL_TO_FUN' || weightIn(bonus, game) === 0n) return 0n;
  return bonus.balance;
}

/** Whether a stake counts for the wagering or needs bonus money, so that the bonus' highest bet bounds it. */
export function isBonusStake(bonus: Terms | null, stake: BonusStake): boolean {
  if (!bonus) return false;
  const needsBonus = stake.amount > stake.real && playableBonus(bonus, stake) > 0n;
  return needsBonus || countedOf(bonus, stake) > 0n;
}

/**
 * Splits a stake: real money first, then bonus money (REAL_TO_FUN), or real money alone (REAL_MONEY_ONLY). Refused where
 * both are not enough, and where bonus money would be needed in a game that does not take it.
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

/** Splits a win as its stake was: the real part rounded down, the rest bonus money. */
export function splitWin(win: bigint, { amount, bonusPart }: { amount: bigint; bonusPart: bigint }): bigint {
  return bonusPart === 0n ? 0n : win - (win * (amount - bonusPart)) / amount;
}
