import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BRANDS } from '../../../brands/brands';
import { isCommonPassword } from './commonPasswords';
import { passwordFault } from './passwordFault';

test('C15: passwords of every list of stolen ones, of one sign and of a run are common, others are not', () => {
  const common = ['123456', '1234567890', '654321', '      ', 'aaaaaaaa', 'abcdefg', 'Password1', 'QWERTY', ' qwertz '];
  for (const text of common) assert.ok(isCommonPassword(text), text);
  for (const text of ['correct horse', '135790', 'Baize-2026!', 'aaaaab', '12345a']) {
    assert.ok(!isCommonPassword(text), text);
  }
});

test('C15: a common password is refused with a hint, unless the brand allows them; its other rules come first', () => {
  const brand = BRANDS.get('curacao')!;
  assert.equal(passwordFault('123456', brand), 'passwordCommon');
  assert.deepEqual(passwordFault('12345', brand), { sentence: 'passwordShort', n: 6 });
  const lenient = {
    ...brand,
    settings: { ...brand.settings, formFieldsValidation: { password: { allowCommon: true } } },
  };
  assert.equal(passwordFault('123456', lenient), null);
});
