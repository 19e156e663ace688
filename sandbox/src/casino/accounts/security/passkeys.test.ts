import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { type FastifyInstance } from 'fastify';
import { answerOf, call, openTestBackend, refusalOf } from '../../../testing/testBackend';
import { loginBody, makePlayer, PASSWORD } from '../../../testing/testAccounts';
import { testPasskey } from '../../../testing/testPasskey';

let sandbox: Awaited<ReturnType<typeof openTestBackend>>;
let app: FastifyInstance;

before(async () => {
  sandbox = await openTestBackend();
  app = sandbox.backend();
});
after(() => sandbox.close());

type Headers = Record<string, string>;
const keyed = (headers: Headers = {}) => ({ ...headers, 'idempotency-key': randomUUID() });
const EVIL = 'http://localhost.evil.example';

async function withPasskey() {
  const player = await makePlayer(sandbox);
  const headers = player.headers;
  await answerOf(app, 'confirmIdentity', { headers: keyed(headers), payload: { proof: { password: PASSWORD } } });
  const device = testPasskey();
  const { data } = await answerOf(app, 'startPasskey', { headers });
  const payload = { name: ' Phone ', passkey: device.create(data.options) };
  const added = await answerOf(app, 'addPasskey', { headers: keyed(headers), payload });
  return { ...player, device, added: added.data };
}
const challenge = async (payload: object = {}, headers: Headers = {}) =>
  (await answerOf(app, 'passkeyChallenge', { payload, headers })).data.options;
const login = (passkey: object, headers = keyed()) => call(app, 'loginWithPasskey', { headers, payload: { passkey } });
const refused = async (passkey: object) => {
  const { status, body } = await login(passkey);
  assert.deepEqual([status, (body as { code: string }).code], [422, 'WRONG_PROOF']);
};
const ticketOf = async (email: string) =>
  (await refusalOf(app, 'login', { payload: loginBody(email) })).details as { ticket: string; methods: string[] };

test('a passkey is added with its name and recovery codes, opens a session in place of the password, and is removed', async () => {
  const { account, headers, device, added } = await withPasskey();
  assert.deepEqual([added.security.passkeys.map(({ name }) => name), added.recoveryCodes?.length], [['Phone'], 10]);
  const { status, body } = await login(device.get(await challenge()));
  assert.deepEqual([status, (body as { userId: string }).userId], [200, account.id]);
  const { data } = await answerOf(app, 'security', { headers });
  assert.notEqual(data.security.passkeys[0]?.lastUsedAt, null);
  const removed = await answerOf(app, 'removePasskey', {
    headers: keyed(headers),
    payload: { id: data.security.passkeys[0]!.id },
  });
  assert.deepEqual([removed.data.security.passkeys, removed.data.security.recoveryCodesLeft], [[], 0]);
  await refused(device.get(await challenge()));
  await answerOf(app, 'login', { payload: loginBody(account.email) });
});

test('as a second step a passkey counts for its own ticket and player only', async () => {
  const one = await withPasskey();
  const other = await withPasskey();
  const { ticket, methods } = await ticketOf(one.email);
  assert.deepEqual(methods, ['passkey', 'recoveryCode']);
  const second = async (passkey: object) =>
    (await call(app, 'loginSecondStep', { headers: keyed(), payload: { ticket, proof: { passkey } } })).status;
  assert.equal(await second(other.device.get(await challenge({ ticket }))), 422);
  assert.equal(await second(one.device.get(await challenge())), 422, 'a challenge for a log-in without a password');
  const foreign = (await ticketOf(other.email)).ticket;
  assert.equal(
    await second(one.device.get(await challenge({ ticket: foreign }))),
    422,
    'a challenge of another player',
  );
  assert.equal(await second(one.device.get(await challenge({ ticket }), { verified: false })), 200);
});

test('wrong origin, wrong host, unverified user, wrong user and a challenge nobody gave: 0 accepted', async () => {
  const one = await withPasskey();
  const other = await withPasskey();
  await refused(one.device.get(await challenge(), { origin: EVIL }));
  await refused(one.device.get(await challenge(), { rpId: 'evil.example' }));
  await refused(one.device.get(await challenge(), { verified: false }));
  await refused(one.device.get(await challenge(), { userHandle: Buffer.from(other.account.id).toString('base64url') }));
  await refused(one.device.get({ challenge: Buffer.from(randomUUID()).toString('base64url') }));
  const forged = other.device.get(await challenge());
  const { id } = one.device.get(await challenge());
  await refused({ ...forged, id, rawId: id });
  await refused({ ...forged, response: { clientDataJSON: 'bm90IGpzb24' } });
  assert.equal((await login(one.device.get(await challenge()))).status, 200);
});

test('counter: one that did not go up is refused, as a copied key would show', async () => {
  const { device } = await withPasskey();
  assert.equal((await login(device.get(await challenge(), { counter: 5 }))).status, 200);
  for (const counter of [5, 4, 0]) await refused(device.get(await challenge(), { counter }));
  assert.equal((await login(device.get(await challenge(), { counter: 6 }))).status, 200);
});

test('replay: an answer counts once, of 50 at once too; the same key gets the same session', async () => {
  const { device } = await withPasskey();
  const answer = device.get(await challenge());
  const headers = keyed();
  const first = await login(answer, headers);
  assert.equal(first.status, 200);
  assert.deepEqual((await login(answer, headers)).body, first.body);
  await refused(answer);
  const next = device.get(await challenge());
  const many = await Promise.all(Array.from({ length: 50 }, () => login(next)));
  assert.equal(many.filter(({ status }) => status === 200).length, 1);
  const late = device.get(await challenge());
  sandbox.clock.advance(5 * 60_000);
  await refused(late);
});

test('a passkey is added only for the session’s player, from this site, and by a challenge that counts once', async () => {
  const one = await makePlayer(sandbox);
  const other = await makePlayer(sandbox);
  const start = async ({ headers }: typeof one) => {
    await answerOf(app, 'confirmIdentity', { headers: keyed(headers), payload: { proof: { password: PASSWORD } } });
    return (await answerOf(app, 'startPasskey', { headers })).data.options;
  };
  const add = async ({ headers }: typeof one, passkey: object) =>
    (await call(app, 'addPasskey', { headers: keyed(headers), payload: { passkey } })).status;
  assert.equal((await refusalOf(app, 'startPasskey', { headers: one.headers })).code, 'STEP_UP_REQUIRED');
  assert.equal(await add(one, testPasskey().create(await start(one), { origin: EVIL })), 422);
  assert.equal(await add(other, testPasskey().create(await start(one))), 422);
  const made = testPasskey().create(await start(one));
  assert.equal(await add(one, made), 200);
  assert.equal(await add(one, made), 422);
  assert.equal((await answerOf(app, 'security', { headers: one.headers })).data.security.passkeys.length, 1);
});
