import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { PAYMENT_HOOK } from './paymentHooks';
import { providerMessages } from '../deposits/schema';
import { providerOutbox } from '../../outside/payments/schema';
import { checkLedger } from '../ledger/check';
import { type PaymentNews, type ProviderMessage } from '../../outside/payments/message';
import { createOutbox, type Delivery } from '../../outside/payments/outbox';
import { sign, SIGNATURE_HEADER } from '../../base/signature';
import { paymentById } from '../../outside/payments/store';
import { depositById } from '../deposits/depositStore';
import { type Deposit, openTestCashier, type TestCashier, type TestPlayer } from '../../testing/testCashier';

let cashier: TestCashier;
let player: TestPlayer;
before(async () => {
  cashier = await openTestCashier();
});
after(async () => {
  assert.deepEqual(await checkLedger(cashier.db), []);
  await cashier.close();
});
beforeEach(async () => {
  player = await cashier.player();
});

const PAID: PaymentNews = { type: 'succeeded', arrived: '2500' };

/** A message about a deposit, as the provider writes it. */
async function messageOf({ id }: Deposit, sequence: number, news: PaymentNews): Promise<ProviderMessage> {
  const { providerPayment } = (await depositById(cashier.db, id))!;
  return { id: randomUUID(), payment: providerPayment!, reference: id, sequence, news };
}

type Sent = { secret?: string; at?: Date; signed?: string };

/** Delivers a message to the backend; returns the HTTP status. */
async function bring(
  message: unknown,
  { secret = cashier.payments.secret, at = cashier.clock.now(), signed }: Sent = {},
) {
  const payload = typeof message === 'string' ? message : JSON.stringify(message);
  const answer = await cashier.app.inject({
    method: 'POST',
    url: PAYMENT_HOOK,
    payload,
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signed ?? sign(secret, payload, at) },
  });
  return answer.statusCode;
}

test('a message that the provider did not sign, or long ago, or that was changed, is refused and changes nothing', async () => {
  const deposit = await player.create();
  const message = await messageOf(deposit, 1, PAID);
  const minutes = (count: number) => new Date(cashier.clock.now().getTime() + count * 60_000);
  const signed = sign(cashier.payments.secret, JSON.stringify({ ...message, sequence: 2 }), minutes(0));
  for (const wrong of [
    { secret: 'a guess' },
    { at: minutes(-6) },
    { at: minutes(6) },
    { signed },
    { signed: '' },
    { signed: 't=1,v1=00' },
  ]) {
    assert.equal(await bring(message, wrong), 401, JSON.stringify(wrong));
  }
  const bare = await cashier.app.inject({ method: 'POST', url: PAYMENT_HOOK, payload: message as object });
  assert.equal(bare.statusCode, 401);
  assert.equal((await player.deposit(deposit.id)).status, 'created');
  assert.deepEqual(await cashier.db.select().from(providerMessages).where(eq(providerMessages.id, message.id)), []);
});

test('a message that is repeated counts once, also many times at once', async () => {
  const deposit = await player.create();
  const message = await messageOf(deposit, 1, PAID);
  const statuses = await Promise.all(Array.from({ length: 50 }, () => bring(message)));
  assert.deepEqual([...new Set(statuses)], [200]);
  assert.equal(await player.money(), '25.00');
  // The same message under another id counts once, and so does a later one with the same news.
  assert.equal(await bring({ ...message, id: randomUUID() }), 200);
  assert.equal(await bring({ ...message, id: randomUUID(), sequence: 2 }), 200);
  assert.equal(await player.money(), '25.00');
});

test('messages out of order: what a later one has overtaken changes nothing', async () => {
  const deposit = await player.create();
  await bring(await messageOf(deposit, 3, { type: 'pending' }));
  await bring(await messageOf(deposit, 2, { type: 'declined', reason: 'do_not_honor' }));
  await bring(await messageOf(deposit, 1, { type: 'processing' }));
  assert.equal((await player.deposit(deposit.id)).status, 'pending');
  await bring(await messageOf(deposit, 4, PAID));
  assert.equal((await player.deposit(deposit.id)).status, 'success');
});

