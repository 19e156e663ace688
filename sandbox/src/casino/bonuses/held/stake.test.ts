import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type WageringType } from '../offers/offer';
import { isBonusStake, playableBonus, splitStake, splitWin } from './stake';

const GAME = { game: 'g', kind: 'slot' } as const;

const bonus = (changes: Partial<Parameters<typeof splitStake>[0] & object> = {}) => ({
  balance: 1_000n,
  wageringType: 'REAL_TO_FUN' as WageringType,
  gameWeights: {},
  excludedGames: [] as string[],
  wagerTotal: 5_000n,
  wagered: 0n,
  ...changes,
});

test('ENT-12 how a stake is paid and what of it counts, by what is there and by the rules of the bonus', () => {
  const split = (amount: bigint, real: bigint, changes: Parameters<typeof bonus>[0] | null = {}) => {
    const paid = splitStake(changes && bonus(changes), { ...GAME, amount, real });
    return typeof paid === 'string' ? paid : [paid.realPart, paid.bonusPart, paid.counted];
  };
  const real = { wageringType: 'REAL_MONEY_ONLY' } as const;
  for (const [what, expected] of [
    [split(300n, 500n, null), [300n, 0n, 0n]],
    [split(501n, 500n, null), 'INSUFFICIENT_BALANCE'],
    [split(500n, 500n), [500n, 0n, 500n]],
    [split(501n, 500n), [500n, 1n, 501n]],
    [split(1_500n, 500n), [500n, 1_000n, 1_500n]],
    [split(1_501n, 500n), 'INSUFFICIENT_BALANCE'],
    [split(500n, 500n, real), [500n, 0n, 500n]],
    [split(501n, 500n, real), 'INSUFFICIENT_BALANCE'],
    [split(999n, 500n, { gameWeights: { slot: 10 } }), [500n, 499n, 99n]],
    [split(9n, 500n, { gameWeights: { slot: 10 } }), [9n, 0n, 0n]],
    [split(999n, 500n, { gameWeights: { dice: 10 } }), [500n, 499n, 999n]],
    [split(500n, 500n, { gameWeights: { slot: 0 } }), [500n, 0n, 0n]],
    [split(501n, 500n, { gameWeights: { slot: 0 } }), 'GAME_NOT_BONUS_ELIGIBLE'],
    [split(501n, 500n, { excludedGames: ['g'] }), 'GAME_NOT_BONUS_ELIGIBLE'],
    [split(1_501n, 500n, { excludedGames: ['g'] }), 'INSUFFICIENT_BALANCE'],
    [split(501n, 500n, { ...real, excludedGames: ['g'] }), 'INSUFFICIENT_BALANCE'],
    [split(800n, 500n, { wagered: 4_900n }), [500n, 300n, 100n]],
  ] as const)
    assert.deepEqual(what, expected);
});

test('the highest bet of a bonus is asked where a stake counts or needs its money', () => {
  const touches = (amount: bigint, changes: Parameters<typeof bonus>[0]) =>
    isBonusStake(bonus(changes), { ...GAME, amount, real: 500n });
  assert.equal(isBonusStake(null, { ...GAME, amount: 1n, real: 0n }), false);
  assert.equal(touches(100n, {}), true);
  assert.equal(touches(100n, { excludedGames: ['g'] }), false);
  assert.equal(touches(100n, { wagered: 5_000n }), false);
  assert.equal(touches(600n, { wagered: 5_000n }), true);
  assert.equal(touches(600n, { wagered: 5_000n, wageringType: 'REAL_MONEY_ONLY' }), false);
});

const amounts = fc.bigInt(0n, 10_000n);

test('whatever is staked: the parts are the stake, nothing goes below zero, and no more counts than is left', () => {
  fc.assert(
    fc.property(
      ...([amounts, amounts, amounts, fc.bigInt(1n, 10_000n), fc.nat(100)] as const),
      fc.constantFrom<WageringType>('REAL_TO_FUN', 'REAL_MONEY_ONLY'),
      (real, balance, left, amount, slot, wageringType) => {
        const terms = bonus({ balance, wagerTotal: left, wageringType, gameWeights: { slot } });
        const paid = splitStake(terms, { ...GAME, amount, real });
        const playable = real + playableBonus(terms, GAME);
        assert.equal(typeof paid === 'string', amount > playable);
        if (typeof paid === 'string') return;
        const { realPart, bonusPart, counted } = paid;
        assert.equal(realPart + bonusPart, amount);
        assert.ok(bonusPart === 0n || realPart === real, 'real money first');
        assert.ok(realPart <= real && bonusPart <= balance && counted <= left && counted <= amount);
      },
    ),
  );
});

test('a win is split as its stake was, and no unit of it is lost or made', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10_000n), fc.bigInt(0n, 10n ** 12n), fc.nat(100), (amount, win, percent) => {
      const bonusPart = (amount * BigInt(percent)) / 100n;
      const toBonus = splitWin(win, { amount, bonusPart });
      const toReal = win - toBonus;
      assert.ok(toBonus >= 0n && toReal >= 0n);
      assert.equal(toReal, (win * (amount - bonusPart)) / amount, 'the real part is rounded down');
      if (bonusPart === 0n) assert.equal(toBonus, 0n);
    }),
  );
});
