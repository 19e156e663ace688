import assert from 'node:assert/strict';
import { test } from 'node:test';
import { windowOf } from '../evaluate';
import { featuresOf } from '../../../catalogue/features';
import { type PayingSymbol, type SlotModel, SYMBOLS } from '../model';
import { MODELS } from './models';

const everyStrips = ({ strips, scatters }: SlotModel) => [strips, ...(scatters ? [scatters.strips] : [])];
const windows = (strip: string) => Array.from(strip, (_, stop) => windowOf(strip, stop));

test('there are thirteen kinds of model, each model under a name of its own', () => {
  assert.equal(new Set(MODELS.map(({ id }) => id)).size, MODELS.length);
  const kinds = new Set(
    MODELS.map((model) =>
      featuresOf(model)
        .filter((one) => !['wild', 'multiplier'].includes(one))
        .join(),
    ),
  );
  assert.ok(kinds.size >= 13, [...kinds].join(' | '));
});

test('strips hold known symbols only, and every symbol but the scatter stands in the paytable or is a wild', () => {
  for (const model of MODELS)
    for (const symbol of new Set(everyStrips(model).flat().join(''))) {
      assert.ok(
        SYMBOLS.some((one) => one === symbol),
        `${model.id}: ${symbol}`,
      );
      if (symbol === 'S') assert.ok(model.scatters ?? model.hold, model.id);
      else if (symbol !== 'W') assert.ok(model.paytable[symbol as PayingSymbol], `${model.id}: ${symbol}`);
    }
});

test('more of a kind pays more', () => {
  for (const { id, paytable } of MODELS)
    for (const [symbol, pays] of Object.entries(paytable))
      for (const [index, coins] of pays.entries())
        assert.ok(index === 0 || coins > (pays[index - 1] ?? 0), `${id}: ${symbol}`);
});

test('a reel shows one scatter at most, so that three to five decide', () => {
  for (const model of MODELS)
    for (const strip of everyStrips(model).flat())
      for (const window of windows(strip)) assert.ok(window.filter((symbol) => symbol === 'S').length <= 1, model.id);
});

test('in games of ways no wild stands on the first reel and none pays by itself', () => {
  for (const model of MODELS.filter(({ lines, anywhere }) => !lines && !anywhere)) {
    assert.ok(!model.strips[0].includes('W'), model.id);
    assert.equal(model.paytable.W, undefined, model.id);
  }
});

test('free spins are won together with a return and end at their limit', () => {
  for (const { id, scatters } of MODELS) {
    if (!scatters) continue;
    assert.ok(
      scatters.pays.every((pays) => pays > 0),
      id,
    );
    assert.ok(
      scatters.award.every((award) => award > 0 && award <= scatters.limit),
      id,
    );
    assert.ok(scatters.retrigger > 0 && scatters.multiplier >= 1, id);
  }
});

test('a game of lines takes one coin per line', () => {
  for (const { id, lines, coins } of MODELS) if (lines) assert.equal(coins, lines.length, id);
});

test('games that multiply wilds or pay both ways have none on their outer reels, where it would not be clear what they are', () => {
  for (const model of MODELS.filter(({ wildMultiplier, bothWays }) => wildMultiplier ?? bothWays)) {
    assert.ok(!model.strips[0].includes('W') && model.paytable.W === undefined, model.id);
    if (model.bothWays) assert.ok(!model.strips[4].includes('W'), model.id);
  }
});

test('games that pay anywhere know no wild and no two of a kind', () => {
  for (const model of MODELS.filter(({ anywhere }) => anywhere)) assert.doesNotMatch(model.strips.join(''), /[WS]/);
});

test('hold and spin pays from its first count to a full grid, always more, and a respin stands on its own reel', () => {
  for (const { id, hold, respin, strips } of MODELS) {
    if (hold) {
      assert.equal(hold.pays.length, 15 - hold.from + 1, id);
      assert.ok(
        hold.pays.every((pay, index) => pay > (hold.pays[index - 1] ?? 0)),
        id,
      );
      assert.ok(hold.strip.includes('S') && hold.respins > 0, id);
    }
    if (respin) strips.forEach((strip, reel) => assert.equal(strip.includes('W'), reel === respin.reel, id));
  }
});
