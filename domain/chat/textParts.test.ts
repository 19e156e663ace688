import { isMentioned, textParts } from './textParts';

test.each([
  ['hi @marlin!', ['hi ', '@marlin', '!']],
  ['@rui_p and @linnea', ['@rui_p', ' and ', '@linnea']],
  ['mail me@players.example', ['mail me@players.example']],
  ['https://evil.example/@x <b>', ['https://evil.example/', '@x', ' <b>']],
  ['', []],
])('%j is split at its mentions', (text, parts) => expect(textParts(text).map((part) => part.text)).toEqual(parts));

test('a name is mentioned without case, and only as a whole', () => {
  expect(isMentioned('hello @Marlin', 'marlin')).toBe(true);
  expect(isMentioned('hello @marlinda', 'marlin')).toBe(false);
  expect(isMentioned('hello @marlin', null)).toBe(false);
});
