import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SPOKEN } from '../../http/languages';
import { SAFETY_LETTERS, type SafetyLetterKind } from './safetyLetters';
import { letterOf, type LetterKind } from './letters';

const KINDS: readonly LetterKind[] = [
  'registered',
  'registered-without-password',
  'verify-email',
  'reset-password',
  'password-changed',
  ...(Object.keys(SAFETY_LETTERS) as SafetyLetterKind[]),
];
const VALUES = {
  at: 'now',
  device: 'x',
  country: 'x',
  email: 'a@b.example',
  change: 'x',
  amount: '1',
  reference: 'R',
  reason: 'x',
};

test('every message names the brand and holds its link once, in each language', () => {
  const link = 'https://casino.example/verify-email?token=a$&b';
  for (const kind of KINDS) {
    for (const language of SPOKEN) {
      const { subject, body } = letterOf(kind, language, { ...VALUES, brand: 'Big $$ Casino', link });
      assert.ok(subject.startsWith('Big $$ Casino: '), subject);
      assert.equal(body.split(link).length, 2, `${kind} ${language}`);
      assert.doesNotMatch(subject + body, /\{\{|\}\}/);
    }
  }
});
