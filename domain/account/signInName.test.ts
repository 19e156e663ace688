import { checkSignInName } from './signInName';

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

test.each(['+49 171 12345', '4917112345', '+49 (171) 123-45'])('AUTH-02 %j where one registers by phone', (text) => {
  expect(checkSignInName(text, true)).toBeNull();
});

test.each(['1234', '+', 'maria'])('%j is no phone number either', (text) => {
  expect(checkSignInName(text, true)).toBe('emailInvalid');
});
