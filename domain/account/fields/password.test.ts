import fc from 'fast-check';
import { checkCurrent, checkPassword, checkRepeated, passwordParts, passwordRules } from './password';

const DEFAULT = passwordRules({});

test('VAL-14 a password has 6 to 255 characters', () => {
  const of = (length: number) => checkPassword('x'.repeat(length), DEFAULT);
  expect([0, 5, 6, 255, 256].map(of)).toEqual(['required', 'passwordShort', null, null, 'passwordLong']);
});

test.each([
  ['special', 'abcdef1', 'abcdef!', 'passwordSpecial'],
  ['digit', 'abcdef!', 'abcdef7', 'passwordDigit'],
  ['upper', 'abcdef7', 'abcdeF7', 'passwordUpper'],
])('VAL-15 CONF-10 with the switch %s on, %j fails and %j passes', (name, without, having, complaint) => {
  const rules = passwordRules({ password: { [name]: true } });
  expect(checkPassword(without, rules)).toBe(complaint);
  expect(checkPassword(having, rules)).toBeNull();
  expect(checkPassword(without, DEFAULT)).toBeNull();
});

test.each([
  [{}, DEFAULT],
  [{ password: null }, DEFAULT],
  [{ password: 'strong' }, DEFAULT],
  [{ password: { min: '8', special: 'yes' } }, DEFAULT],
  [{ password: { min: 10, max: 20 } }, { ...DEFAULT, min: 10, max: 20 }],
  [{ password: { min: 30, max: 20 } }, { ...DEFAULT, min: 20, max: 20 }],
  [{ password: { min: 0, max: 9999 } }, DEFAULT],
  [{ password: { special: true, digit: false } }, { ...DEFAULT, special: true }],
])('the setting %j means %j', (setting, rules) => {
  expect(passwordRules(setting)).toEqual(rules);
});

test('VAL-16 what is asked is said with whether it is there', () => {
  expect(passwordParts('abc!', passwordRules({ password: { special: true } }))).toEqual([
    { part: 'min', met: false },
    { part: 'special', met: true },
  ]);
  expect(passwordParts('abcdef', DEFAULT)).toEqual([{ part: 'min', met: true }]);
});

test('letters of every script are letters, and none of them is a special character', () => {
  const special = passwordRules({ password: { special: true } });
  expect(checkPassword('пароль', special)).toBe('passwordSpecial');
  expect(checkPassword('كلمةسر', special)).toBe('passwordSpecial');
  expect(checkPassword('รหัสผ่าน', special)).toBe('passwordSpecial');
  expect(checkPassword('abcdef 1', special)).toBe('passwordSpecial');
  expect(checkPassword('пароль🐙', special)).toBeNull();
  expect(checkPassword('Пароль', passwordRules({ password: { upper: true } }))).toBeNull();
});

test('VAL-17 the repeated password equals the first, and the current one is asked for', () => {
  expect(checkRepeated('secret1', 'secret1')).toBeNull();
  expect(checkRepeated('secret', 'secret1')).toBe('passwordsDiffer');
  expect(checkRepeated('secret1 ', 'secret1')).toBe('passwordsDiffer');
  expect(checkRepeated('', 'secret1')).toBe('required');
  expect(checkCurrent('')).toBe('currentPassword');
  expect(checkCurrent(' ')).toBeNull();
});

test('a password passes exactly when its length fits and every part is met', () => {
  const rules = fc.record({
    min: fc.integer({ min: 1, max: 12 }),
    max: fc.constant(255),
    special: fc.boolean(),
    digit: fc.boolean(),
    upper: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), rules, (text, asked) => {
      const met = passwordParts(text, asked).every((part) => part.met);
      expect(checkPassword(text, asked) === null).toBe(met && text !== '');
    }),
  );
});
