import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { toPercent } from '../slots/fraction';
import { type BetKind, returnOf, SPOTS, winOfBets } from './bets';
import { figuresOfSpot } from './figures';
import { colourOf, POCKETS, WHEEL } from './wheel';

const spots = [...SPOTS.values()];
const every = Array.from({ length: POCKETS }, (_, pocket) => pocket);

test('the wheel has every pocket once, and colours that change from pocket to pocket', () => {
  assert.deepEqual(
    [...WHEEL].sort((a, b) => a - b),
    every,
  );
  const colours = WHEEL.map(colourOf);
  assert.equal(colours[0], 'green');
  for (let at = 2; at < POCKETS; at += 1) assert.notEqual(colours[at], colours[at - 1]);
  assert.equal(every.filter((pocket) => colourOf(pocket) === 'red').length, 18);
});

/** Kind → number of such bets on a European table, and their return with the stake. */
const TABLE: Record<BetKind, [spots: number, returned: number]> = {
  straight: [37, 36],
  split: [60, 18],
  street: [12, 12],
  trio: [2, 12],
  corner: [22, 9],
  'first-four': [1, 9],
  line: [11, 6],
  dozen: [3, 3],
  column: [3, 3],
  red: [1, 2],
  black: [1, 2],
  even: [1, 2],
  odd: [1, 2],
  low: [1, 2],
  high: [1, 2],
};

test('the table has every usual bet, once', () => {
  for (const [kind, [count, returned]] of Object.entries(TABLE)) {
    const mine = spots.filter((spot) => spot.kind === kind);
    assert.equal(mine.length, count, kind);
    for (const spot of mine) assert.equal(returnOf(spot), returned, spot.id);
  }
  assert.equal(new Set(spots.map(({ id }) => id)).size, spots.length);
  assert.equal(new Set(spots.map(({ kind, pockets }) => `${kind} ${pockets.join()}`)).size, spots.length);
  for (const { id, pockets } of spots) {
    assert.equal(new Set(pockets).size, pockets.length, id);
    for (const pocket of pockets) assert.ok(every.includes(pocket), id);
  }
});

test('pockets of a bet inside lie together on the cloth', () => {
  const place = (pocket: number) => ({ street: Math.floor((pocket - 1) / 3), row: (pocket - 1) % 3 });
  for (const { id, kind, pockets } of spots.filter((spot) =>
    ['split', 'corner', 'street', 'line'].includes(spot.kind),
  )) {
    if (pockets.includes(0)) continue;
    const places = pockets.map(place);
    const across = Math.max(...places.map(({ street }) => street)) - Math.min(...places.map(({ street }) => street));
    const up = Math.max(...places.map(({ row }) => row)) - Math.min(...places.map(({ row }) => row));
    const size = {
      split: [across + up, 1],
      corner: [across * 10 + up, 11],
      street: [across * 10 + up, 2],
      line: [across * 10 + up, 12],
    };
    const [is, wanted] = size[kind as keyof typeof size];
    assert.equal(is, wanted, id);
  }
});

test('every bet returns exactly 36 of 37, counted over all pockets', () => {
  for (const spot of spots) {
    const returned = every.reduce((sum, pocket) => sum + winOfBets([{ spot: spot.id, amount: 5n }], pocket), 0n);
    assert.equal(returned, 5n * 36n, spot.id);
    assert.equal(toPercent(figuresOfSpot(spot).returnToPlayer), 97.3, spot.id);
  }
});

test('bets add up, whatever lies beside them, and a bet nobody knows pays nothing', () => {
  const bet = fc.record({
    spot: fc.constantFrom(...spots.map(({ id }) => id)),
    amount: fc.bigInt({ min: 1n, max: 10n ** 12n }),
  });
  fc.assert(
    fc.property(fc.array(bet, { maxLength: 20 }), fc.nat(POCKETS - 1), (bets, pocket) => {
      const each = bets.map((one) => winOfBets([one], pocket)).reduce((sum, win) => sum + win, 0n);
      assert.equal(winOfBets(bets, pocket), each);
      assert.equal(winOfBets([...bets, { spot: 'straight-37', amount: 5n }], pocket), each);
    }),
  );
});
