import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type AddressInfo } from 'node:net';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import {
  type ChatMessage,
  type ChatLog,
  EMPTY_LOG,
  misses,
  withChanges,
  withLatest,
  withMissing,
} from '@/domain/chat/chatLog';
import { makePlayer } from '../../testing/testAccounts';
import { answerOf, openTestBackend } from '../../testing/testBackend';

/** Seconds of messages: the gate has three, the full run a minute (scripts/gate/gate.ts). */
const SECONDS = Number(process.env.CHAT_SECONDS ?? 3);
const READERS = SECONDS > 10 ? 200 : 50;
const PER_SECOND = 20;
const CUTS = 5;

type Sandbox = Awaited<ReturnType<typeof openTestBackend>>;
type App = ReturnType<Sandbox['backend']>;

/** A reader as the site is one: the latest page, then what arrives, and what is missing after a cut or a gap. */
class Reader {
  readonly seen: number[] = [];
  cuts = 0;
  private log: ChatLog = EMPTY_LOG;
  private fetching: Promise<void> | null = null;

  constructor(
    private readonly app: App,
    private readonly headers: Record<string, string>,
    private readonly socket: Socket,
    /** From a connection to its cut. */
    pauseMs: number,
  ) {
    socket.on('chatMessage', (message: ChatMessage) => this.take(withChanges(this.log, [message])));
    socket.on('connect', () => {
      void this.fetch();
      if (this.cuts < CUTS) setTimeout(() => this.cut(), pauseMs);
    });
  }

  private take(log: ChatLog): void {
    this.log = log;
    const last = this.seen.at(-1) ?? 0;
    const fresh = log.messages.map(({ number }) => number).filter((number) => number > last);
    this.seen.push(...fresh);
    if (misses(log)) void this.fetch();
  }

  async open(): Promise<void> {
    const { data } = await answerOf(this.app, 'chatMessages', { headers: this.headers, query: { room: 'en' } });
    this.take(withLatest(this.log, data));
  }

  fetch(): Promise<void> {
    this.fetching ??= this.fetchAll().finally(() => (this.fetching = null));
    return this.fetching;
  }

  private async fetchAll(): Promise<void> {
    for (let hasMore = true; hasMore;) {
      const query = { room: 'en', after: String(this.log.cursor) };
      const { data } = await answerOf(this.app, 'chatMessages', { headers: this.headers, query });
      this.take(withMissing(this.log, data));
      hasMore = data.hasMore;
    }
  }

  /** Cuts the connection as a lost network does: the library finds its way back by itself. */
  private cut(): void {
    this.cuts += 1;
    this.socket.io.engine.close();
  }

  close(): void {
    this.socket.disconnect();
  }
}

async function connected(sandbox: Sandbox, app: App, address: string, pauseMs: number) {
  const { headers, token } = await makePlayer(sandbox);
  const options = { transports: ['websocket'], reconnectionDelay: 20, reconnectionDelayMax: 200, forceNew: true };
  const socket = io(address, { ...options, auth: { token } });
  const reader = new Reader(app, headers, socket, pauseMs);
  await reader.open();
  return { reader, headers };
}

test(`ENG-13: ${READERS} readers, each cut ${CUTS} times, see each message once and in order`, async (t) => {
  const sandbox = await openTestBackend();
  const app = sandbox.backend();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const players: Awaited<ReturnType<typeof connected>>[] = [];
  t.after(async () => {
    for (const { reader } of players) reader.close();
    await sandbox.close();
  });
  for (let count = 0; count < READERS; count++) {
    const pauseMs = ((SECONDS * 1_000) / CUTS) * (0.5 + count / READERS);
    players.push(await connected(sandbox, app, address, pauseMs));
  }
  const total = SECONDS * PER_SECOND;
  const sending: Promise<unknown>[] = [];
  for (let count = 0; count < total; count++) {
    const { headers } = players[count % READERS]!;
    const payload = { room: 'en', text: `line ${count}` };
    sending.push(
      answerOf(app, 'sendChatMessage', { headers: { ...headers, 'idempotency-key': randomUUID() }, payload }),
    );
    sandbox.clock.advance(1_000 / PER_SECOND);
    await pause(1_000 / PER_SECOND);
  }
  await Promise.all(sending);
  await sandbox.chat.settled();
  const all = Array.from({ length: total }, (_, index) => index + 1);
  const isOver = () => players.every(({ reader }) => reader.seen.length >= total && reader.cuts === CUTS);
  for (let waited = 0; !isOver() && waited < 4_000; waited++) await pause(50);
  for (const { reader } of players) {
    assert.deepEqual(reader.seen, all);
    assert.equal(reader.cuts, CUTS);
  }
});