test('an end stays the end, whatever comes after it; money that comes after it goes back', async () => {
  const ends: [PaymentNews, string][] = [
    [{ type: 'failed', failure: 'TRANSACTION_FAILED' }, 'failed'],
    [{ type: 'declined', reason: 'do_not_honor' }, 'declined'],
    [{ type: 'returned' }, 'returned'],
    [{ type: 'cancelled' }, 'cancelled'],
  ];
  for (const [news, status] of ends) {
    const deposit = await player.create();
    await bring(await messageOf(deposit, 1, news));
    for (const [index, later] of [{ type: 'processing' } as const, { type: 'pending' } as const, PAID].entries()) {
      await bring(await messageOf(deposit, index + 2, later));
      assert.equal((await player.deposit(deposit.id)).status, status);
    }
    const { providerPayment } = (await depositById(cashier.db, deposit.id))!;
    const payment = await paymentById(cashier.db, providerPayment!);
    assert.deepEqual([payment?.refunded, payment?.refundReason], [2500n, `deposit ${status}`]);
  }
  assert.equal(await player.money(), '0.00');
  const paid = await player.create();
  await bring(await messageOf(paid, 1, PAID));
  await bring(await messageOf(paid, 2, { type: 'failed', failure: 'TRANSACTION_FAILED' }));
  assert.equal((await player.deposit(paid.id)).status, 'success');
  assert.equal(await player.money(), '25.00');
});

test('a message about no deposit, or about another payment’s deposit, credits nobody', async () => {
  const deposit = await player.create();
  const message = await messageOf(deposit, 1, PAID);
  assert.equal(await bring({ ...message, reference: randomUUID() }), 200);
  assert.equal(await bring({ ...message, payment: 'another' }), 200);
  assert.equal((await player.deposit(deposit.id)).status, 'created');
});

test('what the backend did not take is brought again, ever later, until it does; also after a new start', async () => {
  const deposit = await player.create();
  let isAway = true;
  let tries = 0;
  const how: { delivery: Delivery } = { delivery: 'usual' };
  const startedAnew = () =>
    createOutbox({
      db: cashier.db,
      clock: cashier.clock,
      secret: cashier.payments.secret,
      delivery: () => how.delivery,
      report: () => {},
      async deliver(body, signed) {
        tries += 1;
        if (isAway) throw new Error('nobody answers');
        return bring(body, { signed });
      },
    });
  cashier.payments.connect(async () => 503);
  await cashier.pay(deposit, '4242424242424242');
  const first = startedAnew();
  const seconds: number[] = [];
  for (let second = 0; second < 70; second += 1) {
    const before = tries;
    await first.flush();
    if (tries > before) seconds.push(second);
    cashier.sandbox.clock.advance(1_000);
  }
  assert.deepEqual(seconds, [2, 6, 14, 30, 62], 'after 2 s, 4 s, 8 s …');
  assert.equal((await player.deposit(deposit.id)).status, 'created');
  isAway = false;
  cashier.sandbox.clock.advance(300_000);
  await startedAnew().flush();
  assert.equal((await player.deposit(deposit.id)).status, 'success');
  const waiting = await cashier.db
    .select()
    .from(providerOutbox)
    .where(eq(providerOutbox.payment, (await depositById(cashier.db, deposit.id))!.providerPayment!));
  assert.ok(waiting.every(({ deliveredAt }) => deliveredAt !== null));
  tries = 0;
  await startedAnew().flush();
  assert.equal(tries, 0);

  how.delivery = 'reversed';
  const backwards = await player.create();
  await cashier.pay(backwards, '4242424242424242');
  await startedAnew().flush();
  assert.equal((await player.deposit(backwards.id)).status, 'created', 'messages gather first');
  cashier.sandbox.clock.advance(10_000);
  await startedAnew().flush();
  assert.equal((await player.deposit(backwards.id)).status, 'success');

  how.delivery = 'repeated';
  const often = await player.create();
  await cashier.pay(often, '4242424242424242');
  cashier.sandbox.clock.advance(10_000);
  tries = 0;
  await startedAnew().flush();
  assert.equal(tries, 6);
  assert.equal(await player.money(), '75.00');
});

test('who failed is told over the socket, with the method, and nobody else is', async () => {
  const told: unknown[] = [];
  cashier.sandbox.playerEvents.attach((who, event) => void told.push([who, event]));
  const deposit = await player.create({ method: 'mastercard' });
  const declined = await messageOf(deposit, 1, { type: 'declined', reason: 'expired_card' });
  await Promise.all(Array.from({ length: 5 }, () => bring(declined)));
  const expected = [player.account.id, { name: 'failedDeposit', payload: { method: 'mastercard' } }];
  assert.deepEqual(told, [expected]);
  await bring(await messageOf(await player.create(), 1, PAID));
  await bring(await messageOf(await player.create(), 1, { type: 'cancelled' }));
  assert.equal(told.length, 1);
});
