import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DAY_MS } from '@/domain/time/lengths';
import { type AnswerOf } from '@/contract/wire';
import { answerOf, openTestBackend, refusalOf } from '../../testing/testBackend';
import { makePlayingPlayer } from '../../testing/testPlayingPlayer';
import { seedAnyGame } from '../../testing/testGame';
import { type AccountRow } from '../accounts/store/accounts';
import { createPlayerEvents } from '../socket/playerEvents';

let sandbox: Awaited<ReturnType<typeof openTestBackend>>;
let app: ReturnType<typeof sandbox.backend>;
let game = '';
before(async () => {
  sandbox = await openTestBackend();
  app = sandbox.backend();
  game = await seedAnyGame(sandbox.db, sandbox.clock.now());
});
after(() => sandbox.close());

type Wins = AnswerOf<'wins'>['data']['wins'];

/** A player who plays the game of this file. */
const player = (columns: Partial<AccountRow> = {}) => makePlayingPlayer(sandbox, game, columns);

const winsIn = async (list: string, headers?: Record<string, string>): Promise<Wins> =>
  (await answerOf(app, 'wins', { query: { list }, headers })).data.wins;

const pulse = async () => (await answerOf(app, 'gamePulse', { path: { game } })).data.points;

const statistics = async (id: string) =>
  (await answerOf(app, 'playerStatistics', { path: { player: id } })).data.statistics;

test('ENG-06 four lists tell the rounds that paid more than their stake, and no other', async () => {
  const one = await player({ nickname: 'kaito', firstName: 'Kai' });
  const other = await player({ nickname: null, firstName: 'Maria' });
  await one.round(1_000n, 1_500n);
  await one.round(200n, 24_700n);
  await one.round(500n, 500n);
  await one.round(500n, 100n);
  await one.round(500n, null);
  await one.takenBack(500n);
  await other.round(4_000n, 6_000n);
  const all = await winsIn('all');
  const { at, id, game: shown, ...last } = all[0]!;
  assert.deepEqual(last, {
    player: 'M***a',
    playerId: other.account.id,
    stake: '40.00',
    amount: '60.00',
    currencyCode: 'EUR',
    multiplier: 1.5,
  });
  assert.equal(at, sandbox.clock.now().toISOString());
  assert.ok(id);
  assert.equal(shown.id, game);
  assert.deepEqual(
    all.map(({ amount }) => amount),
    ['60.00', '247.00', '15.00'],
  );
  assert.deepEqual(
    (await winsIn('high-rollers')).map(({ stake }) => stake),
    ['40.00', '10.00', '2.00'],
  );
  assert.deepEqual(
    (await winsIn('multipliers')).map(({ multiplier }) => multiplier),
    [123.5, 1.5, 1.5],
  );
  assert.deepEqual(
    (await winsIn('my', one.headers)).map(({ amount, player: name }) => [name, amount]),
    [
      ['kaito', '247.00'],
      ['kaito', '15.00'],
    ],
  );
  assert.equal((await refusalOf(app, 'wins', { query: { list: 'my' } })).status, 403);
});

test('ENG-06 another brand sees none of it, and nothing is older than thirty days', async () => {
  const one = await player({ nickname: 'elsewhere', brand: 'glacier' });
  await one.round(100n, 200n);
  assert.ok(!(await winsIn('all')).some(({ player: name }) => name === 'elsewhere'));
  const before = await player({ nickname: 'long ago' });
  await before.round(100n, 300n);
  assert.ok((await winsIn('all')).some(({ player: name }) => name === 'long ago'));
  sandbox.clock.advance(31 * DAY_MS);
  assert.deepEqual(await winsIn('all'), []);
});

test('LIM-10 ghost mode takes the name out of every answer, also of what was won before', async () => {
  const ghost = await player({ nickname: 'Casper', firstName: 'Cas' });
  await ghost.round(100n, 900n);
  const answers = async () => {
    const lists = ['all', 'high-rollers', 'multipliers'];
    const told = await Promise.all(lists.map((list) => winsIn(list)));
    return JSON.stringify([told, await pulse()]);
  };
  assert.match(await answers(), /Casper/);
  assert.equal((await statistics(ghost.account.id)).player, 'Casper');

  await answerOf(app, 'setPreferences', { headers: ghost.headers, payload: { ghostMode: true } });
  const told = await answers();
  assert.doesNotMatch(told, /Cas/);
  assert.ok(!told.includes(ghost.account.id) && !told.includes(ghost.account.email));
  const refused = await refusalOf(app, 'playerStatistics', { path: { player: ghost.account.id } });
  assert.deepEqual([refused.status, refused.code], [404, 'PLAYER_NOT_FOUND']);
  const [win] = await winsIn('all');
  assert.deepEqual([win?.player, win?.playerId, win?.amount], [null, null, '9.00']);

  await answerOf(app, 'setPreferences', { headers: ghost.headers, payload: { ghostMode: false } });
  assert.match(await answers(), /Casper/);
});

