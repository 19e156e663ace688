import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { and, eq } from 'drizzle-orm';
import { answerOf, refusalOf } from '../../testing/testBackend';
import { giveTestBonus, testOffer } from '../../testing/testBonus';
import { CATALOGUE, SLOTS } from '../../testing/testCatalogue';
import { walletTransactions } from '../bets/schema';
import { checkLedger } from '../ledger/check';
import { bookDeposit } from '../ledger/deposits';
import { BONUS_BUY_LIFE_MS } from './bonusBuy';
import { openTestPlay, type TestPlay } from '../../testing/testPlay';
import { pursesNow, walletIn } from '../../testing/testWallet';

let play: TestPlay;
before(async () => {
  play = await openTestPlay();
});
after(() => play.close());

const GAME = SLOTS.find(({ buy }) => buy)!;
const OTHER = SLOTS.find(({ buy, id }) => buy && id !== GAME.id)!;
const PLAIN = SLOTS.find(({ buy }) => !buy)!;
const PRICE = 2_000n;

type Player = Awaited<ReturnType<TestPlay['player']>>;

const isSound = async () => assert.deepEqual(await checkLedger(play.db), []);
const confirm = (player: Player, sessionId: string, { game = GAME.id, key = randomUUID() as string } = {}) =>
  answerOf(play.app, 'buyBonus', player.keyed({ game, sessionId }, key));
const unconfirmed = async (player: Player, sessionId: string, game = GAME.id) =>
  (await refusalOf(play.app, 'buyBonus', player.keyed({ game, sessionId }))).code;
/** A player's transactions booked as bonus buys, by kind. */
const bought = async ({ account }: Player) =>
  (
    await play.db
      .select({ kind: walletTransactions.kind })
      .from(walletTransactions)
      .where(
        and(
          eq(walletTransactions.player, account.id),
          eq(walletTransactions.isBonusBuy, true),
          eq(walletTransactions.outcome, 'booked'),
        ),
      )
  )
    .map(({ kind }) => kind)
    .sort();

/** A player in the game, with functions to confirm a bonus buy in the session. */
async function playing(money = '100.00') {
  const player = await play.player(money);
  const wallet = await walletIn(play, player, GAME.id);
  return {
    player,
    wallet,
    confirm: () => confirm(player, wallet.session),
    buy: (round = randomUUID() as string, amount = PRICE) => wallet.debit(round, amount, 'bonusBuy'),
  };
}

test('GAME-11 a confirmation makes exactly the next stake a bonus buy: a second one is none', async () => {
  const { player, confirm, buy } = await playing();
  assert.equal(await buy(), 'BONUS_BUY_UNAVAILABLE', 'nothing was confirmed');
  assert.deepEqual(await confirm(), { data: { success: true } });
  assert.equal(await player.money(), '100.00', 'a confirmation alone costs nothing');
  assert.equal(await buy(), true);
  assert.equal(await buy(), 'BONUS_BUY_UNAVAILABLE');
  assert.deepEqual([await player.money(), await bought(player)], ['80.00', ['debit']]);
  await isSound();
});

test('whatever the next stake is, it uses the confirmation up: an ordinary one, a free spin, one that is refused', async () => {
  const { player, wallet, confirm, buy } = await playing('10.00');
  const next = [
    [() => wallet.debit(randomUUID(), 100n), true],
    [() => wallet.debit(randomUUID(), 100n, 'freeSpin'), 'NO_FREE_SPINS'],
    [() => buy(), 'INSUFFICIENT_BALANCE'],
  ] as const;
  for (const [stake, came] of next) {
    await confirm();
    assert.equal(await stake(), came);
    assert.equal(await buy(randomUUID(), 100n), 'BONUS_BUY_UNAVAILABLE');
  }
  // A repeated stake does not use up the confirmation, and neither does a win or a rollback.
  const round = randomUUID();
  await wallet.debit(round, 100n);
  await confirm();
  assert.equal(await wallet.debit(round, 100n), true);
  assert.equal(await wallet.rollback(round), true);
  assert.equal(await buy(randomUUID(), 100n), true);
  assert.deepEqual(await bought(player), ['debit']);
  await isSound();
});

