import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SPOKEN } from '../../http/languages';
import { letterOf, type LetterKind } from './letters';

const KINDS: readonly LetterKind[] = [
  'registered',
  'registered-without-password',
  'verify-email',
  'reset-password',
  'password-changed',
];

test('every message names the brand and holds its link once, in each language', () => {
  const link = 'https://casino.example/verify-email?token=a$&b';
  for (const kind of KINDS) {
    for (const language of SPOKEN) {
      const { subject, body } = letterOf(kind, language, { brand: 'Big $$ Casino', link });
      assert.ok(subject.startsWith('Big $$ Casino: '), subject);
      assert.equal(body.split(link).length, 2, `${kind} ${language}`);
      assert.doesNotMatch(subject + body, /\{\{|\}\}/);
    }
  }
});
