import fc from 'fast-check';
import { readTypedPhone } from './typedPhone';

const CODES = ['1', '49', '351', '66', '1684'];

test.each([
  ['17112345', { code: null, number: '17112345' }],
  ['(0171) 123-45', { code: null, number: '017112345' }],
  ['+49 171 12345', { code: '49', number: '17112345' }],
  ['0049.171/12345', { code: '49', number: '17112345' }],
  ['+351 912 345 678', { code: '351', number: '912345678' }],
  ['+1 684 733 1234', { code: '1684', number: '7331234' }],
  ['+999 12345', { code: null, number: '+99912345' }],
  ['12a34', { code: null, number: '12a34' }],
  ['', { code: null, number: '' }],
])('%j is read as %j', (typed, read) => expect(readTypedPhone(typed, CODES)).toEqual(read));

test('no digit is lost or added', () => {
  const digitsOf = (text: string) => text.replace(/\D/g, '');
  fc.assert(
    fc.property(fc.stringMatching(/^\+?[0-9 ()/.-]{0,30}$/), (typed) => {
      const { code, number } = readTypedPhone(typed, CODES);
      expect(digitsOf(`${code ?? ''}${number}`)).toBe(
        code === null ? digitsOf(typed) : digitsOf(typed).replace(/^00/, ''),
      );
    }),
  );
});
