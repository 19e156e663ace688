import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { type FastifyInstance } from 'fastify';
import { SECOND_MS } from '@/domain/time/lengths';
import { answerOf, openTestBackend, refusalOf } from '../../testing/testBackend';
import { seedAnyGame } from '../../testing/testGame';
import { makePlayingPlayer } from '../../testing/testPlayingPlayer';

let sandbox: Awaited<ReturnType<typeof openTestBackend>>;
let app: FastifyInstance;
let game = '';
before(async () => {
  sandbox = await openTestBackend();
  app = sandbox.backend();
  game = await seedAnyGame(sandbox.db, sandbox.clock.now());
});
after(() => sandbox.close());

type Headers = Record<string, string>;
type Share = { kind: 'win' | 'statistics' | 'pulse'; id?: string };

const given = (headers: Headers, share: Share, text?: string) => {
  sandbox.clock.advance(3 * SECOND_MS);
  const payload = { room: 'en', share, ...(text !== undefined && { text }) };
  return { headers: { 'idempotency-key': randomUUID(), ...headers }, payload };
};
const send = async (headers: Headers, share: Share, text?: string) =>
  (await answerOf(app, 'sendChatMessage', given(headers, share, text))).data.message;
const refused = async (headers: Headers, share: Share) => {
  const { status, code } = await refusalOf(app, 'sendChatMessage', given(headers, share));
  return [status, code];
};
const read = async (headers: Headers) =>
  (await answerOf(app, 'chatMessages', { headers, query: { room: 'en' } })).data.messages;
const winsOf = async (headers: Headers) => (await answerOf(app, 'wins', { headers, query: { list: 'my' } })).data.wins;

test('an own win is shared by its id alone: its figures are those of the round', async () => {
  const [anna, bert] = [await makePlayingPlayer(sandbox, game), await makePlayingPlayer(sandbox, game)];
  await anna.round(200n, 2_480n);
  const [win] = await winsOf(anna.headers);
  const message = await send(anna.headers, { kind: 'win', id: win!.id }, 'look');
  const { id, name, thumbnail } = win!.game;
  const share = {
    kind: 'win',
    game: { id, name, thumbnail },
    stake: '2.00',
    amount: '24.80',
    currencyCode: 'EUR',
    multiplier: 12.4,
  };
  assert.deepEqual([message.text, message.share], ['look', share]);
  assert.deepEqual((await read(bert.headers)).at(-1)?.share, share);
  assert.equal((await send(anna.headers, { kind: 'win', id: win!.id })).text, '');
});

test('a win of somebody else, a round without a win and anything unknown are not shared', async () => {
  const [anna, bert] = [await makePlayingPlayer(sandbox, game), await makePlayingPlayer(sandbox, game)];
  const won = await anna.round(100n, 300n);
  const lost = await anna.round(100n, 100n);
  const before = (await read(anna.headers)).length;
  const not = [404, 'CHAT_SHARE_NOT_FOUND'];
  assert.deepEqual(await refused(bert.headers, { kind: 'win', id: won }), not);
  for (const id of [lost, randomUUID(), '<img src=x onerror=alert(1)>', "' or true --", undefined])
    assert.deepEqual(await refused(anna.headers, { kind: 'win', ...(id !== undefined && { id }) }), not);
  assert.deepEqual(await refused(anna.headers, { kind: 'pulse', id: 'no-such-game' }), not);
  assert.equal((await read(anna.headers)).length, before);
  assert.equal((await send(anna.headers, { kind: 'win', id: won })).share?.kind, 'win');
});

test('own statistics and the pulse of a game are shared with the figures of now, losses included', async () => {
  const anna = await makePlayingPlayer(sandbox, game);
  await anna.round(100n, 250n);
  await anna.round(100n, 0n);
  assert.deepEqual((await send(anna.headers, { kind: 'statistics' })).share, {
    kind: 'statistics',
    totalBets: 2,
    wins: 1,
    losses: 1,
    bestMultiplier: 2.5,
  });
  const { share } = await send(anna.headers, { kind: 'pulse', id: game });
  const { points } = (await answerOf(app, 'gamePulse', { path: { game } })).data;
  assert.deepEqual(share?.kind === 'pulse' && [share.game.id, share.values], [game, points.map(({ value }) => value)]);
});

test('LIM-10 who hides shares without a name; a deleted message has no card', async () => {
  const ghost = await makePlayingPlayer(sandbox, game, {
    nickname: 'unseen',
    firstName: 'Una',
    preferences: { ghostMode: true },
  });
  const { id } = await send(ghost.headers, { kind: 'win', id: await ghost.round(100n, 900n) });
  await send(ghost.headers, { kind: 'statistics' });
  const told = await read(ghost.headers);
  assert.equal(told.at(-1)?.player, null);
  assert.doesNotMatch(JSON.stringify(told), /unseen|Una/);
  const headers = { 'idempotency-key': randomUUID(), ...ghost.headers };
  const { data } = await answerOf(app, 'deleteChatMessage', { headers, payload: { message: id } });
  assert.deepEqual([data.message.text, data.message.share], [null, null]);
});
