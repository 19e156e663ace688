import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { decimalsOf, toMinor } from '@/domain/money/money';
import { CURRENCIES } from '../../brands/brand/money';
import { checkLedger } from '../ledger/check';
import { addConfirmations, sendCoins, type Sending } from '../../outside/payments/chain';
import { type OUTCOMES, settle } from '../../outside/payments/provider';
import { paymentById } from '../../outside/payments/store';
import { changeDepositLimit } from '../protection/limitStore';
import { quoteOf, worthOf } from '../../outside/payments/crypto';
import { depositById } from '../deposits/depositStore';
import { type Deposit, openTestCashier, type TestCashier, type TestPlayer } from '../../testing/testCashier';

let cashier: TestCashier;
before(async () => {
  cashier = await openTestCashier();
});
after(async () => {
  assert.deepEqual(await checkLedger(cashier.db), []);
  await cashier.close();
});

const TETHER = { method: 'tether', network: 'TRC20', amount: '100' };

const paymentOf = async ({ id }: Deposit) => (await depositById(cashier.db, id))!.providerPayment!;

async function chain(deposit: Deposit, act: Sending | number): Promise<boolean> {
  const [id, now] = [await paymentOf(deposit), cashier.clock.now()];
  const isDone = await cashier.db.transaction((tx) =>
    typeof act === 'number' ? addConfirmations(tx, id, act, now) : sendCoins(tx, id, act, now),
  );
  await cashier.payments.outbox.flush();
  return isDone;
}

const refundOf = async (deposit: Deposit) =>
  (await paymentById(cashier.db, await paymentOf(deposit)))?.refunded ?? null;

async function sent(player: TestPlayer, act: Sending, amount = '100') {
  const deposit = await player.create({ ...TETHER, amount });
  await chain(deposit, act);
  await chain(deposit, 19);
  return { deposit, ...(await player.deposit(deposit.id)) };
}

test('a crypto deposit has an address of its own, a quote, and counts once enough confirmations are there', async () => {
  const player = await cashier.player();
  const deposit = await player.create(TETHER);
  const other = await player.create(TETHER);
  assert.notEqual(other.crypto?.address, deposit.crypto?.address);
  assert.deepEqual(deposit.nextStep, null);
  const { address: _, ...quote } = deposit.crypto!;
  assert.deepEqual(quote, {
    // 100 EUR at 0.92 EUR a coin, rounded up.
    network: 'TRC20',
    coin: 'USDT',
    coinAmount: '108.695653',
    received: '0.000000',
    confirmations: 0,
    confirmationsNeeded: 19,
    wrongNetwork: false,
  });
  assert.ok(!(await chain(deposit, 1)), 'nothing to confirm yet');
  await chain(deposit, 'exact');
  await chain(deposit, 18);
  const waiting = await player.deposit(deposit.id);
  assert.deepEqual(
    [waiting.status, waiting.crypto?.received, waiting.crypto?.confirmations],
    ['pending', '108.695653', 18],
  );
  assert.equal(await player.money(), '0.00');
  await chain(deposit, 1);
  const { status, creditedAmount } = await player.deposit(deposit.id);
  assert.deepEqual([status, creditedAmount], ['success', '100.00']);
  assert.ok(!(await chain(deposit, 'exact')), 'the payment is over');
  assert.equal(await player.money(), '100.00');
});

test('an under-payment credits what arrived, and coins that follow it count too', async () => {
  const player = await cashier.player();
  const under = await sent(player, 'under');
  assert.deepEqual([under.status, under.creditedAmount], ['success', '60.00']);
  const twice = await player.create(TETHER);
  await chain(twice, 'under');
  await chain(twice, 5);
  await chain(twice, 'under');
  assert.equal((await player.deposit(twice.id)).crypto?.confirmations, 0);
  await chain(twice, 19);
  assert.equal((await player.deposit(twice.id)).creditedAmount, '120.00');
});

test('an over-payment credits what arrived as far as limit and bounds reach; the rest goes back', async () => {
  const free = await cashier.player();
  const over = await sent(free, 'over');
  assert.deepEqual([over.creditedAmount, await refundOf(over.deposit)], ['150.00', null]);

  const bounded = await cashier.player();
  const most = await sent(bounded, 'over', '20000');
  assert.deepEqual([most.creditedAmount, await refundOf(most.deposit)], ['20000.00', 1_000_000n]);

  const limited = await cashier.player();
  const limit = {
    player: limited.account.id,
    currency: 'EUR',
    period: 0,
    asked: 12_000n,
    now: cashier.clock.now(),
  } as const;
  await cashier.db.transaction((tx) => changeDepositLimit(tx, limit));
  const cut = await sent(limited, 'over');
  assert.deepEqual([cut.creditedAmount, await refundOf(cut.deposit)], ['120.00', 3_000n]);
  assert.equal((await limited.refused({ amount: '10' })).code, 'PAYMENT_LIMIT_THRESHOLD');
});

test('coins on a wrong network are shown and not credited; a person may end it', async () => {
  const player = await cashier.player();
  const { deposit, status, crypto } = await sent(player, 'wrong network');
  assert.deepEqual([status, crypto?.wrongNetwork, crypto?.received], ['pending', true, '0.000000']);
  cashier.sandbox.clock.advance(2 * 3_600_000);
  assert.equal((await player.deposit(deposit.id)).status, 'pending', 'money on its way does not expire');
  const id = await paymentOf(deposit);
  const act = (outcome: (typeof OUTCOMES)[number]) =>
    cashier.db.transaction((tx) => settle(tx, id, outcome, cashier.clock.now()));
  assert.ok(!(await act('success')));
  assert.ok(await act('return'));
  await cashier.payments.outbox.flush();
  assert.equal((await player.deposit(deposit.id)).status, 'returned');
  assert.equal(await player.money(), '0.00');
});

test('coins that nobody sends are not waited for longer than an hour; those that come later go back', async () => {
  const player = await cashier.player();
  const deposit = await player.create(TETHER);
  cashier.sandbox.clock.advance(3_600_000);
  assert.equal((await player.deposit(deposit.id)).status, 'failed');
  await chain(deposit, 'exact');
  await chain(deposit, 19);
  assert.equal((await player.deposit(deposit.id)).status, 'failed');
  assert.equal(await refundOf(deposit), 10_000n);
  assert.equal(await player.money(), '0.00');
});

test('quotes in every currency of the brand: what is asked for is worth the amount again, less never more', () => {
  for (const { code } of CURRENCIES) {
    for (const coin of ['BTC', 'ETH', 'LTC', 'USDT'] as const) {
      const amount = toMinor(decimalsOf(code) > 2 ? '0.5' : '123', code)!;
      const quote = quoteOf({ amount, currency: code, coin, network: 'ERC20' })!;
      assert.equal(worthOf({ ...quote, received: quote.coinAmount }, amount), amount, `${code} ${coin}`);
      const less = String(BigInt(quote.coinAmount) - 1n);
      assert.ok(worthOf({ ...quote, received: less }, amount) <= amount);
    }
  }
});
