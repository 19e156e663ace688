import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { type FastifyInstance } from 'fastify';
import { DAY_MS, MINUTE_MS } from '@/domain/time/lengths';
import { requestsSection } from '../../panel/sections/requests';
import { answerOf, call, openTestBackend, refusalOf } from '../../testing/testBackend';
import { loginBody, mailTo, makePlayer, PASSWORD } from '../../testing/testAccounts';
import { post } from '../ledger/post';
import { toPurse } from '../../testing/testLedgerPlayer';
import { testTell } from '../../testing/testTell';

let sandbox: Awaited<ReturnType<typeof openTestBackend>>;
let app: FastifyInstance;

before(async () => {
  sandbox = await openTestBackend();
  app = sandbox.backend();
});
after(() => sandbox.close());

const keyed = (headers: object) => ({ ...headers, 'idempotency-key': randomUUID() });
const told = async (headers: Record<string, string>) => (await answerOf(app, 'accountRequests', { headers })).data;
const close = (headers: object, currentPassword: string | null = PASSWORD) => ({
  payload: { currentPassword, reason: 'No time' },
  headers: keyed(headers),
});
const decide = (form: Record<string, string>) =>
  requestsSection(sandbox.db, sandbox.clock, testTell(sandbox.clock)).submit({} as never, new URLSearchParams(form));
const wrong = { name: 'WrongInput' };

test('a copy of own data is asked for once, prepared, ready for a week, and then asked for anew', async () => {
  const { headers, account } = await makePlayer(sandbox);
  const state = async () => (await told(headers)).dataCopy?.state;
  assert.equal(await state(), undefined);
  assert.equal((await refusalOf(app, 'dataCopy', { headers })).code, 'COPY_NOT_READY');
  const asked = await Promise.all([1, 2].map(() => answerOf(app, 'requestDataCopy', { headers: keyed(headers) })));
  assert.equal(new Set(asked.map(({ data }) => data.dataCopy?.reference)).size, 1);
  assert.equal(await state(), 'asked');
  sandbox.clock.advance(MINUTE_MS / 2);
  assert.equal(await state(), 'preparing');
  sandbox.clock.advance(MINUTE_MS / 2);
  assert.equal(await state(), 'ready');
  const { copy } = (await answerOf(app, 'dataCopy', { headers })).data;
  const text = JSON.stringify(copy);
  assert.ok(text.includes(account.email) && text.includes('deposits'));
  for (const secret of [account.passwordHash!, 'tokenHash']) assert.ok(!text.includes(secret), secret);
  sandbox.clock.advance(7 * DAY_MS);
  assert.equal(await state(), 'expired');
  assert.equal((await refusalOf(app, 'dataCopy', { headers })).code, 'COPY_NOT_READY');
  await answerOf(app, 'requestDataCopy', { headers: keyed(headers) });
  const { reference } = (await told(headers)).dataCopy!;
  await decide({ request: reference, act: 'ready' });
  assert.equal(await state(), 'ready');
});

test('closing needs the password; asked twice it is one request, and can be taken back', async () => {
  const { headers } = await makePlayer(sandbox);
  assert.equal((await refusalOf(app, 'closeAccount', close(headers, 'wrong'))).code, 'WRONG_PASSWORD');
  assert.equal((await told(headers)).closing, null);
  const [one, other] = [close(headers), close(headers)];
  const answers = await Promise.all([one, other].map((sent) => answerOf(app, 'closeAccount', sent)));
  assert.equal(new Set(answers.map(({ data }) => data.closing?.reference)).size, 1);
  assert.equal((await answerOf(app, 'cancelClosing', { headers: keyed(headers) })).data.closing?.state, 'cancelled');
});

test('a declined closing tells why, on the page and by mail', async () => {
  const { headers, email } = await makePlayer(sandbox);
  const { closing } = (await answerOf(app, 'closeAccount', close(headers))).data;
  await assert.rejects(Promise.resolve(decide({ request: closing!.reference, act: 'decline' })), wrong);
  await decide({ request: closing!.reference, act: 'decline', reason: 'A check is still open.' });
  const { state, reason } = (await told(headers)).closing!;
  assert.deepEqual([state, reason], ['declined', 'A check is still open.']);
  assert.match((await mailTo(sandbox.db, email))[0]!.body, /A check is still open\./);
  await assert.rejects(
    Promise.resolve(decide({ request: closing!.reference, act: 'close' })),
    wrong,
    'decided already',
  );
});

test('money that is open is told and keeps the account open until it is settled; then nobody logs in', async () => {
  const { headers, email, account } = await makePlayer(sandbox);
  const [entries, id] = [toPurse(account.id, 1_250n), randomUUID()];
  await post(sandbox.db, { key: id, kind: 'deposit', reference: id, entries, now: sandbox.clock.now() });
  const asked = await answerOf(app, 'closeAccount', close(headers));
  assert.deepEqual(asked.data.openMoney, [{ kind: 'balance', amount: '12.50', currencyCode: 'EUR' }]);
  const { reference } = asked.data.closing!;
  await assert.rejects(Promise.resolve(decide({ request: reference, act: 'close' })), /Money is still open/);
  await decide({ request: reference, act: 'closeSettled' });
  assert.equal((await call(app, 'userDetails', { headers })).status, 403);
  assert.equal((await refusalOf(app, 'login', { payload: loginBody(email) })).code, 'ACCOUNT_CLOSED');
  assert.equal((await refusalOf(app, 'login', { payload: loginBody(email, 'wrong') })).code, 'INVALID_CREDENTIALS');
  await answerOf(app, 'forgotPassword', { payload: { email, recaptchaToken: '' } });
  await sandbox.settled();
  assert.deepEqual(
    (await mailTo(sandbox.db, email)).map(({ kind }) => kind),
    ['account-closed'],
  );
});
