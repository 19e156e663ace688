import { type Category, type GameDetails, type GameSummary } from '@/domain/game/game';

/** A game as in the contract, with overrides for what a test cares about. */
export const sampleGame = (over: Partial<GameSummary> = {}): GameSummary => ({
  id: 'kraken-tides',
  name: 'Kraken Tides',
  studio: { id: 'oru', name: 'Oru Studios' },
  thumbnail: null,
  returnToPlayer: 94.31,
  volatility: 'high',
  features: ['lines'],
  isNew: false,
  demo: true,
  releaseDate: '2026-03-12',
  ...over,
});

/** The same game as answered for its own page. */
export const sampleDetails = (over: Partial<GameDetails> = {}): GameDetails => ({
  ...sampleGame(),
  stats: {
    name: 'Kraken Tides',
    returnToPlayer: 94.3,
    maxMultiplier: 5000,
    minBet: '0.10',
    maxBet: '100.00',
    currency: 'EUR',
    releaseDate: '2026-03-12',
    sort: 1,
    hitFrequency: 31.24,
  },
  rulesUrl: 'http://127.0.0.1:4100/rules/kraken-tides',
  restrictedCountries: [],
  ...over,
});

/** `count` games with distinct names and addresses. */
export const sampleGames = (count: number): GameSummary[] =>
  Array.from({ length: count }, (_, index) => sampleGame({ id: `game-${index + 1}`, name: `Game ${index + 1}` }));

export const sampleCategory = (id: string, name: string): Category => ({
  id,
  name,
  order: 1,
  gameCount: 1234,
  icon: 'flame',
});
