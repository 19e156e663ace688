import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { operationOf } from '../../contract/document';
import type { AnswerOf, OperationId } from '../../contract/wire';
import { loadAdapter } from '../../server/src/adapter/load';
import { account, openSession } from '../literalBackend/base/state.ts';
import { startLiteralBackend } from '../literalBackend/literalBackend.ts';
import { startGateway } from './gateway.ts';

type Asked = { path?: Record<string, string>; query?: Record<string, string>; body?: unknown; token?: string };

const ENTRIES = 50;
const NOW = Date.UTC(2026, 2, 10, 12);

/** The example over a gateway and a literal backend. Strict: an answer that is not of the contract is a 502. */
async function lobby(t: TestContext) {
  const literal = await startLiteralBackend({ now: NOW });
  const gateway = await startGateway(literal, () => NOW);
  t.after(() => Promise.all([literal.close(), gateway.close()]));
  const outcomes: string[] = [];
  const adapter = await loadAdapter('docs/adapters/lobby.mjs', {
    hosts: [],
    strict: true,
    onAnswer: (operation, outcome) => outcomes.push(`${operation} ${outcome}`),
  });
  const ask = async (id: OperationId, { path: values = {}, query = {}, body = null, token }: Asked = {}) => {
    const { method, path } = operationOf(id);
    const { status, json } = await adapter.answer({
      tenant: { id: 'default', apiUrl: gateway.url, host: null },
      method: method.toUpperCase(),
      path: path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? '')),
      query,
      body,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(method === 'get' ? {} : { 'idempotency-key': '0b7a3c1e-5d1f-4c58-9a55-0d6f3ad9a1b2' }),
      },
      signal: AbortSignal.timeout(10_000),
    });
    return { status, body: JSON.parse(json) as unknown };
  };
  const good = async <Id extends OperationId>(id: Id, asked?: Asked) => {
    const { status, body } = await ask(id, asked);
    assert.equal(status, 200, `${id}: ${JSON.stringify(body)}`);
    return body as AnswerOf<Id>;
  };
  const token = openSession(literal.state, account(literal.state, 'depositor@literal.example'));
  return { ask, good, token, outcomes };
}

test('the catalogue comes by pages, sorted and filtered', async (t) => {
  const { good } = await lobby(t);
  const pageOf = async (query: Record<string, string>) => (await good('games', { query })).data.games;
  const first = await pageOf({ limit: '48' });
  assert.deepEqual([first.rows.length, first.count], [48, 60]);
  assert.deepEqual(first.rows[0], {
    id: 'amber-beacon-1-1',
    name: 'Amber Beacon 1',
    studio: { id: '1', name: 'Oak & Vale' },
    thumbnail: null,
    returnToPlayer: 94,
    volatility: 'low',
    features: ['wild'],
    isNew: first.rows[0]!.isNew,
    demo: true,
    releaseDate: '2026-03-10',
  });
  assert.equal((await pageOf({ limit: '48', pageNo: '2' })).rows.length, 12);
  assert.equal(
    (await pageOf({ studio: '2', volatility: 'high' })).rows.every(({ studio }) => studio.id === '2'),
    true,
  );
  assert.equal((await pageOf({ studio: '2,3' })).count, 24);
  assert.equal((await pageOf({ sort: 'rtp', limit: '1' })).rows[0]!.returnToPlayer, 96.4);
  assert.equal((await pageOf({ rtpFrom: '96', limit: '1' })).count, 10);
  // A feature is asked for by the gateway's own mark.
  assert.deepEqual(
    await Promise.all(['wild', 'free-spins', 'dice'].map(async (feature) => (await pageOf({ feature })).count)),
    [30, 15, 0],
  );
  const { topCategoryList } = (await good('categories')).data;
  assert.deepEqual(topCategoryList[1], { id: '2', name: 'Classics', order: 1, gameCount: 20 });
  assert.equal((await pageOf({ category: '2' })).count, 20);
  assert.deepEqual((await good('studios')).data.studios.rows[4], { id: '5', name: 'Halma', logo: null, gameCount: 12 });
  assert.equal((await good('searchIndex')).data.games.length, 60);
});

test('a game, others like it, and its frame; what the gateway refuses is refused in the contract’s words', async (t) => {
  const { ask, good, token } = await lobby(t);
  const path = { game: 'cedar-halma-7' };
  const { game } = (await good('game', { path })).data;
  assert.deepEqual([game.stats.minBet, game.stats.maxBet, game.restrictedCountries], ['0.20', '100.00', ['FR']]);
  const similar = (await good('similarGames', { path })).data.games;
  assert.equal(similar.length, 11);
  const play = { game: 'x-1', locale: 'en' };
  const demo = await good('launchGame', { body: { ...play, mode: 'demo' } });
  assert.deepEqual([demo.data.mode, demo.data.currencyCode], ['demo', undefined]);
  assert.equal((await good('launchGame', { token, body: { ...play, mode: 'real' } })).data.currencyCode, 'EUR');
  for (const [id, asked, status, code] of [
    ['game', { path: { game: 'none-99' } }, 404, 'GAME_NOT_FOUND'],
    ['launchGame', { body: { ...play, mode: 'real' } }, 403, 'SESSION_EXPIRED'],
    ['launchGame', { body: { ...play, game: 'x-5', mode: 'demo' } }, 409, 'DEMO_UNAVAILABLE'],
    ['round', { token, path: { roundId: '1' } }, 404, 'ROUND_NOT_FOUND'],
    ['casinoHistory', {}, 403, 'SESSION_EXPIRED'],
  ] as const) {
    const { status: given, body } = await ask(id, asked);
    assert.deepEqual([given, (body as { code: string }).code], [status, code]);
  }
});

test('a game of which the gateway knows less leaves the figures out', async (t) => {
  const { good } = await lobby(t);
  const known = (await good('game', { path: { game: 'x-1' } })).data.game;
  assert.deepEqual([known.stats.hitFrequency, known.rulesUrl], [28.75, 'https://games.example/rules']);
  const { game } = (await good('game', { path: { game: 'x-60' } })).data;
  for (const name of ['hitFrequency', 'volatilityIndex'] as const) assert.equal(name in game.stats, false);
  assert.equal('rulesUrl' in game, false);
});

test('histories in decimal amounts and instants, a period’s last day included', async (t) => {
  const { good, token } = await lobby(t);
  const { history } = (await good('casinoHistory', { token, query: { limit: '2' } })).data;
  assert.equal(history.count, ENTRIES);
  const [win, bet] = history.rows;
  assert.deepEqual(
    [win!.type, win!.amount, bet!.amount, bet!.date],
    ['win', '5.50', '-2.00', '2026-03-10T12:00:00.000Z'],
  );
  const ofDay = { from: '2026-03-10', to: '2026-03-10', type: 'bet' };
  assert.equal((await good('casinoHistory', { token, query: ofDay })).data.history.count, 13);
  const { round } = (await good('round', { token, path: { roundId: '700' } })).data;
  assert.deepEqual([round.stake, round.win, round.entries?.length], ['2.00', '5.50', 2]);
  const { transactions } = (await good('transactions', { token, query: { status: 'pending' } })).data;
  assert.deepEqual([transactions.count, transactions.rows[0]!.transactionType], [1, 'withdrawal']);
  const sums = (await good('periodTotals', { token, query: {} })).data;
  assert.deepEqual([sums.wins, sums.losses, sums.days[0]!.netResult], ['49.50', '50.00', '-0.50']);
});
