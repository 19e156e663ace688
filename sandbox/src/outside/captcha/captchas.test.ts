import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testClock } from '../../testing/testClock';
import { CAPTCHA_LIFE_MS, createCaptchas } from './captchas';

test('a token is good once, for its key, for two minutes', () => {
  const clock = testClock();
  const captchas = createCaptchas(clock);
  const token = captchas.solve('key');
  assert.ok(!captchas.redeem('made-up', 'key', 'form'));
  assert.ok(captchas.redeem(token, 'key', 'form'));
  assert.ok(!captchas.redeem(token, 'key', 'form'));
  assert.ok(!captchas.redeem(captchas.solve('key'), 'other', 'form'));
  const late = captchas.solve('key');
  clock.advance(CAPTCHA_LIFE_MS);
  assert.ok(!captchas.redeem(late, 'key', 'form'));
});

test('the token of a sign-up also serves the sign-in that follows, once, and nothing else', () => {
  const captchas = createCaptchas(testClock());
  const token = captchas.solve('key');
  assert.ok(captchas.redeem(token, 'key', 'signUp'));
  assert.ok(captchas.redeem(token, 'key', 'afterSignUp'));
  assert.ok(!captchas.redeem(token, 'key', 'afterSignUp'));
  const other = captchas.solve('key');
  assert.ok(captchas.redeem(other, 'key', 'signUp'));
  assert.ok(!captchas.redeem(other, 'key', 'form'));
});
