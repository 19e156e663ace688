import type { GameSummary } from './game';
import { structuredGame } from './structuredGame';

const game: GameSummary = {
  id: 'lumen-dice',
  name: 'Lumen Dice',
  studio: { id: 'lumen-play', name: 'Lumen Play' },
  thumbnail: null,
  returnToPlayer: 99,
  volatility: 'low',
  features: [],
  isNew: false,
  demo: true,
  releaseDate: '2026-05-21',
};
const PUBLISHED = { url: 'https://casino.example/casino/games/lumen-dice', language: 'en', image: null };

test.each([
  [['dice', 'provably-fair'], 'Dice'],
  [['roulette', 'live', 'provably-fair'], 'Roulette'],
  [['ways', 'free-spins'], 'Slot'],
  [[], 'Slot'],
])('a game with %j is told to search engines as %s', (features, genre) => {
  expect(structuredGame({ ...game, features }, PUBLISHED)).toMatchObject({ name: 'Lumen Dice', genre });
});

test('what the backend did not say is not told', () => {
  const bare = structuredGame({ ...game, releaseDate: '', studio: { id: '', name: '' } }, PUBLISHED);
  for (const absent of ['image', 'datePublished', 'publisher']) expect(bare).not.toHaveProperty(absent);
});
