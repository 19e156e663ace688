import assert from 'node:assert/strict';
import { type AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import { createControls } from './sections/controls';
import { makePlayer } from '../testing/testAccounts';
import { openTestBackend } from '../testing/testBackend';

/** A sandbox with a listening socket. */
async function openSocket(t: TestContext) {
  const sandbox = await openTestBackend();
  t.after(() => sandbox.close());
  const controls = createControls(sandbox.clock);
  const app = sandbox.backend({ controls });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/socket.io/?EIO=4&transport=polling`;

  /** Connects a player by long polling; returns a function that reads the pending events. */
  async function connect(email: string) {
    const { token, account } = await makePlayer(sandbox, { email });
    const { sid } = JSON.parse((await (await fetch(address)).text()).slice(1)) as { sid: string };
    await fetch(`${address}&sid=${sid}`, { method: 'POST', body: `40${JSON.stringify({ token })}` });
    const read = async () => (await fetch(`${address}&sid=${sid}`)).text();
    assert.match(await read(), /^40/);
    return { read, id: account.id };
  }
  return { sandbox, controls, connect };
}

test('an event sent by the panel reaches the connections it is for, in the form of the socket', async (t) => {
  const { controls, connect } = await openSocket(t);
  assert.equal(controls.sockets.send({ name: 'credit', payload: { win: '1' } }, null), 0);
  const [{ read: anna }, { read: bert }] = [await connect('anna'), await connect('bert')];
  const connections = controls.sockets.connections();
  assert.deepEqual(connections.map(({ player }) => player).sort(), ['anna', 'bert']);

  assert.equal(controls.sockets.send({ name: 'credit', payload: { win: '12.50' } }, null), 2);
  assert.equal(await anna(), '42["credit",{"win":"12.50"}]');
  assert.equal(await bert(), '42["credit",{"win":"12.50"}]');

  const only = connections.find(({ player }) => player === 'bert')!.id;
  assert.equal(controls.sockets.send({ name: 'failedDeposit', payload: { method: 'CARD' } }, only), 1);
  controls.sockets.send({ name: 'debit', payload: { win: '-1' } }, null);
  assert.equal(await anna(), '42["debit",{"win":"-1"}]');
  assert.match(await bert(), /^42\["failedDeposit",\{"method":"CARD"\}\]/);
});

test('an event for one player reaches all their connections and nobody else’s', async (t) => {
  const { sandbox, controls, connect } = await openSocket(t);
  const [anna, bert] = [await connect('anna'), await connect('bert')];
  sandbox.playerEvents.tell(bert.id, { name: 'failedDeposit', payload: { method: 'visa' } });
  assert.equal(await bert.read(), '42["failedDeposit",{"method":"visa"}]');
  controls.sockets.send({ name: 'credit', payload: { win: '1' } }, null);
  assert.equal(await anna.read(), '42["credit",{"win":"1"}]');
});
