import { plainError } from './plainError';

const ORIGIN = 'https://casino.example';

test('an error tells its name, and where it happened in a script of ours', () => {
  const error = new TypeError("Cannot read properties of undefined (reading 'x')");
  error.stack = `TypeError: oops\n    at t (https://other.example/a.js:1:2)\n    at n (${ORIGIN}/_next/static/chunks/main-1a.js:3:45)`;
  expect(plainError(error, ORIGIN)).toEqual({
    message: "TypeError: Cannot read properties of undefined (reading 'x')",
    script: '/_next/static/chunks/main-1a.js',
    line: 3,
    column: 45,
  });
});

test.each([
  ['no account anna.b@mail.example here', 'no account … here'],
  ['GET https://casino.example/api/user?token=abc failed', 'GET … failed'],
  ['player 4711881 has 123 games', 'player … has 123 games'],
])('%s is told as %s', (words, told) => expect(plainError(words, ORIGIN).message).toBe(told));

test('anything may be thrown', () => {
  expect(plainError({ email: 'a@b.c' }, ORIGIN)).toEqual({ message: 'object', script: null, line: null, column: null });
  expect(plainError(undefined, ORIGIN).message).toBe('undefined');
  expect(plainError('x'.repeat(1_000), ORIGIN).message).toHaveLength(200);
});
