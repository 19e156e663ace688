import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
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

test('a backend that cannot be reached ends the socket without a word of it', async (t) => {
  const visitor = await connected(t, (_request, socket) => socket.destroy());
  const [code, reason] = (await once(visitor, 'close')) as [number, Buffer];
  assert.deepEqual([code, reason.toString()], [1011, '']);
});

test('pings and pongs of a visitor are not passed on, where no limit counts them', async (t) => {
  const sockets = new WebSocketServer({ noServer: true });
  t.after(() => sockets.clients.forEach((client) => client.terminate()));
  const heard: string[] = [];
  const visitor = await connected(t, (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (client) => {
      for (const name of ['ping', 'pong', 'message']) client.on(name, () => heard.push(name));
      client.on('message', () => client.send('there'));
    }),
  );
  const answered = once(visitor, 'pong');
  for (let times = 0; times < 5; times++) visitor.pong();
  visitor.ping();
  await answered;
  visitor.send('here');
  await once(visitor, 'message');
  assert.deepEqual(heard, ['message']);
});

test('one address opens so many sockets, and another one once one of them is closed', async (t) => {
  const sockets = new WebSocketServer({ noServer: true });
  t.after(() => sockets.clients.forEach((client) => client.terminate()));
  const env = { ...ENV, calls: { ...ENV.calls, polls: 2, perAddress: 0.5 } };
  const first = await connected(
    t,
    (request, socket, head) => sockets.handleUpgrade(request, socket, head, () => undefined),
    env,
  );
  const open = () => new WebSocket(first.url, { headers: { host: SITE } });
  const refused = open();
  t.after(() => refused.terminate());
  refused.on('error', () => undefined);
  const [, { statusCode }] = (await once(refused, 'unexpected-response')) as [unknown, IncomingMessage];
  assert.equal(statusCode, 429);
  first.close();
  await once(first, 'close');
  for (;;) {
    const next = open();
    next.on('error', () => undefined);
    const isOpen = await once(next, 'open').then(
      () => true,
      () => false,
    );
    next.terminate();
    if (isOpen) break;
  }
});

/** Bytes of a handshake, as no library sends them. */
async function raw(t: TestContext, port: number, target: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  t.after(() => socket.destroy());
  socket.on('error', () => undefined);
  socket.write(
    `GET ${target} HTTP/1.1\r\nHost: ${SITE}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  return socket;
}

test('an address with a fragment opens no socket', async (t) => {
  const visitor = await connected(t, () => undefined);
  const socket = await raw(t, Number(new URL(visitor.url).port), '/socket.io/#x');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  await once(socket, 'close');
  assert.equal(Buffer.concat(chunks).toString(), '');
});

test('a visitor who does not answer the close of a socket holds the end of the host back for two seconds', async (t) => {
  const sockets = new WebSocketServer({ noServer: true });
  t.after(() => sockets.clients.forEach((client) => client.terminate()));
  const { origin, server } = await startBackend(t, (_request, response) => response.end());
  server.on('upgrade', (request, socket, head) => sockets.handleUpgrade(request, socket, head, () => undefined));
  const { host } = createTestHost({ tenants: createTenants(new Map(), [SITE], origin) });
  const port = Number(new URL(await host.listen({ host: '127.0.0.1', port: 0 })).port);
  const socket = await raw(t, port, '/socket.io/?EIO=4&transport=websocket');
  await once(socket, 'data');
  const began = performance.now();
  await host.close();
  // The library's own patience is thirty.
  assert.ok(performance.now() - began < 15_000);
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

test('what opens for a visitor who has left is closed', () => {
  const { onConnect } = limitSockets(20, () => 0);
  const [visitor, backend] = [side(), side()];
  onConnect(context, visitor, backend);
  assert.deepEqual(backend.codes, []);
  visitor.readyState = 3;
  onConnect(context, visitor, backend);
  assert.deepEqual(backend.codes, ['cut']);
});
