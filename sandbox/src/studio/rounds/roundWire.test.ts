import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '@/artwork/src/drawing/seed';
import { coinsFor } from '../engines/slots/evaluate';
import { type SlotModel } from '../engines/slots/model';
import { MODELS } from '../engines/slots/models/models';
import { coinOf, playRound } from '../engines/slots/round';
import { outcomeOf } from './roundWire';

/** What a model shows over so many rounds, all from one seed. */
function linesOf(model: SlotModel, rounds: number) {
  const random = seededRandom(7);
  const stake = 100n * BigInt(model.coins);
  return Array.from({ length: rounds }, () => {
    const round = playRound(model, stake, (bound) => Math.floor(random() * bound));
    return outcomeOf(model, round, stake, 'DEMO').spins;
  })
    .flat()
    .flatMap(({ wins, multiplier = 1 }) => wins.flatMap((win) => (win.kind === 'line' ? [{ win, multiplier }] : [])));
}

test('a line says how often its wilds have multiplied it, and that is what it pays', () => {
  const models = MODELS.filter(({ wildMultiplier }) => wildMultiplier);
  assert.ok(models.length > 0);
  for (const model of models) {
    const lines = linesOf(model, 2_000);
    assert.ok(lines.some(({ win }) => win.times));
    for (const { win, multiplier } of lines) {
      if (win.symbol === 'S') continue;
      const coins = coinsFor(model.paytable[win.symbol], win.count) * (win.times ?? 1) * multiplier;
      assert.equal(BigInt(win.amount.replace('.', '')), BigInt(coins) * coinOf(model, 100n * BigInt(model.coins)));
    }
  }
});

test('wilds that multiply nothing say nothing of it', () => {
  for (const model of MODELS.filter(({ wildMultiplier }) => !wildMultiplier))
    assert.ok(linesOf(model, 50).every(({ win }) => win.times === undefined));
});
