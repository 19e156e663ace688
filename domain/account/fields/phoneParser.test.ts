import fc from 'fast-check';
import * as library from 'libphonenumber-js/mobile';
import { phoneParserOf } from './phoneParser';

const parser = phoneParserOf(library);

test.each([
  ['49', '15112345678', '49', '15112345678'],
  ['49', '4915112345678', '49', '15112345678'],
  ['49', '+49 151 12345678', '49', '15112345678'],
  ['49', '0049 151 12345678', '49', '15112345678'],
  ['49', '+49 (0)151 12345678', '49', '15112345678'],
  ['49', '49 (0)151 12345678', '49', '15112345678'],
  ['49', '0151/123 456-78', '49', '15112345678'],
  ['49', '(0151) 12345678', '49', '15112345678'],
  ['49', '+43 664 1234567', '43', '6641234567'],
  // The landline area code of Leer is 0491, so this is not the calling code typed twice.
  ['49', '491 123456', '49', '491123456'],
  ['43', '0664 1234567', '43', '6641234567'],
  ['43', '43 664 1234567', '43', '6641234567'],
  ['44', '07911 123456', '44', '7911123456'],
  ['44', '447911123456', '44', '7911123456'],
  ['33', '06 12 34 56 78', '33', '612345678'],
  ['31', '31 6 12345678', '31', '612345678'],
  // Italian numbers keep their leading 0, and a mobile prefix may equal the calling code.
  ['39', '06 1234 5678', '39', '0612345678'],
  ['39', '393 123 4567', '39', '3931234567'],
  ['39', '39 393 123 4567', '39', '3931234567'],
  ['66', '081 234 5678', '66', '812345678'],
  ['66', '66812345678', '66', '812345678'],
  ['7', '8 912 345 67 89', '7', '9123456789'],
  ['91', '9191123456', '91', '9191123456'],
  ['91', '919191123456', '91', '9191123456'],
  ['1', '1 (213) 373-4253', '1', '2133734253'],
  ['1268', '464 1234', '1268', '4641234'],
  ['1268', '268 464 1234', '1268', '4641234'],
  ['1268', '+1 268 464 1234', '1268', '4641234'],
  ['1268', '1 268 464 1234', '1268', '4641234'],
  ['20', '0100 123 4567', '20', '1001234567'],
  ['49', 'call me', '49', 'callme'],
  ['49', '12', '49', '12'],
  ['', '15112345678', '', '15112345678'],
  ['999', '15112345678', '999', '15112345678'],
])('E04 beside +%s the writing %j is +%s %s', (code, number, ...read) => {
  expect(Object.values(parser.read({ code, number }))).toEqual(read);
});

test('E04 a number that was read is read as itself', () => {
  const code = fc.constantFrom('49', '43', '39', '1', '1268', '7', '44', '66', '91', '999');
  fc.assert(
    fc.property(code, fc.stringMatching(/^(?:\+|00)?\d{2,17}$/), (selected, number) => {
      const once = parser.read({ code: selected, number });
      expect(parser.read(once)).toEqual(once);
    }),
  );
});

test.each([
  ['49', '1', 'TOO_SHORT'],
  ['49', '15112345678', null],
  ['1', '2125550100', null],
  ['1', '21255501001', 'TOO_LONG'],
  ['599', '94351234', null],
  ['1268', '4641234', null],
  ['999', '12345678', 'INVALID_COUNTRY'],
  ['4', '915112345678', 'INVALID_COUNTRY'],
  ['49', 'call me', 'NOT_A_NUMBER'],
] as const)('VAL-07 VAL-12 +%s %s: %j', (code, number, fault) => {
  expect(parser.fault({ code, number })).toBe(fault);
});

test('E04 VAL-09 with the code typed once more a number may have as many digits more', () => {
  expect(parser.isFull({ code: '1', number: '213373425' })).toBe(false);
  expect(parser.isFull({ code: '1', number: '1213373425' })).toBe(false);
  expect(parser.isFull({ code: '1', number: '312137342530' })).toBe(true);
  expect(parser.isFull({ code: '', number: '1'.repeat(17) })).toBe(false);
});

test.each([
  ['0151 12345678', 'DE', ['+4915112345678']],
  ['(0151) 123-45678', 'DE', ['+4915112345678']],
  ['+49 151 12345678', 'AT', ['+4915112345678']],
  ['0049 151 12345678', null, ['+4915112345678']],
  ['4915112345678', null, ['+4915112345678']],
  ['0664 1234567', 'AT', ['+436641234567']],
  ['06 1234 5678', 'IT', ['+390612345678 landline']],
  // Could also be a landline in Leer.
  ['4915112345678', 'DE', ['+494915112345678 landline', '+4915112345678']],
  ['0151 12345678', null, []],
  ['0151 12345678', 'XX', []],
  ['maria', 'DE', []],
])('E04 %j in %s may mean %j', (text, country, numbers) => {
  const readings = parser.readings(text, country);
  expect(readings.map(({ number, mobile }) => (mobile ? number : `${number} landline`))).toEqual(numbers);
});
