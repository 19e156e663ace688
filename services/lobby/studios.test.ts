import { Malformed } from '@/services/http/parse';
import { toStudios } from './studios';

const STUDIO = { id: 'oru', name: 'Oru Studios', logo: null, gameCount: 50 };
const answer = (rows: unknown) => ({ data: { studios: { rows, count: 1 } } });

test('GAME-02 studios are read with the number of their games; one without id or name is left out', () => {
  expect(toStudios(answer([STUDIO, { id: 'x' }, null, { ...STUDIO, id: 'b', gameCount: '7', logo: 'b.svg' }]))).toEqual(
    [STUDIO, { ...STUDIO, id: 'b', gameCount: 7, logo: 'b.svg' }],
  );
});

test('no list of studios is no answer', () => {
  expect(() => toStudios({ data: {} })).toThrow(Malformed);
  expect(() => toStudios(answer([{}]))).toThrow(Malformed);
});
