import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { toDecimal, toMinor } from '@/domain/money/money';
import { CATALOGUE } from '../../testing/testCatalogue';
import { games } from '../games/schema';
import { brandBounds } from '../bets/brandBounds';
import { userBonuses } from '../bonuses/held/schema';
import { checkLedger } from '../ledger/check';
import { post } from '../ledger/post';
import { toPurse } from '../../testing/testLedgerPlayer';
import { openTestPlay, type TestPlay } from '../../testing/testPlay';
import { TABLES } from '../../studio/catalogue/houseGames';

let play: TestPlay;
before(async () => {
  play = await openTestPlay();
});
after(() => play.close());

const GAME = CATALOGUE.find(({ kind }) => kind === 'slot')!;
const [TABLE] = TABLES;
const [LOWEST, HIGHEST] = [toMinor(GAME.minBet, 'EUR')!, toMinor(GAME.maxBet, 'EUR')!];

type Player = Awaited<ReturnType<TestPlay['player']>>;

/** Places stakes for a player in the game. Answers "booked", or the code, the bound and the text of the refusal. */
async function staking(player: Player, currency = 'EUR') {
  const { wallet } = play.studio();
  const answer = await wallet.open(await player.launch(GAME.id));
  assert.ok(answer.ok);
  const key = { token: answer.value.wallet, currency };
  return async (amount: bigint): Promise<unknown[]> => {
    const [round, before] = [randomUUID(), await player.money()];
    const got = await wallet.debit(key, { transaction: `${round}:debit`, round, amount });
    if (got.ok) return ['booked'];
    assert.equal(await player.money(), before, 'what is refused costs nothing');
    const { code, message, details } = got.refusal;
    assert.deepEqual(details, { limit: details?.limit, left: details?.limit, currencyCode: currency });
    return [code, details?.limit, message];
  };
}

/** Runs a test with another maximum bet in the catalogue. */
async function withHighest(maxBet: bigint, run: () => Promise<void>): Promise<void> {
  const set = (value: bigint) => play.db.update(games).set({ maxBet: value }).where(eq(games.id, GAME.id));
  await set(maxBet);
  try {
    await run();
  } finally {
    await set(HIGHEST);
  }
}

/** Gives the player a bonus of 20 euro with a 10x wagering requirement and no maximum bet of its own. */
async function giveBonus({ account }: Player): Promise<void> {
  const [player, now, amount, wagerTotal] = [account.id, play.clock.now(), 2_000n, 20_000n];
  const id = randomUUID();
  await play.db.insert(userBonuses).values({
    id,
    player,
    offer: 'test',
    type: 'no_deposit',
    status: 'activated',
    currency: 'EUR',
    amount,
    balance: amount,
    freeSpinWinnings: 0n,
    wageringType: 'REAL_TO_FUN',
    wageringMultiplier: 10,
    wagerTotal,
    wagered: 0n,
    winnings: 0n,
    burned: 0n,
    createdAt: now,
    activatedAt: now,
  });
  const entries = [...toPurse(player, amount, 'EUR', 'bonus'), ...toPurse(player, wagerTotal, 'EUR', 'wager')];
  await post(play.db, { key: `bonus:${id}`, kind: 'bonus', reference: id, now, entries });
}

test('ERR-33 a stake below the game’s lowest or above its highest bet is refused, to the cent, whatever the studio takes', async () => {
  const stake = await staking(await play.player('1000.00'));
  assert.deepEqual(await stake(LOWEST - 1n), ['minBet', GAME.minBet, 'This bet is below this game’s minimum.']);
  assert.deepEqual(await stake(LOWEST), ['booked']);
  assert.deepEqual(await stake(HIGHEST + 1n), ['maxBet', GAME.maxBet, 'This bet is above this game’s maximum.']);
  assert.deepEqual(await stake(HIGHEST), ['booked']);
  assert.deepEqual(await checkLedger(play.db), []);
});

test('the bounds of a game are worth the same in other currencies', async () => {
  const stake = await staking(await play.player('100000.00', { currencyCode: 'NOK' }), 'NOK');
  const [lowest, highest] = [LOWEST * 10n, HIGHEST * 10n];
  assert.deepEqual((await stake(lowest - 1n)).slice(0, 2), ['minBet', toDecimal(lowest, 'NOK')]);
  assert.deepEqual(await stake(lowest), ['booked']);
  assert.deepEqual((await stake(highest + 1n)).slice(0, 2), ['maxBet', toDecimal(highest, 'NOK')]);
  assert.deepEqual(await stake(highest), ['booked']);
});

test('no game lets a bet be higher than the casino does, 500 euro', () =>
  withHighest(1_000_000n, async () => {
    const stake = await staking(await play.player('2000.00'));
    assert.deepEqual(await stake(50_001n), ['globalBetLimit', '500.00', 'This bet is above this casino’s maximum.']);
    assert.deepEqual(await stake(50_000n), ['booked']);
  }));

