import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { test, type TestContext } from 'node:test';
import { WebSocket, WebSocketServer } from 'ws';
import { createTenants } from '../tenants/tenants';
import { startBackend } from '../testing/backend';
import { createTestHost, ENV, SITE } from '../testing/testHost';
import { limitSockets } from './socketLimits';

/** A visitor's open socket through the host to a backend that does what `upgrade` does. */
async function connected(
  t: TestContext,
  upgrade: (request: IncomingMessage, socket: Socket, head: Buffer) => void,
  env = ENV,
) {
  const { origin, server } = await startBackend(t, (_request, response) => response.end());
  server.on('upgrade', upgrade as (request: IncomingMessage, socket: Duplex, head: Buffer) => void);
  const { host } = createTestHost({ tenants: createTenants(new Map(), [SITE], origin), env });
  t.after(() => host.close());
  const address = await host.listen({ host: '127.0.0.1', port: 0 });
  const visitor = new WebSocket(`${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
    headers: { host: SITE },
  });
  t.after(() => visitor.terminate());
  await once(visitor, 'open');
  return visitor;
}

const MESSAGE = Buffer.alloc(2 ** 20 - 1);
const codeOf = async (visitor: WebSocket) => ((await once(visitor, 'close')) as [number])[0];

test('C04: what is sent to a backend that never answers the handshake is held up to 2 MiB, then the socket is cut', async (t) => {
  const held = new Set<Socket>();
  t.after(() => held.forEach((socket) => socket.destroy()));
  const visitor = await connected(t, (_request, socket) => held.add(socket));
  for (let times = 0; times < 3; times++) visitor.send(MESSAGE);
  assert.equal(await codeOf(visitor), 1013);
});

test('C04: a backend that does not answer the handshake in time ends the socket', async (t) => {
  const held = new Set<Socket>();
  t.after(() => held.forEach((socket) => socket.destroy()));
  const visitor = await connected(t, (_request, socket) => held.add(socket), { ...ENV, backendTimeoutMs: 100 });
  assert.equal(await codeOf(visitor), 1011);
});

test('C04: a backend that does not read is sent no more than the kernel takes and 2 MiB', async (t) => {
  const sockets = new WebSocketServer({ noServer: true });
  t.after(() => sockets.clients.forEach((client) => client.terminate()));
  const upgrade = (request: IncomingMessage, socket: Socket, head: Buffer) =>
    sockets.handleUpgrade(request, socket, head, (client) => client.pause());
  const visitor = await connected(t, upgrade, { ...ENV, calls: { ...ENV.calls, messagesPerSecond: 1_000 } });
  const closed = codeOf(visitor);
  let sent = 0;
  // More than any kernel buffers between two sockets of one machine; each is given time to arrive.
  while (visitor.readyState === WebSocket.OPEN && sent < 60) {
    sent += 1;
    await new Promise((resolve) => visitor.send(MESSAGE, resolve));
  }
  assert.equal(await closed, 1013);
});

/** One side of a socket as the hooks see it, and how it was closed. */
const side = () => {
  const codes: (number | 'cut')[] = [];
  return {
    codes,
    readyState: 1,
    bufferedAmount: 0,
    close: (code: number) => codes.push(code),
    terminate: () => codes.push('cut'),
  };
};

const context = { log: { info: () => undefined, warn: () => undefined } };

test('C04: a visitor may send so many messages a second, again in each second; one more cuts the socket', () => {
  let now = 0;
  const { onIncomingMessage } = limitSockets(20, () => now);
  const [visitor, backend] = [side(), side()];
  const send = (times: number) => {
    for (let time = 0; time < times; time++) {
      onIncomingMessage(context, visitor, backend, { data: Buffer.from('2') });
    }
  };
  send(20);
  now = 1_000;
  send(20);
  now = 1_500;
  send(10);
  assert.deepEqual([visitor.codes, backend.codes], [[], []]);
  send(1);
  assert.deepEqual([visitor.codes, backend.codes], [[1008], ['cut']]);
});

test('C04: a visitor who does not read is cut before 2 MiB are held', () => {
  const { onOutgoingMessage } = limitSockets(20, () => 0);
  const [visitor, backend] = [side(), side()];
  const receive = (data: Buffer) => onOutgoingMessage(context, visitor, backend, { data });
  visitor.bufferedAmount = 2 ** 20;
  receive(MESSAGE);
  assert.deepEqual(visitor.codes, []);
  visitor.bufferedAmount += MESSAGE.length;
  receive(MESSAGE);
  assert.deepEqual([visitor.codes, backend.codes], [['cut'], ['cut']]);
});
