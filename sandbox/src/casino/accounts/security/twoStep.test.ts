import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { type FastifyInstance } from 'fastify';
import { answerOf, call, openTestBackend, refusalOf } from '../../../testing/testBackend';
import { loginBody, makePlayer, PASSWORD } from '../../../testing/testAccounts';
import {
  codeOf as codeAt,
  confirmPassword as confirm,
  giveAuthenticator,
  STEP_MS,
} from '../../../testing/testAuthenticator';
import { BANK, bodyOf } from '../../../testing/testWithdrawals';
import { authenticators, recoveryCodes } from './schema';

let sandbox: Awaited<ReturnType<typeof openTestBackend>>;
let app: FastifyInstance;

before(async () => {
  sandbox = await openTestBackend();
  app = sandbox.backend();
});
after(() => sandbox.close());

type Headers = Record<string, string>;

const keyed = (headers: Headers = {}) => ({ ...headers, 'idempotency-key': randomUUID() });
/** What an app shows, some steps of 30 seconds from now. */
const codeOf = (secret: string, steps = 0) => codeAt(secret, sandbox.clock, steps);
/** Six digits that no step near now has. */
const wrongCode = (secret: string) => {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((one) => !near.includes(one))!;
};

const confirmPassword = (headers: Headers) => confirm(app, { headers });

async function withAuthenticator() {
  const player = await makePlayer(sandbox);
  return { ...player, ...(await giveAuthenticator(app, sandbox.clock, player)) };
}

async function ticketOf(email: string) {
  const { status, code, details } = await refusalOf(app, 'login', { payload: loginBody(email) });
  assert.deepEqual([status, code], [409, 'SECOND_STEP_REQUIRED']);
  return details as { ticket: string; methods: string[]; expiresAt: string };
}
const second = (ticket: string, proof: object, headers = keyed()) =>
  call(app, 'loginSecondStep', { headers, payload: { ticket, proof } });

