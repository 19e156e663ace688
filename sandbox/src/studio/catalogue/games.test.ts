import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toMinor } from '@/domain/money/money';
import { familyByWords } from '@/artwork/src/families/families';
import { figuresOf } from '../engines/slots/figures';
import { toNumber } from '../engines/slots/fraction';
import { MODELS } from '../engines/slots/models/models';
import { secureRandom } from '../../base/random';
import { playRound } from '../engines/slots/round';
import { figuresOfRung } from '../engines/dice/figures';
import { FIRST_RUNG, LADDER } from '../engines/dice/ladder';
import { SPOTS } from '../engines/roulette/bets';
import { figuresOfSpot } from '../engines/roulette/figures';
import { figuresOfBet } from '../engines/baccarat/figures';
import { CURRENCIES_OF_STAKES, stakeMinor } from '../../currencies/stakesIn';
import { isTable } from './game';
import { catalogueOf } from './games';
import { CATALOGUE, SLOTS } from '../../testing/testCatalogue';
import { STUDIOS } from './studios';
import { volatilityOf } from './volatility';

const HOUSE = CATALOGUE.flatMap((game) => (game.kind === 'slot' ? [] : [game]));
const PICTURED = { dice: 'dice', roulette: 'roulette', baccarat: 'cards' } as const;

const distinct = (values: readonly unknown[]): number => new Set(values).size;

