import { renderHook, screen, waitFor } from '@testing-library/react';
import type { GameDetails } from '@/domain/game/game';
import { frames } from '@/tests/support/frames';
import { saveBlob } from '@/services/browser/saveFile';
import { guestStore, show } from '@/tests/render';
import { useOfferedShare } from '@/hooks/chat/chatShare';
import { LOST, playerStore } from '@/tests/support/player';
import { drawPulse } from './drawPulse';
import { GamePulse } from './GamePulse';

jest.mock('@/services/browser/saveFile');
jest.mock('./drawPulse', () => ({ ...jest.requireActual<object>('./drawPulse'), drawPulse: jest.fn() }));

const game = { id: 'kraken-tides', name: 'Kraken Tides', stats: { returnToPlayer: 94.3 } } as GameDetails;

function open(values: readonly number[] | null, settings = {}) {
  const asked: string[] = [];
  const store = guestStore(async ({ path }) => {
    asked.push(path);
    if (values === null) throw LOST;
    return { data: { points: values.map((value) => ({ at: '2026-11-27T00:00:00Z', value })) } };
  });
  return { ...show(<GamePulse game={game} />, { store, settings }), asked };
}

test('W-16 the last rounds beside the theoretical return, and that they say nothing of the next', async () => {
  open([0, 0, 12.5, 0.4]);
  const graph = await screen.findByRole('img');
  expect(graph).toHaveAccessibleName(
    'Last 4 rounds. 2 paid nothing. The best round paid 12.50× the bet. This game returns 94.30% over millions of rounds',
  );
  expect(screen.getByText(/Past rounds don’t tell you anything about the next one/)).toBeVisible();
  expect(graph.querySelectorAll('.expected')).toHaveLength(1);
});

test('GAME-12 the graph is saved as a picture, with the same figures and the same sentence', async () => {
  const context = {} as CanvasRenderingContext2D;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => context) as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done) => done(new Blob([''], { type: 'image/png' })));
  const { user } = open([0, 3]);
  await user.click(await screen.findByRole('button', { name: 'Save picture' }));
  await waitFor(() => expect(jest.mocked(saveBlob).mock.lastCall?.[0]).toBe('pulse-kraken-tides.png'));
  expect(jest.mocked(drawPulse).mock.lastCall?.[1]).toMatchObject({
    title: 'Game pulse · Kraken Tides',
    note: expect.stringContaining('Past rounds don’t tell') as string,
    graph: { best: 3, lost: 1 },
  });
  jest.restoreAllMocks();
});

test('GAME-12 a player offers the pulse to the chat; a guest does not', async () => {
  const { unmount } = open([0, 3]);
  await screen.findByRole('img');
  expect(screen.queryByRole('button', { name: 'Share to chat' })).toBeNull();
  unmount();
  const points = [{ at: '2026-11-27T00:00:00Z', value: 3 }];
  const { store } = await playerStore({ '/api/core/casino/games/kraken-tides/pulse': { data: { points } } });
  const { user } = show(<GamePulse game={game} />, { store });
  const { result } = renderHook(useOfferedShare);
  await user.click(await screen.findByRole('button', { name: 'Share to chat' }));
  expect(result.current).toEqual({ kind: 'pulse', id: 'kraken-tides', game: 'Kraken Tides' });
  localStorage.clear();
});

test.each([
  ['without rounds', [], {}],
  ['without an answer', null, {}],
])('W-16 %s there is no pulse', async (_, values, settings) => {
  const { container, asked } = open(values, settings);
  await waitFor(() => expect(asked).toHaveLength(1));
  await frames();
  expect(container).toBeEmptyDOMElement();
});

test('W-16 a casino without the call is not asked for it', async () => {
  const { container, asked } = open([1], { endpoints: { gamePulse: null } });
  await frames();
  expect([container.innerHTML, asked]).toEqual(['', []]);
});
