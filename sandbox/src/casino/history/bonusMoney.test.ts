import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { answerOf } from '../../testing/testBackend';
import { freeSpinOffer, giveTestBonus, testOffer } from '../../testing/testBonus';
import { type Offer } from '../bonuses/offers/offer';
import { openTestPlay, type TestPlay } from '../../testing/testPlay';
import { SLOT, walletIn } from '../../testing/testWallet';

let play: TestPlay;
before(async () => {
  play = await openTestPlay();
});
after(() => play.close());

/** A player in a game with real money and a bonus of 20.00, with functions that read the history and totals. */
async function playing(money: string, offer: Offer = testOffer()) {
  const player = await play.player(money);
  await giveTestBonus(play.db, play.clock, player.account.id, offer);
  const { headers } = player;
  return {
    wallet: await walletIn(play, player),
    rows: async () => (await answerOf(play.app, 'casinoHistory', { headers })).data.history.rows,
    round: async (roundId: string) => (await answerOf(play.app, 'round', { headers, path: { roundId } })).data.round,
    totals: async () => (await answerOf(play.app, 'periodTotals', { headers })).data,
    session: async () => (await answerOf(play.app, 'playSession', { headers })).data,
  };
}

test('E02 ENT-40 MKT-03 the history names the whole bet and the whole win, with what of them was bonus money', async () => {
  const { wallet, rows, round } = await playing('1.00');
  const id = randomUUID();
  await wallet.debit(id, 300n);
  play.clock.advance(1_000);
  await wallet.credit(id, 1_000n);
  const told = (await rows()).map(({ type, amount, bonusAmount, balanceBefore, balanceAfter, bonusBalance }) =>
    [type, amount, bonusAmount, balanceBefore, balanceAfter, bonusBalance].join(' '),
  );
  // The balance changes by amount minus bonus amount: 1.00 − 1.00 = 0.00, then 0.00 + 3.33 = 3.33.
  assert.deepEqual(told, ['win 10.00 6.67 0.00 3.33 24.67', 'bet -3.00 -2.00 1.00 0.00 18.00']);
  const { stake, win, entries } = await round(id);
  assert.deepEqual(
    [stake, win, ...entries!.map(({ amount, bonusAmount }) => `${amount} ${bonusAmount}`)],
    ['3.00', '10.00', '-3.00 -2.00', '10.00 6.67'],
  );
});

test('E02 a bet of real money alone names no part that was bonus money', async () => {
  const { wallet, rows } = await playing('5.00');
  await wallet.round(300n, 0n);
  const [bet] = await rows();
  assert.deepEqual([bet?.amount, bet?.bonusAmount], ['-3.00', undefined]);
});

test('E02 MKT-03 net result and sums of a play with bonus money alone are its whole stakes and wins', async () => {
  const { wallet, session, totals } = await playing('0.00');
  await wallet.round(500n, 0n);
  const { netResult, staked, won } = await session();
  assert.deepEqual([netResult, staked, won], ['-5.00', '5.00', '0.00']);
  await wallet.round(500n, 1_200n);
  assert.equal((await session()).netResult, '2.00');
  const { wins, losses, bonusNetResult, days, xp } = await totals();
  assert.deepEqual([wins, losses, bonusNetResult, days.at(-1)?.netResult], ['12.00', '10.00', '2.00', '2.00']);
  assert.equal(xp, 0, 'the club counts real money');
});

test('E02 with both purses, after a stake that was taken back too, the sums are those of the session', async () => {
  const { wallet, session, totals } = await playing('4.00');
  await wallet.round(300n, 0n);
  await wallet.round(300n, 900n);
  const back = randomUUID();
  await wallet.debit(back, 500n);
  await wallet.rollback(back);
  const { netResult, staked, won } = await session();
  assert.deepEqual([netResult, staked, won], ['3.00', '6.00', '9.00']);
  const { wins, losses, bonusNetResult } = await totals();
  // 1.00 of the second stake and 3.00 of its win were real money: 4.00 − 3.00 − 1.00 + 3.00 = 3.00.
  assert.deepEqual([wins, losses, bonusNetResult], ['9.00', '6.00', '4.00']);
});

test('E02 what a free spin won is won', async () => {
  const { wallet, session, totals } = await playing('0.00', freeSpinOffer(SLOT));
  await wallet.round(100n, 400n, 'freeSpin');
  const { netResult, staked } = await session();
  assert.deepEqual([netResult, staked, (await totals()).wins], ['6.00', '0.00', '6.00']);
});

test('E02 a bet that is refused for want of money says what could be staked in this game', async () => {
  const leftOf = async ({ wallet }: Awaited<ReturnType<typeof playing>>) => {
    const round = randomUUID();
    const answer = await wallet.wallet.debit(wallet.key, { transaction: `${round}:debit`, round, amount: 2_300n });
    assert.ok(!answer.ok);
    return [answer.refusal.code, answer.refusal.details?.left];
  };
  assert.deepEqual(await leftOf(await playing('2.00', testOffer({ maxBet: '100.00' }))), [
    'INSUFFICIENT_BALANCE',
    '22.00',
  ]);
  const locked = testOffer({ wageringType: 'REAL_MONEY_ONLY', maxBet: '100.00' });
  assert.deepEqual(await leftOf(await playing('2.00', locked)), ['INSUFFICIENT_BALANCE', '2.00']);
});
