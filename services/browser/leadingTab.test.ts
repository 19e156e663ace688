import { leadAmongTabs } from './leadingTab';

type Asked = { signal: AbortSignal; run: () => Promise<void> };

/** Fake browser locks; the test decides which request runs. */
function locks() {
  const waiting: Asked[] = [];
  const request = (_name: string, { signal }: { signal: AbortSignal }, run: () => Promise<void>) => {
    waiting.push({ signal, run });
    return new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(new Error('left'))));
  };
  Object.defineProperty(globalThis, 'navigator', { value: { locks: { request } }, configurable: true });
  return waiting;
}

beforeEach(() => {
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
});

const leader = () => {
  const stop = jest.fn();
  return { stop, lead: jest.fn(() => stop) };
};

test('one tab leads until it stops, and the next one then', async () => {
  const waiting = locks();
  const [first, second] = [leader(), leader()];
  const stopFirst = leadAmongTabs('x', first.lead);
  leadAmongTabs('x', second.lead);
  const turn = waiting[0]!.run();
  expect(first.lead).toHaveBeenCalledTimes(1);
  expect(second.lead).not.toHaveBeenCalled();
  stopFirst();
  await turn;
  expect(first.stop).toHaveBeenCalledTimes(1);
  void waiting[1]!.run();
  expect(second.lead).toHaveBeenCalledTimes(1);
});

test('who left before their turn never leads', async () => {
  const waiting = locks();
  const { lead } = leader();
  leadAmongTabs('x', lead)();
  await waiting[0]!.run();
  expect(lead).not.toHaveBeenCalled();
});

test('a browser without locks lets every tab', () => {
  const { lead, stop } = leader();
  leadAmongTabs('x', lead)();
  expect([lead.mock.calls.length, stop.mock.calls.length]).toEqual([1, 1]);
});
