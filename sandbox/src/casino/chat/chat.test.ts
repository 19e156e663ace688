import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { type FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import { MINUTE_MS, SECOND_MS } from '@/domain/time/lengths';
import { type OperationId } from '@/contract/wire';
import { changeAccount } from '../accounts/store/accounts';
import { endSessions } from '../accounts/store/sessions';
import { type SocketEvent } from '../socket/sockets';
import { makePlayer } from '../../testing/testAccounts';
import { answerOf, openTestBackend, refusalOf } from '../../testing/testBackend';
import { mute, refuseWord, setSlowMode, unmute } from './moderation';
import { accounts } from '../accounts/store/schema';
import { chatReports } from './schema';

let sandbox: Awaited<ReturnType<typeof openTestBackend>>;
let app: FastifyInstance;
before(async () => {
  sandbox = await openTestBackend();
  app = sandbox.backend();
});
after(() => sandbox.close());

type Headers = Record<string, string>;
const keyed = (headers: Headers): Headers => ({ 'idempotency-key': randomUUID(), ...headers });
const read = async (headers: Headers, query: Record<string, string> = {}) =>
  (await answerOf(app, 'chatMessages', { headers, query: { room: 'en', ...query } })).data;
const say = async (headers: Headers, text: string, room = 'en') => {
  sandbox.clock.advance(3 * SECOND_MS);
  return (await answerOf(app, 'sendChatMessage', { headers: keyed(headers), payload: { room, text } })).data.message;
};
const refused = async (id: OperationId, headers: Headers, payload: object) => {
  const { status, code, details } = await refusalOf(app, id, { headers: keyed(headers), payload });
  return [status, code, details] as const;
};
const saying = (headers: Headers, text: string) => refused('sendChatMessage', headers, { room: 'en', text });

test('ENG-13: what one player writes, others read once and in order, by room and by page', async () => {
  const [anna, bert] = [await makePlayer(sandbox, { nickname: 'anna' }), await makePlayer(sandbox)];
  const key = keyed(anna.headers);
  const sent = { headers: key, payload: { room: 'de', text: '  Hallo\n Welt\u202e ' } };
  const [first, again] = [await answerOf(app, 'sendChatMessage', sent), await answerOf(app, 'sendChatMessage', sent)];
  assert.deepEqual(first, again);
  assert.deepEqual([first.data.message.text, first.data.message.player], ['Hallo Welt', 'anna']);
  for (let index = 0; index < 54; index++) await say(index % 2 ? anna.headers : bert.headers, `line ${index}`, 'de');
  const latest = await read(bert.headers, { room: 'de' });
  assert.deepEqual(
    latest.messages.map(({ number }) => number),
    Array.from({ length: 50 }, (_, index) => index + 6),
  );
  assert.deepEqual([latest.cursor, latest.hasMore, latest.self], [55, true, bert.account.id]);
  const older = await read(bert.headers, { room: 'de', before: '6' });
  assert.deepEqual([older.messages.length, older.messages[0]?.text, older.hasMore], [5, 'Hallo Welt', false]);
  const since = await read(bert.headers, { room: 'de', after: '53' });
  assert.deepEqual([since.messages.map(({ number }) => number), since.cursor, since.hasMore], [[54, 55], 55, false]);
  const cut = await read(bert.headers, { room: 'de', after: '0' });
  assert.deepEqual([cut.messages.length, cut.cursor, cut.hasMore], [50, 50, true]);
  assert.deepEqual((await read(bert.headers, { room: 'th' })).messages, []);
});

test('a name in public is the nickname or masked, never the e-mail, and none in ghost mode', async () => {
  const plain = await makePlayer(sandbox, { email: 'secret.name@players.example', firstName: null });
  const named = await makePlayer(sandbox, { firstName: 'Linnea', preferences: { chatColour: 'green' } });
  const ghost = await makePlayer(sandbox, { nickname: 'unseen', preferences: { ghostMode: true } });
  for (const { headers } of [plain, named, ghost]) await say(headers, 'hello');
  const { messages } = await read(plain.headers);
  assert.deepEqual(
    messages.slice(-3).map(({ player, colour }) => [player, colour]),
    [
      [`Player-${plain.account.id.slice(0, 4)}`, null],
      ['L***a', 'green'],
      [null, null],
    ],
  );
  assert.doesNotMatch(JSON.stringify(messages), /secret|unseen/);
});

test('a nickname is unique without case, and no address or office', async () => {
  const [one, two] = [await makePlayer(sandbox), await makePlayer(sandbox)];
  const rename = (nickname: string) => ({ updateFrom: 'Profile Page', nickname });
  await answerOf(app, 'updateUserDetails', { headers: keyed(one.headers), payload: rename('Rui_P') });
  const taken = await refused('updateUserDetails', two.headers, rename('rui_p'));
  assert.deepEqual(taken, [422, 'VALIDATION', { nickname: 'Another player has this nickname.' }]);
  for (const name of ['moderator', 'me@players.example', 'two words'])
    assert.equal((await refused('updateUserDetails', two.headers, rename(name)))[1], 'VALIDATION');
  await answerOf(app, 'updateUserDetails', { headers: keyed(one.headers), payload: rename('rui_p') });
});

test('an own message can be deleted for two minutes, and its text is gone', async () => {
  const [anna, bert] = [await makePlayer(sandbox), await makePlayer(sandbox)];
  const { id, number } = await say(anna.headers, 'oh no');
  const { cursor } = await read(bert.headers);
  assert.deepEqual((await refused('deleteChatMessage', bert.headers, { message: id })).slice(0, 2), [
    404,
    'CHAT_MESSAGE_NOT_FOUND',
  ]);
  const deleted = (await answerOf(app, 'deleteChatMessage', { headers: keyed(anna.headers), payload: { message: id } }))
    .data.message;
  assert.deepEqual([deleted.text, deleted.deleted, deleted.number, deleted.change], [null, true, number, cursor + 1]);
  await answerOf(app, 'deleteChatMessage', { headers: keyed(anna.headers), payload: { message: id } });
  const later = await read(bert.headers, { after: String(cursor) });
  assert.deepEqual([later.messages, later.cursor], [[deleted], cursor + 1]);
  assert.ok(!(await read(bert.headers)).messages.some((message) => message.id === id));
  const late = await say(anna.headers, 'stays');
  sandbox.clock.advance(2 * MINUTE_MS + SECOND_MS);
  assert.equal((await refused('deleteChatMessage', anna.headers, { message: late.id }))[1], 'CHAT_TOO_LATE');
});

test('players report and block, each once', async () => {
  const [anna, bert] = [await makePlayer(sandbox), await makePlayer(sandbox, { nickname: 'bert' })];
  const { id } = await say(bert.headers, 'buy my coins');
  for (let count = 0; count < 2; count++)
    await answerOf(app, 'reportChatMessage', { headers: keyed(anna.headers), payload: { message: id } });
  assert.equal((await sandbox.db.select().from(chatReports).where(eq(chatReports.message, id))).length, 1);
  const block = async (blocked: boolean) =>
    (
      await answerOf(app, 'blockChatPlayer', {
        headers: keyed(anna.headers),
        payload: { player: bert.account.id, blocked },
      })
    ).data.blocked;
  assert.deepEqual(await block(true), [{ id: bert.account.id, name: 'bert' }]);
  assert.deepEqual((await read(anna.headers)).blocked, [{ id: bert.account.id, name: 'bert' }]);
  assert.deepEqual(await block(false), []);
  const other = await makePlayer(sandbox, { brand: 'lulu' });
  for (const player of [anna.account.id, other.account.id, randomUUID()])
    assert.equal(
      (await refused('blockChatPlayer', anna.headers, { player, blocked: true }))[1],
      'CHAT_PLAYER_NOT_FOUND',
    );
});

test('moderation: mute, slow mode and refused words; too many at once wait', async () => {
  const { headers, account } = await makePlayer(sandbox);
  const now = () => sandbox.clock.now();
  await mute(sandbox.db, account.id, new Date(now().getTime() + MINUTE_MS), now());
  const until = new Date(now().getTime() + MINUTE_MS).toISOString();
  assert.deepEqual(await saying(headers, 'hi'), [409, 'CHAT_MUTED', { until }]);
  assert.deepEqual([(await read(headers)).muted, (await read(headers)).mutedUntil], [true, until]);
  await unmute(sandbox.db, account.id);
  await setSlowMode(sandbox.db, { brand: 'curacao', room: 'en' }, 30);
  await say(headers, 'one');
  assert.deepEqual(await saying(headers, 'two'), [409, 'CHAT_SLOW', { seconds: 30 }]);
  assert.equal((await read(headers)).slowSeconds, 30);
  await setSlowMode(sandbox.db, { brand: 'curacao', room: 'en' }, 0);
  await refuseWord(sandbox.db, 'curacao', 'Darn');
  assert.equal((await saying(headers, 'oh DA\u200bRŃ it'))[1], 'CHAT_WORDS');
  await say(headers, 'a darning needle');
  sandbox.clock.advance(MINUTE_MS);
  for (let count = 0; count < 5; count++) {
    await answerOf(app, 'sendChatMessage', { headers: keyed(headers), payload: { room: 'en', text: `${count}` } });
  }
  assert.deepEqual(await saying(headers, 'more'), [409, 'TOO_MANY_ATTEMPTS', { seconds: 10 }]);
  assert.equal((await saying(headers, ' \n '))[1], 'VALIDATION');
});

test('excluded players read and write nothing, and hear nothing more of a room they had open', async () => {
  const [anna, bert, gone] = [await makePlayer(sandbox), await makePlayer(sandbox), await makePlayer(sandbox)];
  const told: [number, SocketEvent['name']][] = [];
  sandbox.playerEvents.attach(
    () => {},
    (sessions, { name }) => void told.push([sessions.size, name]),
  );
  sandbox.clock.advance(5 * MINUTE_MS);
  for (const { headers } of [anna, bert, gone]) await read(headers);
  assert.equal((await read(anna.headers)).online, 3);
  await say(anna.headers, 'three hear it');
  await sandbox.chat.settled();
  await sandbox.db.update(accounts).set({ isSelfExclusionPermanent: true }).where(eq(accounts.id, bert.account.id));
  await endSessions(sandbox.db, gone.account.id, sandbox.clock.now());
  await say(anna.headers, 'one hears it');
  await sandbox.chat.settled();
  assert.deepEqual(told, [
    [3, 'chatMessage'],
    [1, 'chatMessage'],
  ]);
  assert.equal((await refusalOf(app, 'chatMessages', { headers: bert.headers })).code, 'SELF_EXCLUDED');
  assert.equal((await saying(bert.headers, 'hi'))[1], 'SELF_EXCLUDED');
  assert.equal((await refusalOf(app, 'chatMessages')).status, 403);
  const frozenUntil = new Date(sandbox.clock.now().getTime() + MINUTE_MS);
  await changeAccount(sandbox.db, anna.account.id, { frozenUntil });
  assert.equal((await refusalOf(app, 'chatMessages', { headers: anna.headers })).status, 403);
});
