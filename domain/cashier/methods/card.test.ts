import fc from 'fast-check';
import { cvcFault, expiryFault, groupedNumber, holderFault, numberFault, typedExpiry } from './card';

const NOVEMBER = new Date(2026, 10, 21);

test('VAL-30 the name is required, the code has three digits', () => {
  expect([holderFault(''), holderFault('  '), holderFault('M. Lindqvist')]).toEqual(['required', 'required', null]);
  const codes = ['', '12', '123', '1234', '12a', ' 123 '].map((code) => cvcFault(code));
  expect(codes).toEqual(['required', 'cvc', null, 'cvc', 'cvc', null]);
});

test('VAL-31 12 to 19 digits with a right check digit', () => {
  const right = [
    '4242424242424242',
    '4111 1111 1111 1111',
    '5555-5555-5555-4444',
    '378282246310005',
    '6759649826438453',
  ];
  for (const number of right) expect(numberFault(number)).toBeNull();
  const wrong = ['4242424242424241', '42424242424', '00000000000000000000', '4242 4242 4242 424x', '١٢٣٤١٢٣٤١٢٣٤'];
  for (const number of wrong) expect(numberFault(number)).toBe('number');
  expect(numberFault(' ')).toBe('required');
});

test('one mistyped digit is always found', () => {
  const digits = fc.array(fc.nat({ max: 9 }), { minLength: 16, maxLength: 16 });
  fc.assert(
    fc.property(digits, fc.nat({ max: 15 }), fc.integer({ min: 1, max: 9 }), (number, place, off) => {
      const other = number.map((digit, index) => (index === place ? (digit + off) % 10 : digit));
      fc.pre(numberFault(number.join('')) === null);
      expect(numberFault(other.join(''))).toBe('number');
    }),
    { numRuns: 300 },
  );
});

test('VAL-32 a true month that is not over', () => {
  const rows: [string, ReturnType<typeof expiryFault>][] = [
    ['', 'required'],
    ['13/30', 'expiry'],
    ['00/30', 'expiry'],
    ['1230', 'expiry'],
    ['10/26', 'expired'],
    ['11/25', 'expired'],
    ['11/26', null],
    ['12/26', null],
    ['01 / 27', null],
  ];
  for (const [typed, fault] of rows) expect(expiryFault(typed, NOVEMBER)).toBe(fault);
  expect(expiryFault('11/26', new Date(2026, 10, 30, 23, 59, 59))).toBeNull();
  expect(expiryFault('11/26', new Date(2026, 11, 1))).toBe('expired');
});

test('what is typed takes the form it has on a card', () => {
  expect(groupedNumber('4242424242424242')).toBe('4242 4242 4242 4242');
  expect(groupedNumber('42424')).toBe('4242 4');
  expect(['1', '12', '122', '1227', '12/2', '9', '927'].map(typedExpiry)).toEqual([
    '1',
    '12',
    '12/2',
    '12/27',
    '12/2',
    '09',
    '09/27',
  ]);
});
