import { fraction, type Fraction, toNumber } from '../slots/fraction';
import { BETS, returnOf } from './bets';
import { DECKS, SHOE } from './cards';
import { handsOf, type Result, resultOf } from './deal';

/** Cards of each number of points in a full shoe: sixteen of a deck count nothing, four each anything else. */
const OF_POINTS: readonly number[] = Array.from({ length: 10 }, (_, points) => (points === 0 ? 16 : 4) * DECKS);

/** The number of ways to take six cards from the shoe in order. */
export const WAYS = [0, 1, 2, 3, 4, 5].reduce((ways, taken) => ways * (SHOE - taken), 1);

/** Of all ways to take six cards in order, those that end in each result; whole numbers below 2^53. */
function countedResults(): Readonly<Record<Result, number>> {
  const counts = { player: 0, banker: 0, tie: 0 };
  const left = [...OF_POINTS];
  const cards: number[] = [];
  const take = (ways: number) => {
    const hands = cards.length >= 4 ? handsOf(cards) : null;
    const used = hands && hands.player.places.length + hands.banker.places.length;
    if (hands && used !== null && used <= cards.length) {
      // Whatever comes next in the shoe is not dealt.
      const rest = Array.from({ length: 6 - cards.length }, (_, at) => SHOE - cards.length - at);
      counts[resultOf(hands.player.total, hands.banker.total)] += rest.reduce((all, one) => all * one, ways);
      return;
    }
    for (let points = 0; points < 10; points += 1) {
      const count = left[points]!;
      left[points] = count - 1;
      cards.push(points);
      take(ways * count);
      cards.pop();
      left[points] = count;
    }
  };
  take(1);
  return counts;
}

/** Ways of each result, counted over the whole shoe. */
export const RESULTS = countedResults();

/** Exact figures of a bet. */
export type BetFigures = {
  /** Of winning; a returned stake is no win. */
  chance: Fraction;
  /** Of returning anything. */
  hits: Fraction;
  returnToPlayer: Fraction;
  /** Standard deviation of the win per unit staked. */
  deviation: number;
};

export function figuresOfBet(bet: Result): BetFigures {
  const all = BigInt(WAYS);
  const sum = (of: (hundredths: bigint) => bigint) =>
    BETS.reduce((total, result) => total + BigInt(RESULTS[result]) * of(BigInt(returnOf(bet, result))), 0n);
  const returnToPlayer = fraction(
    sum((hundredths) => hundredths),
    all * 100n,
  );
  const square = fraction(
    sum((hundredths) => hundredths * hundredths),
    all * 10_000n,
  );
  return {
    chance: fraction(BigInt(RESULTS[bet]), all),
    hits: fraction(
      sum((hundredths) => (hundredths > 0n ? 1n : 0n)),
      all,
    ),
    returnToPlayer,
    deviation: Math.sqrt(toNumber(square) - toNumber(returnToPlayer) ** 2),
  };
}
