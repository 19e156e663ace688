import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { expireDue } from '../bonuses/held/end';
import { type Offer } from '../bonuses/offers/offer';
import { bonusNow, cancelTestBonus, freeSpinOffer, giveTestBonus, testOffer } from '../../testing/testBonus';
import { checkLedger } from '../ledger/check';
import { mailTo } from '../../testing/testAccounts';
import { testTell } from '../../testing/testTell';
import { openTestPlay, type TestPlay } from '../../testing/testPlay';
import { DICE, pursesNow, SLOT, walletIn } from '../../testing/testWallet';

let play: TestPlay;
before(async () => {
  play = await openTestPlay();
});
after(() => play.close());

const WEEK_MS = 7 * 86_400_000;
const isSound = async () => assert.deepEqual(await checkLedger(play.db), []);

async function playing(offer: Offer, { money = '10.00', game = SLOT } = {}) {
  const player = await play.player(money);
  const bonus = await giveTestBonus(play.db, play.clock, player.account.id, offer);
  const wallet = await walletIn(play, player, game);
  return {
    player,
    bonus,
    wallet,
    purses: () => pursesNow(play, player),
    row: () => bonusNow(play.db, bonus),
  };
}

test('ENT-12 BON-08 REAL_TO_FUN: real money is staked first, then bonus money, both count, and a win is split as its stake was', async () => {
  const { wallet, purses, row } = await playing(testOffer());
  assert.deepEqual(await purses(), [1_000n, 2_000n, 20_000n, 0n]);
  for (const [real, bonus, wager] of [
    [500n, 2_000n, 19_500n],
    [0n, 2_000n, 19_000n],
    [0n, 1_500n, 18_500n],
  ] as const) {
    assert.equal(await wallet.round(500n, 0n), true);
    assert.deepEqual(await purses(), [real, bonus, wager, 0n]);
  }
  await isSound();
  // A stake of 1.00 real and 2.00 bonus money wins 10.00: 3.33 and 6.67.
  const other = await playing(testOffer(), { money: '1.00' });
  assert.equal(await other.wallet.round(300n, 1_000n), true);
  assert.deepEqual(await other.purses(), [333n, 2_467n, 19_700n, 0n]);
  assert.deepEqual([(await row()).wagered, (await row()).status], [1_500n, 'activated']);
  await isSound();
});

test('ENT-12 REAL_MONEY_ONLY: bonus money is locked, and real stakes alone are taken and count', async () => {
  const { wallet, purses } = await playing(testOffer({ wageringType: 'REAL_MONEY_ONLY' }));
  assert.equal(await wallet.round(400n, 0n), true);
  assert.deepEqual(await purses(), [600n, 2_000n, 19_600n, 0n]);
  assert.equal((await wallet.held()).balance, 600n, 'what is locked cannot be played with');
  assert.equal(await wallet.debit(randomUUID(), 500n), true);
  assert.equal(await wallet.debit(randomUUID(), 200n), 'INSUFFICIENT_BALANCE');
  await isSound();
});

test('a kind of game counts as much as its weight says, rounded down; where nothing counts, bonus money is not taken', async () => {
  const offer = testOffer({ gameWeights: { dice: 10, slot: 0 } });
  const dice = await playing(offer, { game: DICE, money: '1.09' });
  assert.equal(await dice.wallet.round(109n, 0n), true);
  assert.deepEqual(await dice.purses(), [0n, 2_000n, 19_990n, 0n]);
  const slot = await playing(offer, { money: '3.00' });
  assert.equal(await slot.wallet.round(200n, 0n), true);
  assert.deepEqual(await slot.purses(), [100n, 2_000n, 20_000n, 0n], 'real money may be played, and counts nothing');
  assert.equal(await slot.wallet.debit(randomUUID(), 200n), 'GAME_NOT_BONUS_ELIGIBLE');
  assert.equal((await slot.wallet.held()).balance, 100n);
  assert.equal(await slot.wallet.debit(randomUUID(), 4_000n), 'INSUFFICIENT_BALANCE');
  const excluded = await playing(testOffer({ excludedGames: [SLOT] }), { money: '1.00' });
  assert.equal(await excluded.wallet.debit(randomUUID(), 200n), 'GAME_NOT_BONUS_ELIGIBLE');
  await isSound();
});

test('the bonus’ own highest bet bounds what counts or needs bonus money, and nothing else', async () => {
  const own = testOffer({ maxBet: '2.00' });
  const { wallet } = await playing(own);
  assert.equal(await wallet.debit(randomUUID(), 201n), 'bonusMaxBet');
  assert.equal(await wallet.round(200n, 0n), true);
  const apart = await playing({ ...own, excludedGames: [SLOT] });
  assert.equal(await apart.wallet.round(900n, 0n), true);
  await isSound();
});

