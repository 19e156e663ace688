/**
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { act, screen, waitFor } from '@testing-library/react';
import { setImmediate as turn } from 'node:timers/promises';
import { SocketProvider } from '@/components/app/boot/SocketProvider';
import { AwardCard } from '@/components/rewards/award/AwardCard';
import { SocketEventsProvider } from '@/hooks/useSocketEvent';
import { signOut } from '@/store/session';
import { eventPayloads } from '../literalBackend/sockets';
import { endLiteralSites, literalSite, NOON, PRESETS } from './literalSite';

afterEach(async () => {
  jest.useRealTimers();
  await endLiteralSites();
});

const card = () => screen.getByRole('heading', { name: 'Cashback award' }).closest('section')!;
const loss = () => card().querySelector('dd')?.textContent;

/** The card without a socket. */
const alone = (
  <SocketEventsProvider value={() => () => undefined}>
    <AwardCard />
  </SocketEventsProvider>
);

test.each(PRESETS)('AWARD-04 AWARD-08 payout, loss and countdown, of a backend that writes %s', async (shapes) => {
  const { show, calls } = await literalSite({ shapes, player: 'depositor' });
  show(alone);
  await waitFor(() => expect(card()).toHaveTextContent('€8.42'));
  expect(loss()).toBe('−€84.20');
  // The clock is the backend's, where it is noon.
  expect(screen.getByRole('timer')).toHaveTextContent(/^(30:00|29:5\d)$/);
  expect(calls('calendarAward')).toMatchObject([{ query: {}, unexpected: [] }]);
});

describe('the clock', () => {
  /** Lets answers arrive while the clock stands: sockets do not wait for it. */
  const arrive = () =>
    act(async () => {
      for (let round = 0; round < 60; round++) {
        await turn();
        await jest.advanceTimersByTimeAsync(0);
      }
    });
  const pass = async (ms: number) => {
    await act(() => jest.advanceTimersByTimeAsync(ms));
    await arrive();
    // The store tells what came in the next frame.
    await act(() => jest.advanceTimersByTimeAsync(50));
  };
  async function open(now: number) {
    jest.useFakeTimers({ now, doNotFake: ['nextTick', 'queueMicrotask', 'performance'] });
    const site = await literalSite({ player: 'depositor', now: () => Date.now() });
    site.show(alone);
    await pass(100);
    return { ...site, count: () => site.calls('calendarAward').length };
  }

  test('API-37 it is asked for every 15 seconds, and not when the page is looked at or online again', async () => {
    const { count, owner } = await open(NOON);
    expect(count()).toBe(1);
    act(() => {
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('online'));
    });
    await pass(10_000);
    expect(count()).toBe(1);
    owner.award.ngr = 200;
    await pass(5_000);
    expect(count()).toBe(2);
    expect(loss()).toBe('−€200.00');
  });

  test('AWARD-05 AWARD-06 the countdown ends at the half hour, where it is asked for once more', async () => {
    const { count } = await open(NOON + 29 * 60_000 + 55_000);
    expect(screen.getByRole('timer')).toHaveTextContent(/^00:0[45]$/);
    expect(count()).toBe(1);
    await pass(3_000);
    expect(screen.getByRole('timer')).toHaveTextContent(/^00:0[12]$/);
    expect(count()).toBe(1);
    await pass(2_500);
    expect(screen.getByRole('timer')).toHaveTextContent(/^(30:00|29:59)$/);
    expect(count()).toBe(2);
  });

  test('AWARD-09 the award is not polled after log-out', async () => {
    const { count, store } = await open(NOON);
    act(() => void store.dispatch(signOut()));
    await pass(100);
    const before = count();
    for (let minute = 0; minute < 5; minute++) await pass(15_000);
    expect(count()).toBe(before);
  });
});

async function connected() {
  const site = await literalSite({ player: 'depositor' });
  site.show(
    <SocketProvider url={site.backend.url}>
      <AwardCard />
    </SocketProvider>,
  );
  await waitFor(() => expect(loss()).toBe('−€84.20'));
  await waitFor(() => expect(site.backend.connections(site.owner)).toBe(1));
  return site;
}

test.each([...eventPayloads('debit', '2.50'), ...eventPayloads('debit', 2.5)])(
  'AWARD-07 a stake told as %j adds to the loss, a win takes from it',
  async (payload) => {
    const { backend, owner } = await connected();
    backend.emit(owner, 'debit', payload);
    await waitFor(() => expect(loss()).toBe('−€86.70'));
    backend.emit(owner, 'debit', payload);
    await waitFor(() => expect(loss()).toBe('−€89.20'));
    backend.emit(owner, 'credit', payload);
    await waitFor(() => expect(loss()).toBe('−€86.70'));
  },
);

test('AWARD-09 after a log-out the socket is closed', async () => {
  const { backend, owner, store } = await connected();
  act(() => void store.dispatch(signOut()));
  await waitFor(() => expect(backend.connections(owner)).toBe(0));
});
