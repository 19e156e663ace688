import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { type FastifyInstance } from 'fastify';
import { type OperationId, type RequestOf } from '@/contract/wire';
import { CATALOGUE } from '../../testing/testCatalogue';
import { accountById } from '../accounts/store/accounts';
import { limits, stops } from './schema';
import { assertMayDeposit } from './mayDeposit';
import { refuseExcluded } from './stop';
import { type GameSession } from '../play/gameSession';
import { stopped } from '../play/mayStake';
import { loginBody, mailTo, makePlayer } from '../../testing/testAccounts';
import { answerOf, call, openTestBackend, refusalOf } from '../../testing/testBackend';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const EUROS = { amount: 2_000n, currency: 'EUR' };
/** A play session without a sign-in session. */
const PLAY = { login: null, expiresAt: new Date(0) } as GameSession;

let sandbox: Awaited<ReturnType<typeof openTestBackend>>;
let app: FastifyInstance;
let player: Awaited<ReturnType<typeof makePlayer>>;

before(async () => {
  sandbox = await openTestBackend();
  app = sandbox.backend();
});
after(() => sandbox.close());
beforeEach(async () => {
  player = await makePlayer(sandbox);
});

const sent = (payload: object, key: string = randomUUID()) => ({
  headers: { ...player.headers, 'idempotency-key': key },
  payload,
});
const limitOf = (amount: string | null, period = 0): RequestOf<'setLimit'> => ({
  kind: 'deposit',
  amount,
  currencyCode: 'EUR',
  period: period as 0,
});
const setLimit = async (amount: string | null, period = 0) =>
  (await answerOf(app, 'setLimit', sent(limitOf(amount, period)))).data.limit;
const told = async (wanted = 'deposit') =>
  (await answerOf(app, 'limits', { headers: player.headers })).data.limits.filter(({ kind }) => kind === wanted);
const receipts = () => sandbox.db.$count(stops);
const inTime = (ms: number) => new Date(sandbox.clock.now().getTime() + ms).toISOString();

test('LIM-01 limits are daily 0, weekly 1 and monthly 2, and hold at once where they are lower', async () => {
  assert.deepEqual(
    (await told()).map(({ kind, period, amount, used }) => [kind, period, amount, used]),
    [0, 1, 2].map((period) => ['deposit', period, null, '0.00']),
  );
  assert.equal((await setLimit('50.5', 1)).amount, '50.50');
  assert.deepEqual(
    (await told()).map(({ amount }) => amount),
    [null, '50.50', null],
  );
  assert.equal((await setLimit('20', 1)).amount, '20.00');
});

test('a raise waits for 24 hours, and can be taken back', async () => {
  await setLimit('50', 2);
  const raised = await setLimit('90', 2);
  assert.deepEqual([raised.amount, raised.pendingAmount, raised.pendingFrom], ['50.00', '90.00', inTime(DAY)]);
  const back = await setLimit('50', 2);
  assert.deepEqual([back.amount, back.pendingFrom], ['50.00', null]);
  await setLimit(null, 2);
  sandbox.clock.advance(DAY);
  assert.deepEqual(
    (await told()).map(({ amount, pendingFrom }) => [amount, pendingFrom]),
    [0, 1, 2].map(() => [null, null]),
  );
});

test('the monthly limit stands in the player’s details', async () => {
  const monthly = async () => (await answerOf(app, 'userDetails', { headers: player.headers })).userMonthlyLimit;
  assert.equal(await monthly(), null);
  await setLimit('300', 2);
  assert.equal((await monthly())?.amount, '300.00');
});

test('what is no limit of the account’s currency is refused', async () => {
  const wrong: [Partial<RequestOf<'setLimit'>>, string][] = [
    [{ period: null }, 'period'],
    [{ kind: 'loss', period: null }, 'period'],
    [{ kind: 'maxBet', period: null, currencyCode: 'USD' }, 'currencyCode'],
    [{ currencyCode: 'USD' }, 'currencyCode'],
    [{ amount: '-1' }, 'amount'],
    [{ amount: '1.001' }, 'amount'],
    [{ amount: '9'.repeat(13) }, 'amount'],
  ];
  for (const [change, field] of wrong) {
    const refused = await refusalOf(app, 'setLimit', sent({ ...limitOf('10'), ...change }));
    assert.equal(refused.code, 'VALIDATION', field);
    assert.deepEqual(Object.keys(refused.details ?? {}), [field]);
  }
});

