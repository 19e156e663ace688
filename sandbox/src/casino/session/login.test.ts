import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type FastifyInstance } from 'fastify';
import { LIMITS } from '../accounts/attemptLimits';
import { answerOf, call, openTestBackend, refusalOf } from '../../testing/testBackend';
import { anyEmail, loginBody, makePlayer, PASSWORD } from '../../testing/testAccounts';

let sandbox: Awaited<ReturnType<typeof openTestBackend>>;
let app: FastifyInstance;

before(async () => {
  sandbox = await openTestBackend();
  app = sandbox.backend();
});
after(() => sandbox.close());

/** Each sign-in comes from a new address, so that tests do not use up each other's attempts. */
let address = 0;
const signIn = (email: string, password = PASSWORD, from = `198.18.0.${++address % 250}`) => ({
  payload: loginBody(email, password),
  headers: { 'x-forwarded-for': from },
});

test('ENT-05: a sign-in answers token, language, campaign and id; the token opens the player’s details', async () => {
  const { account, email } = await makePlayer(sandbox, { origin: { cpnc: 'spring' } });
  const answer = await answerOf(app, 'login', signIn(` ${email.toUpperCase()} `));
  assert.deepEqual(
    { ...answer, accessToken: '' },
    { accessToken: '', locale: 'en', cpnc: 'spring', userId: account.id },
  );
  const headers = { authorization: `Bearer ${answer.accessToken}` };
  assert.equal((await answerOf(app, 'userDetails', { headers })).getUser.email, email);
});

test('a wrong password and an unknown name are answered alike, after the same work on a password', async () => {
  const { email } = await makePlayer(sandbox);
  const verified: (string | null)[] = [];
  const { verify } = sandbox.passwords;
  sandbox.passwords.verify = (password, hash) => {
    verified.push(hash === null ? 'nobody' : 'somebody');
    return verify(password, hash);
  };
  const wrong = await call(app, 'login', signIn(email, 'wrong'));
  const unknown = await call(app, 'login', signIn(anyEmail(), 'wrong'));
  const noEmail = await call(app, 'login', signIn('+49 151 0000000', 'wrong'));
  sandbox.passwords.verify = verify;
  assert.equal(wrong.status, 422);
  assert.deepEqual(unknown.body, wrong.body);
  assert.deepEqual(noEmail.body, wrong.body);
  assert.deepEqual(verified, ['somebody', 'nobody', 'nobody']);
});

test('E04: tries on one number are counted together, however it is written', async () => {
  const writings = ['+49 151 30000001', '0151 30000001', '4915130000001'];
  for (let index = 0; index < LIMITS.loginByAccount.most; index++) {
    const { code } = await refusalOf(app, 'login', signIn(writings[index % writings.length]!, 'wrong'));
    assert.equal(code, 'INVALID_CREDENTIALS');
  }
  for (const writing of writings)
    assert.equal((await refusalOf(app, 'login', signIn(writing, 'wrong'))).code, 'TOO_MANY_ATTEMPTS');
});

test('tries on one name are limited, known or not, and the wait is told; whoever waits gets in', async () => {
  const { email } = await makePlayer(sandbox);
  for (const name of [email, anyEmail()]) {
    for (let index = 0; index < LIMITS.loginByAccount.most; index++) {
      assert.equal((await refusalOf(app, 'login', signIn(name, 'wrong'))).code, 'INVALID_CREDENTIALS');
    }
    sandbox.clock.advance(60_000);
    // Even the right password is refused now.
    const { status, code, details } = await refusalOf(app, 'login', signIn(name));
    assert.deepEqual([status, code, details], [409, 'TOO_MANY_ATTEMPTS', { waitSeconds: 14 * 60 }]);
    sandbox.clock.advance(-60_000);
  }
  sandbox.clock.advance(LIMITS.loginByAccount.windowMs);
  await answerOf(app, 'login', signIn(email));
  sandbox.clock.advance(-LIMITS.loginByAccount.windowMs);
});

test('E20 the last tries on a name are told, whether anybody has it or not', async () => {
  const { email } = await makePlayer(sandbox);
  const { most } = LIMITS.loginByPair;
  for (const [index, name] of [email, anyEmail()].entries()) {
    const told = [];
    for (let tries = 0; tries < most; tries++) {
      const { details } = await refusalOf(app, 'login', signIn(name, 'wrong', `198.19.7.${index}`));
      told.push(details?.attemptsLeft);
    }
    assert.deepEqual(told, [...Array<undefined>(most - 4).fill(undefined), 3, 2, 1, 0]);
  }
});

test('parallel guesses are all counted', async () => {
  const { email } = await makePlayer(sandbox);
  const most = LIMITS.loginByAccount.most;
  const codes = await Promise.all(
    Array.from({ length: most + 15 }, async () => (await refusalOf(app, 'login', signIn(email, 'wrong'))).code),
  );
  assert.equal(codes.filter((code) => code === 'INVALID_CREDENTIALS').length, most);
  sandbox.clock.advance(LIMITS.loginByAccount.windowMs);
});

