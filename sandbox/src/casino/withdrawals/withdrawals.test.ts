import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { and, eq } from 'drizzle-orm';
import { type ErrorWire } from '@/contract/wire';
import { DAY_MS, MINUTE_MS } from '@/domain/time/lengths';
import { answerOf, call, refusalOf } from '../../testing/testBackend';
import { WITHDRAWALS } from '../../brands/brand/withdrawals';
import { ledgerAccounts, ledgerEntries, postings } from '../ledger/schema';
import { checkLedger } from '../ledger/check';
import { BANK, bodyOf, openTestWithdrawals, TETHER, type TestWithdrawals } from '../../testing/testWithdrawals';
import { advance, fail, refuse } from './stages';

let bank: TestWithdrawals;
before(async () => {
  bank = await openTestWithdrawals();
});
after(async () => {
  assert.deepEqual(await checkLedger(bank.db), []);
  await bank.close();
});

/** The entries booked for a withdrawal, by purse, in the order of the postings. */
const bookedFor = async (id: string) =>
  (
    await bank.db
      .select({ kind: postings.kind, purse: ledgerAccounts.purse, amount: ledgerEntries.amount })
      .from(postings)
      .innerJoin(ledgerEntries, eq(ledgerEntries.posting, postings.id))
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account))
      .where(and(eq(postings.reference, id)))
      .orderBy(postings.createdAt, postings.kind, ledgerAccounts.purse)
  ).map(({ kind, purse, amount }) => `${kind} ${purse} ${amount}`);

