import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testClock } from '../../testing/testClock';
import { CAPTCHA_LIFE_MS, createCaptchas } from './captchas';

test('a token is good once, for its key, for two minutes, and says what it was solved for', () => {
  const clock = testClock();
  const captchas = createCaptchas(clock);
  const token = captchas.solve('key', 'login');
  assert.equal(captchas.verify('made-up', 'key'), null);
  assert.deepEqual(captchas.verify(token, 'key'), { action: 'login' });
  assert.equal(captchas.verify(token, 'key'), null);
  assert.equal(captchas.verify(captchas.solve('key'), 'other'), null);
  const late = captchas.solve('key');
  clock.advance(CAPTCHA_LIFE_MS);
  assert.equal(captchas.verify(late, 'key'), null);
});