test('no game offers a bet that the casino never takes', () => {
  const { globalBetLimit } = brandBounds('EUR')!;
  for (const { name, stakes, maxBet } of CATALOGUE)
    for (const bet of [...stakes, maxBet]) assert.ok(toMinor(bet, 'EUR')! <= globalBetLimit, `${name}: ${bet}`);
});

test('ERR-33 with a bonus a bet is 5 euro at most, and without one that bound is not asked', async () => {
  const player = await play.player('100.00');
  const stake = await staking(player);
  assert.deepEqual(await stake(501n), ['booked']);
  await giveBonus(player);
  assert.deepEqual(await stake(501n), ['bonusMaxBet', '5.00', 'This bet is above the maximum allowed with a bonus.']);
  assert.deepEqual(await stake(500n), ['booked']);
});

test('which bound is told where several are broken: the game’s, then the bonus’, then the casino’s, then the balance', () =>
  withHighest(60_000n, async () => {
    const player = await play.player('10.00');
    const stake = await staking(player);
    assert.equal((await stake(70_000n))[0], 'maxBet');
    assert.equal((await stake(60_000n))[0], 'globalBetLimit');
    await giveBonus(player);
    assert.equal((await stake(70_000n))[0], 'maxBet');
    assert.equal((await stake(60_000n))[0], 'bonusMaxBet');
  }));

/**
 * Bets at the table in a launch of its own, on the draw of now; each answers its round, and the code, the bound and
 * what is left of it if refused.
 */
async function betting(player: Player) {
  const { wallet } = play.studio();
  const settlesAt = new Date(play.clock.now().getTime() + 20_000);
  const opened = await wallet.open(await player.launch(TABLE.id));
  assert.ok(opened.ok);
  const key = { token: opened.value.wallet, currency: opened.value.currency };
  const bet = async (amount: bigint, at = settlesAt) => {
    const round = randomUUID();
    const got = await wallet.debit(key, { transaction: `${round}:debit`, round, amount, settlesAt: at });
    if (got.ok) return { round, refused: null };
    const { code, details } = got.refusal;
    return { round, refused: [code, details?.limit, details?.left] };
  };
  return { key, bet };
}

test('on one draw of a live table every highest bet holds for all bets of a player, from however many launches', async () => {
  const { wallet } = play.studio();
  const settlesAt = new Date(play.clock.now().getTime() + 20_000);
  const player = await play.player('1000.00');
  const [here, there] = [await betting(player), await betting(player)];
  const most = toMinor(TABLE.maxBet, 'EUR')!;
  const { round, refused } = await here.bet(most - 5_000n);
  assert.equal(refused, null);
  assert.deepEqual((await there.bet(5_001n)).refused, ['maxBet', TABLE.maxBet, '50.00']);
  assert.equal((await there.bet(5_000n)).refused, null);
  assert.equal((await there.bet(most, new Date(settlesAt.getTime() + 30_000))).refused, null, 'another draw');
  assert.ok((await wallet.rollback(here.key, { transaction: randomUUID(), round, of: `${round}:debit` })).ok);
  assert.equal((await here.bet(most - 5_000n)).refused, null, 'what is taken back is free again');

  const careful = await play.player('100.00');
  await careful.limit('maxBet', null, '20.00');
  const own = await betting(careful);
  assert.equal((await own.bet(1_500n)).refused, null);
  assert.deepEqual((await own.bet(501n)).refused, ['MAX_BET_LIMIT_REACHED', '20.00', '5.00']);

  const gifted = await play.player('100.00');
  await giveBonus(gifted);
  const withBonus = await betting(gifted);
  assert.equal((await withBonus.bet(300n)).refused, null);
  assert.deepEqual((await withBonus.bet(201n)).refused, ['bonusMaxBet', '5.00', '2.00']);
  assert.equal((await withBonus.bet(200n)).refused, null);
  assert.deepEqual(await checkLedger(play.db), []);
});

test('on one draw a table’s highest bet holds for all wallets of a player, an own limit or a bonus’s for its own', async () => {
  const player = await play.player('1000.00');
  await player.limit('maxBet', null, '160.00');
  const inEuro = await betting(player);
  assert.equal((await inEuro.bet(15_000n)).refused, null);
  await player.switchTo('NOK', 1_000_000n);
  const inCrowns = await betting(player);
  assert.deepEqual((await inCrowns.bet(50_010n)).refused, ['maxBet', '2000.00', '500.00']);
  assert.equal((await inCrowns.bet(40_000n)).refused, null);
  assert.deepEqual((await inEuro.bet(1_001n)).refused, ['maxBet', '200.00', '10.00']);
  assert.equal((await inEuro.bet(1_000n)).refused, null, 'an own limit of 160 euro has ten left');

  const gifted = await play.player('100.00');
  await giveBonus(gifted);
  const withBonus = await betting(gifted);
  await gifted.switchTo('NOK', 1_000_000n);
  assert.equal((await (await betting(gifted)).bet(40_000n)).refused, null);
  assert.deepEqual((await withBonus.bet(501n)).refused, ['bonusMaxBet', '5.00', '5.00']);
  assert.equal((await withBonus.bet(500n)).refused, null);
  assert.deepEqual(await checkLedger(play.db), []);
});
