import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { type FastifyInstance } from 'fastify';
import { CATALOGUE } from '../../testing/testCatalogue';
import { answerOf, openTestBackend, refusalOf } from '../../testing/testBackend';
import { signedInPlayer } from '../../testing/testPlayer';

let sandbox: Awaited<ReturnType<typeof openTestBackend>>;
let app: FastifyInstance;
let player: Awaited<ReturnType<typeof signedInPlayer>>;

before(async () => {
  sandbox = await openTestBackend();
  app = sandbox.backend();
});
after(() => sandbox.close());

let players = 0;
beforeEach(async () => {
  players += 1;
  player = await signedInPlayer(sandbox.db, sandbox.clock.now(), { email: `player${players}@player.example` });
});

const [A, B, C, D] = CATALOGUE.map(({ id }) => id) as [string, string, string, string];

const send = (id: 'addFavourite' | 'removeFavourite', game: string) =>
  answerOf(app, id, { headers: player.headers, payload: { game } });
const merge = async (id: 'mergeFavourites' | 'mergeRecentGames', games: string[]) =>
  (await answerOf(app, id, { headers: player.headers, payload: { games } })).data.games?.map((game) => game.id);
const list = async (id: 'favourites' | 'recentGames') =>
  (await answerOf(app, id, { headers: player.headers })).data.games?.map((game) => game.id);

async function launch(game: string, headers: Record<string, string> = player.headers) {
  const payload = { game, mode: 'demo', demoUserId: 'demo-guest', locale: 'en' };
  await answerOf(app, 'launchGame', { headers: { ...headers, 'idempotency-key': randomUUID() }, payload });
  sandbox.clock.advance(1_000);
}

test('GAME-04 favourites are added once, the latest first, and removed', async () => {
  for (const game of [A, B, A]) {
    await send('addFavourite', game);
    sandbox.clock.advance(1_000);
  }
  assert.deepEqual(await list('favourites'), [B, A]);
  await send('removeFavourite', B);
  await send('removeFavourite', C);
  assert.deepEqual(await list('favourites'), [A]);
  const refused = await refusalOf(app, 'addFavourite', { headers: player.headers, payload: { game: 'no-such' } });
  assert.deepEqual([refused.status, refused.code], [404, 'GAME_NOT_FOUND']);
});

test('GAME-04 favourites of a device stand behind the player’s own, in their order; unknown games are left out', async () => {
  await send('addFavourite', B);
  assert.deepEqual(await merge('mergeFavourites', [C, 'no-such', B, A, C]), [B, C, A]);
  assert.deepEqual(await merge('mergeFavourites', [C, A]), [B, C, A]);
  assert.deepEqual(await merge('mergeFavourites', [D]), [B, C, A, D]);
  assert.deepEqual(await merge('mergeFavourites', []), [B, C, A, D]);
});

test('GAME-03 games a signed-in player opens are remembered, the latest first; guests leave no trace', async () => {
  for (const game of [A, B, A]) await launch(game);
  await launch(C, {});
  assert.deepEqual(await list('recentGames'), [A, B]);
  assert.deepEqual(await merge('mergeRecentGames', [D, A]), [A, B, D]);
});

test('one player never sees another’s games, and a guest none', async () => {
  await send('addFavourite', A);
  const other = await signedInPlayer(sandbox.db, sandbox.clock.now(), { email: 'other@player.example' });
  assert.deepEqual((await answerOf(app, 'favourites', { headers: other.headers })).data.games, []);
  for (const id of ['favourites', 'recentGames'] as const) assert.equal((await refusalOf(app, id)).status, 403);
  const tooMany = { headers: player.headers, payload: { games: Array.from({ length: 201 }, () => A) } };
  assert.equal((await refusalOf(app, 'mergeFavourites', tooMany)).code, 'VALIDATION');
});
