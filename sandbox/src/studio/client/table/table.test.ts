import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SPOKEN } from '../../../http/languages';
import { SPOTS } from '../../engines/roulette/bets';
import { type SessionAnswer } from '../../rounds/wire';
import { ENGLISH, languageOf } from '../../texts/languages';
import { betsOf, piles, sumOf, takeFrom } from './chips';
import { chipText, isLong } from './chipText';
import { faceOf } from './faces/faces';
import { dealtAt } from './faces/hands';
import { betLabel, betName, cellText } from './faces/names';
import { CHOSEN_BY_NAME } from './faces/roulette';
import { createGame } from './game';
import { createLaying } from './laying';
import { type Direction, hasCell, neighbour, placeOf } from './faces/layout';
import { laterOf, seatOf, totalOf, withSlip } from './seat';

const spots = [...SPOTS.values()];
const places = spots.map(placeOf);
const at = (id: string) => spots.findIndex((spot) => spot.id === id);

test('no two bets lie on the same place of the cloth, and all lie on it', () => {
  assert.equal(new Set(places.map(({ x, y, width }) => `${x} ${y} ${width > 0}`)).size, spots.length);
  for (const { x, y, width, height } of places) assert.ok(x >= 0 && y >= 0 && x + width <= 14 && y + height <= 5);
});

test('the arrow keys reach every bet from every other', () => {
  const seen = new Set([at('red')]);
  for (const from of seen)
    for (const direction of ['left', 'right', 'up', 'down'] satisfies Direction[]) {
      const next = neighbour(places, from, direction);
      if (next !== null) seen.add(next);
    }
  assert.deepEqual(
    spots.filter((_, index) => !seen.has(index)).map(({ id }) => id),
    [],
  );
});

test('bets are called by what they cover', () => {
  const named = (id: string) => betName(SPOTS.get(id)!, ENGLISH);
  assert.equal(named('straight-17'), '17 black');
  assert.equal(named('split-17-20'), 'Split 17, 20');
  assert.equal(named('column-2'), 'Column 2');
  assert.equal(named('dozen-3'), '3rd 12');
  for (const { id } of spots) assert.doesNotMatch(named(id), /bet\.|undefined/);
});

test('chips on one place make one bet; the last one is taken first', () => {
  const laid = [
    { spot: 'red', amount: 100n },
    { spot: 'odd', amount: 50n },
    { spot: 'red', amount: 500n },
  ];
  assert.equal(sumOf(laid), 650n);
  assert.deepEqual(
    betsOf(laid, (minor) => String(minor)),
    [
      { spot: 'red', amount: '600' },
      { spot: 'odd', amount: '50' },
    ],
  );
  assert.equal(piles(takeFrom(laid, 'red')).get('red'), 100n);
  assert.equal(takeFrom(laid, 'black'), laid);
  assert.deepEqual(
    ['100.00', '0.50', '0.00002000'].map((chip) => chipText(ENGLISH, chip)),
    ['100', '0.5', '0.00002'],
  );
  assert.deepEqual(['100', '2,000', '40,000', '0.00015'].map(isLong), [false, false, true, true]);
});

test('a round is over for a player once all its slips are paid', () => {
  const slip = { roundId: 'a', intent: 'a', number: 1, bets: [], stake: '1.00', win: '2.00', outcome: '3' };
  assert.equal(totalOf([], 'EUR'), null);
  assert.equal(totalOf([slip, { ...slip, win: null }], 'EUR'), null);
  assert.deepEqual(totalOf([slip, { ...slip, win: '0.00' }], 'EUR'), { stake: 200n, win: 200n });
});

test('of two answers that cross on their way the later one stands: a bet that was accepted stays', () => {
  const slip = { roundId: 'a', intent: 'a', number: 1, bets: [], stake: '1.00', win: null, outcome: null };
  const before = seatOf({ balance: '10.00', currency: 'EUR', slips: [], steps: 4 });
  const placed = withSlip(before, { slip, balance: '9.00', steps: 6 }, 'EUR');
  assert.deepEqual(laterOf(before, placed), { balance: 900n, slips: [slip], steps: 6 });
  assert.equal(laterOf(placed, before), placed);
  const paid = seatOf({ balance: '11.00', currency: 'EUR', slips: [{ ...slip, win: '2.00', outcome: '3' }], steps: 6 });
  assert.equal(laterOf(placed, paid), paid);
});

