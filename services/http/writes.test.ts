import { asCallError, SIGNED_OUT, withStatus } from './call';
import { createWrites, type Answer, type Keep, type Write } from './writes';

const LOST = { error: { network: true } };
const REFUSED = { error: { code: 'NO' } };
const DONE = { data: 'done' };

/** A backend with these answers, the last one for ever, and the writes that it got. */
function backend(...answers: Answer<string>[]) {
  const got: Write[] = [];
  const attempt = (write: Write) => {
    got.push(write);
    return Promise.resolve(answers.length > 1 ? answers.shift()! : answers[0]!);
  };
  return { got, attempt, keys: () => got.map(({ intent }) => intent) };
}

test('a write sent again after a lost answer keeps its key, and gets a new one once it was answered', async () => {
  for (const answer of [DONE, REFUSED]) {
    const { send } = createWrites();
    const { attempt, keys } = backend(LOST, answer);
    expect(await send('EUR', { attempt })).toEqual({ kind: 'lost' });
    await send('EUR', { attempt });
    await send('EUR', { attempt });
    const [first, again, after] = keys();
    expect(again).toBe(first);
    expect(after).not.toBe(first);
  }
});

test('whoever is turned away unheard after a loss knows no more than before, and keeps the key', async () => {
  const away = [403, 429, 503].map((status) => ({ error: asCallError(withStatus({ code: 'NO' }, status)) }));
  for (const answer of [...away, { error: { code: SIGNED_OUT } }]) {
    const { send } = createWrites();
    const { attempt, keys } = backend(LOST, answer, answer, DONE);
    expect(await send('it', { attempt, pauses: [1] })).toEqual({ kind: 'lost' });
    expect(await send('it', { attempt })).toEqual({ kind: 'lost' });
    expect(await send('it', { attempt })).toEqual({ kind: 'answered', data: 'done' });
    expect(new Set(keys()).size).toBe(1);
    expect(await createWrites().send('it', backend(answer))).toMatchObject({ kind: 'refused' });
  }
});

test('other values are another intent, and the first one is taken up again', async () => {
  const { send } = createWrites();
  const { attempt, keys } = backend(LOST);
  for (const what of ['20 EUR', '30 EUR', '20 EUR']) await send(what, { attempt });
  const [first, other, again] = keys();
  expect(other).not.toBe(first);
  expect(again).toBe(first);
});

test('once other values were accepted, the lost ones are an intent of their own; not after a refusal, nor apart', async () => {
  const again = async (answer: Answer<string>, apart = false) => {
    const { send } = createWrites();
    const { attempt, keys } = backend(LOST, answer, DONE);
    for (const what of ['EUR', 'USD', 'EUR']) await send(what, { attempt, apart });
    return keys()[2] === keys()[0];
  };
  expect(await again(DONE)).toBe(false);
  expect(await again(REFUSED)).toBe(true);
  expect(await again(DONE, true)).toBe(true);
});

test('it is sent again by itself, with a shorter deadline, until an answer comes or the pauses are over', async () => {
  const { send } = createWrites();
  const found = backend(LOST, LOST, DONE);
  const told = jest.fn();
  const ways = { pauses: [1, 1], onLost: told };
  expect(await send('it', { attempt: found.attempt, ...ways })).toEqual({ kind: 'answered', data: 'done' });
  expect(new Set(found.keys()).size).toBe(1);
  expect(found.got.map(({ timeoutMs }) => timeoutMs)).toEqual([undefined, 5_000, 5_000]);
  expect(told.mock.calls).toEqual([[found.keys()[0]], [found.keys()[0]]]);
  const silent = backend(LOST);
  expect(await send('it', { attempt: silent.attempt, ...ways })).toEqual({ kind: 'lost' });
  expect(silent.got).toHaveLength(3);
});

test('once the page is left it is not sent again', async () => {
  const { attempt, got } = backend(LOST);
  expect(await createWrites().send('it', { attempt, pauses: [1], isLeft: () => true })).toEqual({ kind: 'left' });
  expect(got).toHaveLength(1);
});

test('a second press meanwhile sends nothing; after a fault of ours the next one does', async () => {
  const { send, isBusy } = createWrites();
  const { attempt, got } = backend(DONE);
  const first = send('it', { attempt });
  expect(isBusy()).toBe(true);
  expect(await send('it', { attempt })).toEqual({ kind: 'busy' });
  expect(await first).toEqual({ kind: 'answered', data: 'done' });
  expect(got).toHaveLength(1);
  await expect(send('it', { attempt: () => Promise.reject(new Error('ours')) })).rejects.toThrow('ours');
  expect(await send('it', { attempt })).toEqual({ kind: 'answered', data: 'done' });
});

test('nothing is sent while another tab sends', async () => {
  const { attempt, got } = backend(DONE);
  const alone = () => Promise.resolve(false);
  expect(await createWrites().send('it', { attempt, alone })).toEqual({ kind: 'elsewhere' });
  expect(got).toEqual([]);
});

/** A place that outlives the page, and what happened to it. */
function place(): Keep & { now: () => string | null } {
  let kept: string | null = null;
  return { read: () => kept, keep: (intent) => (kept = intent), drop: () => (kept = null), now: () => kept };
}

test('a kept key survives a reload until the answer, and is dropped with it', async () => {
  for (const answer of [DONE, REFUSED]) {
    const kept = place();
    const { attempt, keys } = backend(LOST, answer);
    await createWrites().send('it', { attempt, kept });
    expect(kept.now()).toBe(keys()[0]);
    await createWrites().send('it', { attempt, kept });
    expect(keys()[1]).toBe(keys()[0]);
    expect(kept.now()).toBeNull();
  }
});

test('a duplicate is not sent; whether there is one is not asked for a write that was sent before', async () => {
  const kept = place();
  const isDuplicate = jest.fn().mockResolvedValue(true);
  const { attempt, got } = backend(LOST);
  const { send } = createWrites();
  expect(await send('it', { attempt, kept, isDuplicate })).toEqual({ kind: 'duplicate' });
  expect([got, kept.now()]).toEqual([[], null]);
  kept.keep('sent-before');
  await send('it', { attempt, kept, isDuplicate });
  expect(got).toEqual([{ intent: 'sent-before' }]);
  expect(isDuplicate).toHaveBeenCalledTimes(1);
});
