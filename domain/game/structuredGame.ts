import type { GameSummary } from './game';

type Published = {
  /** The page's public address. */
  url: string;
  /** BCP-47 tag of the page. */
  language: string;
  /** Public address of the game's picture. */
  image: string | null;
};

/** What kind of game it is: one of the house's has it among its features, every other game is a slot. */
const GENRES = { dice: 'Dice', roulette: 'Roulette' } as const;

const genreOf = ({ features }: GameSummary): string =>
  Object.entries(GENRES).find(([feature]) => features.includes(feature))?.[1] ?? 'Slot';

/** A game as schema.org knows it, for search engines: what its page says, no more. */
export const structuredGame = (game: GameSummary, { url, language, image }: Published) => ({
  '@context': 'https://schema.org',
  '@type': 'VideoGame',
  name: game.name,
  url,
  inLanguage: language,
  gamePlatform: 'Web browser',
  genre: genreOf(game),
  ...(image && { image }),
  ...(game.releaseDate && { datePublished: game.releaseDate }),
  ...(game.studio.name && { publisher: { '@type': 'Organization', name: game.studio.name } }),
});
