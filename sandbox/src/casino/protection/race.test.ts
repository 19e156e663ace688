import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { and, eq, gt } from 'drizzle-orm';
import { answerOf, call } from '../../testing/testBackend';
import { openTestCashier, type TestCashier, type TestPlayer } from '../../testing/testCashier';
import { deposits } from '../deposits/schema';
import { stops } from './schema';

let cashier: TestCashier;
/** A clock that advances a millisecond with every reading. */
let ticks = 0;

before(async () => {
  cashier = await openTestCashier();
  const { clock } = cashier.sandbox;
  const start = clock.now().getTime();
  clock.now = () => new Date(start + ticks++);
});
after(() => cashier.close());

const written = (player: TestPlayer, payload: object) => ({
  headers: { ...player.headers, 'idempotency-key': randomUUID() },
  payload,
});
const rowsOf = (player: TestPlayer) => cashier.db.select().from(deposits).where(eq(deposits.player, player.account.id));
const codes = (replies: readonly { status: number; body: unknown }[]) =>
  replies.map(({ status, body }) => (status === 200 ? 'taken' : (body as { code: string }).code));

test('deposits at once never pass a limit together, and the lowest remainder of three wins', async () => {
  const player = await cashier.player();
  for (const [period, amount] of [
    [0, '300'],
    [1, '100'],
    [2, '500'],
  ] as const) {
    const limit = { kind: 'deposit', period, amount, currencyCode: 'EUR' };
    await answerOf(cashier.app, 'setLimit', written(player, limit));
  }
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => call(cashier.app, 'createDeposit', player.sent({ amount: '25' }))),
  );
  const all = codes(replies);
  assert.equal(all.filter((code) => code === 'taken').length, 4);
  assert.equal(all.filter((code) => code === 'PAYMENT_LIMIT_THRESHOLD').length, 16);
  assert.equal((await rowsOf(player)).length, 4);
  const refused = await player.refused({ amount: '10' });
  assert.deepEqual(refused.details, { period: 1, limit: '100.00', left: '0.00', currencyCode: 'EUR' });
});

test('no deposit begins after the time stamp of an exclusion that is set meanwhile', async () => {
  for (let round = 0; round < 10; round += 1) {
    const player = await cashier.player();
    const create = () => call(cashier.app, 'createDeposit', player.sent({ amount: '25' }));
    const exclude = () => call(cashier.app, 'selfExclude', written(player, { duration: '1d' }));
    const replies = await Promise.all(Array.from({ length: 12 }, (_, at) => (at === round ? exclude() : create())));
    assert.ok(codes(replies).every((code) => code === 'taken' || code === 'SELF_EXCLUDED'));
    const [stop] = await cashier.db.select().from(stops).where(eq(stops.player, player.account.id));
    const late = await cashier.db
      .select()
      .from(deposits)
      .where(and(eq(deposits.player, player.account.id), gt(deposits.createdAt, stop!.from)));
    assert.deepEqual(late, []);
    assert.deepEqual(codes([await create()]), ['SELF_EXCLUDED']);
  }
});

test('a payment that settles after the exclusion is given back: nothing is credited', async () => {
  const player = await cashier.player();
  const deposit = await player.create();
  await answerOf(cashier.app, 'selfExclude', written(player, { duration: '1d' }));
  await cashier.pay(deposit, '4242424242424242');
  await cashier.payments.outbox.flush();
  const { status } = await player.deposit(deposit.id);
  assert.notEqual(status, 'success');
  assert.ok(['0.00', undefined].includes(await player.money()));
});