test('BON-07 wagered to the end, what is left becomes real money once no round is open: cash, up to its highest win', async () => {
  const offer = testOffer({ wageringMultiplier: 1, maxWin: '12.00' });
  const { wallet, purses, row } = await playing(offer, { money: '20.00' });
  for (let count = 0; count < 3; count += 1) assert.equal(await wallet.round(500n, 0n), true);
  const [first, last] = [randomUUID(), randomUUID()];
  assert.equal(await wallet.debit(first, 400n), true);
  assert.equal(await wallet.debit(last, 500n), true);
  assert.deepEqual(await purses(), [0n, 1_600n, 0n, 0n]);
  await wallet.credit(first, 0n);
  assert.equal((await row()).status, 'activated', 'another round is open');
  assert.equal(await wallet.credit(last, 0n), true);
  const { status, winnings, burned, balance } = await row();
  assert.deepEqual([status, winnings, burned, balance], ['completed', 1_200n, 400n, 0n]);
  assert.deepEqual(await purses(), [1_200n, 0n, 0n, 0n]);
  assert.equal(await wallet.credit(last, 0n), true, 'told again, nothing comes twice');
  assert.deepEqual(await purses(), [1_200n, 0n, 0n, 0n]);
  await isSound();
});

test('BON-07 without anything left to play with it ends too: no win, and nothing has to be wagered any more', async () => {
  const { wallet, purses, row } = await playing(testOffer({ amount: '5.00' }), { money: '0.00' });
  const round = randomUUID();
  assert.equal(await wallet.debit(round, 500n), true);
  assert.equal((await row()).status, 'activated', 'its round may win yet');
  await wallet.credit(round, 0n);
  const { status, winnings, burned } = await row();
  assert.deepEqual([status, winnings, burned], ['completed', 0n, 0n]);
  assert.deepEqual(await purses(), [0n, 0n, 0n, 0n]);
  await isSound();
});

test('a stake that is taken back gives exactly back what it took: real, bonus, wager and that of the deposit', async () => {
  const { player, wallet, purses } = await playing(testOffer(), { money: '3.00' });
  const before = await purses();
  const round = randomUUID();
  await wallet.debit(round, 500n);
  assert.deepEqual(await purses(), [0n, 1_800n, 19_500n, 0n]);
  for (let time = 0; time < 3; time += 1) await wallet.rollback(round);
  await wallet.rollback(round, 'another');
  assert.deepEqual(await purses(), before);
  assert.equal(await player.money(), '3.00');
  await isSound();
});

test('BON-04 a cancelled bonus is burned; what an open round brings for it later is burned too, and real money is paid', async () => {
  const { bonus, wallet, purses, row } = await playing(testOffer(), { money: '1.00' });
  const [won, back, lost] = [randomUUID(), randomUUID(), randomUUID()];
  await wallet.debit(won, 200n);
  await wallet.debit(back, 300n);
  await wallet.debit(lost, 100n);
  await cancelTestBonus(play.db, play.clock, bonus);
  assert.deepEqual(await purses(), [0n, 0n, 0n, 0n]);
  assert.equal((await row()).burned, 1_500n);
  await wallet.credit(won, 1_000n);
  await wallet.rollback(back);
  await wallet.credit(lost, 0n);
  assert.deepEqual(await purses(), [500n, 0n, 0n, 0n]);
  const { status, burned, balance, wagered } = await row();
  assert.deepEqual([status, burned, balance, wagered], ['cancelled', 1_500n + 500n + 300n, 0n, 600n]);
  await isSound();
});

test('a bonus whose time is over is burned before a stake, by the sweep or by whoever comes first', async () => {
  const one = await playing(testOffer(), { money: '1.00' });
  const two = await playing(testOffer());
  const round = randomUUID();
  await one.wallet.debit(round, 200n);
  play.clock.advance(WEEK_MS - 1);
  assert.equal(await expireDue(play.db, play.clock), 0);
  play.clock.advance(1);
  await one.wallet.credit(round, 400n);
  assert.deepEqual(await one.purses(), [200n, 0n, 0n, 0n]);
  assert.deepEqual([(await one.row()).status, (await one.row()).burned], ['expired', 1_900n + 200n]);
  assert.ok((await expireDue(play.db, play.clock, testTell(play.clock))) > 0);
  const told = (await mailTo(play.db, two.player.account.email)).map(({ kind }) => kind);
  assert.deepEqual(told, ['bonus-expired']);
  assert.equal(await expireDue(play.db, play.clock), 0);
  assert.deepEqual(await two.purses(), [1_000n, 0n, 0n, 0n]);
  await isSound();
});

