import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { STORED, writeStored } from '@/services/browser/storage';
import type { PendingIntents } from '@/services/browser/pendingIntent';
import type { Answer, Write } from '@/services/http/writes';
import { useWrite } from './useWrite';

type Body = { amount: string };

const LOST = { error: { network: true } };
const call = jest.fn<Promise<Answer<string>>, [Body & Write]>();
const keys = () => call.mock.calls.map(([{ intent }]) => intent);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  call.mockReset().mockResolvedValue({ data: 'taken' });
});
afterEach(() => jest.useRealTimers());

const open = (options: Parameters<typeof useWrite<Body, string>>[1] = {}) =>
  renderHook(() => useWrite(call, options), { wrapper: StrictMode }).result;

test('two presses in one go are one write, and a third one after it was done is none', async () => {
  const write = open();
  act(() => {
    write.current.send({ amount: '5' });
    write.current.send({ amount: '5' });
  });
  await pass(0);
  expect(write.current.state).toEqual({ phase: 'done', answer: 'taken' });
  act(() => write.current.send({ amount: '5' }));
  await pass(0);
  expect(call).toHaveBeenCalledTimes(1);
  act(() => write.current.reset());
  act(() => write.current.send({ amount: '5' }));
  await pass(0);
  expect(new Set(keys()).size).toBe(2);
});

test('no answer is neither success nor failure, whatever is pressed, until the same write is answered', async () => {
  call.mockResolvedValue(LOST);
  const onLost = jest.fn();
  const write = open({ pauses: [1_000], onLost });
  act(() => write.current.send({ amount: '5' }));
  await pass(0);
  expect(write.current.state).toEqual({ phase: 'checking', intent: keys()[0] });
  await pass(1_000);
  expect(write.current.state).toEqual({ phase: 'unknown', intent: keys()[0] });
  expect(onLost).toHaveBeenCalledTimes(1);
  act(() => write.current.reset());
  expect(write.current.state.phase).toBe('unknown');
  call.mockResolvedValue({ error: { code: 'NO' } });
  act(() => write.current.askAgain());
  expect(write.current.state.phase).toBe('checking');
  await pass(0);
  expect(write.current.state).toEqual({ phase: 'refused', error: { code: 'NO' } });
  expect(new Set(keys()).size).toBe(1);
});

test('it is not sent again once another player has logged in: what became of it is not known', async () => {
  writeStored(STORED.token, 'of A');
  call.mockResolvedValue(LOST);
  const write = open({ pauses: [1_000, 1_000] });
  act(() => write.current.send({ amount: '5' }));
  await pass(0);
  act(() => writeStored(STORED.token, 'of B'));
  await pass(3_000);
  expect(write.current.state.phase).toBe('unknown');
  expect(call).toHaveBeenCalledTimes(1);
  act(() => writeStored(STORED.token, null));
});

test('a kept write of this player is sent again by itself when the page opens, with its key', async () => {
  const intents: PendingIntents<Body> = {
    read: (player) =>
      player === 'mia' ? { intent: 'sent-before', player, body: { amount: '7' }, since: Date.now() } : null,
    keep: jest.fn(),
    drop: jest.fn(),
  };
  open({ kept: { player: 'jun', intents } });
  await pass(0);
  expect(call).not.toHaveBeenCalled();
  const write = open({ kept: { player: 'mia', intents } });
  await pass(0);
  expect(call.mock.calls).toEqual([[{ amount: '7', intent: 'sent-before' }]]);
  expect(write.current.state.phase).toBe('done');
  expect(intents.keep).not.toHaveBeenCalled();
  expect(intents.drop).toHaveBeenCalledTimes(1);
});
