import { act, waitFor } from '@testing-library/react';
import { createSocketEvents } from '@/services/http/socketEvents';
import { SocketEventsProvider } from '@/hooks/useSocketEvent';
import { STORED, readStored, writeStored } from '@/services/browser/storage';
import { show } from '@/tests/render';
import { playerStore } from '@/tests/support/player';
import { StopGate } from './StopGate';

const STATE = '/api/user/exclusion';
const FREE = { isSelfExclusionPermanent: false, selfExclusion: null };
const FOR_GOOD = { isSelfExclusionPermanent: true, selfExclusion: null };

afterEach(() => jest.useRealTimers());

async function gate(settings: Record<string, unknown> = {}, { isStopped = false } = {}) {
  /** What the backend tells from now on. */
  const now = { userLimit: FREE as object };
  const more: { getUser?: object } = {};
  const { store, asked } = await playerStore(
    {
      [STATE]: () => ({
        data: { userLimit: now.userLimit, otherBrands: 19, exclusion: null, lifting: null, mayAskLifting: false },
      }),
    },
    { userLimit: FREE },
    more,
  );
  const exclude = () => {
    now.userLimit = FOR_GOOD;
    more.getUser = { userId: 'u1', email: 'maria@example.com', userLimit: FOR_GOOD };
  };
  if (isStopped) exclude();
  const { publish, subscribe } = createSocketEvents();
  jest.useFakeTimers();
  show(
    <SocketEventsProvider value={subscribe}>
      <StopGate />
    </SocketEventsProvider>,
    { store, settings },
  );
  return {
    publish,
    /** Excludes the player elsewhere. */
    exclude,
    isExcluded: () => store.getState().auth.user?.limits.isSelfExclusionPermanent,
    questions: () => asked.filter(({ path }) => path === STATE).length,
  };
}

test('an exclusion at another brand is read at once when the socket tells of it', async () => {
  const { publish, exclude, isExcluded } = await gate();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  exclude();
  act(() => publish('stopped', {}));
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(isExcluded()).toBe(true);
});

test('an exclusion that began before the gate came is read as it comes', async () => {
  const { isExcluded } = await gate({}, { isStopped: true });
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(isExcluded()).toBe(true);
});

test('without a socket it is read within 15 seconds', async () => {
  const { exclude, isExcluded, questions } = await gate();
  await act(() => jest.advanceTimersByTimeAsync(10_500));
  expect([isExcluded(), questions()]).toEqual([false, 2]);
  exclude();
  await act(() => jest.advanceTimersByTimeAsync(14_000));
  expect(isExcluded()).toBe(true);
});

test('a hidden tab asks when it is shown, and a backend without the call is never asked', async () => {
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { questions } = await gate();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(questions()).toBe(0);
  hidden.mockReturnValue('visible');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(questions()).toBe(1);
  hidden.mockRestore();
  jest.useRealTimers();
  const { questions: silent } = await gate({ endpoints: { exclusion: null } });
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(silent()).toBe(0);
});

test('marketing parameters go with an exclusion, and none is kept while it holds', async () => {
  for (const name of [STORED.affiliate, STORED.cpnc, STORED.mkt, STORED.firstUrl]) writeStored(name, 'x');
  const { store } = await playerStore({}, { userLimit: FOR_GOOD });
  const { unmount } = show(
    <SocketEventsProvider value={createSocketEvents().subscribe}>
      <StopGate />
    </SocketEventsProvider>,
    { store },
  );
  const kept = () => [STORED.affiliate, STORED.cpnc, STORED.mkt, STORED.firstUrl].map(readStored);
  await waitFor(() => expect(kept()).toEqual([null, null, null, null]));
  writeStored(STORED.cpnc, 'later');
  expect(kept()).toEqual([null, null, null, null]);
  unmount();
  writeStored(STORED.cpnc, 'after');
  expect(readStored(STORED.cpnc)).toBe('after');
  writeStored(STORED.cpnc, null);
});
