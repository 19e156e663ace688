import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { answerOf, refusalOf } from '../../testing/testBackend';
import { cancelTestBonus, freeSpinOffer, giveTestBonus } from '../../testing/testBonus';
import { changeAccount } from '../accounts/store/accounts';
import { post } from '../ledger/post';
import { toPurse } from '../../testing/testLedgerPlayer';
import {
  BANK,
  bodyOf,
  openTestWithdrawals,
  type TestWithdrawals,
  wagered,
  type Withdrawer,
} from '../../testing/testWithdrawals';

let bank: TestWithdrawals;
before(async () => {
  bank = await openTestWithdrawals();
});
after(() => bank.close());

const give = (player: Withdrawer, purse: 'real' | 'deposit_wager', amount: bigint) =>
  post(bank.db, {
    key: randomUUID(),
    kind: 'win',
    reference: 'r',
    now: bank.clock.now(),
    entries: toPurse(player.account.id, amount, 'EUR', purse),
  });

/** Unmet conditions on the checklist, the amount available, and the answer to a withdrawal. */
async function seen(player: Withdrawer) {
  const { conditions, available } = await player.conditions();
  const open = conditions.filter(({ met }) => !met).map(({ code }) => code);
  const key = randomUUID();
  const { code } = await refusalOf(bank.app, 'confirmWithdrawal', player.sent(bodyOf(BANK), key));
  return { open, available, code };
}

test('WDR-06 WDR-07 WDR-08 every condition is listed with its state, and a refusal names the first that is not met', async () => {
  const player = await bank.player({ euros: 0, emailVerifiedAt: null });
  await give(player, 'real', 30_000n);
  const bonus = () => giveTestBonus(bank.db, bank.clock, player.account.id, freeSpinOffer('kraken-tides'));
  await bonus();
  await give(player, 'deposit_wager', 1_234n);
  assert.deepEqual(await seen(player), {
    open: ['REQUIRED_EMAIL_VERIFICATION', 'DEPOSIT_REQUIRED', 'ACTIVE_BONUS', 'DEPOSIT_WAGERING'],
    available: '0.00',
    code: 'REQUIRED_EMAIL_VERIFICATION',
  });
  await changeAccount(bank.db, player.account.id, { emailVerifiedAt: bank.clock.now() });
  assert.equal((await seen(player)).code, 'DEPOSIT_REQUIRED');
  await player.create({ amount: '25', cancelsActiveBonus: true });
  assert.equal((await seen(player)).code, 'DEPOSIT_REQUIRED', 'one that was only begun is none');
  const deposit = await player.create({ amount: '25', cancelsActiveBonus: true });
  await bank.pay(deposit, '4242424242424242');
  await bank.payments.outbox.flush();
  // The deposit ended that bonus, but a new one blocks the withdrawal.
  const next = await bonus();
  assert.equal((await seen(player)).code, 'ACTIVE_BONUS');
  await cancelTestBonus(bank.db, bank.clock, next);
  assert.deepEqual(await seen(player), { open: ['DEPOSIT_WAGERING'], available: '0.00', code: 'DEPOSIT_WAGERING' });
});

test('ROLE-02 money that nobody deposited cannot be withdrawn; one deposit opens the withdrawal', async () => {
  const player = await bank.player({ euros: 0 });
  await give(player, 'real', 30_000n);
  const closed = await seen(player);
  assert.deepEqual([closed.open, closed.code], [['DEPOSIT_REQUIRED'], 'DEPOSIT_REQUIRED']);
  const deposit = await player.create({ amount: '25' });
  await bank.pay(deposit, '4242424242424242');
  await bank.payments.outbox.flush();
  assert.deepEqual((await seen(player)).open, ['DEPOSIT_WAGERING']);
});

test('WDR-09 what is left to be wagered is told, and once it is wagered all can be withdrawn', async () => {
  const player = await bank.player();
  await give(player, 'deposit_wager', 1_234n);
  const wagering = (await player.conditions()).conditions.find(({ code }) => code === 'DEPOSIT_WAGERING');
  assert.deepEqual(wagering, { code: 'DEPOSIT_WAGERING', met: false, left: '12.34' });
  const refused = await player.refused(BANK);
  assert.deepEqual(refused.details, { left: '12.34', currencyCode: 'EUR' });
  await wagered(bank, player.account.id, 1_234n);
  const { available, conditions } = await player.conditions();
  assert.equal(available, '500.00');
  assert.ok(conditions.every(({ met }) => met));
  await player.confirm({ ...BANK, amount: '500' });
  assert.equal(await player.money(), '0.00');
});

test('ERR-34 each refusal has its own sentence in the language of the call, and nothing leaves the wallet', async () => {
  const player = await bank.player();
  const refused = await player.refused({ ...BANK, amount: '500.01' });
  assert.deepEqual(refused.details, { available: '500.00', currencyCode: 'EUR' });
  assert.equal(refused.code, 'INSUFFICIENT_BALANCE');
  await changeAccount(bank.db, player.account.id, { emailVerifiedAt: null });
  const said = async (language: string) => {
    const { headers, payload } = player.sent(bodyOf(BANK));
    const sent = { headers: { ...headers, 'accept-language': language }, payload };
    return (await refusalOf(bank.app, 'confirmWithdrawal', sent)).message;
  };
  assert.match(await said('en'), /Verify your email/);
  assert.match(await said('de'), /bestätigen Sie Ihre E-Mail/);
  assert.match(await said('ar'), /بريدك الإلكتروني/);
  assert.match(await said('th'), /ยืนยันอีเมล/);
  assert.equal(await player.money(), '500.00');
});

test('WDR-10 SESS-10 who is excluded withdraws and reads the histories, and does nothing else', async () => {
  const player = await bank.player();
  await changeAccount(bank.db, player.account.id, { isSelfExclusionPermanent: true });
  assert.equal(
    (await refusalOf(bank.app, 'createDeposit', player.sent({ ...bodyOf({}), amount: '25' }))).code,
    'SELF_EXCLUDED',
  );
  const { headers } = player;
  const checklist = await answerOf(bank.app, 'withdrawalConditions', { headers });
  assert.equal(checklist.data.available, '500.00');
  const { id } = await player.confirm(BANK);
  assert.equal((await answerOf(bank.app, 'withdrawals', { headers })).data.withdrawals.count, 1);
  assert.equal((await player.cancel(id)).status, 200);
  assert.equal((await answerOf(bank.app, 'transactions', { headers })).data.transactions.count, 2);
  assert.equal((await answerOf(bank.app, 'casinoHistory', { headers })).data.history.count, 0);
  assert.equal((await answerOf(bank.app, 'periodTotals', { headers })).data.deposits, '500.00');
});

test('OP-067 a blocked country closes the cashier for deposits, and not the way out', async () => {
  const app = bank.sandbox.backend({ settings: { excludedCountryCodeList: ['DE'] } });
  const player = await bank.player();
  const deposit = { ...bodyOf({ method: 'visa' }), amount: '25' };
  assert.equal((await refusalOf(app, 'createDeposit', player.sent(deposit))).code, 'DEPOSIT_COUNTRY_BLOCK');
  await answerOf(app, 'confirmWithdrawal', player.sent(bodyOf(BANK)));
  await answerOf(app, 'transactions', { headers: player.headers });
});
