import { signOf } from './signOf';

test.each([
  ['12.30', '+'],
  ['0.000000000000000001', '+'],
  ['-0.01', '-'],
  ['0', '0'],
  ['0.00', '0'],
  ['-0.00', '0'],
  ['', '0'],
  ['–', '0'],
])('the sign of %j is %s', (amount, sign) => expect(signOf(amount)).toBe(sign));
