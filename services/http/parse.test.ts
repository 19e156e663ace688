import fc from 'fast-check';
import { decimal, toId } from './parse';

it.each([
  [12.5, '12.5'],
  ['12.50', '12.50'],
  [' 7 ', '7'],
  [1e-7, '0.0000001'],
  ['1e-7', '0.0000001'],
  ['-2.50E3', '-2500'],
  [1e21, '1000000000000000000000'],
  ['123.456e-2', '1.23456'],
  ['0e-3', '0'],
])('A33 reads the amount %p as %p', (sent, amount) => expect(decimal(sent)).toBe(amount));

it.each([[null], [undefined], [''], ['–'], ['1,50'], ['1e'], ['e5'], ['NaN'], [NaN], [Infinity], [true], [{}]])(
  'takes %p for no amount',
  (sent) => expect(decimal(sent)).toBeNull(),
);

it('A33 keeps the value of every number, however it is written', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, min: 1e-12, max: 1e20 }), fc.boolean(), (value, isText) => {
      const amount = decimal(isText ? value.toExponential() : value);
      // More decimals than any currency has are no amount.
      if (amount !== null) expect(Number(amount)).toBe(value);
    }),
  );
});

it('an id may be a number', () => expect([toId(7), toId('7'), toId(''), toId(null)]).toEqual(['7', '7', null, null]));
