import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { useOfferedShare } from '@/hooks/chat/chatShare';
import { SocketEventsProvider } from '@/hooks/useSocketEvent';
import { createSocketEvents } from '@/services/http/socketEvents';
import { guestStore, show } from '@/tests/render';
import { fakeRouter } from '@/tests/support/fakeRouter';
import { LOST, playerStore } from '@/tests/support/player';
import type { HttpRequest } from '@/services/http/call';
import { TopWins } from './TopWins';

const WINS = '/api/core/casino/wins';

const game = {
  id: 'kraken-tides',
  name: 'Kraken Tides',
  studio: { id: 'oru', name: 'Oru' },
  thumbnail: null,
  returnToPlayer: 94.3,
  volatility: 'high',
  features: [],
  isNew: false,
  demo: true,
  releaseDate: '2026-01-01',
};
const win = (over: object = {}) => ({
  id: 'w1',
  game,
  player: 'kaito',
  playerId: 'p1',
  stake: '2.00',
  amount: '60.96',
  currencyCode: 'EUR',
  multiplier: 30.48,
  at: '2026-11-20T20:40:00Z',
  ...over,
});

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

/** A guest's tab; `told.wins` is what the backend answers from now on. */
function open(wins: unknown[] | null = [win()], settings = {}) {
  const told = { wins };
  const asked: unknown[] = [];
  const store = guestStore(async ({ query }: HttpRequest) => {
    asked.push(query?.list);
    if (told.wins === null) throw LOST;
    return { data: { wins: told.wins } };
  });
  const events = createSocketEvents();
  const router = fakeRouter('/');
  const part = (
    <SocketEventsProvider value={events.subscribe}>
      <TopWins />
    </SocketEventsProvider>
  );
  return { ...show(part, { store, settings }), told, asked, events, router };
}

const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr')!;

test('ENG-06 a guest has three tables, and each row tells game, player, bet, multiplier and win', async () => {
  const { user, asked } = open();
  const row = await rowOf('kaito');
  for (const text of ['€2.00', '30.48×', '€60.96']) expect(row).toHaveTextContent(text);
  expect(within(row).getByRole('link', { name: 'Kraken Tides' })).toHaveAttribute('href', '/casino/games/kraken-tides');
  expect(screen.queryByRole('button', { name: 'My wins' })).toBeNull();
  expect(screen.getByRole('button', { name: 'All wins' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'High rollers' }));
  await user.click(screen.getByRole('button', { name: 'Multiplier madness' }));
  await waitFor(() => expect(asked).toEqual(['all', 'high-rollers', 'multipliers']));
  expect(screen.getByText(/Most rounds lose/)).toBeVisible();
});

test('ENG-06 a player has a fourth table of their own', async () => {
  const { store, asked } = await playerStore({ [WINS]: { data: { wins: [] } } });
  const { user } = show(
    <SocketEventsProvider value={() => () => undefined}>
      <TopWins />
    </SocketEventsProvider>,
    { store },
  );
  await user.click(screen.getByRole('button', { name: 'My wins' }));
  expect(await screen.findByText('You haven’t won anything in the last 30 days')).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ path: WINS, query: { list: 'my' }, needsToken: true });
});

test('an own win is offered to the chat by its id, where there is one', async () => {
  const open = async (settings: object) => {
    const { store } = await playerStore({ [WINS]: { data: { wins: [win()] } } });
    const part = (
      <SocketEventsProvider value={() => () => undefined}>
        <TopWins />
      </SocketEventsProvider>
    );
    const shown = show(part, { store, settings: { ...settings } });
    await shown.user.click(screen.getByRole('button', { name: 'My wins' }));
    await rowOf('Kraken Tides');
    return shown;
  };
  const { user, unmount } = await open({});
  const { result } = renderHook(useOfferedShare);
  await user.click(await screen.findByRole('button', { name: 'Share your Kraken Tides win to chat' }));
  expect(result.current).toEqual({ kind: 'win', id: 'w1', game: 'Kraken Tides' });
  expect(localStorage.getItem('chat')).toBe('open');
  await user.click(screen.getByRole('button', { name: 'All wins' }));
  expect(screen.queryByRole('button', { name: /^Share/ })).toBeNull();
  unmount();
  await open({ endpoints: { chatMessages: null } });
  expect(screen.queryByRole('button', { name: /^Share/ })).toBeNull();
});

test('LIM-10 a name that is hidden leaves the table by its next reading, told by the socket', async () => {
  const { told, events } = open();
  await rowOf('kaito');
  told.wins = [win({ player: null, playerId: 'p1' })];
  act(() => events.publish('winsChanged', {}));
  // Sooner than it is asked for by itself, which is after fifteen seconds.
  await waitFor(() => expect(screen.queryByText('kaito')).toBeNull(), { timeout: 10_000 });
  const row = await rowOf('Hidden');
  expect(within(row).queryByRole('button')).toBeNull();
  expect(row).toHaveTextContent('€60.96');
});

test('however often the socket tells, the table is read once in two seconds', async () => {
  const { events, asked } = open();
  await rowOf('kaito');
  jest.useFakeTimers();
  for (let count = 0; count < 1_000; count++) act(() => events.publish('winsChanged', {}));
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(asked).toHaveLength(2);
});

test('W-17 the rows stay as they are while one is pressed, and while they are paused', async () => {
  const { user, told, events, asked } = open();
  const row = await rowOf('kaito');
  told.wins = [win({ id: 'w2', player: 'linnea' })];
  fireEvent.pointerDown(row);
  jest.useFakeTimers();
  act(() => events.publish('winsChanged', {}));
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(screen.getByText('kaito')).toBeVisible();
  expect(asked).toHaveLength(1);
  fireEvent.pointerUp(row);
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  jest.useRealTimers();
  expect(await screen.findByText('linnea')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pause: Top wins' }));
  const before = asked.length;
  jest.useFakeTimers();
  act(() => events.publish('winsChanged', {}));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(asked).toHaveLength(before);
});

test('a guest’s table is read again every fifteen seconds', async () => {
  jest.useFakeTimers();
  const { asked } = open();
  await act(() => jest.advanceTimersByTimeAsync(100));
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(asked).toHaveLength(2);
});

test('ENG-07 a player’s name opens their statistics, where the casino has them', async () => {
  const { user, unmount } = open();
  await user.click(await screen.findByRole('button', { name: 'kaito’s statistics' }));
  expect(location.search).toBe('?modal=statistics&player=p1');
  unmount();
  history.replaceState(null, '', '/');
  open(undefined, { endpoints: { playerStatistics: null } });
  await rowOf('kaito');
  expect(screen.queryByRole('button', { name: 'kaito’s statistics' })).toBeNull();
});

test('no wins and no answer are told apart', async () => {
  const { unmount } = open([]);
  expect(await screen.findByText('No wins yet')).toBeVisible();
  unmount();
  const { user, told } = open(null);
  const again = await screen.findByRole('button', { name: 'Try again' });
  told.wins = [win()];
  await user.click(again);
  expect(await screen.findByText('kaito')).toBeVisible();
});

test('W-18 OP-078 CONST-09 the win of the month stands where the operator names it', async () => {
  const { unmount } = open();
  await rowOf('kaito');
  expect(screen.queryByText(/Win of the month/)).toBeNull();
  unmount();
  open(undefined, { winOfMonth: 700 });
  expect((await screen.findByText(/Win of the month/)).closest('p')).toHaveTextContent('Win of the month 700');
});
