import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spokenIn, spokenOf } from '../../../http/languages';
import { say } from './sentences';

test('a sentence has its number, in the form the number asks for', () => {
  assert.equal(say('en', 'passwordShort', 6), 'At least 6 characters');
  assert.equal(say('en', 'passwordShort', 1), 'At least 1 character');
});

test('players are spoken to in the language of the call, else in English', () => {
  assert.deepEqual(['de', 'xx', 'de-DE,de;q=0.9', undefined].map(spokenIn), ['de', 'en', 'en', 'en']);
  assert.deepEqual(['th', 'xx', null].map(spokenOf), ['th', 'en', 'en']);
});
