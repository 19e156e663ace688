import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { type OperationId } from '@/contract/wire';
import { answerOf } from '../../testing/testBackend';
import { giveTestBonus, testOffer } from '../../testing/testBonus';
import { checkLedger } from '../ledger/check';
import { openTestRewards, type RewardedPlayer, type TestRewards } from '../../testing/testRewards';

let casino: TestRewards;
before(async () => {
  casino = await openTestRewards();
});
after(async () => {
  assert.deepEqual(await checkLedger(casino.db), []);
  await casino.close();
});

const cents = (amount: string): number => Math.round(Number(amount) * 100);
const list = async ({ headers }: RewardedPlayer, query: Record<string, string> = {}, language = 'en') =>
  (await answerOf(casino.app, 'transactions', { headers: { ...headers, 'accept-language': language }, query })).data
    .transactions;
const totals = async ({ headers }: RewardedPlayer, query: Record<string, string> = {}) =>
  (await answerOf(casino.app, 'periodTotals', { headers, query })).data;

/** A player who deposited, lost, and received each of the four rewards, an hour apart; the daily bonus is random. */
async function rewarded() {
  const player = await casino.player({ money: 50_000n });
  const write = <Id extends OperationId>(id: Id, payload: object) =>
    answerOf(casino.app, id, { headers: { ...player.headers, 'idempotency-key': randomUUID() }, payload });
  await player.lose(10_000n);
  casino.later(24);
  const day = casino.clock.now().toISOString().slice(0, 10);
  await player.claim(await player.idOf(day));
  casino.later(1);
  const { result } = (await write('openDailyBonus', {})).data;
  casino.later(1);
  const { bonus } = (await write('activateBonus', { bonusId: 'cashback-week' })).data;
  await write('claimCashback', { userBonusId: bonus.userBonusId });
  casino.later(1);
  await giveTestBonus(casino.db, casino.clock, player.account.id, testOffer({ wageringMultiplier: 0 }));
  return { player, day, drawn: result!.amount };
}

test('HIST-01 what the house gave stands among the transactions, once it is real money', async () => {
  const { player, day, drawn } = await rewarded();
  const { rows, count } = await list(player);
  assert.deepEqual(
    rows.map(({ transactionType, amount, method }) => [transactionType, amount, method]),
    [
      ['bonusWin', '20.00', 'test'],
      ['cashback', '5.00', 'Back every week'],
      ['dailyBonus', drawn, 'Daily bonus · 21\u00a0Nov'],
      ['rakeback', (await player.receipt(day)).amount, 'Rakeback calendar · 21\u00a0Nov'],
      ['deposit', '500.00', 'Visa'],
    ],
  );
  assert.equal(count, 5);
  assert.ok(rows.slice(0, 4).every(({ status, bonus }) => status === 'completed' && bonus));
  assert.equal(new Set(rows.map(({ transactionId }) => transactionId)).size, 5);
  const german = (await list(player, { type: 'rakeback' }, 'de')).rows;
  assert.deepEqual(
    german.map(({ method }) => method),
    ['Rakeback-Kalender · 21.\u00a0Nov.'],
  );
  assert.equal((await list(player, { status: 'completed' })).count, 5);
  assert.equal((await list(player, { status: 'pending' })).count, 0);
  assert.deepEqual((await list(player, { pageNo: '3', limit: '2' })).rows, rows.slice(4));
  assert.equal((await list(player, { from: day })).count, 4);
  assert.equal((await list(player, { to: '2026-11-19' })).count, 0);
});

test('a day that is not claimed, and a bonus that is not wagered, are no transactions', async () => {
  const player = await casino.player();
  await player.lose(1_000n);
  casino.later(24);
  await giveTestBonus(casino.db, casino.clock, player.account.id, testOffer());
  assert.deepEqual(
    (await list(player)).rows.map(({ transactionType }) => transactionType),
    ['deposit'],
  );
  assert.equal((await totals(player)).rewards, '0.00');
});

test('rewards are neither deposits nor wins, and with both they lead to the balance; xp is what the club counts', async () => {
  const { player, day, drawn } = await rewarded();
  const all = await totals(player);
  const { rakeback, ...others } = all.rewardsByType!;
  assert.deepEqual(others, {
    cashback: '5.00',
    dailyBonus: drawn,
    tournament: '0.00',
    bonusWin: '20.00',
    referral: '0.00',
  });
  assert.equal(rakeback, (await player.receipt(day)).amount);
  assert.deepEqual([all.deposits, all.wins, all.losses], ['500.00', '0.00', '100.00']);
  const led = cents(all.deposits) + cents(all.wins) - cents(all.losses) + cents(all.rewards!);
  assert.equal(led, cents((await player.money())!));
  const { userLoyaltyLevel } = await answerOf(casino.app, 'userDetails', { headers: player.headers });
  assert.equal(all.xp, userLoyaltyLevel?.xp);
  assert.equal((await totals(player, { from: '2026-01-01', to: '2026-01-31' })).rewards, '0.00');
});

test('xp of a period is that of its stakes one by one, in a currency of little worth too', async () => {
  const player = await casino.player({ currencyCode: 'NOK' });
  await player.play({ stake: 1_005n });
  await player.play({ stake: 1_005n });
  await player.play({ stake: 1_003n, isTakenBack: true });
  // 1,005 øre are 85.4 points each; 85 are counted.
  assert.equal((await totals(player)).xp, 1.7);
});
