import { requestProblems, responseProblems } from '@/contract/validate';
import { type AnswerOf, type GameSummaryWire } from '@/contract/wire';

const game: GameSummaryWire = {
  id: 'kraken-tides',
  name: 'Kraken Tides',
  studio: { id: 'baize', name: 'Baize' },
  thumbnail: null,
  returnToPlayer: 94.31,
  volatility: 'high',
  features: ['lines', 'wild'],
  isNew: true,
  demo: true,
  releaseDate: '2024-02-29',
};
const page = (row: object) => ({ data: { games: { rows: [row], count: 1 } } });

describe('an answer', () => {
  test('of the right shape has no problems, also with fields nobody named', () => {
    const right: AnswerOf<'games'> = page(game) as AnswerOf<'games'>;
    expect(responseProblems('games', 200, right)).toEqual([]);
    expect(responseProblems('games', 200, page({ ...game, later: 1 }))).toEqual([]);
  });

  test.each(Object.keys(game))('without %s has one problem, and it names the place', (name) => {
    const { [name as keyof GameSummaryWire]: _, ...rest } = game;
    const problems = responseProblems('games', 200, page(rest));
    expect(problems).toEqual([`body/data/games/rows/0 must have required property '${name}'`]);
  });

  test.each<[string, object]>([
    ['a number written as text', { returnToPlayer: '94.31' }],
    ['a return above 100 %', { returnToPlayer: 100.01 }],
    ['a day that does not exist', { releaseDate: '2023-02-29' }],
    ['a feature nobody knows', { features: ['megaways'] }],
    ['an id that is no address', { id: 'Kraken Tides' }],
  ])('with %s is wrong', (_, change) => {
    expect(responseProblems('games', 200, page({ ...game, ...change }))).toHaveLength(1);
  });

  test('of the language file is either texts or content', () => {
    expect(responseProblems('locale', 200, { 'lobby.title': 'Games' })).toEqual([]);
    expect(responseProblems('locale', 200, { content: { faq: [] } })).toEqual([]);
    expect(responseProblems('locale', 200, { content: { faq: [{ question: 'Why?' }] } })).not.toEqual([]);
  });

  test('that is a refusal must have a code of the operation with its status', () => {
    const refusal = { code: 'DEMO_UNAVAILABLE', message: 'Demo play is unavailable' };
    expect(responseProblems('launchGame', 409, refusal)).toEqual([]);
    expect(responseProblems('launchGame', 422, refusal)).toHaveLength(1);
    expect(responseProblems('games', 409, refusal)).toHaveLength(1);
    expect(responseProblems('launchGame', 409, { ...refusal, code: 'IDEMPOTENCY_CONFLICT' })).toEqual([]);
  });

  test('that is another failure needs the error shape, with any code', () => {
    expect(responseProblems('games', 503, { code: 'OVERLOADED', message: 'Try again' })).toEqual([]);
    expect(responseProblems('games', 503, { error: 'Try again' })).not.toEqual([]);
    expect(responseProblems('games', 503, undefined)).not.toEqual([]);
  });
});

describe('a request', () => {
  const body = { game: 'kraken-tides', mode: 'demo', demoUserId: 'guest', locale: 'en' };
  const headers = { 'idempotency-key': '3d1ee0c1-6a0b-4d0e-9f5d-2f6f0a4f6f3e', 'accept-language': 'en' };

  test('of the right shape has no problems; text is read as the type the contract names', () => {
    expect(requestProblems('launchGame', { headers, body })).toEqual([]);
    expect(requestProblems('games', { query: { pageNo: '2', limit: '100', sort: 'rtp' } })).toEqual([]);
    expect(requestProblems('bonuses', { query: { isDeposit: 'true' } })).toEqual([]);
  });

  test.each<[string, string[], string]>([
    ['no key', requestProblems('launchGame', { body }), 'header Idempotency-Key is missing'],
    ['no body', requestProblems('launchGame', { headers }), 'body must be object'],
    ['another mode', requestProblems('launchGame', { headers, body: { ...body, mode: 'free' } }), 'body/mode must be'],
    ['limit 101', requestProblems('games', { query: { limit: '101' } }), 'query limit must be <= 100'],
    ['page 1.5', requestProblems('games', { query: { pageNo: '1.5' } }), 'query pageNo must be integer'],
    ['an empty address', requestProblems('game', {}), 'path game is missing'],
  ])('with %s is wrong', (_, problems, first) => {
    expect(problems).toEqual([expect.stringContaining(first)]);
  });
});
