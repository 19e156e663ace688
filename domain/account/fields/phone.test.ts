import fc from 'fast-check';
import {
  checkPhone,
  isPhoneKey,
  phoneCodes,
  readTypedPhone,
  takesDigit,
  type PhoneFault,
  type PhoneParser,
} from './phone';

/** A stub parser that returns every number as typed. */
const parserSaying = (fault: PhoneFault | null): PhoneParser => ({
  read: ({ code, number }) => ({ code, number: number.trim() }),
  fault: () => fault,
  isFull: () => fault === 'TOO_LONG',
  readings: () => [],
});
const accepts = parserSaying(null);
const rules = { minLength: 6, parser: accepts };
const saying = (fault: PhoneFault) => ({ minLength: 6, parser: parserSaying(fault) });

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['12345a', 'phoneNotNumber'],
  ['+4912345', 'phoneNotNumber'],
  ['١٢٣٤٥٦', 'phoneNotNumber'],
  ['123 456', 'phoneNotNumber'],
  [' 123456 ', null],
])('VAL-06 the number %j: %s', (number, complaint) => {
  expect(checkPhone({ code: '49', number }, rules)).toBe(complaint);
});

test('VAL-08 five digits are too short and six are not, unless the setting says otherwise', () => {
  expect(checkPhone({ code: '49', number: '12345' }, rules)).toBe('phoneTooShort');
  expect(checkPhone({ code: '49', number: '123456' }, rules)).toBeNull();
  expect(checkPhone({ code: '49', number: '12345' }, { ...rules, minLength: 5 })).toBeNull();
});

test('VAL-10 the national number has 2 to 17 digits', () => {
  const of = (digits: number) =>
    checkPhone({ code: '49', number: '1'.repeat(digits) }, { minLength: 1, parser: accepts });
  expect([1, 2, 17, 18].map(of)).toEqual(['phoneTooShort', null, null, 'phoneTooLong']);
});

test('VAL-11 a text of more than 250 characters is too long, whatever it says', () => {
  expect(checkPhone({ code: '49', number: 'x'.repeat(250) }, rules)).toBe('phoneNotNumber');
  expect(checkPhone({ code: '49', number: 'x'.repeat(251) }, rules)).toBe('phoneTooLong');
});

test.each([
  ['NOT_A_NUMBER', 'phoneNotNumber'],
  ['TOO_SHORT', 'phoneTooShort'],
  ['TOO_LONG', 'phoneTooLong'],
  ['INVALID_COUNTRY', 'phoneCountry'],
] as const)('VAL-12 the parser says %s: %s', (fault, complaint) => {
  expect(checkPhone({ code: '49', number: '1512345678' }, saying(fault))).toBe(complaint);
});

test('our own lengths come before the parser, and a missing code is one of no country (OP-046)', () => {
  expect(checkPhone({ code: '49', number: '123' }, saying('TOO_LONG'))).toBe('phoneTooShort');
  expect(checkPhone({ code: '', number: '123456' }, rules)).toBe('phoneCountry');
  expect(checkPhone({ code: '49', number: '123456' }, { minLength: 6, parser: null })).toBeNull();
});

test('digits of another script are the same number', () =>
  expect(readTypedPhone('+٤٩ ١٥١ 1', ['49'])).toEqual({ code: '49', number: '1511' }));

test('VAL-09 keys are digits, and none more once the number is too long', () => {
  expect(['0', '9', 'a', '+', ' ', '٣', '12', ''].map(isPhoneKey)).toEqual([
    true,
    true,
    false,
    false,
    false,
    true,
    false,
    false,
  ]);
  expect(takesDigit({ code: '49', number: '1512345678' }, accepts)).toBe(true);
  expect(takesDigit({ code: '49', number: '151234567890123' }, parserSaying('TOO_LONG'))).toBe(false);
  expect(takesDigit({ code: '49', number: '1'.repeat(16) }, accepts)).toBe(true);
  expect(takesDigit({ code: '49', number: '1'.repeat(17) }, null)).toBe(false);
});

test('VAL-13 codes stand once each, the smaller number first', () => {
  const countries = [
    { code: 'US', phoneCode: '1' },
    { code: 'DE', phoneCode: '+49' },
    { code: 'CA', phoneCode: '1' },
    { code: 'EG', phoneCode: '20' },
    { code: 'XX', phoneCode: '' },
  ];
  expect(phoneCodes(countries)).toEqual([
    { code: '1', countries: ['US', 'CA'] },
    { code: '20', countries: ['EG'] },
    { code: '49', countries: ['DE'] },
  ]);
});

test('whatever the list, codes are unique and ascending and lose no country that has one', () => {
  const country = fc.record({ code: fc.string(), phoneCode: fc.constantFrom('1', '7', '44', '+44', '1-268', '', 'x') });
  fc.assert(
    fc.property(fc.array(country), (countries) => {
      const codes = phoneCodes(countries);
      const numbers = codes.map(({ code }) => Number(code));
      expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
      expect(codes.flatMap((code) => code.countries)).toHaveLength(
        countries.filter(({ phoneCode }) => /\d/.test(phoneCode)).length,
      );
    }),
  );
});

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

test('of a typed number no digit is lost or added', () => {
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
