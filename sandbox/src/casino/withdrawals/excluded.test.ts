import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type RequestOf } from '@/contract/wire';
import { DAY_MS, HOUR_MS } from '@/domain/time/lengths';
import { answerOf } from '../../testing/testBackend';
import { bonusNow, giveTestBonus, testOffer } from '../../testing/testBonus';
import { type AccountRow, changeAccount } from '../accounts/store/accounts';
import { checkLedger } from '../ledger/check';
import { BANK, openTestWithdrawals, type TestWithdrawals, type Withdrawer } from '../../testing/testWithdrawals';
import { latestWithdrawals } from './overview';
import { refuse } from './stages';

let bank: TestWithdrawals;
before(async () => {
  bank = await openTestWithdrawals();
});
after(async () => {
  assert.deepEqual(await checkLedger(bank.db), []);
  await bank.close();
});

/** A player with an unwagered deposit of 200.00 EUR. */
async function depositor(): Promise<Withdrawer> {
  const player = await bank.player({ euros: 0 });
  const deposit = await player.create({ amount: '200' });
  await bank.pay(deposit, '4242424242424242');
  await bank.payments.outbox.flush();
  return player;
}

const exclude = (player: Withdrawer, duration: RequestOf<'selfExclude'>['duration'], until?: string) =>
  answerOf(bank.app, 'selfExclude', player.sent({ duration, ...(until && { until }) }));

/** The deposit wagering condition of the checklist, and the amount available. */
async function seen(player: Withdrawer) {
  const { conditions, available } = await player.conditions();
  return { ...conditions.find(({ code }) => code === 'DEPOSIT_WAGERING'), available };
}
const OPEN = { code: 'DEPOSIT_WAGERING', met: true, waived: true, available: '200.00' };
const CLOSED = { code: 'DEPOSIT_WAGERING', met: false, left: '200.00', available: '0.00' };

const left = async (player: Withdrawer) => {
  const { userWallet } = await answerOf(bank.app, 'userDetails', { headers: player.headers });
  const { realMoney, depositWager, bonus } = userWallet![0]!;
  return { realMoney, depositWager, bonus };
};

const inDays = (days: number) => new Date(bank.clock.now().getTime() + days * DAY_MS);

test('E03 who excluded themselves for more than a day withdraws a deposit that is not wagered', async () => {
  const day = inDays(5).toISOString().slice(0, 10);
  for (const [duration, until] of [['3d'], ['1w'], ['1m'], ['permanent'], ['custom', day]] as const) {
    const player = await depositor();
    assert.deepEqual(await seen(player), CLOSED);
    await exclude(player, duration, until);
    assert.deepEqual(await seen(player), OPEN, duration);
    const { quoteId } = await player.quote({ ...BANK, amount: '200' });
    await player.confirm({ ...BANK, amount: '200', quoteId });
    assert.deepEqual(await left(player), { realMoney: '0.00', depositWager: '0.00', bonus: '0.00' });
  }
});

test('E03 so does who was excluded by somebody else, for good, through a day or until an instant', async () => {
  const soon = new Date(bank.clock.now().getTime() + HOUR_MS);
  const stops: Partial<AccountRow>[] = [
    { isSelfExclusionPermanent: true },
    { selfExclusion: inDays(0).toISOString().slice(0, 10) },
    { excludedUntil: soon },
  ];
  for (const columns of stops) {
    const player = await depositor();
    await changeAccount(bank.db, player.account.id, columns);
    assert.deepEqual(await seen(player), OPEN, JSON.stringify(columns));
    // A repeated request creates a receipt for the current stop, without the time of its start.
    await exclude(player, '1h');
    assert.deepEqual(await seen(player), OPEN, JSON.stringify(columns));
  }
});

