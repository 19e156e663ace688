import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testClock } from '../../testing/testClock';
import { createCaptchaCheck, type CaptchaUse, type CaptchaVerdict } from './captchaCheck';

const SAYS: Record<string, CaptchaVerdict> = {
  any: { action: '', score: null },
  login: { action: 'login', score: 0.9 },
  robot: { action: 'login', score: 0.3 },
};

function check() {
  const asked: string[] = [];
  const clock = testClock();
  const { ask, redeem } = createCaptchaCheck(clock, async (token) => {
    asked.push(token);
    return SAYS[token] ?? null;
  });
  const use = async (token: string, as: CaptchaUse, key = 'key') => {
    await ask(token, 'key', as);
    return redeem(token, key, as);
  };
  return { ask, redeem, use, asked, clock };
}

test('a token counts once the provider was asked, for its key, and for what it was solved', async () => {
  const { redeem, use } = check();
  assert.equal(redeem('any', 'key', 'login'), false, 'not asked');
  assert.equal(await use('any', 'login'), true);
  assert.equal(await use('any', 'login', 'other'), false);
  assert.equal(await use('unknown', 'login'), false);
  assert.equal(await use('login', 'login'), true);
  assert.equal(await use('login', 'sign_up'), false);
  assert.equal(await use('robot', 'login'), false);
});

test('the token of a sign-up also serves the sign-in that follows, once, and nothing else', async () => {
  const { use, asked } = check();
  assert.equal(await use('any', 'sign_up'), true);
  assert.equal(await use('any', 'afterSignUp'), true);
  assert.deepEqual(asked, ['any'], 'a provider knows a token once only');
  assert.equal(await use('any', 'sign_up'), true);
  assert.equal(await use('any', 'login'), false);
});

test('a token that was found good is forgotten after two minutes', async () => {
  const { ask, redeem, clock } = check();
  await ask('any', 'key', 'login');
  clock.advance(120_000);
  assert.equal(redeem('any', 'key', 'login'), false);
});
