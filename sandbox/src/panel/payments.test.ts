import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type FastifyInstance } from 'fastify';
import { openTestCashier, type TestCashier, type TestPlayer } from '../testing/testCashier';
import { testClock } from '../testing/testClock';
import { createControls } from './sections/controls';
import { createPanel } from './panel';
import { paymentsSection } from './sections/payments';

const HOST = 'localhost:4200';
const time = testClock();
const controls = createControls(time);
let cashier: TestCashier;
let panel: FastifyInstance;
let player: TestPlayer;
before(async () => {
  cashier = await openTestCashier({ controls });
  const sections = [paymentsSection(cashier.db, controls.clock, cashier.payments)];
  panel = createPanel({ controls, brands: ['curacao'], sections, log: false });
  player = await cashier.player();
});
after(async () => {
  await panel.close();
  await cashier.close();
});

const page = async (url = '/sandbox') => (await panel.inject({ url, headers: { host: HOST } })).body;

async function post(form: Record<string, string>): Promise<{ status: number; said: string }> {
  const answer = await panel.inject({
    method: 'POST',
    url: '/sandbox/payments',
    payload: new URLSearchParams(form).toString(),
    headers: { host: HOST, origin: `http://${HOST}`, 'content-type': 'application/x-www-form-urlencoded' },
  });
  const shown = answer.statusCode === 303 ? await page(answer.headers.location) : answer.body;
  return { status: answer.statusCode, said: /class="notice[^>]*>([^<]*)</.exec(shown)?.[1] ?? '' };
}

test('what the next deposit meets is set, shown, and taken back', async () => {
  assert.deepEqual(await post({ situation: 'UNIFIED_ERROR' }), {
    status: 303,
    said: 'The next deposit meets UNIFIED_ERROR.',
  });
  assert.match(await page(), /value="UNIFIED_ERROR" selected/);
  assert.equal((await player.refused()).code, 'UNIFIED_ERROR');
  await post({ situation: 'PHONE_ERROR' });
  await post({ situation: '' });
  assert.equal((await player.create()).status, 'created');
  await post({ situation: 'slow' });
  assert.equal(controls.payments.slowness(), 0);
  await player.create();
  assert.equal(controls.payments.slowness(), 10_000);
  await player.create();
  assert.equal(controls.payments.slowness(), 0);
});

test('a deposit is found by its reference and settled; messages come again and change nothing, forged ones are refused', async () => {
  const deposit = await player.create({ method: 'banktransfer' });
  const act = (what: string) => post({ deposit: deposit.reference, act: what });
  assert.match(await page(), new RegExp(deposit.reference));
  assert.equal((await act('settle pending')).status, 303);
  assert.equal((await player.deposit(deposit.id)).status, 'pending');
  assert.equal((await act('settle success')).status, 303);
  assert.equal((await player.deposit(deposit.id)).status, 'success');
  const money = await player.money();
  assert.deepEqual(await act('again'), { status: 303, said: 'The messages were answered 200, 200.' });
  assert.deepEqual(await act('forge'), { status: 303, said: 'The forged message was answered 401.' });
  assert.equal(await player.money(), money);
  for (const wrong of ['settle failed', 'send exact', 'confirm 1', 'settle gold', 'confirm x', '']) {
    assert.equal((await act(wrong)).status, 422, wrong);
  }
  assert.equal((await post({ deposit: 'D-0000-0000', act: 'again' })).status, 422);
  assert.equal((await post({ delivery: 'repeated' })).said, 'Messages come three times each.');
  assert.equal(controls.payments.delivery(), 'repeated');
});

test('coins are sent and confirmed on the simulated chain', async () => {
  const deposit = await player.create({ method: 'bitcoin', network: 'Bitcoin', amount: '100' });
  const act = (what: string) => post({ deposit: deposit.reference, act: what });
  assert.equal((await act('send exact')).said, 'Coins were sent: exact.');
  assert.match(await page(), /Bitcoin: 0\.00166667 of 0\.00166667 BTC, 0 of 2/);
  await act('confirm 1');
  assert.equal((await player.deposit(deposit.id)).status, 'pending');
  await act('confirm 2');
  assert.equal((await player.deposit(deposit.id)).creditedAmount, '100.00');
});

test('without a reference the newest deposit of an e-mail is meant, and nobody else’s', async () => {
  // Test clocks do not advance by themselves; without a step all deposits of this file are equally new.
  for (const clock of [time, cashier.sandbox.clock]) clock.advance(1);
  const [deposit, other] = [await player.create({ method: 'banktransfer' }), await cashier.player()];
  const others = await other.create({ method: 'banktransfer' });
  assert.equal((await post({ email: player.email.toUpperCase(), act: 'settle failed' })).status, 303);
  assert.equal((await player.deposit(deposit.id)).status, 'failed');
  assert.equal((await other.deposit(others.id)).status, 'created');
  assert.equal((await post({ email: 'nobody@players.example', act: 'settle failed' })).status, 422);
});
