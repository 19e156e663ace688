export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
export const SUITS = ['S', 'H', 'D', 'C'] as const;
export const DECKS = 8;

/** Number of cards in a full shoe. */
export const SHOE = DECKS * RANKS.length * SUITS.length;

/** A card in two letters, rank and suit: `9H`. */
export type Card = `${(typeof RANKS)[number]}${(typeof SUITS)[number]}`;

const DECK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`));

/** The card at a place of the shoe before it is shuffled, 0 to 415. */
export const cardAt = (place: number): Card => DECK[place % DECK.length]!;

/** The points of a card: an ace is one, tens and pictures are nothing. */
export function pointsOf(card: Card): number {
  const rank = RANKS.findIndex((one) => card.startsWith(one)) + 1;
  return rank > 9 ? 0 : rank;
}