test('WDR-04 ENT-31 a bank withdrawal is pending, listed with all it was asked for with, and its money is out of the wallet', async () => {
  const player = await bank.player();
  const made = await player.confirm(BANK);
  assert.equal(await player.money(), '400.00');
  const { id, reference, ...shown } = await player.one(made.id);
  assert.match(reference ?? '', /^W-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  assert.deepEqual(shown, {
    amount: '100.00',
    currencyCode: 'EUR',
    status: 'pending',
    createdDate: bank.clock.now().toISOString(),
    beneficiaryName: 'Ada Sample',
    beneficiaryAccountNumber: 'DE89 3704 0044 0532 0130 00',
    email: 'ada@player.example',
    walletAddress: null,
    network: null,
    reason: null,
    canCancel: true,
    paymentMethodId: 12,
    method: 'Bank payout',
    receiveAmount: '100.00',
    receiveCurrencyCode: 'EUR',
    networkFee: '0.00',
    fee: '0.00',
    stages: [
      { stage: 'requested', at: bank.clock.now().toISOString() },
      ...['approved', 'sent', 'completed'].map((stage) => ({ stage, at: null })),
    ],
    expectedAt: new Date(bank.clock.now().getTime() + 60 * MINUTE_MS).toISOString(),
  });
  assert.deepEqual(await bookedFor(id), ['withdrawal payouts 10000', 'withdrawal real -10000']);
});

test('WDR-02 WDR-03 ENT-32 coins go out at the four figures that were calculated, however the rate moves', async () => {
  const player = await bank.player();
  const quote = await player.quote(TETHER);
  const { quoteId, createdAt, expiresAt, receiveAmount, ...figures } = quote;
  assert.deepEqual(figures, {
    creditAmount: '100.00',
    networkFee: '0.93',
    fee: '1.00',
    currencyCode: 'EUR',
    receiveCurrencyCode: 'USDT',
  });
  // 98.07 EUR at about 0.92 EUR per coin.
  assert.match(receiveAmount, /^106\.[3-9]\d{5}$/);
  assert.equal(Date.parse(expiresAt) - Date.parse(createdAt!), MINUTE_MS);
  bank.sandbox.clock.advance(MINUTE_MS - 1);
  const made = await player.confirm({ ...TETHER, quoteId });
  assert.deepEqual(
    [made.amount, made.receiveAmount, made.networkFee, made.fee],
    ['100.00', receiveAmount, '0.93', '1.00'],
  );
  await bank.pass(60 * MINUTE_MS);
  assert.equal((await player.one(made.id)).status, 'completed');
  assert.deepEqual(await bookedFor(made.id), [
    'withdrawal payouts 10000',
    'withdrawal real -10000',
    'payout fees 193',
    'payout payments 9807',
    'payout payouts -10000',
  ]);
});

test('WDR-05 a withdrawal that is taken back brings its whole amount, without fees, and can be taken back until it is approved', async () => {
  const player = await bank.player();
  const { quoteId } = await player.quote(TETHER);
  const made = await player.confirm({ ...TETHER, quoteId });
  assert.equal(await player.money(), '400.00');
  const { body } = await player.cancel(made.id);
  assert.equal(await player.money(), '500.00');
  const { withdrawal } = (body as { data: { withdrawal: typeof made } }).data;
  assert.deepEqual([withdrawal.status, withdrawal.canCancel, withdrawal.expectedAt], ['cancelled', false, null]);
  assert.deepEqual(
    withdrawal.stages?.map(({ stage }) => stage),
    ['requested', 'cancelled'],
  );
  assert.equal((await player.cancel(made.id)).status, 200, 'one that was taken back stays so');
  assert.equal(await player.money(), '500.00');
  const approved = await player.confirm(BANK);
  await bank.pass(60 * MINUTE_MS);
  assert.equal((await player.one(approved.id)).canCancel, false);
  const late = await player.cancel(approved.id);
  assert.deepEqual([late.status, (late.body as { code: string }).code], [409, 'NOT_CANCELLABLE']);
  assert.equal((await player.cancel('no-such-thing')).status, 404);
  const other = await bank.player();
  assert.equal((await other.cancel(approved.id)).status, 404);
});

test('the stages come by themselves: approved, sent, paid; each with its time and the one that is expected next', async () => {
  const player = await bank.player();
  const { id } = await player.confirm(BANK);
  const seen = async () => {
    const { status, stages, expectedAt } = await player.one(id);
    return [status, stages?.filter(({ at }) => at !== null).length, expectedAt && Date.parse(expectedAt)];
  };
  const begun = bank.clock.now().getTime();
  await bank.pass(60 * MINUTE_MS - 1);
  assert.deepEqual(await seen(), ['pending', 1, begun + 60 * MINUTE_MS]);
  await bank.pass(1);
  assert.deepEqual(await seen(), ['confirmed', 2, begun + 90 * MINUTE_MS]);
  await bank.pass(30 * MINUTE_MS);
  assert.deepEqual(await seen(), ['processing', 3, begun + 210 * MINUTE_MS]);
  await bank.pass(120 * MINUTE_MS);
  assert.deepEqual(await seen(), ['completed', 4, null]);
  assert.equal(await player.money(), '400.00');
});

test('a clock that jumps a week lets all stages come at once', async () => {
  const player = await bank.player();
  const { id } = await player.confirm(BANK);
  await bank.pass(7 * 24 * 60 * MINUTE_MS);
  assert.equal((await player.one(id)).status, 'completed');
});

test('a refusal and a failure bring everything back, and say why in the language of the call', async () => {
  const player = await bank.player();
  const made = [await player.confirm(BANK), await player.confirm(BANK)];
  const handle = (index: number) => ({ id: made[index]!.id, player: player.account.id });
  const { clock, db } = bank;
  assert.ok(await refuse(db, handle(0), { clock, reason: 'name' }));
  assert.ok(!(await refuse(db, handle(0), { clock, reason: 'name' })));
  assert.ok(!(await fail(db, handle(1), { clock, reason: 'bank' })), 'what was not approved is refused instead');
  assert.ok(await advance(db, handle(1), { clock, figures: WITHDRAWALS, early: true }));
  assert.ok(!(await refuse(db, handle(1), { clock, reason: 'name' })));
  assert.ok(await fail(db, handle(1), { clock, reason: 'Kontonummer erloschen' }));
  assert.equal(await player.money(), '500.00');
  const shown = (await player.list()).rows.map(({ status, reason }) => [status, reason]);
  assert.deepEqual(
    new Map(shown as [string, string][]),
    new Map([
      ['failed', 'Kontonummer erloschen'],
      ['rejected', 'The account you want us to pay isn’t in your name.'],
    ]),
  );
  const german = await answerOf(bank.app, 'withdrawals', { headers: { ...player.headers, 'accept-language': 'de' } });
  const rejected = german.data.withdrawals.rows.find(({ status }) => status === 'rejected');
  assert.equal(rejected?.reason, 'Das Zielkonto läuft nicht auf Ihren Namen.');
});

test('the list begins with what has not ended, then the newest, by pages', async () => {
  const player = await bank.player();
  const made: string[] = [];
  for (let index = 0; index < 4; index += 1) {
    made.push((await player.confirm({ ...BANK, amount: '25' })).id);
    bank.sandbox.clock.advance(1_000);
  }
  await player.cancel(made[3]!);
  await player.cancel(made[1]!);
  const ids = (page: { rows: { id: string }[] }) => page.rows.map(({ id }) => made.indexOf(id));
  assert.deepEqual(ids(await player.list()), [2, 0, 3, 1]);
  const second = await player.list({ pageNo: '2', limit: '3' });
  assert.deepEqual([ids(second), second.count], [[1], 4]);
  const pending = await player.list({ status: 'pending' });
  assert.deepEqual([ids(pending), pending.count], [[2, 0], 2]);
});

test('where the operator forbids it, nothing is taken back', async () => {
  const app = bank.sandbox.backend({ settings: { cancelWithdrawal: false } });
  const player = await bank.player();
  const made = (await answerOf(app, 'confirmWithdrawal', player.sent(bodyOf(BANK)))).data.withdrawal;
  assert.equal(made.canCancel, false);
  const refused = await refusalOf(app, 'cancelWithdrawal', player.sent({ withdrawalId: made.id }));
  assert.equal(refused.code, 'NOT_CANCELLABLE');
  assert.equal(await player.money(), '400.00');
});

test('an offer for an empty wallet is not had while a withdrawal may come back', async () => {
  const player = await bank.player({ euros: 100 });
  const activate = () => call(bank.app, 'activateBonus', player.sent({ bonusId: 'fresh-start' }));
  const { id } = await player.confirm(BANK);
  assert.equal(await player.money(), '0.00');
  assert.equal(((await activate()).body as ErrorWire).code, 'BALANCE_TOO_HIGH');
  await player.cancel(id);
  await player.confirm(BANK);
  await bank.pass(DAY_MS);
  assert.equal((await activate()).status, 200);
});
