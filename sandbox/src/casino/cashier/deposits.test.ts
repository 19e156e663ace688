import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { answerOf, call, refusalOf } from '../../testing/testBackend';
import { type Db } from '../../db/database';
import { changeAccount, lockedAccount } from '../accounts/store/accounts';
import { deposits } from '../deposits/schema';
import { postings } from '../ledger/schema';
import { checkLedger } from '../ledger/check';
import { paymentById } from '../../outside/payments/store';
import { changeDepositLimit } from '../protection/limitStore';
import { depositById, expireDeposits } from '../deposits/depositStore';
import { type Deposit, openTestCashier, type TestCashier, type TestPlayer } from '../../testing/testCashier';

let cashier: TestCashier;
before(async () => {
  cashier = await openTestCashier();
});
after(async () => {
  assert.deepEqual(await checkLedger(cashier.db), []);
  await cashier.close();
});

const PAID = '4242424242424242';
const PENDING = '4000000000007726';
const BY_CREQ = '4000000000003220';

const rowsOf = ({ account }: TestPlayer) => cashier.db.select().from(deposits).where(eq(deposits.player, account.id));
const bookingsOf = ({ id }: Deposit) => cashier.db.select().from(postings).where(eq(postings.reference, id));

test('fifty deposits at once under one key are one intent, another body under it is refused', async () => {
  const player = await cashier.player();
  const key = randomUUID();
  const made = await Promise.all(Array.from({ length: 50 }, () => player.create({}, key)));
  assert.equal(new Set(made.map(({ id }) => id)).size, 1);
  assert.equal((await rowsOf(player)).length, 1);
  assert.equal((await player.refused({ amount: '26' }, key)).code, 'IDEMPOTENCY_CONFLICT');
});

test('a thousand clicks on one deposit are one intent and one booking', async () => {
  const player = await cashier.player();
  const key = randomUUID();
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(Array.from({ length: 100 }, () => player.create({}, key)));
  }
  const [row] = await rowsOf(player);
  assert.equal((await rowsOf(player)).length, 1);
  const deposit = await player.deposit(row!.id);
  await Promise.all(Array.from({ length: 50 }, () => cashier.pay(deposit, PAID)));
  assert.equal((await bookingsOf(deposit)).length, 1);
  assert.equal(await player.money(), '25.00');
});

