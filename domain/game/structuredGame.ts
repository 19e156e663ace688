import type { GameSummary } from './game';

type Published = {
  url: string;
  /** BCP-47 tag of the page. */
  language: string;
  /** Public address of the game's picture. */
  image: string | null;
};

/** Genre by feature; a game with none of these features is a slot. */
const GENRES = { dice: 'Dice', roulette: 'Roulette', baccarat: 'Baccarat' } as const;

const genreOf = ({ features }: GameSummary): string =>
  Object.entries(GENRES).find(([feature]) => features.includes(feature))?.[1] ?? 'Slot';

/** schema.org markup for search engines; contains nothing the page does not show. */
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