test('E03 a break of up to a day leaves the wagering as it is: it could be taken to get around it', async () => {
  for (const duration of ['1h', '12h', '1d'] as const) {
    const player = await depositor();
    await exclude(player, duration);
    assert.deepEqual(await seen(player), CLOSED, duration);
    const { code, details } = await player.refused(BANK);
    assert.deepEqual([code, details], ['DEPOSIT_WAGERING', { left: '200.00', currencyCode: 'EUR' }]);
  }
});

test('E03 a break counts from its first hour to its last, however it was lengthened, and until it is over', async () => {
  const player = await depositor();
  await exclude(player, '1d');
  await bank.pass(DAY_MS - HOUR_MS);
  assert.deepEqual(await seen(player), CLOSED);
  await exclude(player, '12h');
  assert.deepEqual(await seen(player), OPEN);
  await bank.pass(12 * HOUR_MS - 1);
  assert.deepEqual(await seen(player), OPEN);
  await bank.pass(1);
  assert.deepEqual(await seen(player), CLOSED);
  await exclude(player, '1d');
  assert.deepEqual(await seen(player), CLOSED, 'the break before this one was over');
});

test('E03 e-mail and first deposit are asked for as before', async () => {
  const player = await depositor();
  await exclude(player, '1w');
  await changeAccount(bank.db, player.account.id, { emailVerifiedAt: null });
  assert.equal((await player.refused(BANK)).code, 'REQUIRED_EMAIL_VERIFICATION');
  const other = await bank.player({ euros: 0 });
  await exclude(other, '1w');
  assert.equal((await other.refused(BANK)).code, 'DEPOSIT_REQUIRED');
});

test('E03 what was withdrawn takes its share of the wagering with it, and brings it back', async () => {
  const player = await depositor();
  await exclude(player, '1w');
  const { id } = await player.confirm({ ...BANK, amount: '50' });
  assert.deepEqual(await left(player), { realMoney: '150.00', depositWager: '150.00', bonus: '0.00' });
  await player.cancel(id);
  assert.deepEqual(await left(player), { realMoney: '200.00', depositWager: '200.00', bonus: '0.00' });
  const refused = await player.confirm({ ...BANK, amount: '200' });
  const { clock, db } = bank;
  await refuse(db, { id: refused.id, player: player.account.id }, { clock, reason: 'name' });
  await bank.pass(8 * DAY_MS);
  assert.deepEqual(await seen(player), CLOSED);
});

test('E03 an active bonus is cancelled with the withdrawal, and by nothing before it', async () => {
  const player = await depositor();
  const bonus = await giveTestBonus(bank.db, bank.clock, player.account.id, testOffer());
  await exclude(player, '1m');
  const { conditions, available } = await player.conditions();
  assert.deepEqual(
    conditions.filter(({ waived }) => waived).map(({ code, met }) => [code, met]),
    [
      ['ACTIVE_BONUS', true],
      ['DEPOSIT_WAGERING', true],
    ],
  );
  assert.equal(available, '200.00', 'bonus money is none of it');
  assert.equal((await player.refused({ ...BANK, amount: '200.01' })).code, 'INSUFFICIENT_BALANCE');
  assert.equal((await bonusNow(bank.db, bonus)).status, 'activated');
  const { id } = await player.confirm({ ...BANK, amount: '200' });
  const { status, burned } = await bonusNow(bank.db, bonus);
  assert.deepEqual([status, burned], ['cancelled', 2_000n]);
  assert.deepEqual(await left(player), { realMoney: '0.00', depositWager: '0.00', bonus: '0.00' });
  await player.cancel(id);
  assert.deepEqual(await left(player), { realMoney: '200.00', depositWager: '200.00', bonus: '0.00' });
});

test('E03 a freeze waives nothing; what was asked for before it is paid while it holds', async () => {
  const player = await bank.player();
  const { id } = await player.confirm(BANK);
  await answerOf(bank.app, 'freezeAccount', player.sent({ days: 10 }));
  await bank.pass(DAY_MS);
  const paid = (await latestWithdrawals(bank.db, 100)).find(({ withdrawal }) => withdrawal.id === id);
  assert.equal(paid?.withdrawal.status, 'completed');
});
