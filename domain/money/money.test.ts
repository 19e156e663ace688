import fc from 'fast-check';
import { decimalsOf, toDecimal, toMinor, toMinorFloor } from './money';

test.each([
  ['12.34', 'EUR', 1234n],
  ['12.3', 'EUR', 1230n],
  ['12', 'EUR', 1200n],
  ['-0.01', 'EUR', -1n],
  ['0.10000', 'EUR', 10n],
  ['1.005', 'EUR', null],
  ['100', 'JPY', 100n],
  ['1.5', 'JPY', null],
  ['0.00000001', 'BTC', 1n],
  ['0.12345678', 'DOGE', 12345678n],
  ['1.255', 'LYD', 1255n],
  ['0.5', 'XOF', null],
  ['9007199254740993.01', 'EUR', 900719925474099301n],
  ['1,5', 'EUR', null],
  ['1e3', 'EUR', null],
  ['+1', 'EUR', null],
  ['.5', 'EUR', null],
  ['', 'EUR', null],
  ['NaN', 'EUR', null],
  ['١٢', 'EUR', null],
])('%s %s is %s minor units', (amount, currency, minor) => {
  expect(toMinor(amount, currency)).toBe(minor);
});

test.each([
  [0n, 'EUR', '0.00'],
  [5n, 'EUR', '0.05'],
  [-5n, 'EUR', '-0.05'],
  [123n, 'JPY', '123'],
  [1n, 'BTC', '0.00000001'],
])('%s minor units of %s are written %s', (minor, currency, decimal) => {
  expect(toDecimal(minor, currency)).toBe(decimal);
});

test('what is written is read again, in every currency', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }),
      fc.constantFrom('EUR', 'JPY', 'KWD', 'BTC', 'DEMO'),
      (minor, currency) => {
        expect(toMinor(toDecimal(minor, currency), currency)).toBe(minor);
        expect(toDecimal(minor, currency).split('.')[1]?.length ?? 0).toBe(decimalsOf(currency));
      },
    ),
  );
});

test.each([
  ['1.005', 'EUR', 100n],
  ['-1.005', 'EUR', -100n],
  ['7', 'EUR', 700n],
  ['99.9', 'JPY', 99n],
  ['0.123456789', 'BTC', 12345678n],
  ['1e3', 'EUR', 0n],
  ['', 'EUR', 0n],
])('%s %s with no more decimals than it may have is %s minor units', (amount, currency, minor) => {
  expect(toMinorFloor(amount, currency)).toBe(minor);
});