test('D07 the button of a bet is called what its cell shows, in every language', () => {
  assert.equal(betLabel(SPOTS.get('column-1')!, null, ENGLISH), '2:1, Column 1, pays 2 to 1');
  assert.equal(betLabel(SPOTS.get('straight-17')!, '2.50', ENGLISH), '17 black, pays 35 to 1, 2.50 in chips');
  for (const language of SPOKEN.map(languageOf))
    for (const spot of spots)
      assert.ok(
        betLabel(spot, null, language).toLowerCase().includes(cellText(spot, language).toLowerCase()),
        `${language.locale.code}: ${spot.id}`,
      );
});

test('D07 every chip that is laid or taken back is told, each once', () => {
  const told: string[] = [];
  const game = createGame({ currency: 'EUR', session: 'token', balance: '10.00' } as SessionAnswer);
  game.lastBets = [{ spot: 'red', amount: 200n }];
  const laying = createLaying({
    game,
    language: ENGLISH,
    face: faceOf('roulette', ENGLISH),
    chip: () => '1.00',
    changed: () => undefined,
    announce: (text) => told.push(text),
  });
  laying.lay('straight-17');
  laying.lay('column-1');
  laying.take('black');
  laying.take('straight-17');
  laying.undo();
  laying.again();
  laying.clear();
  assert.deepEqual(told, [
    '1.00 on 17 black. 1.00 in chips, not bet yet.',
    '1.00 on Column 1. 2.00 in chips, not bet yet.',
    '1.00 in chips, not bet yet.',
    'No chips on the table.',
    '2.00 in chips, not bet yet.',
    'No chips on the table.',
  ]);
});

test('D06 every bet that lies between cells can be chosen by name', () => {
  const kinds = new Set<string>(CHOSEN_BY_NAME);
  assert.deepEqual(
    spots.filter((spot, index) => !hasCell(places[index]!) && !kinds.has(spot.kind)).map(({ id }) => id),
    [],
  );
});

test('the face of each table has a bet to begin with, names for all, and marks the cells of an outcome', () => {
  for (const [kind, outcome] of [
    ['roulette', '17'],
    ['baccarat', '9H 2S KC 3D 5S 3H'],
  ] as const)
    for (const language of SPOKEN.map(languageOf)) {
      const face = faceOf(kind, language);
      const ids = face.spots.map(({ id }) => id);
      assert.ok(ids.includes(face.first));
      for (const id of [...face.fallen(outcome), ...face.spots.flatMap(({ covers }) => covers)])
        assert.ok(ids.includes(id), id);
      for (const { id, words } of face.spots) {
        const label = face.betLabel(id, '2.50');
        assert.doesNotMatch(label, /baccarat\.|bet\.|undefined/);
        for (const word of words) assert.ok(label.toLowerCase().includes(word.toLowerCase()), `${label}: ${word}`);
      }
    }
});

test('baccarat says its bets with their odds, and an outcome with its points', () => {
  const face = faceOf('baccarat', ENGLISH);
  assert.deepEqual(
    face.spots.map(({ id }) => face.betLabel(id, null)),
    ['Player 1:1', 'Tie 8:1', 'Banker 0.95:1'],
  );
  assert.deepEqual(face.result('9H 2S KC 3D 5S 3H'), {
    colour: 'blue',
    sign: 'P',
    text: 'Player wins 9:5',
    told: 'Player wins 9:5.',
  });
  assert.deepEqual(face.fallen('9H 2S KC 3D 5S 3H'), ['player']);
});

test('cards come one by one, and all lie before the result', () => {
  const times = { closesAt: 0, fallsAt: 6_000 };
  assert.deepEqual(
    [0, 1_199, 1_200, 2_600, 4_000, 5_400, 6_000].map((now) => dealtAt(times, 4, now)),
    [0, 0, 1, 2, 3, 4, 4],
  );
});
