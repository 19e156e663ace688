import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SPOKEN, spokenIn, spokenOf } from '../../../http/languages';
import { say, SENTENCES } from './sentences';

const SCRIPT: Readonly<Record<string, RegExp>> = { ar: /\p{Script=Arabic}/u, th: /\p{Script=Thai}/u };

test('every sentence stands in each language in its script, with the same number to put in', () => {
  for (const [name, said] of Object.entries(SENTENCES)) {
    for (const language of SPOKEN) {
      assert.match(said[language], SCRIPT[language] ?? /\p{Script=Latin}/u, `${name} ${language}`);
      assert.equal(said[language].includes('{{n}}'), said.en.includes('{{n}}'), `${name} ${language}`);
    }
  }
  assert.equal(say('en', 'passwordShort', 6), 'At least 6 characters');
});

test('players are spoken to in the language of the call, else in English', () => {
  assert.deepEqual(['de', 'fr', 'de-DE,de;q=0.9', undefined].map(spokenIn), ['de', 'en', 'en', 'en']);
  assert.deepEqual(['th', 'xx', null].map(spokenOf), ['th', 'en', 'en']);
});
