import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cashbackOf, dayFigures, factorOf, netLossOf } from './dayFigures';
import { levelAfter, levelOf, LEVELS } from './levels';
import { type Played } from './played';

const played = (values: Partial<Played>): Played => ({
  currency: 'EUR',
  game: 'kraken',
  name: 'Kraken',
  returnToPlayer: 9_600n,
  staked: 0n,
  won: 0n,
  ...values,
});
const LOWEST = LEVELS[0]!;

test('a line is stake × edge × rate, rounded down, and the amount is the sum of what is below it', () => {
  const added = [{ ngr: '1000', percent: '0.1', amount: '100' }];
  const figures = dayFigures(
    [
      played({ staked: 99_999n, won: 20_000n }),
      played({ game: 'dice', name: 'Dice', returnToPlayer: 9_900n, staked: 200_000n }),
      played({ game: 'never', staked: 0n, won: 5n }),
    ],
    added,
    LOWEST,
  );
  assert.deepEqual(figures.lines, [
    { game: 'dice', name: 'Dice', staked: '200000', houseEdge: '0.01', rate: '0.05', amount: '100' },
    // 99999 × 0.04 × 0.05 = 199.998
    { game: 'kraken', name: 'Kraken', staked: '99999', houseEdge: '0.04', rate: '0.05', amount: '199' },
  ]);
  // (99999 + 200000 − 20005) × 0.02 = 5599.88
  assert.deepEqual(figures.cashback, { ngr: '279994', percent: '0.02', amount: '5599' });
  assert.equal(figures.amount, 100n + 199n + 5_599n + 100n);
});

test('AWARD-08 the award is the net loss × percent, and nothing after a win', () => {
  assert.deepEqual(cashbackOf(10_000n, 350n), { ngr: '10000', percent: '0.035', amount: '350' });
  for (const ngr of [0n, -1n, -10_000n, 1n]) assert.equal(cashbackOf(ngr, 200n), null);
});

test('rates are exact decimals', () => {
  for (let rate = 0n; rate <= 10_000n; rate += 1n) {
    const text = factorOf(rate);
    const [whole = '', fraction = ''] = text.split('.');
    assert.equal(BigInt(whole) * 10_000n + BigInt(fraction.padEnd(4, '0')), rate, text);
  }
});

test('nothing is given back that was not staked, and never more than the edge and the part of the loss', () => {
  const game = fc.record({
    currency: fc.constant('EUR'),
    game: fc.uuid(),
    name: fc.constant('x'),
    returnToPlayer: fc.bigInt(8_000n, 10_500n),
    staked: fc.bigInt(-1_000n, 10n ** 12n),
    won: fc.bigInt(0n, 10n ** 12n),
  });
  fc.assert(
    fc.property(fc.array(game, { maxLength: 5 }), fc.constantFrom(...LEVELS), (games, level) => {
      const { amount, lines, cashback } = dayFigures(games, [], level);
      assert.ok(amount >= 0n);
      for (const line of lines) {
        const { returnToPlayer, staked } = games.find((one) => one.game === line.game)!;
        assert.ok(staked > 0n && BigInt(line.amount) >= 0n);
        if (returnToPlayer < 10_000n) assert.ok(BigInt(line.amount) * 10_000n <= staked * (10_000n - returnToPlayer));
        else assert.equal(line.amount, '0');
      }
      const loss = netLossOf(games);
      assert.ok(cashback ? BigInt(cashback.amount) * 20n <= loss : true);
    }),
  );
});

test('ENG-01 ten levels rise in what they ask for and in what they give', () => {
  assert.equal(LEVELS.length, 10);
  for (const [index, level] of LEVELS.entries()) {
    const next = levelAfter(level);
    assert.equal(next, LEVELS[index + 1] ?? null);
    assert.equal(level.level, index + 1);
    assert.deepEqual([levelOf(level.points), levelOf(level.points - 1n)], [level, LEVELS[index - 1] ?? level]);
    if (!next) continue;
    assert.ok(next.points > level.points && next.rakebackRate > level.rakebackRate);
    assert.ok(next.cashbackRate > level.cashbackRate);
  }
  assert.deepEqual([LOWEST.rakebackRate, LEVELS.at(-1)!.rakebackRate], [500n, 2_000n]);
});