test('BON-06 a free spin costs nothing, its win is raised by the boost and becomes bonus money that has to be wagered', async () => {
  const { wallet, purses, row } = await playing(freeSpinOffer(SLOT));
  assert.deepEqual((await wallet.held()).freeSpins, { left: 3, stake: '1.00', winBoost: 1.5 });
  assert.equal(await wallet.round(100n, 501n, 'freeSpin'), true);
  assert.deepEqual(await purses(), [1_000n, 751n, 3_755n, 0n]);
  assert.equal(await wallet.round(300n, 0n), true, 'a stake of real money goes on as usual');
  assert.deepEqual(await purses(), [700n, 751n, 3_455n, 0n]);
  assert.equal(await wallet.debit(randomUUID(), 200n, 'freeSpin'), 'NO_FREE_SPINS', 'at their stake only');
  for (let count = 0; count < 2; count += 1) assert.equal(await wallet.round(100n, 0n, 'freeSpin'), true);
  assert.equal(await wallet.debit(randomUUID(), 100n, 'freeSpin'), 'NO_FREE_SPINS');
  assert.equal((await wallet.held()).freeSpins, null);
  const { freeSpinsLeft, freeSpinWinnings, status } = await row();
  assert.deepEqual([freeSpinsLeft, freeSpinWinnings, status], [0, 751n, 'activated']);
  await isSound();
});

test('bonus money and free spins of one offer are one bonus: it ends when both are done', async () => {
  const both = freeSpinOffer(SLOT, { type: 'deposit', amount: '10.00', wageringMultiplier: 1, maxBet: '100.00' });
  const { wallet, purses, row } = await playing(both);
  assert.deepEqual(await purses(), [1_000n, 1_000n, 1_000n, 0n]);
  await wallet.round(100n, 200n, 'freeSpin');
  assert.deepEqual(await purses(), [1_000n, 1_300n, 1_300n, 0n], 'what spins win is wagered as well');
  await wallet.round(1_000n, 0n);
  await wallet.round(300n, 0n);
  assert.deepEqual([(await row()).status, ...(await purses())], ['activated', 0n, 1_000n, 0n, 0n], 'spins are left');
  for (let count = 0; count < 2; count += 1) await wallet.round(100n, 0n, 'freeSpin');
  const { status, winnings } = await row();
  assert.deepEqual([status, winnings, ...(await purses())], ['completed', 1_000n, 1_000n, 0n, 0n, 0n]);
  await isSound();
});

test('a free spin that is taken back can be played again; in another game there is none; and all without a win are no win', async () => {
  const { player, wallet, row } = await playing(freeSpinOffer(SLOT));
  const elsewhere = await walletIn(play, player, DICE);
  assert.equal(await elsewhere.debit(randomUUID(), 100n, 'freeSpin'), 'NO_FREE_SPINS');
  const round = randomUUID();
  await wallet.debit(round, 100n, 'freeSpin');
  assert.equal((await row()).freeSpinsLeft, 2);
  await wallet.rollback(round);
  assert.equal((await row()).freeSpinsLeft, 3);
  for (let count = 0; count < 3; count += 1) await wallet.round(100n, 0n, 'freeSpin');
  const { status, winnings } = await row();
  assert.deepEqual([status, winnings], ['completed', 0n]);
  await isSound();
});

test('50 equal stakes, wins and ways back at once take, give and count once', async () => {
  const { wallet, purses } = await playing(testOffer(), { money: '1.00' });
  const [won, back] = [randomUUID(), randomUUID()];
  const many = (run: () => Promise<unknown>) => Promise.all(Array.from({ length: 50 }, run));
  await many(() => wallet.debit(won, 300n));
  await many(() => wallet.debit(back, 200n));
  assert.deepEqual(await purses(), [0n, 1_600n, 19_500n, 0n]);
  await Promise.all([many(() => wallet.credit(won, 900n)), many(() => wallet.rollback(back))]);
  assert.deepEqual(await purses(), [300n, 2_400n, 19_700n, 0n]);
  await isSound();
});

test('stakes, the end of a round and a cancellation at once: one order or another, and never twice', async () => {
  for (let count = 0; count < 4; count += 1) {
    const { bonus, wallet, purses, row } = await playing(testOffer(), { money: '0.00' });
    const round = randomUUID();
    await wallet.debit(round, 500n);
    await Promise.all([
      wallet.credit(round, 700n),
      cancelTestBonus(play.db, play.clock, bonus),
      wallet.debit(randomUUID(), 100n),
    ]);
    const { status, burned } = await row();
    assert.equal(status, 'cancelled');
    assert.ok([2_200n, 2_100n].includes(burned), `burned ${burned}`);
    assert.deepEqual(await purses(), [0n, 0n, 0n, 0n]);
  }
  await isSound();
});
