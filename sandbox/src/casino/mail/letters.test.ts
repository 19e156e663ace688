import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SPOKEN } from '../../http/languages';
import { texts } from '../../texts/texts';
import { letterOf, type LetterKind } from './letters';
import { inWords } from './stopLetters';

const KINDS = Object.keys(texts.ownOf('en', 'letters')!).flatMap((key) =>
  key.endsWith('.subject') ? [key.slice(0, -'.subject'.length) as LetterKind] : [],
);
const VALUES = {
  at: 'now',
  device: 'x',
  country: 'x',
  email: 'a@b.example',
  change: 'x',
  amount: '1',
  reference: 'R',
  reason: 'x',
  bonus: 'x',
  document: 'x',
  from: 'x',
  until: 'x',
  rules: 'x',
};

test('every message names the brand and holds its link once, in each language', () => {
  const link = 'https://casino.example/verify-email?token=a$&b';
  for (const kind of KINDS) {
    for (const language of SPOKEN) {
      const { subject, body } = letterOf(kind, language, { ...VALUES, brand: 'Big $$ Casino', link });
      assert.match(subject, /^Big \$\$ Casino\s?[:：]\s?\S/);
      assert.equal(body.split(link).length, 2, `${kind} ${language}`);
      assert.doesNotMatch(subject + body, /\{\{|\}\}/);
    }
  }
});

test('a date stands without its weekday where its ending would be wrong within a sentence', () => {
  const instant = new Date('2026-11-21T13:05:00Z');
  assert.match(inWords(instant, 'de'), /^Samstag,? 21\. November 2026/);
  assert.match(inWords(instant, 'uk'), /^21 листопада 2026/);
  assert.match(inWords(instant, 'cz'), /^21\. listopadu 2026/);
});
