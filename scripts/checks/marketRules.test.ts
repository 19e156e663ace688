import assert from 'node:assert/strict';
import { test } from 'node:test';
import en from '../../locales-fallback/en.json';
import { allTitles } from './requirements';

test('each of the fifty rules of docs/markets.md stands in the title of a test', () => {
  const titles = allTitles().map(({ title }) => title);
  const rules = Array.from({ length: 50 }, (_, index) => `MKT-${String(index + 1).padStart(2, '0')}`);
  const without = rules.filter((rule) => !titles.some((title) => title.includes(rule)));
  assert.deepEqual(without, []);
});

/** Words that urge to chase a loss, to raise a stake or to stay: the texts of a native reader, in English. */
const URGES =
  /win (?:it|them|your money) back|\bchas(?:e|ing)\b|lucky streak|one more (?:round|spin|bet)|keep playing(?! there)|last chance|hurry|double (?:up|down)|don’t (?:stop|miss|quit)|bet bigger|raise your (?:bet|stake)|almost won|so close/i;

test('MKT-15 no text urges to chase losses, to raise a stake or to stay', () => {
  assert.deepEqual(
    Object.entries(en).filter(([, text]) => URGES.test(text)),
    [],
  );
});
