import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatAmount } from '@/domain/format/amount';
import { SPOKEN } from '../../http/languages';
import { ENGLISH, languageOf } from './languages';
import { realLanguage } from './realLanguage';

test('with real money nothing is said of demo credits', () => {
  for (const code of SPOKEN) {
    const { say } = realLanguage(languageOf(code), 'EUR');
    for (const key of ['outcome.balance', 'state.insufficient', 'state.empty'] as const) {
      assert.notEqual(say(key, { balance: '1' }), languageOf(code).say(key, { balance: '1' }));
    }
  }
  const { say, amount } = realLanguage(ENGLISH, 'EUR');
  assert.equal(say('outcome.balance', { balance: amount('9.40') }), 'Balance €9.40.');
  assert.equal(say('state.paused'), ENGLISH.say('state.paused'));
});

test('L25 an amount of real money reads as on the site, in every language', () => {
  for (const code of SPOKEN) {
    const language = languageOf(code);
    for (const [currency, decimal] of [
      ['EUR', '1234.50'],
      ['CAD', '0.20'],
      ['JPY', '200'],
    ] as const)
      assert.equal(
        realLanguage(language, currency).amount(decimal),
        formatAmount(language.locale, decimal, currency),
        `${code} ${currency}`,
      );
  }
  assert.equal(realLanguage(ENGLISH, 'EUR').amount('0.20'), '€0.20');
  assert.equal(realLanguage(languageOf('de'), 'EUR').amount('1234.50'), '1.234,50\u00a0€');
});

test('a coin has no symbol: its code follows all its decimals', () => {
  assert.equal(realLanguage(ENGLISH, 'BTC').amount('0.00002000'), '0.00002000\u00a0BTC');
  assert.equal(realLanguage(ENGLISH, 'USDT').amount('1.00'), '1.00\u00a0USDT');
});
