import fc from 'fast-check';
import { amountFault, boundsOf, FIRST_AMOUNT, QUICK_AMOUNTS, stepDown, stepUp, usedShare, wholeUnits } from './amount';

const eur = (units: number) => wholeUnits(units, 'EUR');

test('CONST-04 three amounts at a press', () => {
  expect(QUICK_AMOUNTS).toEqual([25, 50, 100]);
});

test('CONST-05 the stepper opens at 25, goes by one up to 30, by five beyond, both ways, and ends at 0', () => {
  expect(FIRST_AMOUNT).toBe(25);
  const rows: [from: number, up: number, down: number][] = [
    [0, 1, 0],
    [1, 2, 0],
    [25, 26, 24],
    [29, 30, 28],
    [30, 35, 29],
    [31, 36, 30],
    [34, 39, 30],
    [35, 40, 30],
    [100, 105, 95],
  ];
  for (const [from, up, down] of rows) {
    expect(stepUp(eur(from), 'EUR')).toBe(eur(up));
    expect(stepDown(eur(from), 'EUR')).toBe(eur(down));
  }
  expect(stepDown(50n, 'EUR')).toBe(0n);
  expect(stepUp(2950n, 'EUR')).toBe(3050n);
  expect(stepUp(30n, 'JPY')).toBe(35n);
});

test('a step never leaves what can be paid, and never passes 30', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 14n), fc.constantFrom('EUR', 'JPY', 'KWD', 'BTC'), (amount, currency) => {
      const turn = wholeUnits(30, currency);
      const down = stepDown(amount, currency);
      expect(stepUp(amount, currency)).toBeGreaterThan(amount);
      expect(down >= 0n && (amount === 0n ? down === 0n : down < amount)).toBe(true);
      expect(amount > turn && down < turn).toBe(false);
    }),
  );
});

test('VAL-35 0, below, least, most, above', () => {
  const bounds = { min: 1000n, max: 500_000n };
  const rows: [bigint, ReturnType<typeof amountFault>][] = [
    [-1n, 'zero'],
    [0n, 'zero'],
    [999n, 'below'],
    [1000n, null],
    [500_000n, null],
    [500_001n, 'above'],
  ];
  for (const [amount, fault] of rows) expect(amountFault(amount, bounds)).toBe(fault);
  expect(amountFault(1n, { min: null, max: null })).toBeNull();
});

test('CONST-07 a method without bounds takes those of the table: lira from 5 to 100000', () => {
  const table = { TRY: { min: '5', max: '100000' } };
  const none = { min: null, max: null };
  expect(boundsOf(none, 'TRY', table)).toEqual({ min: 500n, max: 10_000_000n });
  expect(boundsOf({ min: '10', max: null }, 'TRY', table)).toEqual({ min: 1000n, max: 10_000_000n });
  expect(boundsOf(none, 'EUR', table)).toEqual({ min: null, max: null });
  expect(boundsOf(none, 'constructor', table)).toEqual({ min: null, max: null });
});

test('the used share of a limit, in steps that a bar can show', () => {
  expect(usedShare('110', '200', 'EUR')).toBe(0.45);
  expect(usedShare('200', '200', 'EUR')).toBe(0);
  expect(usedShare('-5', '200', 'EUR')).toBe(1);
  expect(usedShare('5', '0', 'EUR')).toBeNull();
  expect(usedShare(null, null, 'EUR')).toBeNull();
});
