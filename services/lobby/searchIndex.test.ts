import fc from 'fast-check';
import type { HttpRequest } from '@/services/http/call';
import { Malformed } from '@/services/http/parse';
import { fetchSearchIndex, toSearchIndex } from './searchIndex';

const GAME = {
  id: 'kraken-tides',
  name: 'Kraken Tides',
  studio: { id: 'oru', name: 'Oru Studios' },
  thumbnail: 'games/kraken/{width}.{type}',
  returnToPlayer: 94.3,
};
const answer = (games: unknown) => ({ data: { version: '1', games } });

test('the index is asked for once, as an answer that a browser may keep', async () => {
  const requests: HttpRequest[] = [];
  const games = await fetchSearchIndex(async (request) => {
    requests.push(request);
    return answer([GAME]);
  });
  expect(games).toEqual([GAME]);
  expect(requests).toEqual([{ method: 'GET', path: '/api/core/casino/search-index', cacheable: true }]);
});

test('games that cannot be read are left out; an answer without any is none', () => {
  expect(toSearchIndex(answer([{ id: 'a', name: 'A' }, { id: 'b' }, null]))).toEqual([
    { id: 'a', name: 'A', studio: { id: '', name: '' }, thumbnail: null, returnToPlayer: 0 },
  ]);
  expect(() => toSearchIndex(answer([null]))).toThrow(Malformed);
  fc.assert(
    fc.property(fc.jsonValue(), (wire) => {
      try {
        for (const game of toSearchIndex(answer(wire))) expect(game.name).not.toBe('');
      } catch (error) {
        expect(error).toBeInstanceOf(Malformed);
      }
    }),
  );
});
