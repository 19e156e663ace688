import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { type FastifyInstance } from 'fastify';
import { DAY_MS, MINUTE_MS } from '@/domain/time/lengths';
import { createAccountToken } from '../accounts/store/accountTokens';
import { accountById, changeAccount } from '../accounts/store/accounts';
import { LIMITS } from '../accounts/attemptLimits';
import { answerOf, call, openTestBackend, refusalOf } from '../../testing/testBackend';
import { anyEmail, assertHas, mailTo, makePlayer } from '../../testing/testAccounts';

let sandbox: Awaited<ReturnType<typeof openTestBackend>>;
let app: FastifyInstance;

before(async () => {
  sandbox = await openTestBackend();
  app = sandbox.backend();
});
after(() => sandbox.close());

const verify = (token: string, headers = {}) => ({ payload: { token }, headers });
async function withLink() {
  const player = await makePlayer(sandbox);
  const token = await createAccountToken(sandbox.db, player.account, 'verify-email', sandbox.clock.now());
  return { ...player, linkToken: token };
}
const isVerified = async (id: string) => (await accountById(sandbox.db, id))?.emailVerifiedAt !== null;
const resend = async (payload: object, headers: Record<string, string> = {}) => {
  const answer = await call(app, 'resendVerification', { payload, headers });
  await sandbox.settled();
  return answer;
};

test('a link verifies the e-mail, and says so again when it is opened once more', async () => {
  const { account, linkToken } = await withLink();
  assert.equal(await isVerified(account.id), false);
  await Promise.all([answerOf(app, 'verifyEmail', verify(linkToken)), answerOf(app, 'verifyEmail', verify(linkToken))]);
  assert.equal(await isVerified(account.id), true);
  await answerOf(app, 'verifyEmail', verify(linkToken));
});

test('a link that is too old, made up, of another brand or of an earlier e-mail verifies nothing', async () => {
  const { account, linkToken } = await withLink();
  const expired = async (token: string, headers = {}) => {
    const { status, code } = await refusalOf(app, 'verifyEmail', verify(token, headers));
    assert.deepEqual([status, code], [409, 'LINK_EXPIRED']);
  };
  await expired('nobody');
  await expired(linkToken, { host: 'lulu.localhost' });
  sandbox.clock.advance(DAY_MS);
  await expired(linkToken);
  sandbox.clock.advance(-DAY_MS);
  const email = anyEmail();
  await changeAccount(sandbox.db, account.id, { email, uniqueKey: email });
  await expired(linkToken);
  assert.equal(await isVerified(account.id), false);
});

test('AUTH-08: resend sends a link that counts instead of the earlier one, known by e-mail, expired link or session', async () => {
  const { account, email, linkToken, headers } = await withLink();
  const ways: [object, Record<string, string>][] = [
    [{ email: email.toUpperCase() }, {}],
    [{ token: linkToken }, {}],
    [{}, headers],
  ];
  const tokens = [linkToken];
  for (const [payload, sent] of ways) {
    assert.equal((await resend(payload, sent)).status, 200);
    const [latest] = await mailTo(sandbox.db, email);
    tokens.push(latest!.token);
    sandbox.clock.advance(LIMITS.verifyByAccount.windowMs);
  }
  assert.equal(new Set(tokens).size, 4);
  for (const old of tokens.slice(0, 3)) {
    assert.equal((await refusalOf(app, 'verifyEmail', verify(old))).code, 'LINK_EXPIRED');
  }
  await answerOf(app, 'verifyEmail', verify(tokens[3]!));
  assert.equal(await isVerified(account.id), true);
});

test('resend is answered alike for e-mails with and without an account, and writes to those with one only', async () => {
  const known = await makePlayer(sandbox);
  const verified = await makePlayer(sandbox, { emailVerifiedAt: sandbox.clock.now() });
  const emails = [known.email, verified.email, anyEmail()];
  const answers = await Promise.all(emails.map(async (email) => resend({ email })));
  for (const { status, body } of answers) assert.deepEqual([status, body], [200, answers[0]!.body]);
  const again = await Promise.all(emails.map(async (email) => resend({ email })));
  for (const { status, body } of again) {
    assert.equal(status, 409);
    assertHas(body, { code: 'TOO_MANY_ATTEMPTS', details: { waitSeconds: 60 } });
  }
  const written = await Promise.all(emails.map(async (email) => (await mailTo(sandbox.db, email)).length));
  assert.deepEqual(written, [1, 0, 0]);
  sandbox.clock.advance(MINUTE_MS);
});

test('asked for again by its key, resend writes one message; without anybody named it is refused', async () => {
  const { email } = await makePlayer(sandbox);
  const headers = { 'idempotency-key': randomUUID() };
  for (let index = 0; index < 3; index++) assert.equal((await resend({ email }, headers)).status, 200);
  assert.equal((await mailTo(sandbox.db, email)).length, 1);
  const { code, details } = await refusalOf(app, 'resendVerification', { payload: {} });
  assert.deepEqual([code, Object.keys(details ?? {})], ['VALIDATION', ['email']]);
});

test('a player whose e-mail is verified, or generated, is told that nothing was sent', async () => {
  for (const columns of [{ emailVerifiedAt: sandbox.clock.now() }, { email: '1900000000000@noemail.invalid' }]) {
    const { headers } = await makePlayer(sandbox, columns);
    const { status, code } = await refusalOf(app, 'resendVerification', { payload: {}, headers });
    assert.deepEqual([status, code], [409, 'VERIFICATION_NOT_SENT']);
  }
});