test('an authenticator is switched on by its first code, and the secret is told once and stored sealed', async () => {
  const { account, headers, secret, uri, codes } = await withAuthenticator();
  assert.match(uri, new RegExp(`^otpauth://totp/.*secret=${secret}`));
  assert.equal(new Set(codes).size, 10);
  const { data } = await answerOf(app, 'security', { headers });
  assert.deepEqual(
    [data.security.authenticatorSince !== null, data.security.recoveryCodesLeft, data.security.passkeys],
    [true, 10, []],
  );
  assert.ok(!JSON.stringify(data).includes(secret));
  const stored = JSON.stringify([
    await sandbox.db.select().from(authenticators),
    await sandbox.db.select().from(recoveryCodes),
  ]);
  for (const plain of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
    assert.ok(!stored.includes(plain));
  assert.ok(stored.includes(account.id));
  assert.equal((await refusalOf(app, 'startAuthenticator', { headers })).code, 'ALREADY_ON');
});

test('a wrong first code, a code without a secret and a secret that waited too long switch nothing on', async () => {
  const { headers } = await makePlayer(sandbox);
  const confirm = (code: string) =>
    refusalOf(app, 'confirmAuthenticator', { headers: keyed(headers), payload: { code } });
  assert.equal((await refusalOf(app, 'startAuthenticator', { headers })).code, 'STEP_UP_REQUIRED');
  await confirmPassword(headers);
  assert.equal((await confirm('123456')).code, 'NOTHING_STARTED');
  const { data } = await answerOf(app, 'startAuthenticator', { headers });
  const wrong = await confirm(wrongCode(data.secret));
  assert.deepEqual([wrong.code, wrong.details?.attemptsLeft], ['WRONG_PROOF', 8]);
  sandbox.clock.advance(15 * 60_000);
  assert.equal((await confirm(codeOf(data.secret))).code, 'NOTHING_STARTED');
  assert.equal((await answerOf(app, 'security', { headers })).data.security.authenticatorSince, null);
});

test('a password opens no session any more; a code does, and the session needs no other proof for a while', async () => {
  const { email, secret } = await withAuthenticator();
  const { ticket, methods } = await ticketOf(email);
  assert.deepEqual(methods, ['authenticator', 'recoveryCode']);
  const { status, body } = await second(ticket, { code: codeOf(secret) });
  assert.equal(status, 200);
  const headers = { authorization: `Bearer ${(body as { accessToken: string }).accessToken}` };
  await answerOf(app, 'userDetails', { headers });
  await answerOf(app, 'startPasskey', { headers });
  sandbox.clock.advance(10 * 60_000);
  const asked = await refusalOf(app, 'startPasskey', { headers });
  assert.deepEqual([asked.code, asked.details?.methods], ['STEP_UP_REQUIRED', ['authenticator', 'recoveryCode']]);
});

test('replay: a code counts once, in whichever log-in or proof, and none before it counts either', async () => {
  const { email, secret, headers } = await withAuthenticator();
  const before = codeOf(secret, -1);
  const code = codeOf(secret);
  assert.equal((await second((await ticketOf(email)).ticket, { code })).status, 200);
  for (const spent of [code, before])
    assert.equal((await second((await ticketOf(email)).ticket, { code: spent })).status, 422);
  const proof = await refusalOf(app, 'confirmIdentity', { headers: keyed(headers), payload: { proof: { code } } });
  assert.equal(proof.code, 'WRONG_PROOF');
  sandbox.clock.advance(STEP_MS);
  assert.equal((await second((await ticketOf(email)).ticket, { code: codeOf(secret) })).status, 200);
});

test('drift: one step either way counts, two do not', async () => {
  for (const [steps, status] of [
    [-2, 422],
    [-1, 200],
    [1, 200],
    [2, 422],
  ] as const) {
    const { email, secret } = await withAuthenticator();
    sandbox.clock.advance(3 * STEP_MS);
    assert.equal(
      (await second((await ticketOf(email)).ticket, { code: codeOf(secret, steps) })).status,
      status,
      `${steps}`,
    );
  }
});

test('50 parallel tries: the right code opens one session, 50 wrong ones none, and ten of them are all that count', async () => {
  const { email, secret } = await withAuthenticator();
  const tickets = await Promise.all(Array.from({ length: 3 }, async () => (await ticketOf(email)).ticket));
  const code = codeOf(secret);
  const right = await Promise.all(Array.from({ length: 50 }, (_, at) => second(tickets[at % 3]!, { code })));
  assert.equal(right.filter(({ status }) => status === 200).length, 1);

  const other = await withAuthenticator();
  const { ticket } = await ticketOf(other.email);
  const wrong = await Promise.all(Array.from({ length: 50 }, () => second(ticket, { code: wrongCode(other.secret) })));
  const codes = wrong.map(({ body }) => (body as { code: string }).code);
  assert.equal(codes.filter((one) => one === 'WRONG_PROOF').length, 10);
  assert.equal(codes.filter((one) => one === 'TOO_MANY_ATTEMPTS').length, 40);
  const late = await second(ticket, { code: codeOf(other.secret) });
  assert.equal((late.body as { code: string }).code, 'TOO_MANY_ATTEMPTS');
});

test('lost answer: the same key gets the same session again, another key gets none', async () => {
  const { email, secret } = await withAuthenticator();
  const { ticket } = await ticketOf(email);
  const [proof, headers] = [{ code: codeOf(secret) }, keyed()];
  const first = await second(ticket, proof, headers);
  const again = await second(ticket, proof, headers);
  assert.equal(first.status, 200);
  assert.deepEqual(again.body, first.body);
  assert.equal(((await second(ticket, proof)).body as { code: string }).code, 'LOGIN_EXPIRED');
});

test('recovery codes: each counts once, of any notation; replaced ones and other players’ count never', async () => {
  const one = await withAuthenticator();
  const other = await withAuthenticator();
  const [first, next] = one.codes as [string, string];
  const enter = async (email: string, recoveryCode: string) =>
    (await second((await ticketOf(email)).ticket, { recoveryCode })).status;
  assert.equal(await enter(one.email, first.toLowerCase().replaceAll('-', ' ')), 200);
  assert.equal(await enter(one.email, first), 422);
  assert.equal(await enter(other.email, next), 422);
  const { ticket } = await ticketOf(one.email);
  const many = await Promise.all(Array.from({ length: 9 }, () => second(ticket, { recoveryCode: next })));
  assert.equal(many.filter(({ status }) => status === 200).length, 1);
  await answerOf(app, 'confirmIdentity', {
    headers: keyed(one.headers),
    payload: { proof: { code: codeOf(one.secret) } },
  });
  const headers = keyed(one.headers);
  const renewed = await answerOf(app, 'renewRecoveryCodes', { headers });
  assert.deepEqual(await answerOf(app, 'renewRecoveryCodes', { headers }), renewed);
  assert.equal(renewed.data.security.recoveryCodesLeft, 10);
  assert.equal(await enter(one.email, one.codes[2]!), 422);
  assert.equal(await enter(one.email, renewed.data.recoveryCodes![0]!), 200);
});

test('recovery codes: of 50 wrong tries at once ten count and none is accepted; a lost answer gets the same session', async () => {
  const { email, codes, headers: own } = await withAuthenticator();
  const { ticket } = await ticketOf(email);
  const [headers, proof] = [keyed(), { recoveryCode: codes[0]! }];
  const first = await second(ticket, proof, headers);
  assert.equal(first.status, 200);
  assert.deepEqual((await second(ticket, proof, headers)).body, first.body);
  const left = async () => (await answerOf(app, 'security', { headers: own })).data.security.recoveryCodesLeft;
  assert.equal(await left(), 9, 'spent once');
  const other = await withAuthenticator();
  const next = (await ticketOf(other.email)).ticket;
  const wrong = (at: number) => ({ recoveryCode: `AAAA-BBBB-CCCC-${String(at).padStart(4, '2')}` });
  const many = await Promise.all(Array.from({ length: 50 }, (_, at) => second(next, wrong(at))));
  const said = many.map(({ body }) => (body as { code: string }).code);
  assert.deepEqual(
    ['WRONG_PROOF', 'TOO_MANY_ATTEMPTS'].map((code) => said.filter((one) => one === code).length),
    [10, 40],
  );
});

test('a ticket ends after five minutes, with a new password, and at another brand', async () => {
  const { email, secret } = await withAuthenticator();
  const { ticket } = await ticketOf(email);
  const elsewhere = await call(app, 'loginSecondStep', {
    headers: { ...keyed(), host: 'lulu.localhost' },
    payload: { ticket, proof: { code: codeOf(secret) } },
  });
  assert.equal((elsewhere.body as { code: string }).code, 'LOGIN_EXPIRED');
  sandbox.clock.advance(5 * 60_000);
  assert.equal(((await second(ticket, { code: codeOf(secret) })).body as { code: string }).code, 'LOGIN_EXPIRED');
  assert.equal(((await second('never', { code: codeOf(secret) })).body as { code: string }).code, 'LOGIN_EXPIRED');
});

test('asked again: withdrawals, e-mail, password and methods wait for a proof where the brand asks, else not', async () => {
  const { headers, secret } = await withAuthenticator();
  sandbox.clock.advance(10 * 60_000);
  const profile = { updateFrom: 'Profile Page' };
  const acts = async (backend: FastifyInstance) => [
    (await call(backend, 'confirmWithdrawal', { headers: keyed(headers), payload: bodyOf(BANK) })).body,
    (
      await call(backend, 'updateUserDetails', {
        headers: keyed(headers),
        payload: { ...profile, email: `${randomUUID()}@players.example` },
      })
    ).body,
    (
      await call(backend, 'updateUserDetails', {
        headers: keyed(headers),
        payload: { ...profile, currentPassword: 'wrong one', newPassword: 'another horse' },
      })
    ).body,
    (await call(backend, 'removeAuthenticator', { headers: keyed(headers) })).body,
    (
      await call(backend, 'changeEmail', {
        headers: keyed(headers),
        payload: { email: `${randomUUID()}@players.example`, currentPassword: PASSWORD },
      })
    ).body,
  ];
  const codes = (bodies: unknown[]) => bodies.map((body) => (body as { code?: string }).code);
  assert.deepEqual(codes(await acts(app)), Array(5).fill('STEP_UP_REQUIRED'));
  const nickname = { ...profile, nickname: `n${randomUUID().slice(0, 8)}` };
  await answerOf(app, 'updateUserDetails', { headers: keyed(headers), payload: nickname });
  await answerOf(app, 'confirmIdentity', { headers: keyed(headers), payload: { proof: { code: codeOf(secret) } } });
  assert.ok(!codes(await acts(app)).includes('STEP_UP_REQUIRED'));

  const other = await withAuthenticator();
  sandbox.clock.advance(10 * 60_000);
  const relaxed = sandbox.backend({ asksAgainFor: [] });
  await answerOf(relaxed, 'removeAuthenticator', { headers: keyed(other.headers) });
  await answerOf(app, 'login', { payload: loginBody(other.email) });
  assert.equal((await answerOf(app, 'security', { headers: other.headers })).data.security.recoveryCodesLeft, 0);
});

test('a password proves nothing once there is a method', async () => {
  const { headers } = await withAuthenticator();
  const payload = { proof: { password: PASSWORD } };
  assert.equal((await refusalOf(app, 'confirmIdentity', { headers: keyed(headers), payload })).code, 'WRONG_PROOF');
});