test('LIM-10 the message about wins holds no name, and comes at most once in a while', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const events = createPlayerEvents(2_000);
  const said: unknown[] = [];
  events.attach(
    () => undefined,
    () => undefined,
    (event) => void said.push(event),
  );
  for (let count = 0; count < 1_000; count++) events.winsChanged();
  assert.deepEqual(said, [{ name: 'winsChanged', payload: {} }]);
  t.mock.timers.tick(2_000);
  assert.equal(said.length, 2);
  t.mock.timers.tick(10_000);
  assert.equal(said.length, 2);
});

test('ENG-06 excluded and frozen players stand in no list and have no statistics for others', async () => {
  const stopped = await player({ nickname: 'stopped' });
  await stopped.round(100n, 200n);
  const isShown = async () => (await winsIn('all')).some(({ player: name }) => name === 'stopped');
  assert.equal(await isShown(), true);
  const later = new Date(sandbox.clock.now().getTime() + DAY_MS);
  const none = { frozenUntil: null, excludedUntil: null, isSelfExclusionPermanent: false };
  for (const stop of [{ frozenUntil: later }, { excludedUntil: later }, { isSelfExclusionPermanent: true }]) {
    await stopped.change({ ...none, ...stop });
    assert.equal(await isShown(), false, JSON.stringify(stop));
    assert.equal((await refusalOf(app, 'playerStatistics', { path: { player: stopped.account.id } })).status, 404);
  }
  await stopped.change(none);
  assert.equal(await isShown(), true);
});

test('OP-051 a name in public is the nickname or masked, and never an e-mail', async () => {
  const named = await player({ nickname: 'me@players.example', firstName: 'Paula' });
  const nameless = await player({ nickname: null, firstName: null });
  await named.round(100n, 200n);
  await nameless.round(100n, 200n);
  const names = (await winsIn('all')).map(({ player: name }) => name);
  assert.deepEqual(names.slice(0, 2), [`Player-${nameless.account.id.slice(0, 4)}`, 'P***a']);
});

test('ENT-36 statistics count settled rounds: wins and losses alike', async () => {
  const one = await player({ nickname: 'counted' });
  const own = async () => (await answerOf(app, 'ownStatistics', { headers: one.headers })).data.statistics;
  const fresh = await own();
  assert.deepEqual([fresh.totalBets, fresh.wins, fresh.losses, fresh.games, fresh.bestMultiplier], [0, 0, 0, 0, null]);
  await one.round(100n, 250n);
  await one.round(100n, 100n);
  await one.round(100n, 0n);
  await one.takenBack(100n);
  await one.round(100n, null);
  assert.equal((await own()).totalBets, 3);
  sandbox.clock.advance(121_000);
  assert.deepEqual(await own(), {
    player: 'counted',
    joinedDate: one.account.createdAt.toISOString().slice(0, 10),
    totalBets: 4,
    wins: 1,
    losses: 2,
    games: 1,
    bestMultiplier: 2.5,
    latestRaces: [],
  });
  assert.deepEqual(await statistics(one.account.id), await own());
  assert.equal((await refusalOf(app, 'ownStatistics')).status, 403);
  assert.equal((await refusalOf(app, 'playerStatistics', { path: { player: 'nobody' } })).status, 404);
});

test('W-16 the pulse is what the last hundred settled rounds paid back, oldest first', async () => {
  const one = await player();
  for (let count = 0; count < 100; count++) await one.round(100n, 0n);
  await one.round(300n, 100n);
  await one.round(100n, 1_250n);
  await one.round(100n, null);
  const points = await pulse();
  assert.equal(points.length, 100);
  assert.deepEqual(
    points.slice(-3).map(({ value }) => value),
    [0, 0.3333, 12.5],
  );
  assert.deepEqual(
    points.map(({ at }) => at),
    points.map(({ at }) => at).sort(),
  );
  assert.equal((await refusalOf(app, 'gamePulse', { path: { game: 'no-such-game' } })).code, 'GAME_NOT_FOUND');
});
