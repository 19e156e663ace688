import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { type FastifyInstance } from 'fastify';
import { DAY_MS } from '@/domain/time/lengths';
import { accountById } from '../accounts/store/accounts';
import { answerOf, openTestBackend, refusalOf } from '../../testing/testBackend';
import { anyEmail, loginBody, mailTo, makePlayer, PASSWORD } from '../../testing/testAccounts';

let sandbox: Awaited<ReturnType<typeof openTestBackend>>;
let app: FastifyInstance;

before(async () => {
  sandbox = await openTestBackend();
  app = sandbox.backend();
});
after(() => sandbox.close());

const keyed = (headers: object = {}, key: string = randomUUID()) => ({ ...headers, 'idempotency-key': key });
const asked = (email: string, headers: object, currentPassword: string | null = PASSWORD) => ({
  payload: { email, currentPassword },
  headers: keyed(headers),
});
const open = (token: string, headers: object = {}) => ({ payload: { token }, headers: keyed(headers) });
const emailOf = async (id: string) => (await accountById(sandbox.db, id))!.email;

/** A player who asked for another address, with the tokens of both links. */
async function changing(columns: object = {}) {
  const player = await makePlayer(sandbox, { emailVerifiedAt: sandbox.clock.now(), ...columns });
  const email = anyEmail();
  await answerOf(app, 'changeEmail', asked(email, player.headers));
  const [[old], [fresh]] = [await mailTo(sandbox.db, player.email), await mailTo(sandbox.db, email)];
  return { ...player, newEmail: email, oldToken: old?.token ?? '', newToken: fresh?.token ?? '' };
}

test('the address changes once both links were opened, in either order, and both times a link may be opened again', async () => {
  for (const isNewFirst of [true, false]) {
    const { account, email, newEmail, headers, oldToken, newToken } = await changing();
    const [first, second] = isNewFirst ? [newToken, oldToken] : [oldToken, newToken];
    assert.equal((await answerOf(app, 'confirmEmailChange', open(first))).data.done, false);
    assert.equal((await answerOf(app, 'confirmEmailChange', open(first))).data.done, false);
    const { change } = (await answerOf(app, 'emailChange', { headers })).data;
    assert.deepEqual([change?.oldConfirmed, change?.newConfirmed], [!isNewFirst, isNewFirst]);
    assert.equal(await emailOf(account.id), email);
    const last = { address: isNewFirst ? 'old' : 'new', done: true } as const;
    assert.deepEqual((await answerOf(app, 'confirmEmailChange', open(second))).data, last);
    assert.deepEqual((await answerOf(app, 'confirmEmailChange', open(second))).data, last);
    assert.equal(await emailOf(account.id), newEmail);
    assert.ok((await accountById(sandbox.db, account.id))!.emailVerifiedAt);
    await answerOf(app, 'login', { payload: loginBody(newEmail) });
    assert.equal((await refusalOf(app, 'login', { payload: loginBody(email) })).code, 'INVALID_CREDENTIALS');
    const kinds = (await mailTo(sandbox.db, email)).map(({ kind }) => kind).sort();
    assert.deepEqual(kinds, ['email-change-old', 'email-changed'], 'told once');
    const { entries } = (await answerOf(app, 'inbox', { headers })).data;
    assert.ok(entries.some((entry) => entry.kind === 'safety' && entry.event === 'emailChanged'));
  }
});

test('both links at once change it once', async () => {
  const { account, email, newEmail, oldToken, newToken } = await changing();
  const answers = await Promise.all(
    [oldToken, newToken].map((token) => answerOf(app, 'confirmEmailChange', open(token))),
  );
  assert.deepEqual(answers.map(({ data }) => data.done).sort(), [false, true]);
  assert.equal(await emailOf(account.id), newEmail);
  assert.equal((await mailTo(sandbox.db, email)).filter(({ kind }) => kind === 'email-changed').length, 1);
});

test('a link that is late, taken back, replaced, made up or of another brand does nothing', async () => {
  const void_ = async (token: string, headers = {}) =>
    assert.equal((await refusalOf(app, 'confirmEmailChange', open(token, headers))).code, 'LINK_EXPIRED');
  await void_('made-up');
  const late = await changing();
  await void_(late.newToken, { host: 'lulu.localhost' });
  await answerOf(app, 'confirmEmailChange', open(late.oldToken));
  sandbox.clock.advance(DAY_MS);
  await void_(late.newToken);
  const backed = await changing();
  await answerOf(app, 'cancelEmailChange', { headers: keyed(backed.headers) });
  await void_(backed.oldToken);
  const replaced = await changing();
  await answerOf(app, 'changeEmail', asked(anyEmail(), replaced.headers));
  await void_(replaced.newToken);
  for (const { account, email } of [late, backed, replaced]) assert.equal(await emailOf(account.id), email);
});

test('it needs the password, another address and one that is free; who asks too often waits', async () => {
  const { email, headers } = await makePlayer(sandbox);
  const other = await makePlayer(sandbox);
  const codeOf = async (to: string, password: string | null = PASSWORD) => {
    const { code, details } = await refusalOf(app, 'changeEmail', asked(to, headers, password));
    return [code, ...Object.keys(details ?? {})];
  };
  assert.deepEqual(await codeOf(anyEmail(), 'wrong'), ['WRONG_PASSWORD', 'currentPassword']);
  assert.deepEqual(await codeOf(anyEmail(), null), ['WRONG_PASSWORD', 'currentPassword']);
  assert.deepEqual(await codeOf('nobody'), ['VALIDATION', 'email']);
  assert.deepEqual(await codeOf(email.toUpperCase()), ['VALIDATION', 'email']);
  assert.deepEqual(await codeOf(other.email), ['VALIDATION', 'email']);
  for (let index = 0; index < 5; index++) await answerOf(app, 'changeEmail', asked(anyEmail(), headers));
  assert.equal((await codeOf(anyEmail()))[0], 'TOO_MANY_ATTEMPTS');
});

test('an address that somebody else took meanwhile is refused, and the change stays open', async () => {
  const { account, email, newEmail, oldToken, newToken } = await changing();
  await makePlayer(sandbox, { email: newEmail });
  await answerOf(app, 'confirmEmailChange', open(oldToken));
  assert.equal((await refusalOf(app, 'confirmEmailChange', open(newToken))).code, 'VALIDATION');
  assert.equal(await emailOf(account.id), email);
});

test('the same key asks once, and is a conflict for another address', async () => {
  const { headers } = await makePlayer(sandbox);
  const first = asked(anyEmail(), headers);
  const answer = await answerOf(app, 'changeEmail', first);
  assert.deepEqual(await answerOf(app, 'changeEmail', first), answer);
  assert.equal((await mailTo(sandbox.db, first.payload.email)).length, 1);
  const other = { ...first, payload: { ...first.payload, email: anyEmail() } };
  assert.equal((await refusalOf(app, 'changeEmail', other)).code, 'IDEMPOTENCY_CONFLICT');
});
