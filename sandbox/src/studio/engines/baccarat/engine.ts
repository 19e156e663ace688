import { type TableEngine } from '../table/engine';
import { BETS, returnOf } from './bets';
import { cardAt, SHOE } from './cards';
import { dealOf, type Result } from './deal';

/** The most cards that a round needs. */
const DRAWN = 6;

const isBet = (spot: string): spot is Result => BETS.some((bet) => bet === spot);

/** Punto banco from a full shoe in every round: an outcome is the shoe's first six cards, `9H KS 2C 4D 5S 3H`. */
export const BACCARAT: TableEngine = {
  draw(random) {
    const places: number[] = [];
    while (places.length < DRAWN) {
      const place = random(SHOE);
      if (!places.includes(place)) places.push(place);
    }
    return places.map(cardAt).join(' ');
  },
  has: isBet,
  winOf(bets, outcome) {
    const { result } = dealOf(outcome);
    return bets.reduce(
      (sum, { spot, amount }) => (isBet(spot) ? sum + (amount * BigInt(returnOf(spot, result))) / 100n : sum),
      0n,
    );
  },
};
