import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { checkLedger } from '../ledger/check';
import { PENDING_MS } from '../../outside/payments/charge';
import { TEST_CARDS } from '../../outside/payments/testCards';
import { type Deposit, openTestCashier, SITE, type TestCashier, type TestPlayer } from '../../testing/testCashier';

let cashier: TestCashier;
let player: TestPlayer;
before(async () => {
  cashier = await openTestCashier();
  player = await cashier.player();
});
after(async () => {
  assert.deepEqual(await checkLedger(cashier.db), []);
  await cashier.close();
});

const PAID = '4242424242424242';
const BY_CREQ = '4000000000003220';
const BY_PAREQ = '4000002760003184';

const stateOf = async ({ id }: Deposit) => {
  const { status, failure, declineReason, creditedAmount } = await player.deposit(id);
  return { status, failure, declineReason, creditedAmount };
};
const page = (deposit: Deposit, name: string) => deposit.nextStep!.url.replace(/\/card\?.*$/, `/${name}`);

test('a card that is paid credits the wallet once, and the deposit says so', async () => {
  const one = await cashier.player();
  const deposit = await one.create();
  assert.equal(deposit.status, 'created');
  assert.equal((await cashier.open(deposit.nextStep!.url)).statusCode, 200);
  const answer = await cashier.pay(deposit, PAID);
  assert.deepEqual(answer.json(), { data: { status: 'done' } });
  const { status, creditedAmount, nextStep, endedAt } = await one.deposit(deposit.id);
  assert.deepEqual([status, creditedAmount, nextStep], ['success', '25.00', null]);
  assert.equal(endedAt, cashier.clock.now().toISOString());
  assert.equal(await one.money(), '25.00');
  assert.equal((await cashier.pay(deposit, PAID)).statusCode, 409);
  assert.equal(await one.money(), '25.00');
});

test('every test card ends a deposit as its table says; any other card is declined', async () => {
  for (const { number, outcome } of [...TEST_CARDS, { number: '4012888888881881', outcome: null }]) {
    const deposit = await player.create();
    assert.equal((await cashier.pay(deposit, number)).statusCode, 200, number);
    const { status, failure, declineReason } = await stateOf(deposit);
    switch (outcome?.does) {
      case 'succeed':
        assert.deepEqual([status, failure, declineReason], ['success', null, null], number);
        break;
      case 'decline':
        assert.deepEqual([status, failure, declineReason], ['declined', 'TRANSACTION_FAILED', outcome.reason], number);
        break;
      case 'fail':
        assert.deepEqual([status, failure], ['failed', outcome.failure], number);
        break;
      case 'challenge':
        assert.equal(status, 'processing', number);
        break;
      case 'pend':
        assert.equal(status, 'pending', number);
        break;
      case undefined:
        assert.deepEqual([status, declineReason], ['declined', 'not_a_test_card']);
    }
  }
});

test('a pending card settles by a later message: paid, declined, or when somebody settles it', async () => {
  const ends = ['4000000000000077', '4000000000005126', '4000000000007726'];
  const deposits = [];
  for (const number of ends) {
    const deposit = await player.create();
    await cashier.pay(deposit, number);
    deposits.push(deposit);
  }
  await cashier.payments.tick();
  for (const deposit of deposits) assert.equal((await stateOf(deposit)).status, 'pending');
  cashier.sandbox.clock.advance(PENDING_MS);
  await cashier.payments.tick();
  const statuses = await Promise.all(deposits.map(async (deposit) => (await stateOf(deposit)).status));
  assert.deepEqual(statuses, ['success', 'declined', 'pending']);
});

