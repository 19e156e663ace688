import type { HttpCall } from '@/services/http/call';
import { testTenant } from '@/tests/support/tenant';
import { catalogueIds } from './catalogue';

const NOON = new Date('2026-03-01T12:00:00Z');
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

/** A backend with `count` games. */
const backendOf = (count: number) =>
  jest.fn<ReturnType<HttpCall>, Parameters<HttpCall>>(async ({ query }) => {
    const { pageNo, limit } = query as { pageNo: number; limit: number };
    const from = (pageNo - 1) * limit;
    const rows = Array.from({ length: Math.max(0, Math.min(limit, count - from)) }, (_, index) => ({
      id: `game-${from + index}`,
      name: 'x',
    }));
    return { data: { games: { rows, count } } };
  });

test.each([0, 99, 100, 250])('%i games are read to the last', async (count) => {
  const ids = await catalogueIds(backendOf(count), testTenant(`backend-${count}`), NOON);
  expect(ids).toHaveLength(count);
});

test('the list is kept for an hour', async () => {
  const backend = backendOf(5);
  for (const minutes of [0, 30, 59]) await catalogueIds(backend, testTenant('kept'), later(minutes));
  expect(backend).toHaveBeenCalledTimes(1);
  await catalogueIds(backend, testTenant('kept'), later(60));
  expect(backend).toHaveBeenCalledTimes(2);
});

test('without an answer there is no half list, and the next one asks again', async () => {
  await expect(catalogueIds(() => Promise.reject(new Error('gone')), testTenant('gone'), NOON)).rejects.toThrow('gone');
  expect(await catalogueIds(backendOf(1), testTenant('gone'), NOON)).toEqual(['game-0']);
});
