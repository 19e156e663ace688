import { CLOCK_REFRESH_MS } from '@/config/clock';
import { cvcFault } from '@/domain/cashier/methods/card';
import { MAX_AGE, MIN_AGE } from './dateOfBirth';
import { MAX_DOCUMENT_BYTES } from '../documents';
import { checkPassword, passwordRules } from './password';
import { checkLength, MAX_TEXT_LENGTH } from './plainText';

test('CONST-01 the clock of a page is set every sixty seconds', () => {
  expect(CLOCK_REFRESH_MS).toBe(60_000);
});

test('CONST-15 the bounds of forms are the specified ones, and the rules hold them', () => {
  const { min, max } = passwordRules({});
  expect({ MIN_AGE, MAX_AGE, min, max, MAX_TEXT_LENGTH, MAX_DOCUMENT_BYTES }).toEqual({
    MIN_AGE: 18,
    MAX_AGE: 100,
    min: 6,
    max: 255,
    MAX_TEXT_LENGTH: 255,
    MAX_DOCUMENT_BYTES: 25 * 1024 * 1024,
  });
  const password = (length: number) => checkPassword('a'.repeat(length), passwordRules({}));
  expect([5, 6, 255, 256].map((length) => password(length) === null)).toEqual([false, true, true, false]);
  expect([255, 256].map((length) => checkLength('a'.repeat(length)) === null)).toEqual([true, false]);
  expect(['12', '123', '1234'].map((typed) => cvcFault(typed) === null)).toEqual([false, true, false]);
});
