import fc from 'fast-check';
import { checkEmail, isEmailKey, MAX_EMAIL_LENGTH } from './email';

test.each([
  ['maria@example.com', null],
  ['  maria@example.com ', null],
  ['m.l+casino_1%x-y@mail.example.co', null],
  ['MARIA@EXAMPLE.COM', null],
  ['m@xn--bcher-kva.example', null],
  ['m@example.xn--p1ai', null],
  ['', 'required'],
  ['   ', 'required'],
  ['maria', 'emailInvalid'],
  ['@example.com', 'emailInvalid'],
  ['maria@', 'emailInvalid'],
  ['maria@example', 'emailInvalid'],
  ['maria@@example.com', 'emailInvalid'],
  ['.maria@example.com', 'emailInvalid'],
  ['maria.@example.com', 'emailInvalid'],
  ['ma..ria@example.com', 'emailInvalid'],
  ['ma ria@example.com', 'emailInvalid'],
  ['maria@example..com', 'emailInvalid'],
  ['maria@-example.com', 'emailInvalid'],
  ['maria@example.c', 'emailInvalid'],
  ['maria@127.0.0.1', 'emailInvalid'],
  ['<script>@example.com', 'emailInvalid'],
  ['мария@example.com', 'emailInvalid'],
  ['🐙@example.com', 'emailInvalid'],
  ['a@b.com\r\nBcc: c@d.com', 'emailInvalid'],
])('VAL-03 the address %j: %s', (text, complaint) => {
  expect(checkEmail(text)).toBe(complaint);
});

test('an address has 64 characters before the at sign and 254 in all, at most', () => {
  expect(checkEmail(`${'a'.repeat(64)}@example.com`)).toBeNull();
  expect(checkEmail(`${'a'.repeat(65)}@example.com`)).toBe('emailInvalid');
  const domain = `${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(60)}.com`;
  const longest = `${'a'.repeat(MAX_EMAIL_LENGTH - domain.length - 1)}@${domain}`;
  expect(checkEmail(longest)).toBeNull();
  expect(checkEmail(`a${longest}`)).toBe('emailTooLong');
});

test('100 kB of anything is judged at once', () => {
  for (const part of ['a', '@', '.', 'a.', 'a@', '-'])
    expect(checkEmail(part.repeat(100_000 / part.length))).toBe('emailTooLong');
});

test('VAL-04 typing lets through letters, digits and @ . _ % + - and nothing else', () => {
  const allowed = new Set('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789@._%+-');
  for (let code = 0; code < 0x500; code += 1) {
    const character = String.fromCharCode(code);
    expect(isEmailKey(character)).toBe(allowed.has(character));
  }
  expect(isEmailKey('ab')).toBe(false);
});

test('an address that passes was written with keys that pass', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string()), (text) => {
      if (checkEmail(text) === null) expect([...text.trim()].every(isEmailKey)).toBe(true);
    }),
  );
});
