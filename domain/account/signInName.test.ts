import * as library from 'libphonenumber-js/mobile';
import { phoneParserOf } from './fields/phoneParser';
import { checkSignInName, sentSignInName } from './signInName';

test.each([
  ['', 'required'],
  ['  ', 'required'],
  ['maria.l@example.com', null],
  [' maria.l@example.com ', null],
  ['maria.l', 'emailInvalid'],
  ['+49 171 12345', 'emailInvalid'],
])('AUTH-01 %j among e-mail addresses: %j', (text, complaint) => {
  expect(checkSignInName(text, false)).toBe(complaint);
});

test.each(['+49 171 12345', '4917112345', '+49 (171) 123-45', '(0171) 123-45', '(+49) 171 12345', '۰۹۱۲۳۴۵۶۷۸۹'])(
  'AUTH-02 %j where one registers by phone',
  (text) => {
    expect(checkSignInName(text, true)).toBeNull();
  },
);

test.each(['1234', '+', 'maria'])('%j is no phone number either', (text) => {
  expect(checkSignInName(text, true)).toBe('emailInvalid');
});

const parser = phoneParserOf(library);

test.each([
  ['0151 12345678', 'DE', '+4915112345678'],
  ['(0151) 123-45678', 'DE', '+4915112345678'],
  [' 0049 151 12345678', 'TH', '+4915112345678'],
  ['+49 (0)151 12345678', null, '+4915112345678'],
  ['4915112345678', 'DE', '+4915112345678'],
  ['0221 123456', 'DE', '+49221123456'],
  ['081 234 5678', 'TH', '+66812345678'],
  // Could be a landline as 49 221… or as 492 21…
  ['49221123456', 'DE', '49221123456'],
  ['0151 12345678', null, '0151 12345678'],
  [' maria.l@example.com ', 'DE', 'maria.l@example.com'],
])('E04 %j in %s is sent as %j', (text, country, sent) => {
  expect(sentSignInName(text, parser, country)).toBe(sent);
});

test('E04 without a parser a number goes as typed', () => {
  expect(sentSignInName(' 0151 12345678 ', null, 'DE')).toBe('0151 12345678');
});
