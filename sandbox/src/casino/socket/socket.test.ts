import assert from 'node:assert/strict';
import { type AddressInfo } from 'node:net';
import { test } from 'node:test';
import Fastify from 'fastify';
import { endSessions } from '../accounts/store/sessions';
import { readEnv } from '../../env';
import { attachSocket } from './socket';
import { makePlayer } from '../../testing/testAccounts';
import { openTestBackend } from '../../testing/testBackend';

const CHECK_EVERY_MS = 20;

test('a connection ends with its session, and no other connection does', async (t) => {
  const sandbox = await openTestBackend();
  const app = Fastify();
  attachSocket(app, { ...sandbox, env: readEnv({}), controls: null }, CHECK_EVERY_MS);
  await app.listen({ host: '127.0.0.1', port: 0 });
  t.after(async () => {
    await app.close();
    await sandbox.close();
  });
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/socket.io/?EIO=4&transport=polling`;

  /** Connects by long polling; `said` is the next packet sent to this connection. */
  async function connect(token: string): Promise<{ said: Promise<string> }> {
    const { sid } = JSON.parse((await (await fetch(address)).text()).slice(1)) as { sid: string };
    const own = `${address}&sid=${sid}`;
    await fetch(own, { method: 'POST', body: `40${JSON.stringify({ token })}` });
    assert.match(await (await fetch(own)).text(), /^40/);
    return { said: fetch(own).then((response) => response.text()) };
  }

  const [ended, other] = [await makePlayer(sandbox), await makePlayer(sandbox)];
  const [one, two] = [await connect(ended.token), await connect(other.token)];
  let isOver = false;
  const over = two.said.then(
    () => (isOver = true),
    () => {},
  );
  // The periodic check runs several times and ends neither.
  await new Promise((resolve) => setTimeout(resolve, 10 * CHECK_EVERY_MS));
  await endSessions(sandbox.db, ended.account.id, sandbox.clock.now());
  // Packet 41 closes the connection, 1 its transport.
  assert.match(await one.said, /^(41|1)/);
  assert.equal(isOver, false);
  await app.close();
  await over;
});
