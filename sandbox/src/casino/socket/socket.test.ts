import assert from 'node:assert/strict';
import { type AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import Fastify from 'fastify';
import { endSessions } from '../accounts/store/sessions';
import { readEnv } from '../../env';
import { attachSocket } from './socket';
import { makePlayer } from '../../testing/testAccounts';
import { openTestBackend } from '../../testing/testBackend';

/** A listening backend; `connect` opens a connection by long polling, whose own address it returns. */
async function listening(t: TestContext, checkEveryMs?: number) {
  const sandbox = await openTestBackend();
  const app = Fastify();
  attachSocket(app, { ...sandbox, env: readEnv({}), controls: null }, checkEveryMs);
  await app.listen({ host: '127.0.0.1', port: 0 });
  t.after(async () => {
    await app.close();
    await sandbox.close();
  });
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/socket.io/?EIO=4&transport=polling`;
  const connect = async (token: string) => {
    const { sid } = JSON.parse((await (await fetch(address)).text()).slice(1)) as { sid: string };
    const own = `${address}&sid=${sid}`;
    const post = (body: string) => fetch(own, { method: 'POST', body });
    const next = async () => (await fetch(own)).text();
    await post(`40${JSON.stringify({ token })}`);
    const first = await next();
    assert.match(first, /^40/);
    return { first, post, next };
  };
  return { sandbox, app, connect };
}

test('a connection ends with its session, and no other connection does', async (t) => {
  const checkEveryMs = 20;
  const { sandbox, app, connect } = await listening(t, checkEveryMs);
  const [ended, other] = [await makePlayer(sandbox), await makePlayer(sandbox)];
  const [one, two] = [await connect(ended.token), await connect(other.token)];
  const [oneSaid, twoSaid] = [one.next(), two.next()];
  let isOver = false;
  const over = twoSaid.then(
    () => (isOver = true),
    () => {},
  );
  // The periodic check runs several times and ends neither.
  await new Promise((resolve) => setTimeout(resolve, 10 * checkEveryMs));
  await endSessions(sandbox.db, ended.account.id, sandbox.clock.now());
  // Packet 41 closes the connection, 1 its transport.
  assert.match(await oneSaid, /^(41|1)/);
  assert.equal(isOver, false);
  await app.close();
  await over;
});

test('C09: a connection is closed within a second of logging out', async (t) => {
  // The interval is what counts: how long a query takes belongs to the machine.
  const intervals = t.mock.method(globalThis, 'setInterval');
  const { sandbox, connect } = await listening(t);
  assert.ok(intervals.mock.calls.some(({ arguments: [, ms] }) => ms === 500));
  const player = await makePlayer(sandbox);
  const { next } = await connect(player.token);
  const said = next();
  await endSessions(sandbox.db, player.account.id, sandbox.clock.now());
  assert.match(await said, /^(41|1)/);
});

/** Whether a packet closes the connection: 41, or 1 for its transport. Ids in other packets may hold these figures. */
const closes = (said: string): boolean => said.split('\u001e').some((packet) => packet === '41' || packet === '1');

test('C09: a session has twenty connections, and the one more is closed', async (t) => {
  const { sandbox, connect } = await listening(t);
  const [player, other] = [await makePlayer(sandbox), await makePlayer(sandbox)];
  for (let count = 0; count < 20; count++) assert.ok(!closes((await connect(player.token)).first));
  const { first, next } = await connect(player.token);
  assert.ok(closes(first) || closes(await next()));
  assert.ok(!closes((await connect(other.token)).first));
});

test('C09: a connection that floods is closed', async (t) => {
  const { sandbox, connect } = await listening(t);
  const { token } = await makePlayer(sandbox);
  const { post, next } = await connect(token);
  const flood = Array.from({ length: 30 }, () => '3').join('\u001e');
  await post(flood).catch(() => undefined);
  assert.match(await next(), /Session ID unknown/);
});