test('the catalogue holds 300 games with addresses, names and ranks of their own', () => {
  assert.equal(CATALOGUE.length, 300);
  for (const key of ['id', 'name', 'sort'] as const)
    assert.equal(distinct(CATALOGUE.map((game) => game[key])), 300, key);
  assert.deepEqual(
    CATALOGUE.map(({ sort }) => sort).sort((a, b) => a - b),
    CATALOGUE.map((_, index) => index + 1),
  );
  for (const { id } of CATALOGUE) assert.match(id, /^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('a catalogue of any size up to 10,000 has names and addresses of its own, and a larger one begins like a smaller', () => {
  const large = catalogueOf(10_000);
  for (const key of ['id', 'name', 'sort'] as const)
    assert.equal(distinct(large.map((game) => game[key])), 10_000, key);
  assert.equal(distinct(large.map(({ name }) => name.toLowerCase())), 10_000);
  for (const { id } of large) assert.match(id, /^[a-z0-9]+(-[a-z0-9]+)*$/);
  for (const size of [1, 299, 2400]) {
    assert.deepEqual(
      catalogueOf(size).map(({ id }) => id),
      large.slice(0, size).map(({ id }) => id),
    );
  }
  assert.throws(() => catalogueOf(10_001), RangeError);
});

test('the words of a composed name lead its picture to the family of the game', () => {
  for (const game of catalogueOf(10_000).slice(300))
    assert.equal(familyByWords(game.name), game.kind === 'slot' ? game.family : PICTURED[game.kind], game.name);
  for (const { name, kind } of HOUSE) assert.equal(familyByWords(name), PICTURED[kind], name);
});

test('48 studios offer games of at least 13 ways to pay and to go on', () => {
  const games = catalogueOf(2400);
  assert.equal(distinct(games.map(({ studio }) => studio.id)), 48);
  assert.ok(distinct(games.map(({ features }) => features.join())) >= 13);
  for (const volatility of ['low', 'medium', 'high']) {
    assert.ok(games.filter((game) => game.volatility === volatility).length >= 300, volatility);
  }
});

test('every model and every studio has games, and no game stands alone with its kind', () => {
  assert.equal(distinct(SLOTS.map(({ model }) => model.id)), MODELS.length);
  assert.equal(distinct(CATALOGUE.map(({ studio }) => studio.id)), STUDIOS.length);
  for (const feature of new Set(SLOTS.flatMap(({ features }) => features)))
    assert.ok(SLOTS.filter(({ features }) => features.includes(feature)).length >= 10, feature);
});

test('the printed figures are the exact ones', () => {
  const exact = new Map(MODELS.map((model) => [model.id, figuresOf(model)]));
  for (const game of SLOTS) {
    const figures = exact.get(game.model.id)!;
    assert.ok(Math.abs(game.returnToPlayer - toNumber(figures.returnToPlayer) * 100) <= 0.005 + 1e-9);
    assert.ok(Math.abs(game.hitFrequency - toNumber(figures.hitFrequency) * 100) <= 0.005 + 1e-9);
    assert.ok(Math.abs(game.volatilityIndex - figures.deviation) <= 0.005 + 1e-9);
    assert.equal(game.volatility, volatilityOf(figures.deviation));
    assert.equal(game.maxMultiplier, figures.maxMultiplier);
  }
});

test('low, medium and high volatility all occur, each from its own edge on', () => {
  assert.deepEqual([4.99, 5, 9.99, 10].map(volatilityOf), ['low', 'medium', 'medium', 'high']);
  assert.equal(distinct(CATALOGUE.map(({ volatility }) => volatility)), 3);
});

test('every game can be played at its least and its highest stake, and its limits are stakes it takes', () => {
  for (const { model, stakes, minBet, maxBet, currency, name } of SLOTS) {
    assert.deepEqual([stakes[0], stakes[stakes.length - 1]], [minBet, maxBet], name);
    for (const bet of stakes) {
      const stake = toMinor(bet, currency)!;
      assert.equal(stake % BigInt(model.coins), 0n, name);
      if (bet === minBet || bet === maxBet) assert.ok(playRound(model, stake, secureRandom).win >= 0n, name);
    }
  }
});

test('release dates are real days from 2023 to 2026', () => {
  for (const { releaseDate, name } of CATALOGUE) {
    assert.match(releaseDate, /^202[3-6]-\d\d-\d\d$/);
    assert.equal(new Date(releaseDate).toISOString().slice(0, 10), releaseDate, name);
  }
  assert.equal(distinct(CATALOGUE.map(({ releaseDate }) => releaseDate.slice(0, 4))), 4);
});

const ofKind = (kind: string) => CATALOGUE.filter((game) => game.kind === kind);

test('among the slots stand dice of several studios and six live tables, of two paces and three bounds, as many games in all', () => {
  const tables = CATALOGUE.filter(isTable);
  assert.deepEqual([ofKind('roulette').length, ofKind('baccarat').length], [3, 3]);
  assert.equal(distinct(tables.map(({ pace }) => pace.roundMs)), 2);
  assert.equal(distinct(tables.map(({ minBet, maxBet }) => `${minBet} ${maxBet}`)), 3);
  assert.ok(distinct(ofKind('dice').map(({ studio }) => studio.id)) > 3);
  assert.equal(SLOTS.length + ofKind('dice').length + tables.length, CATALOGUE.length);
  for (const { features } of SLOTS)
    for (const feature of ['dice', 'roulette', 'baccarat', 'live'] as const) assert.ok(!features.includes(feature));
});

test('dice return exactly 99 %, roulette 97.30 % and baccarat 98.94 %, with the hits of the bet they begin with', () => {
  const [first, red] = [figuresOfRung(LADDER[FIRST_RUNG]!), figuresOfSpot(SPOTS.get('red')!)];
  const figures = (kind: string) =>
    new Set(ofKind(kind).map((game) => `${game.returnToPlayer} ${game.hitFrequency} ${game.maxMultiplier}`));
  assert.deepEqual([...figures('dice')], ['99 49.5 99']);
  assert.deepEqual([...figures('roulette')], ['97.3 48.65 36']);
  assert.deepEqual([...figures('baccarat')], ['98.94 55.38 9']);
  assert.ok(Math.abs(toNumber(first.chance) - 0.495) < 1e-12 && Math.abs(toNumber(red.chance) - 18 / 37) < 1e-12);
  for (const [kind, { deviation }] of [
    ['dice', first],
    ['roulette', red],
    ['baccarat', figuresOfBet('banker')],
  ] as const)
    for (const game of ofKind(kind)) {
      assert.ok(Math.abs(game.volatilityIndex - deviation) <= 0.005 + 1e-9);
      assert.equal(game.volatility, volatilityOf(deviation));
    }
});

test('5% of every chip of baccarat is a whole amount in every currency', () => {
  for (const { stakes, maxBet } of ofKind('baccarat'))
    for (const chip of [...stakes, maxBet])
      for (const currency of CURRENCIES_OF_STAKES)
        assert.equal(stakeMinor(chip, currency)! % 20n, 0n, `${chip} ${currency}`);
});
