import { forget } from './changes';
import { recently } from './recently';

const asker = () => {
  let asked = 0;
  return { ask: async () => ++asked, times: () => asked };
};

test('one question for all who ask within the moment, a new one after it', async () => {
  const { ask, times } = asker();
  const remember = recently<number>(5_000);
  expect(await Promise.all([remember('a', 0, ask), remember('a', 4_999, ask)])).toEqual([1, 1]);
  expect(await remember('a', 5_000, ask)).toBe(2);
  expect(times()).toBe(2);
});

test('keys are apart', async () => {
  const { ask } = asker();
  const remember = recently<number>(5_000);
  expect([await remember('a', 0, ask), await remember('b', 0, ask)]).toEqual([1, 2]);
});

test('a failure is told to those who wait and forgotten', async () => {
  const remember = recently<number>(5_000);
  await expect(remember('a', 0, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await remember('a', 1, async () => 7)).toBe(7);
});

test('an answer from before a purge is fetched again, and who listens hears of one that differs', async () => {
  const others: string[] = [];
  const get = recently<string>(60_000, (key) => others.push(key));
  await get('a', 1_000, async () => 'first');
  expect(await get('a', 1_001, async () => 'second')).toBe('first');
  forget(1_001);
  expect(await get('a', 1_002, async () => 'first')).toBe('first');
  forget(1_002);
  expect(await get('a', 1_003, async () => 'second')).toBe('second');
  await new Promise((resolve) => setTimeout(resolve));
  expect(others).toEqual(['a']);
  forget(-Infinity);
});

test('when there are too many keys only the oldest one is forgotten', async () => {
  const { ask, times } = asker();
  const remember = recently<number>(5_000);
  for (let key = 0; key < 1_000; key++) await remember(`${key}`, key === 0 ? 0 : 1, ask);
  // The first one is asked for again, so the second one is the oldest.
  await remember('0', 5_000, ask);
  await remember('new', 5_000, ask);
  expect(times()).toBe(1_002);
  for (const key of ['0', '2', '999', 'new']) await remember(key, 5_000, ask);
  expect(times()).toBe(1_002);
  await remember('1', 5_000, ask);
  expect(times()).toBe(1_003);
});
