import { type Card, pointsOf } from './cards';

export type Side = 'player' | 'banker';
export type Result = Side | 'tie';

/** Two hands with their points, and who won. */
export type Deal = {
  player: readonly Card[];
  banker: readonly Card[];
  points: Readonly<Record<Side, number>>;
  result: Result;
};

/** The banker's totals that draw a third card, by the points of the player's third card: 3 draws at most on 0 to 7 and 9. */
const BANKER_DRAWS_UP_TO = [3, 3, 4, 4, 5, 5, 6, 6, 2, 3] as const;

/** Whether the player draws a third card, when nobody has a natural. */
export const playerDraws = (player: number): boolean => player <= 5;

/** Whether the banker draws, after the player's third card of so many points; null when the player stood. */
export const bankerDraws = (banker: number, third: number | null): boolean =>
  banker <= (third === null ? 5 : (BANKER_DRAWS_UP_TO[third] ?? 2));

/** The hands as points of cards, in the order they leave the shoe: which are dealt, and the totals. */
export function handsOf(
  points: readonly number[],
): Readonly<Record<Side, { places: readonly number[]; total: number }>> {
  const total = (places: readonly number[]) => places.reduce((sum, at) => sum + (points[at] ?? 0), 0) % 10;
  const hand = (...places: number[]) => ({ places, total: total(places) });
  const [player, banker] = [hand(0, 2), hand(1, 3)];
  if (player.total >= 8 || banker.total >= 8) return { player, banker };
  const third = playerDraws(player.total) ? (points[4] ?? 0) : null;
  const next = third === null ? 4 : 5;
  return {
    player: third === null ? player : hand(0, 2, 4),
    banker: bankerDraws(banker.total, third) ? hand(1, 3, next) : banker,
  };
}

export const resultOf = (player: number, banker: number): Result =>
  player === banker ? 'tie' : player > banker ? 'player' : 'banker';

/** Deals an outcome: the first six cards of a shoe, of which the rules use four to six. */
export function dealOf(outcome: string): Deal {
  const cards = outcome.split(' ') as Card[];
  const { player, banker } = handsOf(cards.map(pointsOf));
  const cardsOf = (places: readonly number[]) => places.map((at) => cards[at]!);
  return {
    player: cardsOf(player.places),
    banker: cardsOf(banker.places),
    points: { player: player.total, banker: banker.total },
    result: resultOf(player.total, banker.total),
  };
}
