import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { toMinor } from '@/domain/money/money';
import { bonusNow, freeSpinOffer, giveTestBonus, testOffer } from '../../testing/testBonus';
import { checkLedger } from '../ledger/check';
import { type Carry } from '../../studio/rounds/casinoWallet';
import { MIN_SPIN_MS } from '../../studio/rounds/pace';
import { openTestPlay, type TestPlay } from '../../testing/testPlay';
import { pursesNow, SLOT } from '../../testing/testWallet';

let play: TestPlay;
before(async () => {
  play = await openTestPlay();
});
after(() => play.close());

const isSound = async () => assert.deepEqual(await checkLedger(play.db), []);
const euro = (amount: unknown) => toMinor(String(amount), 'EUR')!;

/** Wraps the transport so that some calls never reach the casino and get no answer. */
const losing =
  (isLost: (url: string, body: Record<string, unknown>) => boolean) =>
  (carry: Carry): Carry =>
  async (url, body, headers) => {
    const answer = await carry(url, body, headers);
    if (isLost(url, JSON.parse(body) as Record<string, unknown>)) throw new Error('the answer is lost');
    return answer;
  };

test('BON-06 free spins are played in the frame of their game: nothing is staked, and their wins are bonus money', async () => {
  const player = await play.player('0.00');
  const bonus = await giveTestBonus(play.db, play.clock, player.account.id, freeSpinOffer(SLOT));
  const studio = play.studio();
  const opened = await studio.open(await player.launch(SLOT));
  assert.deepEqual([opened.balance, opened.freeSpins], ['0.00', { left: 3, stake: '1.00', winBoost: 1.5 }]);
  let won = 0n;
  for (let left = 2; left >= 0; left -= 1) {
    const { status, json } = await studio.freeSpin(opened.session, '1.00');
    assert.equal(status, 200, JSON.stringify(json));
    won += (euro(json.win) * 150n) / 100n;
    const now = await bonusNow(play.db, bonus);
    assert.deepEqual([now.freeSpinsLeft, now.freeSpinWinnings, json.freeSpin], [left, won, true]);
    play.clock.advance(MIN_SPIN_MS);
  }
  assert.ok(won > 0n, 'the repeatable rounds win something');
  assert.deepEqual(await pursesNow(play, player), [0n, won, won * 5n, 0n]);
  assert.equal((await studio.freeSpin(opened.session, '1.00')).json.code, 'NO_FREE_SPINS');
  play.clock.advance(MIN_SPIN_MS);
  assert.equal((await studio.open(await player.launch(SLOT))).freeSpins, null);
  await isSound();
});

test('the frame’s balance is what can be played with: real money and bonus money together', async () => {
  const player = await play.player('3.00');
  await giveTestBonus(play.db, play.clock, player.account.id, testOffer());
  const studio = play.studio();
  const { session, balance } = await studio.open(await player.launch(SLOT));
  assert.equal(balance, '23.00');
  const { json } = await studio.spin(session, '2.00');
  const [real, bonus] = await pursesNow(play, player);
  assert.equal(euro(json.balance), real! + bonus!);
  await isSound();
});

test('the casino hears of the end of a round with a bonus even where it won nothing, and after a break-off too', async () => {
  const player = await play.player('0.00');
  const bonus = await giveTestBonus(play.db, play.clock, player.account.id, testOffer({ amount: '1.00' }));
  let isCut = true;
  const studio = play.studio(losing((url) => isCut && url.endsWith('/credit')));
  // The rounds are deterministic but their results are not known here: play until one loses and the bonus has money.
  const { session } = await studio.open(await player.launch(SLOT));
  const rounds: string[] = [];
  while ((await pursesNow(play, player))[1]! >= 100n && rounds.length < 40) {
    const { json } = await studio.spin(session, '1.00');
    rounds.push(String(json.roundId));
    play.clock.advance(MIN_SPIN_MS);
  }
  isCut = false;
  await studio.realRounds.sweep();
  const { status, balance } = await bonusNow(play.db, bonus);
  assert.equal(status, balance > 0n ? 'activated' : 'completed');
  await isSound();
});

test('a free spin whose debit got no answer is given back, and can be played once more', async () => {
  const player = await play.player('0.00');
  const bonus = await giveTestBonus(play.db, play.clock, player.account.id, freeSpinOffer(SLOT));
  const broken = play.studio(losing((url) => url.endsWith('/debit')));
  const { session } = await broken.open(await player.launch(SLOT));
  const { status, json } = await broken.freeSpin(session, '1.00');
  assert.deepEqual([status, json.code], [409, 'TAKEN_BACK']);
  assert.equal((await bonusNow(play.db, bonus)).freeSpinsLeft, 3);
  await isSound();
});
