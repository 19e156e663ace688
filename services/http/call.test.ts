import { asCallError } from './call';

test.each([
  [{ message: 'REGISTRATION_BONUS' }, { code: 'REGISTRATION_BONUS' }],
  [{ message: 'CANCELLED' }, { code: 'CANCELLED' }],
  [{ code: 'X', message: 'CANCELLED' }, { code: 'X' }],
  [{ message: 'Wrong e-mail or password' }, { message: 'Wrong e-mail or password' }],
  [
    { code: 'X', message: 'Said' },
    { code: 'X', message: 'Said' },
  ],
])('a code sent as the message %j is a code, and no player reads it', (error, read) => {
  expect(asCallError(error)).toEqual(read);
});