const exclude = async (duration: string, until?: string, key?: string) =>
  (await answerOf(app, 'selfExclude', sent({ duration, ...(until && { until }) }, key))).data;
const limitInDetails = async () => (await answerOf(app, 'userDetails', { headers: player.headers })).getUser.userLimit;

test('LIM-02 the short self-exclusions last as long as they say, and cannot be shortened', async () => {
  const lengths = { '1h': HOUR, '12h': 12 * HOUR, '1d': DAY, '3d': 3 * DAY, '1w': 7 * DAY, '1m': 30 * DAY };
  for (const [duration, ms] of Object.entries(lengths)) {
    const { from, until } = await exclude(duration);
    assert.equal(from, inTime(0));
    // A month from now is 30 days, the length of November.
    assert.equal(until, inTime(ms), duration);
    const told = { isSelfExclusionPermanent: false, selfExclusion: until, isSelfExclusionByClock: true };
    assert.deepEqual(await limitInDetails(), told);
  }
  const longest = await exclude('1m');
  const count = await receipts();
  for (const duration of Object.keys(lengths)) assert.deepEqual(await exclude(duration), longest);
  assert.equal(await receipts(), count);
});

test('LIM-03 self-exclusion is for good, or through a day as a whole', async () => {
  const custom = await exclude('custom', '2026-12-24');
  assert.equal(custom.until, '2026-12-25T12:00:00.000Z', 'the end of the day in the last time zone');
  const forGood = await exclude('permanent');
  assert.equal(forGood.until, null);
  assert.equal((await limitInDetails())?.isSelfExclusionPermanent, true);
  assert.deepEqual(await exclude('1m'), forGood);
});

test('a custom exclusion needs a day after today, at most five years ahead', async () => {
  for (const until of [undefined, '2026-11-19', '2032-01-01']) {
    const refused = await refusalOf(app, 'selfExclude', sent({ duration: 'custom', until }));
    assert.deepEqual([refused.code, Object.keys(refused.details ?? {})], ['VALIDATION', ['until']], until);
  }
});

test('A08 OP-096 a day holds until it is over everywhere, an instant to the millisecond, and the details say which', async () => {
  const day = inTime(0).slice(0, 10);
  const afterDay = new Date(Date.parse(day) + DAY + 12 * HOUR);
  const cases = [
    { columns: { selfExclusion: day }, end: afterDay, told: day },
    { columns: { selfExclusion: day, excludedUntil: new Date(inTime(1)) }, end: afterDay, told: day },
    { columns: { excludedUntil: new Date(inTime(HOUR)) }, end: new Date(inTime(HOUR)), told: inTime(HOUR) },
  ];
  for (const { columns, end, told: last } of cases) {
    const excluded = await makePlayer(sandbox, columns);
    const { account } = excluded;
    const limits = (await answerOf(app, 'userDetails', { headers: excluded.headers })).getUser.userLimit;
    assert.deepEqual([limits?.selfExclusion, limits?.isSelfExclusionByClock], [last, last !== day]);
    assert.ok((await answerOf(app, 'login', { payload: loginBody(excluded.email) })).accessToken);
    const may = (now: Date) => sandbox.db.transaction((tx) => assertMayDeposit(tx, account, EUROS, now));
    const stake = (now: Date) => stopped(sandbox.db, { session: PLAY, account, now });
    const lastMoment = new Date(end.getTime() - 1);
    await assert.rejects(may(lastMoment), { code: 'SELF_EXCLUDED', details: { until: end.toISOString() } });
    assert.equal((await stake(lastMoment))?.code, 'SELF_EXCLUDED');
    assert.throws(() => refuseExcluded(account, lastMoment), { code: 'SELF_EXCLUDED' });
    await may(end);
    assert.equal((await stake(end))?.code, 'SESSION_ENDED');
    refuseExcluded(account, end);
  }
});

test('A08 an exclusion through a day takes a day and no instant', async () => {
  for (const until of ['2026-12-24T00:00:00.000Z', '2026-12-24T00:00:00+01:00', '24.12.2026', '2026-02-30']) {
    const refused = await refusalOf(app, 'selfExclude', sent({ duration: 'custom', until }));
    assert.deepEqual([refused.code, refused.status], ['VALIDATION', 422], until);
  }
});

