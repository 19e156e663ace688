import type { ChatMessage } from '@/domain/chat/chatLog';
import type { ChatQuery } from './chat';
import { createChatFeed, type ChatView } from './chatFeed';
import type { ChatAnswer } from './chatWire';

const message = (number: number): ChatMessage => ({
  id: `m${number}`,
  number,
  change: number,
  room: 'en',
  playerId: 'p',
  player: 'marlin',
  colour: null,
  team: false,
  share: null,
  text: `text ${number}`,
  deleted: false,
  at: '2026-11-20T12:00:00.000Z',
});
const STATE = {
  room: 'en',
  rooms: ['en'],
  online: 1,
  slowSeconds: 0,
  muted: false,
  mutedUntil: null,
  blocked: [],
  self: 'me',
};
const LOST = { error: { network: true } };

/** A room of the backend, its feed, and what is shown. */
function room(written: number) {
  const server = {
    messages: Array.from({ length: written }, (_, index) => message(index + 1)),
    isLost: false,
    /** What the next answers wait for. */
    gate: null as Promise<void> | null,
  };
  const asked: ChatQuery[] = [];
  const shown: { view: ChatView | null; times: number } = { view: null, times: 0 };
  const answer = ({ after, before }: ChatQuery): ChatAnswer => {
    const cursor = server.messages.length;
    const all = server.messages.filter(
      ({ number }) => number > (after ?? 0) && number < (before ?? Number.POSITIVE_INFINITY),
    );
    const messages = after === undefined ? all.slice(-50) : all.slice(0, 50);
    const hasMore = all.length > 50;
    return {
      messages,
      cursor: after !== undefined && hasMore ? messages.at(-1)!.number : cursor,
      hasMore,
      state: STATE,
    };
  };
  const feed = createChatFeed({
    room: 'en',
    fetchPage: async (query) => {
      asked.push(query);
      const said = server.isLost ? LOST : { data: answer(query) };
      await server.gate;
      return said;
    },
    onChange: (view) => {
      shown.view = view;
      shown.times += 1;
    },
  });
  const write = (isHeard = true) => {
    const next = message(server.messages.length + 1);
    server.messages.push(next);
    if (isHeard) feed.receive(next);
  };
  const numbers = () => shown.view?.log.messages.map(({ number }) => number) ?? [];
  /** Holds the answers to what is asked from now on; returns a function that lets them through. */
  const hold = () => {
    let open = () => {};
    server.gate = new Promise<void>((resolve) => (open = resolve));
    return () => {
      server.gate = null;
      open();
    };
  };
  return { feed, server, asked, shown, write, numbers, hold };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const upTo = (last: number, from = 1) => Array.from({ length: last - from + 1 }, (_, index) => from + index);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('ENG-13 what a cut connection missed is fetched, and each message is shown once', async () => {
  const { feed, asked, write, numbers } = room(3);
  await pass(0);
  write();
  write();
  await pass(100);
  expect(numbers()).toEqual(upTo(5));
  for (let count = 0; count < 120; count++) write(false);
  feed.ask();
  await pass(0);
  expect(numbers()).toEqual(upTo(125));
  expect(asked.map(({ after }) => after)).toEqual([undefined, 5, 55, 105]);
  feed.stop();
});

test('a gap between events is fetched by itself', async () => {
  const { feed, write, numbers } = room(1);
  await pass(0);
  write(false);
  write();
  await pass(100);
  expect(numbers()).toEqual([1]);
  await pass(300);
  expect(numbers()).toEqual(upTo(3));
  feed.stop();
});

test('without an answer it says so, keeps what is there, and comes back by itself', async () => {
  const { feed, server, shown, write, numbers } = room(2);
  await pass(0);
  server.isLost = true;
  write(false);
  feed.ask();
  await pass(0);
  expect([shown.view?.phase, numbers()]).toEqual(['offline', [1, 2]]);
  server.isLost = false;
  await pass(3_000);
  expect([shown.view?.phase, numbers()]).toEqual(['ready', [1, 2, 3]]);
  feed.stop();
});

test('a thousand messages a second are shown in three renders, 200 rows at most', async () => {
  const { feed, shown, write, numbers } = room(0);
  await pass(0);
  const before = shown.times;
  for (let tick = 0; tick < 100; tick++) {
    for (let count = 0; count < 10; count++) write();
    await pass(10);
  }
  await pass(500);
  expect(shown.times - before).toBe(3);
  expect(numbers()).toEqual(upTo(1_000, 801));
  feed.stop();
});

test('while nobody reads, nothing is asked', async () => {
  const { feed, asked } = room(1);
  await pass(0);
  feed.stop();
  const before = asked.length;
  await pass(120_000);
  expect(asked.length).toBe(before);
});

test('older messages come by pages; back at the end, the newest are there again', async () => {
  const { feed, numbers } = room(300);
  await pass(0);
  for (let count = 0; count < 5; count++) {
    void feed.older();
    await pass(0);
  }
  expect(numbers()).toEqual(upTo(200));
  feed.toLatest();
  await pass(0);
  expect(numbers()).toEqual(upTo(300, 251));
  feed.stop();
});

test('back at the end while changes are on their way, the newest are there all the same', async () => {
  const { feed, numbers, hold } = room(300);
  await pass(0);
  for (let count = 0; count < 5; count++) {
    void feed.older();
    await pass(0);
  }
  const release = hold();
  feed.ask();
  await pass(0);
  feed.toLatest();
  release();
  await pass(0);
  expect(numbers()).toEqual(upTo(300, 251));
  feed.stop();
});

test('older messages that come when the newest are there again leave no gap before them', async () => {
  const { feed, server, write, numbers, hold } = room(300);
  await pass(0);
  const release = hold();
  void feed.older();
  await pass(0);
  server.gate = null;
  for (let count = 0; count < 60; count++) write(false);
  feed.toLatest();
  await pass(0);
  release();
  await pass(0);
  expect(numbers()).toEqual(upTo(360, 311));
  feed.stop();
});
