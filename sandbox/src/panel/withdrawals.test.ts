import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type FastifyInstance } from 'fastify';
import { WITHDRAWALS } from '../brands/brand/withdrawals';
import { checkLedger } from '../casino/ledger/check';
import { testClock } from '../testing/testClock';
import { BANK, openTestWithdrawals, type TestWithdrawals, type Withdrawer } from '../testing/testWithdrawals';
import { createControls } from './sections/controls';
import { createPanel } from './panel';
import { mailTo } from '../testing/testAccounts';
import { testTell } from '../testing/testTell';
import { withdrawalsSection } from './sections/withdrawals';

const HOST = 'localhost:4200';
const controls = createControls(testClock());
let bank: TestWithdrawals;
let panel: FastifyInstance;
let player: Withdrawer;
before(async () => {
  bank = await openTestWithdrawals({ controls });
  const { db } = bank;
  const sections = [
    withdrawalsSection({ db, clock: controls.clock, figuresOf: () => WITHDRAWALS, tell: testTell(controls.clock) }),
  ];
  panel = createPanel({ controls, brands: ['curacao'], sections, log: false });
  player = await bank.player();
});
after(async () => {
  assert.deepEqual(await checkLedger(bank.db), []);
  await panel.close();
  await bank.close();
});

async function act(withdrawal: string, form: Record<string, string>): Promise<number> {
  const answer = await panel.inject({
    method: 'POST',
    url: '/sandbox/withdrawals',
    payload: new URLSearchParams({ withdrawal, ...form }).toString(),
    headers: { host: HOST, origin: `http://${HOST}`, 'content-type': 'application/x-www-form-urlencoded' },
  });
  return answer.statusCode;
}

test('a withdrawal is approved, sent and paid on the panel, and then nothing more can be done to it', async () => {
  const { id, reference = '' } = await player.confirm(BANK);
  const page = await panel.inject({ url: '/sandbox', headers: { host: HOST } });
  assert.match(page.body, new RegExp(reference));
  assert.equal(await act(reference, { act: 'fail', reason: 'bank' }), 422);
  for (const status of ['confirmed', 'processing', 'completed']) {
    assert.equal(await act(reference, { act: 'advance' }), 303);
    assert.equal((await player.one(id)).status, status);
  }
  for (const late of ['advance', 'refuse', 'fail']) {
    assert.equal(await act(reference, { act: late, reason: 'bank' }), 422, late);
  }
});

test('a press on what the page showed before, or with words of a refusal, moves nothing', async () => {
  const { id, reference = '' } = await player.confirm(BANK);
  assert.equal(await act(reference, { act: 'advance', own: 'Not your account' }), 422);
  const twice = await Promise.all([1, 2].map(() => act(reference, { act: 'advance', seen: 'pending' })));
  assert.deepEqual(twice.toSorted(), [303, 422]);
  assert.equal((await player.one(id)).status, 'confirmed');
  assert.equal(await act(reference, { act: 'fail', reason: 'bank' }), 303);
});

test('E20 one is refused or fails with a reason that the player reads, by a message too, and the money is back', async () => {
  const money = await player.money();
  const [first, second] = [await player.confirm(BANK), await player.confirm(BANK)];
  assert.equal(await act(first.reference ?? '', { act: 'refuse', reason: '', own: ' ' }), 422);
  assert.equal(await act(first.reference ?? '', { act: 'refuse', reason: 'documents', own: '' }), 303);
  await act(second.reference ?? '', { act: 'advance' });
  assert.equal(await act(second.reference ?? '', { act: 'fail', reason: 'bank', own: 'Account <closed>' }), 303);
  assert.match((await player.one(first.id)).reason ?? '', /^We need documents/);
  assert.equal((await player.one(second.id)).reason, 'Account <closed>');
  assert.equal(await player.money(), money);
  const letters = await mailTo(bank.db, player.account.email);
  const told = (kind: string) => letters.filter((letter) => letter.kind === kind).map(({ body }) => body);
  assert.equal(told('withdrawal-paid').length, 1);
  assert.match(told('withdrawal-rejected').join(''), /We need documents/);
  assert.match(told('withdrawal-failed').join(''), /Account <closed>/);
  const page = await panel.inject({ url: '/sandbox', headers: { host: HOST } });
  assert.match(page.body, /Account &lt;closed&gt;/);
  for (const wrong of [{ act: '' }, { act: 'pay' }]) assert.equal(await act(first.reference ?? '', wrong), 422);
  assert.equal(await act('W-0000-0000', { act: 'advance' }), 422);
});
