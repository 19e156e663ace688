import { act, screen } from '@testing-library/react';
import { PlayStatus } from '@/components/game/play/PlayStatus';
import { HeaderBalance } from '@/components/cashier/wallet/HeaderBalance';
import { ACCOUNT_ENDPOINTS } from '@/config/endpoints/account';
import { localeOf } from '@/config/locales';
import { PLAY_ENDPOINTS } from '@/config/endpoints/game';
import { formatAmount } from '@/domain/format/amount';
import { toDecimal } from '@/domain/money/money';
import { SocketEventsProvider } from '@/hooks/useSocketEvent';
import { call, type HttpRequest } from '@/services/http/call';
import { userDetailsEndpoint } from '@/services/account/profile';
import { createSocketEvents } from '@/services/http/socketEvents';
import { STORED, writeStored } from '@/services/browser/storage';
import { makeStore } from '@/store/store';
import { show } from './render';

// A thousand bets and wins, during which the socket is cut. The header's amounts must match the server's after one
// poll, and soon after each event while the socket is connected.

const EVENTS = 1_000;
const POLL_MS = 30_000;
/** The longest duration of a call in these tests. */
const SLOWEST_MS = 1_500;
/** Socket events are batched, and the store notifies in its next frame. */
const GATHERED_MS = 400;
const START = Date.parse('2026-11-21T10:00:00.000Z');
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** A deterministic sequence of numbers from 0 to 1. */
function repeatable(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** A casino with slow calls: an answer has the state at the time the call arrived. */
function casino(random: () => number) {
  let [balance, net] = [1_000_000n, 0n];
  let calls = 0;
  const answers: Record<string, () => object> = {
    [call(ACCOUNT_ENDPOINTS.userDetails).path]: () => ({
      getUser: { userId: 'u1', email: 'maria@example.com', currencyCode: 'EUR' },
      userWallet: [{ currencyCode: 'EUR', realMoney: toDecimal(balance, 'EUR'), isActive: true }],
    }),
    [call(PLAY_ENDPOINTS.playSession).path]: () => ({
      data: {
        startedAt: new Date(START).toISOString(),
        now: new Date().toISOString(),
        netResult: toDecimal(net, 'EUR'),
        currencyCode: 'EUR',
        staked: '0',
        won: '0',
        realityCheckDue: false,
      },
    }),
  };
  return {
    book: (amount: bigint) => ([balance, net] = [balance + amount, net + amount]),
    /** Balance and net result as the header shows them. */
    truth: () =>
      [formatAmount(localeOf('en'), toDecimal(balance, 'EUR'), 'EUR'), toDecimal(net, 'EUR').replace('-', '')].join(),
    http: async ({ path }: HttpRequest): Promise<unknown> => {
      calls += 1;
      const answer = answers[path]!();
      await new Promise((resolve) => setTimeout(resolve, 20 + random() * (SLOWEST_MS - 50)));
      return answer;
    },
    calls: () => calls,
  };
}

/** A player's header connected to that casino, with a socket that delivers events unless it is cut. */
async function open(seed: number) {
  const random = repeatable(seed);
  const server = casino(random);
  writeStored(STORED.token, 'token-of-maria');
  const store = makeStore({ http: server.http });
  const known = store.dispatch(userDetailsEndpoint.initiate());
  await jest.advanceTimersByTimeAsync(SLOWEST_MS);
  await known;
  const events = createSocketEvents();
  let cut = false;
  show(
    <SocketEventsProvider value={events.subscribe}>
      <HeaderBalance />
      <PlayStatus />
    </SocketEventsProvider>,
    { store },
  );
  await run(SLOWEST_MS + 50);
  return {
    random,
    server,
    /** Cuts or restores the socket. Events sent while it is cut are lost. */
    cut: (isCut: boolean) => (cut = isCut),
    event() {
      const isWin = random() < 0.5;
      const amount = BigInt(1 + Math.floor(random() * 5_000));
      server.book(isWin ? amount : -amount);
      if (!cut) act(() => events.publish(isWin ? 'credit' : 'debit', { win: toDecimal(amount, 'EUR') }));
    },
  };
}

const run = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const shown = () =>
  [
    screen.getByRole('link', { name: /^Balance/ }).querySelector('[aria-live]')!.textContent,
    screen
      .getByRole('group', { name: 'Your play session' })
      .querySelector('.net')!
      .textContent!.replace(/[^\d.]/g, ''),
  ].join();

beforeEach(() => jest.useFakeTimers({ now: START }));
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

test.each([
  ['1 second', SECOND],
  ['1 minute', MINUTE],
  ['10 minutes', 10 * MINUTE],
])('a socket that is cut for %s during a thousand events: all is true again after one poll', async (_, ms) => {
  const { server, random, cut, event } = await open(ms);
  // Events before, during and after the cut, at most a second apart.
  const gap = Math.min(SECOND, (3 * ms) / EVENTS);
  for (let told = 0, at = 0; told < EVENTS; told += 1) {
    cut(at >= ms && at < 2 * ms);
    event();
    const wait = gap * 2 * random();
    at += wait;
    await run(wait);
  }
  cut(true);
  for (let lost = 0; lost < 3; lost += 1) event();
  await run(POLL_MS + SLOWEST_MS);
  expect(shown()).toBe(server.truth());
  cut(false);
  event();
  // The call in flight, and the one queued behind it.
  await run(GATHERED_MS + 2 * SLOWEST_MS);
  expect(shown()).toBe(server.truth());
});

test('an event that comes while the balance is being asked for is asked about too', async () => {
  const { server, event } = await open(7);
  for (let round = 0; round < 20; round += 1) {
    event();
    // In the middle of the call caused by the previous event.
    await run(GATHERED_MS);
    event();
    await run(2 * SLOWEST_MS + GATHERED_MS);
    expect(shown()).toBe(server.truth());
  }
});

test('events that arrive without a pause are delivered as they come, not only after the last', async () => {
  const { server, event } = await open(8);
  const before = shown();
  for (let told = 0; told < 50; told += 1) {
    event();
    await run(100);
  }
  expect(shown()).not.toBe(before);
  expect(server.calls()).toBeLessThan(30);
});
