import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { checkLedger } from '../ledger/check';
import { OUTCOMES, settle } from '../../outside/payments/provider';
import { paymentById } from '../../outside/payments/store';
import { depositById } from '../deposits/depositStore';
import { openTestCashier, PROVIDER, SITE, type TestCashier, type TestPlayer } from '../../testing/testCashier';

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

const ENDS = {
  success: 'success',
  failed: 'failed',
  return: 'returned',
  decline: 'declined',
  cancel: 'cancelled',
  pending: 'pending',
} as const;

test('a redirect method returns through the address of each result, and the backend knows the truth before', async () => {
  for (const outcome of OUTCOMES) {
    const deposit = await player.create({ method: 'banktransfer' });
    const { kind, url } = deposit.nextStep!;
    assert.equal(kind, 'redirect');
    const page = await cashier.open(url);
    assert.match(String(page.headers['content-security-policy']), /frame-ancestors 'none'/);
    assert.match(String(page.headers['content-security-policy']), new RegExp(`form-action 'self' ${SITE};`));
    const back = await cashier.submit(url, { outcome });
    assert.equal(back.statusCode, 303);
    const address = `${SITE}/deposit?modal=deposit-${outcome}&met=banktransfer&deposit=${deposit.id}`;
    assert.equal(back.headers.location, address);
    assert.equal((await player.deposit(deposit.id)).status, ENDS[outcome], outcome);
    assert.equal((await cashier.open(url)).headers.location, address, 'the page leads on when it is opened again');
  }
});

test('the first choice counts, whatever is pressed after it', async () => {
  const deposit = await player.create({ method: 'banktransfer' });
  const before = await player.money();
  await cashier.submit(deposit.nextStep!.url, { outcome: 'decline' });
  const again = await cashier.submit(deposit.nextStep!.url, { outcome: 'success' });
  assert.match(String(again.headers.location), /modal=deposit-decline/);
  assert.equal((await player.deposit(deposit.id)).status, 'declined');
  assert.equal(await player.money(), before);
});

test('a form of another page, or a choice there is not, changes nothing', async () => {
  const deposit = await player.create({ method: 'banktransfer' });
  const { url } = deposit.nextStep!;
  for (const [outcome, origin] of [
    ['success', SITE],
    ['success', 'null'],
    ['free money', PROVIDER],
  ] as const) {
    assert.equal((await cashier.submit(url, { outcome }, origin)).statusCode, 400);
  }
  assert.equal((await player.deposit(deposit.id)).status, 'created');
});

test('the way back is the language’s and the path’s, and never another site’s', async () => {
  const addressOf = async (returnPath: string, language = 'en') => {
    const { headers, payload } = player.sent({ method: 'banktransfer', returnPath });
    const answer = await cashier.app.inject({
      method: 'POST',
      url: '/api/user/create-deposit',
      payload,
      headers: { ...headers, 'accept-language': language },
    });
    const { id } = answer.json<{ data: { deposit: { id: string } } }>().data.deposit;
    return (await depositById(cashier.db, id))!.returnTo;
  };
  assert.equal(await addressOf('/casino/slots', 'ar'), `${SITE}/ar/casino/slots`);
  for (const path of ['//evil.example', 'https://evil.example', '/\\evil.example', '/a?b=c', 'evil']) {
    assert.equal(await addressOf(path), `${SITE}/deposit`, path);
  }
});

test('a pending payment is settled once, by hand', async () => {
  const deposit = await player.create({ method: 'banktransfer' });
  await cashier.submit(deposit.nextStep!.url, { outcome: 'pending' });
  const { providerPayment } = (await depositById(cashier.db, deposit.id))!;
  const now = cashier.clock.now();
  const act = (outcome: (typeof OUTCOMES)[number]) =>
    cashier.db.transaction((tx) => settle(tx, providerPayment!, outcome, now));
  assert.ok(await act('success'));
  assert.ok(!(await act('failed')));
  await cashier.payments.outbox.flush();
  assert.equal((await player.deposit(deposit.id)).status, 'success');
  assert.equal((await paymentById(cashier.db, providerPayment!))?.refunded, null);
});