test('whoever knows the password uses up no tries, of the name or of the address', async () => {
  const { email } = await makePlayer(sandbox);
  const from = '198.19.0.1';
  for (let index = 0; index < LIMITS.loginByAddress.most + 5; index++) {
    await answerOf(app, 'login', signIn(email, PASSWORD, from));
  }
});

test('wrong tries of one address are limited, whatever names they are on', async () => {
  const from = '198.19.0.2';
  for (let index = 0; index < LIMITS.loginByAddress.most; index++) {
    await refusalOf(app, 'login', signIn(anyEmail(), 'wrong', from));
  }
  const { email } = await makePlayer(sandbox);
  assert.equal((await refusalOf(app, 'login', signIn(email, PASSWORD, from))).code, 'TOO_MANY_ATTEMPTS');
  await answerOf(app, 'login', signIn(email));
});

test('C06: wrong passwords of one address lock that address out of the account, not its owner elsewhere', async () => {
  const { email } = await makePlayer(sandbox);
  const attacker = '198.19.0.3';
  for (let index = 0; index < LIMITS.loginByPair.most; index++) {
    assert.equal((await refusalOf(app, 'login', signIn(email, 'wrong', attacker))).code, 'INVALID_CREDENTIALS');
  }
  assert.equal((await refusalOf(app, 'login', signIn(email, PASSWORD, attacker))).code, 'TOO_MANY_ATTEMPTS');
  await answerOf(app, 'login', signIn(email));
});

/** Signs in and returns the Cookie header that the device then sends. */
async function deviceOf(email: string): Promise<string> {
  const { headers } = await call(app, 'login', signIn(email));
  return String(headers['set-cookie']).split(';', 1)[0]!;
}

test('C06: the owner’s known device gets in while others guess from everywhere, and has tries of its own', async () => {
  const { email } = await makePlayer(sandbox);
  const cookie = await deviceOf(email);
  const onDevice = (password?: string) => {
    const { payload, headers } = signIn(email, password);
    return { payload, headers: { ...headers, cookie } };
  };
  for (let index = 0; index < LIMITS.loginByAccount.most; index++)
    await refusalOf(app, 'login', signIn(email, 'wrong'));
  assert.equal((await refusalOf(app, 'login', signIn(email))).code, 'TOO_MANY_ATTEMPTS');
  await answerOf(app, 'login', onDevice());
  for (let index = 0; index < LIMITS.loginByDevice.most; index++) await refusalOf(app, 'login', onDevice('wrong'));
  assert.equal((await refusalOf(app, 'login', onDevice())).code, 'TOO_MANY_ATTEMPTS');
});

test('C06: a device is known to its account alone', async () => {
  const [one, two] = [await makePlayer(sandbox), await makePlayer(sandbox)];
  const cookie = await deviceOf(two.email);
  for (let index = 0; index < LIMITS.loginByAccount.most; index++)
    await refusalOf(app, 'login', signIn(one.email, 'wrong'));
  for (const value of [cookie, `knownDevice=${'a'.repeat(65)}`, 'knownDevice=']) {
    const { payload, headers } = signIn(one.email);
    const sent = { payload, headers: { ...headers, cookie: value } };
    assert.equal((await refusalOf(app, 'login', sent)).code, 'TOO_MANY_ATTEMPTS');
  }
});

test('a frozen account says so to its owner only', async () => {
  const frozenUntil = new Date(sandbox.clock.now().getTime() + 86_400_000);
  const { email } = await makePlayer(sandbox, { frozenUntil });
  const { status, code, details } = await refusalOf(app, 'login', signIn(email));
  assert.deepEqual([status, code, details], [409, 'ACCOUNT_FROZEN', { until: frozenUntil.toISOString() }]);
  assert.equal((await refusalOf(app, 'login', signIn(email, 'wrong'))).code, 'INVALID_CREDENTIALS');
  sandbox.clock.advance(86_400_000);
  await answerOf(app, 'login', signIn(email));
  sandbox.clock.advance(-86_400_000);
});

test('API-28: signing out ends this session and no other; the token is worth nothing afterwards', async () => {
  const { email, headers } = await makePlayer(sandbox);
  const { accessToken } = await answerOf(app, 'login', signIn(email));
  await answerOf(app, 'logout', { headers });
  for (const id of ['userDetails', 'logout'] as const) {
    const { status, code } = await refusalOf(app, id, { headers });
    assert.deepEqual([status, code], [403, 'SESSION_EXPIRED']);
  }
  await answerOf(app, 'userDetails', { headers: { authorization: `Bearer ${accessToken}` } });
});

test('without a token, with a made-up one, or after a month there is no player', async () => {
  const { headers } = await makePlayer(sandbox);
  for (const authorization of ['', 'Bearer', 'Bearer nobody', 'Basic abc', `Bearer ${'x'.repeat(600)}`]) {
    assert.equal((await refusalOf(app, 'userDetails', { headers: { authorization } })).status, 403, authorization);
  }
  sandbox.clock.advance(30 * 86_400_000);
  assert.equal((await refusalOf(app, 'userDetails', { headers })).status, 403);
  sandbox.clock.advance(-30 * 86_400_000);
  await answerOf(app, 'userDetails', { headers });
});
