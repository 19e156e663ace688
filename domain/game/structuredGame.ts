import type { GameSummary } from './game';

type Published = {
  /** The page's public address. */
  url: string;
  /** BCP-47 tag of the page. */
  language: string;
  /** Public address of the game's picture. */
  image: string | null;
};

/** A game as schema.org knows it, for search engines: what its page says, no more. */
export const structuredGame = (game: GameSummary, { url, language, image }: Published) => ({
  '@context': 'https://schema.org',
  '@type': 'VideoGame',
  name: game.name,
  url,
  inLanguage: language,
  gamePlatform: 'Web browser',
  genre: 'Slot',
  ...(image && { image }),
  ...(game.releaseDate && { datePublished: game.releaseDate }),
  ...(game.studio.name && { publisher: { '@type': 'Organization', name: game.studio.name } }),
});