test('SESS-10 an excluded player signs in and sees, and opens no game', async () => {
  const { until } = await exclude('1h');
  const signedIn = await answerOf(app, 'login', { payload: loginBody(player.email) });
  assert.ok(signedIn.accessToken);
  const game = CATALOGUE.find(({ restrictedCountries }) => restrictedCountries.length === 0)!.id;
  const launch = () => sent({ game, mode: 'demo', demoUserId: 'demo-guest', locale: 'en' });
  const refused = await refusalOf(app, 'launchGame', launch());
  assert.deepEqual([refused.status, refused.code, refused.details], [409, 'SELF_EXCLUDED', { until }]);
  sandbox.clock.advance(HOUR);
  await answerOf(app, 'launchGame', launch());
});

test('LIM-04 a freeze ends every session and keeps everybody out until its end', async () => {
  for (const days of [1, 3, 7, 10]) {
    player = await makePlayer(sandbox);
    const { data } = await answerOf(app, 'freezeAccount', sent({ days }));
    assert.equal(data.until, inTime(days * DAY));
    assert.equal((await refusalOf(app, 'userDetails', { headers: player.headers })).code, 'SESSION_EXPIRED');
    const refused = await refusalOf(app, 'login', { payload: loginBody(player.email) });
    assert.deepEqual([refused.code, refused.details], ['ACCOUNT_FROZEN', { until: data.until }]);
  }
  sandbox.clock.advance(10 * DAY);
  await answerOf(app, 'login', { payload: loginBody(player.email) });
});

test('whoever lost the answer of a freeze gets it with the ended session, and nothing else', async () => {
  const key = randomUUID();
  const first = await answerOf(app, 'freezeAccount', sent({ days: 1 }, key));
  assert.deepEqual(await answerOf(app, 'freezeAccount', sent({ days: 1 }, key)), first);
  const refused = await refusalOf(app, 'freezeAccount', sent({ days: 10 }));
  assert.deepEqual([refused.status, refused.code], [403, 'SESSION_EXPIRED']);
  const { frozenUntil } = (await accountById(sandbox.db, player.account.id))!;
  assert.equal(frozenUntil?.toISOString(), first.data.until);
});

test('the receipt goes out by message, with its reference and its end', async () => {
  const { reference } = await exclude('1d');
  assert.match(reference, /^P-[\dA-F]{4}-[\dA-F]{4}-[\dA-F]{4}$/);
  const [letter] = await mailTo(sandbox.db, player.email);
  assert.equal(letter?.kind, 'excluded');
  assert.ok(letter.body.includes(reference));
  assert.ok(!letter.body.includes('{{'));
  assert.match(letter.subject, /until \w+day.* UTC/);
});

/** A thousand concurrent calls, some with a different key, as from other tabs. */
async function crowd(id: OperationId, payload: object) {
  const key = randomUUID();
  const calls = Array.from({ length: 1_000 }, (_, at) => call(app, id, sent(payload, at % 50 === 0 ? undefined : key)));
  return Promise.all(calls);
}

test('a thousand presses are one exclusion with one receipt and one message', async () => {
  const count = await receipts();
  const answers = await crowd('selfExclude', { duration: '3d' });
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
  assert.equal(new Set(answers.map(({ body }) => JSON.stringify(body))).size, 1);
  assert.equal((await receipts()) - count, 1);
  assert.equal((await mailTo(sandbox.db, player.email)).length, 1);
});

test('a thousand presses are one freeze', async () => {
  const count = await receipts();
  const answers = await crowd('freezeAccount', { days: 3 });
  const given = answers.filter(({ status }) => status === 200);
  assert.equal(new Set(given.map(({ body }) => JSON.stringify(body))).size, 1);
  // Later calls are refused with 403; with parallel transactions, all thousand may be past that check already.
  const others = answers.filter(({ status }) => status !== 200);
  assert.ok(others.every(({ status }) => status === 403));
  assert.equal((await receipts()) - count, 1);
});

test('a thousand presses are one limit', async () => {
  await setLimit('10');
  const answers = await crowd('setLimit', limitOf('40'));
  assert.equal(new Set(answers.map(({ body }) => JSON.stringify(body))).size, 1);
  const rows = await sandbox.db.select().from(limits);
  assert.deepEqual(
    rows.filter((row) => row.player === player.account.id).map(({ pendingAmount }) => pendingAmount),
    [4000n],
  );
});
