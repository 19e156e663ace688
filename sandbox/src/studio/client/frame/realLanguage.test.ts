import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SPOKEN } from '../../../http/languages';
import { ENGLISH, languageOf } from '../../texts/languages';
import { realLanguage } from './realLanguage';

test('with real money amounts have their currency, and nothing is said of demo credits', () => {
  for (const code of SPOKEN) {
    const { say, amount } = realLanguage(languageOf(code), 'EUR');
    assert.match(amount('1234.50'), /\u00a0EUR$/);
    for (const key of ['outcome.balance', 'state.insufficient', 'state.empty'] as const) {
      assert.notEqual(say(key, { balance: '1' }), languageOf(code).say(key, { balance: '1' }));
    }
  }
  const { say, amount } = realLanguage(ENGLISH, 'EUR');
  assert.equal(say('outcome.balance', { balance: amount('9.40') }), 'Balance 9.40\u00a0EUR.');
  assert.equal(say('state.paused'), ENGLISH.say('state.paused'));
});