test('GAME-11 limits and bounds of bets do not count for a bonus buy, nor it for them; stops, losses and the balance do', async () => {
  const { player, wallet, confirm, buy } = await playing('1000.00');
  await player.limit('maxBet', null, '1.00');
  for (const period of [0, 1, 2]) await player.limit('bet', period, '5.00');
  await player.limit('loss', 0, '150.00');
  await confirm();
  // The price may exceed the game's maximum bet.
  assert.ok(10_100n > BigInt(GAME.maxBet.replace('.', '')));
  assert.equal(await buy(randomUUID(), 10_100n), true);
  assert.equal(await wallet.debit(randomUUID(), 101n), 'MAX_BET_LIMIT_REACHED');
  for (let count = 0; count < 5; count += 1) assert.equal(await wallet.debit(randomUUID(), 100n), true);
  assert.equal(await wallet.debit(randomUUID(), 100n), 'dailyBetLimit', 'five are used, and not a hundred more');
  const { data } = await answerOf(play.app, 'limits', { headers: player.headers });
  const used = (kind: string) => data.limits.find((one) => one.kind === kind && one.period === 0)?.used;
  assert.deepEqual([used('bet'), used('loss')], ['5.00', '106.00']);
  await confirm();
  assert.equal(await buy(randomUUID(), 4_401n), 'dailyLossLimit');
  await confirm();
  assert.equal(await buy(randomUUID(), 4_400n), true);
  await isSound();
});

test('a bonus buy is paid with real money alone and wins real money; the bonus is as it was', async () => {
  const { player, wallet, confirm, buy } = await playing('25.00');
  await giveTestBonus(play.db, play.clock, player.account.id, testOffer({ maxBet: '1.00' }));
  assert.deepEqual(await pursesNow(play, player), [2_500n, 2_000n, 20_000n, 0n]);
  await confirm();
  assert.equal(await buy(randomUUID(), 2_501n), 'INSUFFICIENT_BALANCE');
  await confirm();
  const round = randomUUID();
  assert.equal(await buy(round), true);
  assert.deepEqual(await pursesNow(play, player), [500n, 2_000n, 20_000n, 0n]);
  assert.equal(await wallet.credit(round, 7_000n), true);
  assert.deepEqual(await pursesNow(play, player), [7_500n, 2_000n, 20_000n, 0n]);
  assert.deepEqual(await bought(player), ['credit', 'debit']);
  await isSound();
});

test('a bonus buy that is taken back gives all back, that of the deposit’s wager too, and has to be confirmed anew', async () => {
  const { player, wallet, confirm, buy } = await playing('0.00');
  await bookDeposit(play.db, {
    deposit: { id: randomUUID(), player: player.account.id, currency: 'EUR' },
    amount: 5_000n,
    now: play.clock.now(),
    depositWagerMultiplier: 1,
  });
  const before = await pursesNow(play, player);
  await confirm();
  const round = randomUUID();
  await buy(round);
  assert.deepEqual(await pursesNow(play, player), [3_000n, 0n, 0n, 3_000n]);
  for (let time = 0; time < 3; time += 1) await wallet.rollback(round);
  assert.deepEqual(await pursesNow(play, player), before);
  assert.equal(await buy(), 'BONUS_BUY_UNAVAILABLE');
  // A rollback that arrives first makes the buy fail for ever.
  const early = randomUUID();
  await wallet.rollback(early);
  await confirm();
  assert.equal(await buy(early), 'ROLLED_BACK');
  await isSound();
});

test('the same stake sent again is told again; under its name no other kind of stake is taken', async () => {
  const { player, wallet, confirm, buy } = await playing();
  await confirm();
  const round = randomUUID();
  for (let time = 0; time < 3; time += 1) assert.equal(await buy(round), true);
  assert.equal(await wallet.debit(round, PRICE), 'TRANSACTION_CONFLICT');
  assert.deepEqual([await player.money(), await bought(player)], ['80.00', ['debit']]);
});