test('a deposit is its player’s alone, and listed while it runs', async () => {
  const [player, other] = [await cashier.player(), await cashier.player()];
  const deposit = await player.create();
  for (const depositId of [deposit.id, randomUUID(), 'x', "'"]) {
    const refused = await refusalOf(cashier.app, 'deposit', { headers: other.headers, path: { depositId } });
    assert.deepEqual([refused.status, refused.code], [404, 'DEPOSIT_NOT_FOUND']);
    assert.equal((await other.cancel(depositId)).status, 404);
  }
  const listed = async ({ headers }: TestPlayer) =>
    (await answerOf(cashier.app, 'openDeposits', { headers })).data.deposits.map(({ id }) => id);
  assert.deepEqual(await listed(player), [deposit.id]);
  assert.deepEqual(await listed(other), []);
  assert.match(deposit.reference, /^D-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  await cashier.pay(deposit, PAID);
  assert.deepEqual(await listed(player), []);
  const late = await answerOf(cashier.app, 'openDeposits', { headers: player.headers, query: { endedMinutes: '60' } });
  assert.deepEqual(
    late.data.deposits.map(({ id, status }) => [id, status]),
    [[deposit.id, 'success']],
  );
  for (const id of ['openDeposits', 'depositAllowance'] as const)
    assert.equal((await refusalOf(cashier.app, id)).status, 403);
});

test('a deposit may be given up until its payment is under way, at the provider too', async () => {
  const player = await cashier.player();
  const deposit = await player.create();
  for (let times = 0; times < 2; times += 1) assert.equal((await player.cancel(deposit.id)).status, 200);
  assert.equal((await player.deposit(deposit.id)).status, 'cancelled');
  assert.equal((await cashier.pay(deposit, PAID)).statusCode, 409);
  for (const card of [PAID, PENDING, BY_CREQ]) {
    const begun = await player.create();
    await cashier.pay(begun, card);
    const { status, body } = await player.cancel(begun.id);
    assert.deepEqual([status, (body as { code: string }).code], [409, 'NOT_CANCELLABLE'], card);
  }
});

test('cancelled and paid at the same moment: one of the two, and never money for a cancelled one', async () => {
  for (let round = 0; round < 10; round += 1) {
    const player = await cashier.player();
    const deposit = await player.create();
    await Promise.all([player.cancel(deposit.id), cashier.pay(deposit, PAID)]);
    await cashier.payments.outbox.flush();
    const { status } = await player.deposit(deposit.id);
    assert.ok(status === 'success' || status === 'cancelled', status);
    assert.equal(await player.money(), status === 'success' ? '25.00' : '0.00');
  }
});

test('what nobody pays ends after half an hour, on reading and by itself; what is pending does not', async () => {
  const player = await cashier.player();
  const [idle, begun, pending] = [await player.create(), await player.create(), await player.create()];
  await cashier.pay(begun, BY_CREQ);
  await cashier.pay(pending, PENDING);
  cashier.sandbox.clock.advance(1_800_000 - 1);
  assert.equal(await expireDeposits(cashier.db, cashier.clock.now()), 0);
  cashier.sandbox.clock.advance(1);
  const { status, failure, expiresAt } = await player.deposit(idle.id);
  assert.deepEqual([status, failure, expiresAt], ['failed', 'TRANSACTION_FAILED', null]);
  assert.equal((await player.deposit(begun.id)).status, 'failed');
  assert.equal((await player.deposit(pending.id)).status, 'pending');
  assert.equal((await cashier.pay(idle, PAID)).statusCode, 409);
  const later = await player.create();
  cashier.sandbox.clock.advance(1_800_000);
  assert.ok((await expireDeposits(cashier.db, cashier.clock.now())) >= 1);
  assert.equal((await depositById(cashier.db, later.id))?.status, 'failed');
});

const limited = async (player: TestPlayer, asked: bigint | null, period: 0 | 1 | 2 = 0) =>
  cashier.db.transaction((tx) =>
    changeDepositLimit(tx, {
      player: player.account.id,
      currency: 'EUR',
      period,
      asked,
      now: cashier.clock.now(),
    }),
  );

test('deposits begun at once never pass the limit together; an unpaid one frees its share', async () => {
  const player = await cashier.player();
  await limited(player, 10_000n);
  const tries = await Promise.all(
    Array.from({ length: 20 }, () => call(cashier.app, 'createDeposit', player.sent({ amount: '30' }))),
  );
  const codes = tries.map(({ status, body }) => (status === 200 ? 'made' : (body as { code: string }).code));
  assert.equal(codes.filter((code) => code === 'made').length, 3);
  assert.equal(codes.filter((code) => code === 'PAYMENT_LIMIT_THRESHOLD').length, 17);
  const allowance = async () => (await answerOf(cashier.app, 'depositAllowance', { headers: player.headers })).data;
  assert.deepEqual(await allowance(), {
    currencyCode: 'EUR',
    left: '10.00',
    limit: '100.00',
    period: 0,
    // Of what is open nobody knows when it will be credited.
    later: [],
    netResult30Days: '0.00',
  });
  const refused = await player.refused({ amount: '30' });
  assert.deepEqual(refused.details, { period: 0, limit: '100.00', left: '10.00', currencyCode: 'EUR' });
  const [first] = await rowsOf(player);
  await player.cancel(first!.id);
  assert.equal((await allowance()).left, '40.00');
  assert.equal((await player.create({ amount: '40' })).status, 'created');
});

test('E17 the allowance tells when more is left: as deposits leave the window of each limit, and as a raise takes effect', async () => {
  const HOUR = 3_600_000;
  const player = await cashier.player();
  const start = cashier.clock.now().getTime();
  const later = async () => {
    const { data } = await answerOf(cashier.app, 'depositAllowance', { headers: player.headers });
    return data.later?.map(({ at, left }) => [(Date.parse(at) - start) / HOUR, left]);
  };
  assert.deepEqual(await later(), []);
  await limited(player, 10_000n);
  await limited(player, 12_000n, 1);
  await cashier.pay(await player.create({ amount: '60' }), PAID);
  cashier.sandbox.clock.advance(2 * HOUR);
  await cashier.pay(await player.create({ amount: '30' }), PAID);
  const tick = 1 / HOUR;
  assert.deepEqual(await later(), [
    [24 + tick, '30.00'],
    [168 + tick, '90.00'],
    [170 + tick, '100.00'],
  ]);
  await limited(player, 20_000n, 1);
  assert.deepEqual(await later(), [
    [24 + tick, '30.00'],
    [26, '70.00'],
    [26 + tick, '100.00'],
  ]);
  await limited(player, null, 1);
  await limited(player, null);
  assert.deepEqual((await later())?.at(-1), [26, null]);
});

test('the allowance tells no step on which a week that is used up still leaves nothing', async () => {
  const player = await cashier.player();
  const start = cashier.clock.now().getTime();
  await limited(player, 5_000n);
  await limited(player, 5_000n, 1);
  await cashier.pay(await player.create({ amount: '50' }), PAID);
  const { data } = await answerOf(cashier.app, 'depositAllowance', { headers: player.headers });
  assert.deepEqual(
    data.later?.map(({ at, left }) => [Date.parse(at) - start, left]),
    [[7 * 24 * 3_600_000 + 1, '50.00']],
  );
});

/** Self-excludes a player, with the usual lock on the account row first. */
async function exclude(db: Db, { account }: TestPlayer): Promise<Date> {
  return db.transaction(async (tx) => {
    await lockedAccount(tx, account.id);
    const now = cashier.clock.now();
    await changeAccount(tx, account.id, { excludedUntil: new Date(now.getTime() + 86_400_000) });
    return now;
  });
}

test('an exclusion set at any step of a deposit: nothing is credited after it, and the money goes back', async () => {
  const steps: [string, (deposit: Deposit) => Promise<unknown>, (deposit: Deposit) => Promise<unknown>][] = [
    ['created, then paid', async () => {}, (deposit) => cashier.pay(deposit, PAID)],
    [
      'the bank asks, then yes',
      (deposit) => cashier.pay(deposit, BY_CREQ),
      (deposit) =>
        cashier.submit(deposit.nextStep!.url.replace('/card?', '/challenge?'), { answer: 'confirm', code: '123456' }),
    ],
    [
      'pending, then settled',
      (deposit) => cashier.pay(deposit, '4000000000000077'),
      async () => {
        cashier.sandbox.clock.advance(10_000);
        await cashier.payments.tick();
      },
    ],
  ];
  for (const [what, first, then] of steps) {
    const player = await cashier.player();
    const deposit = await player.create();
    await first(deposit);
    await exclude(cashier.db, player);
    cashier.sandbox.clock.advance(1);
    await then(deposit);
    assert.equal((await player.deposit(deposit.id)).status, 'returned', what);
    assert.equal(await player.money(), '0.00', what);
    assert.deepEqual(await bookingsOf(deposit), [], what);
    const { providerPayment } = (await depositById(cashier.db, deposit.id))!;
    const { refunded, refundReason } = (await paymentById(cashier.db, providerPayment!))!;
    assert.deepEqual([refunded, refundReason], [2_500n, 'account stopped'], what);
    assert.equal((await player.refused()).code, 'SELF_EXCLUDED');
  }
});

test('an exclusion and a payment at the same moment: booked before it, or not at all', async () => {
  for (let round = 0; round < 20; round += 1) {
    const player = await cashier.player();
    const deposit = await player.create();
    cashier.sandbox.clock.advance(1_000);
    const [excludedAt] = await Promise.all([exclude(cashier.db, player), cashier.pay(deposit, PAID)]);
    await cashier.payments.outbox.flush();
    const [booking] = await bookingsOf(deposit);
    const { status } = await player.deposit(deposit.id);
    assert.equal(status, booking ? 'success' : 'returned');
    if (booking) assert.ok(booking.createdAt <= excludedAt);
  }
});

test('after a freeze nothing is credited either', async () => {
  const player = await cashier.player();
  const deposit = await player.create();
  const frozenUntil = new Date(cashier.clock.now().getTime() + 86_400_000);
  await changeAccount(cashier.db, player.account.id, { frozenUntil });
  await cashier.pay(deposit, PAID);
  assert.equal((await depositById(cashier.db, deposit.id))?.status, 'returned');
  assert.deepEqual(await bookingsOf(deposit), []);
});
