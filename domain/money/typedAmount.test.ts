import fc from 'fast-check';
import { LOCALES, localeOf } from '@/config/locales';
import { formatAmountNumber } from '@/domain/format/amount';
import { toDecimal } from './money';
import { typedAmount } from './typedAmount';

const read = (code: string, text: string, currency = 'EUR') => {
  const typed = typedAmount(localeOf(code), text, currency);
  return 'fault' in typed ? typed.fault : typed.amount;
};

it.each([
  ['en', '10', '10.00'],
  ['en', '10.5', '10.50'],
  ['en', '10,5', '10.50'],
  ['en', '1,234', '1234.00'],
  ['en', '1,234.56', '1234.56'],
  ['en', '12,34,567.8', '1234567.80'],
  ['en', ' 1 234.5 ', '1234.50'],
  ['en', '.5', '0.50'],
  ['en', '7.', '7.00'],
  ['en', '007', '7.00'],
  ['de', '10,50', '10.50'],
  ['de', '10.50', '10.50'],
  ['de', '1.234', '1234.00'],
  ['de', '1.234,50', '1234.50'],
  ['de', '0.12', '0.12'],
  ['fr', '1\u202f234,5', '1234.50'],
  ['ar', '١٢٫٥', '12.50'],
  ['ar', '١٬٢٣٤', '1234.00'],
  ['fa', '۱۲۳', '123.00'],
  ['th', '๑๐.๕', '10.50'],
  ['cn', '１２．５', '12.50'],
  ['en', '999999999999.99', '999999999999.99'],
])('in %s %p is %s (OP-106)', (code, text, amount) => {
  expect(read(code, text)).toBe(amount);
});

it.each([
  ['en', '', 'empty'],
  ['en', '-5', 'format'],
  ['en', '+5', 'format'],
  ['en', '1e3', 'format'],
  ['en', '5 EUR', 'format'],
  ['en', '1.2.3', 'format'],
  ['en', '12,34.5', 'format'],
  ['en', '1,2,3', 'format'],
  ['en', '.', 'format'],
  ['en', '0x10', 'format'],
  ['en', '9999999999999', 'format'],
  ['en', '1.234', 'decimals'],
  ['de', '1,234', 'decimals'],
])('in %s %p is no amount: %s', (code, text, fault) => {
  expect(read(code, text)).toBe(fault);
});

it('takes the decimals of the currency', () => {
  expect(read('en', '1500', 'JPY')).toBe('1500');
  expect(read('en', '1500.5', 'JPY')).toBe('decimals');
  expect(read('en', '1.2345', 'KWD')).toBe('decimals');
  expect(read('de', '0.00012345', 'BTC')).toBe('0.00012345');
});

it('reads every amount that the site itself writes, in every language', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), fc.bigInt(0n, 10n ** 13n), (locale, minor) => {
      const written = formatAmountNumber(locale, toDecimal(minor, 'EUR'), 'EUR') ?? '';
      expect(typedAmount(locale, written, 'EUR')).toEqual({ minor, amount: toDecimal(minor, 'EUR') });
    }),
  );
});

it('never throws, and never makes more of a text than its digits', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), fc.string({ unit: 'binary' }), (locale, text) => {
      const typed = typedAmount(locale, text, 'EUR');
      if (!('fault' in typed)) expect(typed.minor).toBeLessThan(10n ** 14n);
    }),
  );
});