test('a confirmation waits two minutes for its stake, and no longer', async () => {
  const { confirm, buy } = await playing();
  await confirm();
  play.clock.advance(BONUS_BUY_LIFE_MS - 1);
  assert.equal(await buy(), true);
  await confirm();
  play.clock.advance(BONUS_BUY_LIFE_MS);
  assert.equal(await buy(), 'BONUS_BUY_UNAVAILABLE');
});

test('GAME-11 fifty buys at once after one confirmation are one, and ten confirmations of one key are one too', async () => {
  const { player, wallet, buy } = await playing('2000.00');
  const key = randomUUID();
  await Promise.all(Array.from({ length: 10 }, () => confirm(player, wallet.session, { key })));
  // A call that fails under load is retried with the same transaction id, as studios do.
  const insist = (round: string): ReturnType<typeof buy> => buy(round).catch(() => insist(round));
  const came = await Promise.all(Array.from({ length: 50 }, () => insist(randomUUID())));
  assert.equal(came.filter((one) => one === true).length, 1);
  assert.equal(came.filter((one) => one === 'BONUS_BUY_UNAVAILABLE').length, 49);
  await confirm(player, wallet.session, { key });
  assert.equal(await buy(), 'BONUS_BUY_UNAVAILABLE', 'the same key confirms once');
  assert.deepEqual([await player.money(), await bought(player)], ['1980.00', ['debit']]);
  await isSound();
});

test('another’s session, another game, a game that sells nothing and a session that has ended are refused', async () => {
  const { player, wallet } = await playing();
  const other = await playing();
  assert.equal(await unconfirmed(player, other.wallet.session), 'BONUS_BUY_UNAVAILABLE');
  assert.equal(await unconfirmed(player, wallet.session, OTHER.id), 'BONUS_BUY_UNAVAILABLE');
  for (const id of [randomUUID(), 'no session', '']) assert.match(await unconfirmed(player, id), /UNAVAIL|VALIDATION/);
  const plain = await walletIn(play, player, PLAIN.id);
  assert.equal(await unconfirmed(player, plain.session, PLAIN.id), 'BONUS_BUY_UNAVAILABLE');
  for (const one of [wallet, other.wallet])
    assert.equal(await one.debit(randomUUID(), PRICE, 'bonusBuy'), 'BONUS_BUY_UNAVAILABLE');
  // A confirmation is not valid in another session of the same player and game.
  await confirm(player, wallet.session);
  const second = await walletIn(play, player, GAME.id);
  assert.equal(await second.debit(randomUUID(), PRICE, 'bonusBuy'), 'BONUS_BUY_UNAVAILABLE');
  assert.equal(await wallet.debit(randomUUID(), PRICE, 'bonusBuy'), true);
  play.clock.advance(5 * 3_600_000);
  assert.equal(await unconfirmed(player, wallet.session), 'BONUS_BUY_UNAVAILABLE');
  const guest = { headers: { 'idempotency-key': randomUUID() }, payload: { game: GAME.id, sessionId: wallet.session } };
  assert.equal((await refusalOf(play.app, 'buyBonus', guest)).code, 'SESSION_EXPIRED');
});

test('who has stopped buys nothing, neither before the confirmation nor after it', async () => {
  const { player, wallet, confirm, buy } = await playing();
  await confirm();
  await answerOf(play.app, 'selfExclude', player.keyed({ duration: '1d' }));
  assert.equal(await buy(), 'SELF_EXCLUDED');
  assert.equal(await unconfirmed(player, wallet.session), 'SELF_EXCLUDED');
  const frozen = await playing();
  await frozen.confirm();
  await answerOf(play.app, 'freezeAccount', frozen.player.keyed({ days: 1 }));
  assert.equal(await frozen.buy(), 'ACCOUNT_FROZEN');
  assert.equal(await unconfirmed(frozen.player, frozen.wallet.session), 'SESSION_EXPIRED');
});

