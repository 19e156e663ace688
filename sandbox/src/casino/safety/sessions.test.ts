import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { type FastifyInstance } from 'fastify';
import { MINUTE_MS } from '@/domain/time/lengths';
import { answerOf, call, openTestBackend, refusalOf } from '../../testing/testBackend';
import { loginBody, mailTo, makePlayer } from '../../testing/testAccounts';

let sandbox: Awaited<ReturnType<typeof openTestBackend>>;
let app: FastifyInstance;

before(async () => {
  sandbox = await openTestBackend();
  app = sandbox.backend();
});
after(() => sandbox.close());

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PHONE =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** Logs in and uses the session; `cookie` is that of a known device. */
async function logIn(email: string, agent: string, cookie = '', from = '127.0.0.1') {
  const headers = { 'user-agent': agent, 'x-forwarded-for': from, ...(cookie && { cookie }) };
  const answer = await call(app, 'login', { payload: loginBody(email), headers });
  const { accessToken } = answer.body as { accessToken: string };
  const own = { authorization: `Bearer ${accessToken}` };
  await answerOf(app, 'userDetails', { headers: own });
  sandbox.clock.advance(MINUTE_MS);
  return { headers: own, cookie: String(answer.headers['set-cookie']).split(';')[0]! };
}
const end = (sessionId: string | null, headers: object, key: string = randomUUID()) => ({
  payload: { sessionId },
  headers: { ...headers, 'idempotency-key': key },
});
const told = async (headers: Record<string, string>) => (await answerOf(app, 'sessions', { headers })).data;
const isOver = async (headers: Record<string, string>) => (await call(app, 'userDetails', { headers })).status === 403;

test('sessions are told with device, country and last use, the own one first, and the log-in before', async () => {
  const { email } = await makePlayer(sandbox);
  const first = await logIn(email, FIREFOX);
  const { lastLogin: none } = await told(first.headers);
  assert.equal(none, null);
  const second = await logIn(email, PHONE, '', '192.0.2.7');
  const { sessions, lastLogin } = await told(second.headers);
  assert.deepEqual(
    sessions.map(({ current, device, place }) => [current, device, place]),
    [
      [true, { kind: 'mobile', browser: 'Chrome', system: 'Android' }, { countryCode: 'US', city: null }],
      [false, { kind: 'desktop', browser: 'Firefox', system: 'Windows' }, { countryCode: 'DE', city: null }],
    ],
  );
  assert.deepEqual(lastLogin?.device.browser, 'Firefox');
  assert.ok(sessions[0]!.lastUsedAt > sessions[1]!.lastUsedAt);
});

test('one session ends, then all others; the own one stays, and one of another player too', async () => {
  const { email } = await makePlayer(sandbox);
  const [own, second, third] = [await logIn(email, FIREFOX), await logIn(email, PHONE), await logIn(email, PHONE)];
  const stranger = await makePlayer(sandbox);
  const foreign = (await told(stranger.headers)).sessions[0]!.id;
  const [, newest] = (await told(own.headers)).sessions;
  const key = randomUUID();
  const left = await answerOf(app, 'endSessions', end(newest!.id, own.headers, key));
  assert.equal(left.data.sessions.length, 2);
  assert.deepEqual(await answerOf(app, 'endSessions', end(newest!.id, own.headers, key)), left, 'sent again');
  assert.deepEqual([await isOver(third.headers), await isOver(second.headers)], [true, false]);
  await answerOf(app, 'endSessions', end(foreign, own.headers));
  await answerOf(app, 'endSessions', end('no id', own.headers));
  assert.equal(await isOver(stranger.headers), false);
  await answerOf(app, 'endSessions', end(null, own.headers));
  assert.deepEqual([await isOver(second.headers), await isOver(own.headers)], [true, false]);
  const [{ id } = { id: '' }] = (await told(own.headers)).sessions;
  assert.equal((await refusalOf(app, 'endSessions', end(id, own.headers))).code, 'VALIDATION');
});

test('a key that ended one session is a conflict for another', async () => {
  const { headers } = await makePlayer(sandbox);
  const key = randomUUID();
  await answerOf(app, 'endSessions', end(null, headers, key));
  assert.equal((await refusalOf(app, 'endSessions', end('another', headers, key))).code, 'IDEMPOTENCY_CONFLICT');
});

test('a log-in on a new device is told by mail and in the inbox, one on a known device is not', async () => {
  const { email } = await makePlayer(sandbox);
  const first = await logIn(email, FIREFOX);
  await logIn(email, FIREFOX, first.cookie);
  assert.deepEqual(await mailTo(sandbox.db, email), [], 'the first log-in of all, and the same device again');
  const { headers } = await logIn(email, PHONE, '', '192.0.2.7');
  const [letter, ...others] = await mailTo(sandbox.db, email);
  assert.deepEqual([letter?.kind, others], ['new-device', []]);
  assert.match(letter!.body, /Device: Chrome, Android\nCountry: United States/);
  const { entries } = (await answerOf(app, 'inbox', { headers })).data;
  assert.deepEqual(
    entries.map((entry) => entry.kind === 'safety' && [entry.event, entry.device, entry.countryCode]),
    [['newDevice', 'Chrome, Android', 'US']],
  );
});

test('the mark of a known device is sent to every way to log in', async () => {
  const { email } = await makePlayer(sandbox);
  const { headers } = await call(app, 'login', { payload: loginBody(email) });
  assert.match(String(headers['set-cookie']), /^knownDevice=.+; Path=\/api\/user; /);
});
