import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { type FastifyInstance } from 'fastify';
import { HOUR_MS } from '@/domain/time/lengths';
import { accountById } from '../accounts/store/accounts';
import { LIMITS } from '../accounts/attemptLimits';
import { answerOf, call, openTestBackend, refusalOf } from '../../testing/testBackend';
import { anyEmail, assertHas, loginBody, mailTo, makePlayer } from '../../testing/testAccounts';

let sandbox: Awaited<ReturnType<typeof openTestBackend>>;
let app: FastifyInstance;

before(async () => {
  sandbox = await openTestBackend();
  app = sandbox.backend();
});
after(() => sandbox.close());

const NEW = 'another horse';

async function askFor(email: string) {
  const answer = await call(app, 'forgotPassword', { payload: { email, recaptchaToken: '' } });
  await sandbox.settled();
  return answer;
}
async function withLink() {
  const player = await makePlayer(sandbox);
  await askFor(player.email);
  const [message] = await mailTo(sandbox.db, player.email);
  assert.equal(message?.kind, 'reset-password');
  return { ...player, linkToken: message!.token };
}
const reset = (token: string, password = NEW) => ({ payload: { token, password } });
const isExpired = async (token: string) => {
  const { status, code } = await refusalOf(app, 'resetPassword', reset(token));
  assert.deepEqual([status, code], [409, 'LINK_EXPIRED']);
};

test('AUTH-09: the link of the message sets a new password, ends all sessions and proves the e-mail', async () => {
  const { account, email, headers, linkToken } = await withLink();
  await answerOf(app, 'resetPassword', reset(linkToken));
  assert.equal((await refusalOf(app, 'userDetails', { headers })).code, 'SESSION_EXPIRED');
  assert.equal((await refusalOf(app, 'login', { payload: loginBody(email) })).code, 'INVALID_CREDENTIALS');
  await answerOf(app, 'login', { payload: loginBody(email, NEW) });
  assert.ok((await accountById(sandbox.db, account.id))?.emailVerifiedAt);
  const kinds = (await mailTo(sandbox.db, email)).map(({ kind }) => kind).sort();
  assert.deepEqual(kinds, ['password-changed', 'reset-password']);
});

test('AUTH-09 a link works once, also for ten at the same moment, and for an hour', async () => {
  const { linkToken } = await withLink();
  const codes = await Promise.all(
    Array.from({ length: 10 }, async () => (await call(app, 'resetPassword', reset(linkToken))).status),
  );
  assert.deepEqual(codes.sort(), [200, ...Array.from({ length: 9 }, () => 409)]);
  await isExpired(linkToken);

  const { linkToken: late } = await withLink();
  sandbox.clock.advance(HOUR_MS);
  await isExpired(late);
  sandbox.clock.advance(-HOUR_MS);
  await isExpired('nobody');
});

test('a password that breaks the rules leaves the link as it was', async () => {
  const { linkToken } = await withLink();
  const { status, details } = await refusalOf(app, 'resetPassword', reset(linkToken, '12345'));
  assert.deepEqual([status, details], [422, { password: 'At least 6 characters' }]);
  await answerOf(app, 'resetPassword', reset(linkToken));
});

test('a lost answer is asked for again by its key: one message, one new password, and the same answer', async () => {
  const { email } = await makePlayer(sandbox);
  const forgot = { payload: { email, recaptchaToken: '' }, headers: { 'idempotency-key': randomUUID() } };
  for (let index = 0; index < LIMITS.forgotByAccount.most + 2; index++) await answerOf(app, 'forgotPassword', forgot);
  await sandbox.settled();
  const [message, ...more] = await mailTo(sandbox.db, email);
  assert.equal(more.length, 0);
  const options = { ...reset(message!.token), headers: { 'idempotency-key': randomUUID() } };
  await answerOf(app, 'resetPassword', options);
  await answerOf(app, 'resetPassword', options);
  await isExpired(message!.token);
});

test('what is no e-mail is refused by its field', async () => {
  const { code, details } = await refusalOf(app, 'forgotPassword', {
    payload: { email: 'nobody', recaptchaToken: '' },
  });
  assert.deepEqual([code, Object.keys(details ?? {})], ['VALIDATION', ['email']]);
});

test('only the link of the latest message counts', async () => {
  const { email, linkToken } = await withLink();
  await askFor(email);
  const latest = (await mailTo(sandbox.db, email)).map(({ token }) => token).find((token) => token !== linkToken);
  await isExpired(linkToken);
  await answerOf(app, 'resetPassword', reset(latest!));
});

test('asking is answered alike for known and unknown e-mails, before anybody is looked up', async () => {
  const { email } = await makePlayer(sandbox);
  const unknown = anyEmail();
  const [first, second] = [await askFor(email), await askFor(unknown)];
  assert.deepEqual([first.status, first.body], [second.status, second.body]);
  assert.equal((await mailTo(sandbox.db, email)).length, 1);
  assert.equal((await mailTo(sandbox.db, unknown)).length, 0);
  // The answer arrives before the message is written.
  await call(app, 'forgotPassword', { payload: { email, recaptchaToken: '' } });
  assert.equal((await mailTo(sandbox.db, email)).length, 1);
  await sandbox.settled();
  assert.equal((await mailTo(sandbox.db, email)).length, 2);
});

test('asking is limited by e-mail, known or not, and the wait is told', async () => {
  const { email } = await makePlayer(sandbox);
  for (const one of [email, anyEmail()]) {
    for (let index = 0; index < LIMITS.forgotByAccount.most; index++) assert.equal((await askFor(one)).status, 200);
    const { status, body } = await askFor(one.toUpperCase());
    assert.equal(status, 409);
    assertHas(body, { code: 'TOO_MANY_ATTEMPTS', details: { waitSeconds: 15 * 60 } });
  }
  assert.equal((await mailTo(sandbox.db, email)).length, LIMITS.forgotByAccount.most);
});

test('an account without an e-mail of its own is never written to', async () => {
  const { email } = await makePlayer(sandbox, { email: '1950000000000@noemail.invalid' });
  assert.equal((await askFor(email)).status, 200);
  assert.deepEqual(await mailTo(sandbox.db, email), []);
});
