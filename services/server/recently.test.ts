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