test('by CReq the bank asks in the frame: yes pays, no and three wrong codes decline', async () => {
  const begin = async () => {
    const deposit = await player.create();
    const { data } = (await cashier.pay(deposit, BY_CREQ)).json<{ data: { status: string; url: string } }>();
    assert.deepEqual(data, { status: 'challenge', url: page(deposit, 'challenge') });
    return { deposit, url: data.url };
  };
  const yes = await begin();
  const asks = await cashier.open(yes.url);
  assert.match(asks.body, /name="code"/);
  assert.match(String(asks.headers['content-security-policy']), new RegExp(`frame-ancestors ${SITE};`));
  assert.match((await cashier.submit(yes.url, { answer: 'confirm', code: '000000' })).body, /This code is wrong/);
  assert.equal((await stateOf(yes.deposit)).status, 'processing');
  const done = await cashier.submit(yes.url, { answer: 'confirm', code: '123456' });
  assert.match(done.body, /data-done=""/);
  assert.deepEqual(await stateOf(yes.deposit), {
    status: 'success',
    failure: null,
    declineReason: null,
    creditedAmount: '25.00',
  });
  const no = await begin();
  await cashier.submit(no.url, { answer: 'refuse' });
  assert.equal((await stateOf(no.deposit)).declineReason, 'authentication_failed');
  const wrong = await begin();
  for (let tries = 0; tries < 3; tries += 1) await cashier.submit(wrong.url, { answer: 'confirm', code: '1' });
  assert.equal((await stateOf(wrong.deposit)).status, 'declined');
  const foreign = await begin();
  assert.equal((await cashier.submit(foreign.url, { answer: 'confirm', code: '123456' }, SITE)).statusCode, 400);
  assert.equal((await stateOf(foreign.deposit)).status, 'processing');
});

test('by PaReq the bank’s own page leads back to the site, and the payment counts once PaReq and MD were brought', async () => {
  const one = await cashier.player();
  const deposit = await one.create({ returnPath: '/casino' });
  const { data } = (await cashier.pay(deposit, BY_PAREQ)).json<{ data: { url: string } }>();
  const inFrame = await cashier.open(data.url);
  assert.match(inFrame.body, new RegExp(`data-redirect="${page(deposit, 'bank')}"`));
  const bank = page(deposit, 'bank');
  assert.match(String((await cashier.open(bank)).headers['content-security-policy']), /frame-ancestors 'none'/);
  const back = await cashier.submit(bank, { answer: 'confirm', code: '123456' });
  assert.equal(back.statusCode, 303);
  const address = new URL(String(back.headers.location));
  const { modal, met, deposit: id, PaReq = '', MD = '' } = Object.fromEntries(address.searchParams);
  assert.deepEqual(
    [address.origin, address.pathname, modal, met, id],
    [SITE, '/casino', 'deposit-3ds-success', 'visa', deposit.id],
  );
  assert.equal((await one.deposit(deposit.id)).status, 'processing', 'what an address says is no payment');
  assert.equal((await cashier.open(bank)).headers.location, address.href, 'the page may be opened again');

  const bring = (body: unknown) =>
    cashier.app.inject({ method: 'POST', url: '/api/user/3ds-webhook', payload: body as object });
  for (const wrong of [
    { PaReq: 'made-up', MD },
    { PaReq, MD: 'made-up' },
    { PaReq: '', MD: '' },
    { PaReq: { a: 1 }, MD: [] },
    {},
  ]) {
    assert.equal((await bring(wrong)).statusCode, 200, JSON.stringify(wrong));
  }
  await cashier.payments.outbox.flush();
  assert.equal(await one.money(), '0.00');
  await Promise.all(Array.from({ length: 10 }, () => bring({ PaReq, MD })));
  await cashier.payments.outbox.flush();
  assert.equal((await one.deposit(deposit.id)).status, 'success');
  await bring({ PaReq, MD });
  await cashier.payments.outbox.flush();
  assert.equal(await one.money(), '25.00');
});

test('a refusal on the bank’s own page leads back as declined', async () => {
  const deposit = await player.create();
  await cashier.pay(deposit, BY_PAREQ);
  const back = await cashier.submit(page(deposit, 'bank'), { answer: 'refuse' });
  assert.equal(new URL(String(back.headers.location)).searchParams.get('modal'), 'deposit-decline');
  assert.equal((await stateOf(deposit)).status, 'declined');
});