test('GAME-11 the whole way through the studio: a bought round triggers, costs its price, and the history says what it is', async () => {
  const { buy, id, stakes } = GAME;
  const player = await play.player('1000.00');
  const studio = play.studio();
  const { launch, sessionId } = await player.launched(id);
  const session = await studio.open(launch);
  assert.deepEqual(session.game.buy, buy);
  const [stake] = stakes;
  const price = (Number(stake) * buy!.price).toFixed(2);
  const unsold = await studio.buy(session.session, stake!);
  assert.deepEqual([unsold.status, unsold.json.code], [409, 'BONUS_BUY_UNAVAILABLE']);
  assert.match(String(unsold.json.message), /Confirm the purchase, then buy it right away/);
  play.clock.advance(2_500);
  await confirm(player, sessionId);
  const intent = randomUUID();
  const { status, json } = await studio.buy(session.session, stake!, intent);
  assert.equal(status, 200);
  assert.deepEqual([json.stake, json.bonusBuy], [price, true]);
  assert.ok((json.spins as { awarded: number }[])[0]!.awarded > 0);
  assert.equal((await studio.buy(session.session, stake!, intent)).json.roundId, json.roundId, 'one intent, one round');
  assert.equal(await player.money(), (1000 - Number(price) + Number(json.win)).toFixed(2));
  const { data } = await answerOf(play.app, 'round', {
    headers: player.headers,
    path: { roundId: String(json.roundId) },
  });
  assert.ok(data.round.entries?.every(({ bonusBuy }) => bonusBuy === true));
  play.clock.advance(2_500);
  await studio.spin(session.session, stake);
  const history = await answerOf(play.app, 'casinoHistory', { headers: player.headers });
  assert.deepEqual(
    history.data.history.rows.filter(({ type }) => type === 'bet').map(({ bonusBuy }) => bonusBuy),
    [undefined, true],
  );
  await isSound();
});

test('a bought round whose stake gets no answer is taken back, and bought again only once confirmed anew', async () => {
  const player = await play.player('1000.00');
  const state = { cut: 0 };
  // The casino books, but its answer is lost.
  const studio = play.studio((carry) => async (path, body, headers) => {
    const answer = await carry(path, body, headers);
    if (path.endsWith('/debit') && (state.cut -= 1) >= 0) throw new Error('cut');
    return answer;
  });
  const { launch, sessionId } = await player.launched(GAME.id);
  const { session } = await studio.open(launch);
  const [stake] = GAME.stakes;
  await confirm(player, sessionId);
  state.cut = 1;
  const stands = await studio.buy(session, stake!);
  assert.equal(stands.status, 200, 'asked for again, it is told what stands');
  const money = await player.money();
  play.clock.advance(2_500);
  await confirm(player, sessionId);
  state.cut = 3;
  const back = await studio.buy(session, stake!);
  assert.deepEqual([back.status, back.json.code, await player.money()], [409, 'TAKEN_BACK', money]);
  play.clock.advance(2_500);
  assert.equal((await studio.buy(session, stake!)).json.code, 'BONUS_BUY_UNAVAILABLE');
  assert.deepEqual(
    (await bought(player)).filter((kind) => kind !== 'credit'),
    ['debit', 'debit', 'rollback'],
  );
  await isSound();
});

test('a demo sells nothing, and neither does a game without a feature or a free spin', async () => {
  const player = await play.player('100.00');
  const studio = play.studio();
  const real = await studio.open(await player.launch(PLAIN.id));
  assert.equal(real.game.buy, null);
  assert.equal((await studio.buy(real.session, PLAIN.stakes[0]!)).status, 422);
  const sold = await studio.open(await player.launch(GAME.id));
  const both = { stake: GAME.stakes[0], intent: randomUUID(), bonusBuy: true, freeSpin: true };
  assert.equal((await studio.ask('/api/spin', both, sold.session)).status, 422);
  assert.equal(await player.money(), '100.00');
  assert.ok(
    CATALOGUE.every(
      (game) => game.kind !== 'slot' || Boolean(game.buy) === Boolean(game.model.scatters ?? game.model.hold),
    ),
  );
});
