import { checkChoice, checkLength, checkText, isBlank } from './plainText';

test('VAL-18 a name must be there and have at most 255 characters', () => {
  expect(['', '  ', 'x', 'x'.repeat(255), 'x'.repeat(256)].map(checkText)).toEqual([
    'required',
    'required',
    null,
    null,
    'tooLong',
  ]);
});

test('VAL-19 an address has at most 255 characters', () => {
  expect(['', 'x'.repeat(255), 'x'.repeat(256)].map(checkLength)).toEqual([null, null, 'tooLong']);
  expect(checkLength(` ${'x'.repeat(255)} `)).toBeNull();
});

test.each(['<script>alert(1)</script>', 'محمد', '王', '🐙🐙', "O'Neill-Łukasz"])('%s is a name', (name) => {
  expect(checkText(name)).toBeNull();
});

test('a choice must be made', () => {
  expect(checkChoice('')).toBe('required');
  expect(checkChoice('DE')).toBeNull();
  expect(isBlank(undefined)).toBe(true);
});
