import fc from 'fast-check';
import { checkEmail } from './email';
import { isPlaceholderEmail, placeholderEmail, shownEmail, withOwnEmail } from './placeholderEmail';

const DOMAIN = 'noemail.invalid';

test('VAL-05 the generated address carries the instant, and a form shows it as empty', () => {
  const email = placeholderEmail(1_790_000_000_123, DOMAIN);
  expect(email).toBe('1790000000123@noemail.invalid');
  expect(shownEmail(email, DOMAIN)).toBe('');
  expect(shownEmail(email.toUpperCase(), DOMAIN)).toBe('');
  expect(shownEmail('maria@example.com', DOMAIN)).toBe('maria@example.com');
  expect(shownEmail(null, DOMAIN)).toBe('');
});

test.each([
  ['123@example.com', false],
  ['maria@noemail.invalid', false],
  ['123@x@noemail.invalid', false],
  ['@noemail.invalid', false],
  ['', false],
  ['5@NOEMAIL.invalid', true],
])('%j is generated: %s', (email, generated) => {
  expect(isPlaceholderEmail(email, DOMAIN)).toBe(generated);
});

test('whenever it is made, it is an address, and known again', () => {
  fc.assert(
    fc.property(fc.nat(), (now) => {
      const email = placeholderEmail(now, DOMAIN);
      expect(checkEmail(email)).toBeNull();
      expect(isPlaceholderEmail(email, DOMAIN)).toBe(true);
    }),
  );
});

test('A15 a player with a generated address has none, and none that is verified', () => {
  const player = { name: 'Maria', email: '5@noemail.invalid', isEmailVerified: true };
  expect(withOwnEmail(player, DOMAIN)).toEqual({ name: 'Maria', email: null, isEmailVerified: false });
  const own = { ...player, email: 'maria@example.com' };
  expect(withOwnEmail(own, DOMAIN)).toBe(own);
});
