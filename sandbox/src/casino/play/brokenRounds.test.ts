import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { toDecimal } from '@/domain/money/money';
import { playSessions, rounds } from '../../studio/store/schema';
import { walletTransactions } from '../bets/schema';
import { hashSecret } from '../../base/tokens';
import { checkLedger } from '../ledger/check';
import { type Carry } from '../../studio/rounds/casinoWallet';
import { MIN_SPIN_MS } from '../../studio/rounds/pace';
import { openTestPlay, type TestPlay } from '../../testing/testPlay';

let play: TestPlay;
before(async () => {
  play = await openTestPlay();
});
after(() => play.close());

type Broken = 'debit' | 'credit' | 'rollback';
/** Where a call breaks: before the casino receives it, or after it has booked. */
const PLACES = ['request', 'answer'] as const;

/** A transport that loses a kind of call the given number of times. */
const losing =
  (call: Broken, place: (typeof PLACES)[number], times: number) =>
  (carry: Carry): Carry => {
    let left = times;
    return async (path, body, headers) => {
      const isLost = path.endsWith(call) && left > 0;
      if (!isLost) return carry(path, body, headers);
      left -= 1;
      if (place === 'answer') await carry(path, body, headers);
      throw new Error('connection lost');
    };
  };

/** A studio that is killed during a call: nothing after it runs. */
const killedAt =
  (call: Broken, place: (typeof PLACES)[number], died: () => void) =>
  (carry: Carry): Carry =>
  async (path, body, headers) => {
    if (!path.endsWith(call)) return carry(path, body, headers);
    if (place === 'answer') await carry(path, body, headers);
    died();
    return new Promise(() => undefined);
  };

/** The rounds of the session that a token belongs to. */
async function roundsOf(token: string) {
  const rows = await play.db
    .select({ round: rounds })
    .from(rounds)
    .innerJoin(playSessions, eq(playSessions.id, rounds.sessionId))
    .where(eq(playSessions.tokenHash, hashSecret(token)))
    .orderBy(rounds.number);
  return rows.map(({ round }) => round);
}

/** Asserts that the balance matches the settled rounds and that no round is open. */
async function assertEnded(player: Awaited<ReturnType<TestPlay['player']>>, token: string): Promise<string[]> {
  const all = await roundsOf(token);
  const standing = all.filter(({ status }) => status === 'settled');
  const expected = standing.reduce((sum, { stake, win }) => sum - stake + win, 10_000n);
  assert.equal(await player.money(), toDecimal(expected, 'EUR'));
  for (const { status } of all) assert.ok(['settled', 'refused', 'rolledBack'].includes(status), status);
  assert.deepEqual(await checkLedger(play.db), []);
  return all.map(({ status }) => status);
}

test('a lost request or answer is asked again: one round, one debit, one credit', async () => {
  for (const call of ['debit', 'credit'] as const) {
    for (const place of PLACES) {
      const player = await play.player();
      const studio = play.studio(losing(call, place, 2));
      const { session } = await studio.open(await player.launch());
      const { status } = await studio.spin(session);
      assert.equal(status, 200);
      assert.deepEqual(await assertEnded(player, session), ['settled']);
    }
  }
});

test('without an answer to the debit the stake is taken back, and the same spin again says so', async () => {
  for (const place of PLACES) {
    const player = await play.player();
    const studio = play.studio(losing('debit', place, 3));
    const { session } = await studio.open(await player.launch());
    const intent = randomUUID();
    const { status, json } = await studio.spin(session, '1.00', intent);
    assert.deepEqual([status, json.code], [409, 'TAKEN_BACK']);
    assert.deepEqual(await assertEnded(player, session), ['rolledBack']);
    assert.equal(await player.money(), '100.00');
    assert.equal((await studio.spin(session, '1.00', intent)).json.code, 'TAKEN_BACK');
    play.clock.advance(MIN_SPIN_MS);
    assert.equal((await studio.spin(session)).status, 200);
  }
});

test('a rollback that cannot be told is told by the next sweep', async () => {
  const player = await play.player();
  const studio = play.studio((carry) => losing('rollback', 'request', 3)(losing('debit', 'answer', 3)(carry)));
  const { session } = await studio.open(await player.launch());
  assert.equal((await studio.spin(session)).json.code, 'TAKEN_BACK');
  assert.equal(await player.money(), '99.00');
  await studio.realRounds.sweep();
  assert.equal(await player.money(), '100.00');
  assert.deepEqual(await assertEnded(player, session), ['rolledBack']);
});

test('a studio killed in a round, at each step: the next one ends the round or takes it back, by itself or on a reload', async () => {
  for (const call of ['debit', 'credit'] as const) {
    for (const place of PLACES) {
      for (const by of ['sweep', 'reload'] as const) {
        const player = await play.player();
        const first = play.studio();
        const { session } = await first.open(await player.launch());
        let isDead = false;
        const dying = play.studio(killedAt(call, place, () => (isDead = true)));
        for (let count = 0; count < 40 && !isDead; count += 1) {
          play.clock.advance(MIN_SPIN_MS);
          // A round without a win makes no credit call to be killed at.
          const spin = dying.spin(session);
          await Promise.race([spin, new Promise<void>((done) => void watch(() => isDead, done))]);
        }
        assert.ok(isDead);
        const next = play.studio();
        if (by === 'sweep') await next.realRounds.sweep();
        else {
          const { json } = await next.ask('/api/session', {}, session);
          assert.equal(json.balance, await player.money());
        }
        const statuses = await assertEnded(player, session);
        assert.equal(statuses.at(-1), call === 'debit' ? 'rolledBack' : 'settled');
      }
    }
  }
});

/** Polls until a condition holds. A round still in progress is not waited for any longer. */
function watch(holds: () => boolean, done: () => void): void {
  const timer = setInterval(() => {
    if (!holds()) return;
    clearInterval(timer);
    done();
  }, 5);
  timer.unref();
}

test('two studios sweep and play at once: each round ends once', async () => {
  const player = await play.player();
  const [one, two] = [play.studio(), play.studio()];
  const { session } = await one.open(await player.launch());
  for (let count = 0; count < 8; count += 1) {
    play.clock.advance(MIN_SPIN_MS);
    await Promise.all([one.spin(session), two.realRounds.sweep(), one.realRounds.sweep(), two.realRounds.sweep()]);
  }
  await Promise.all([one.realRounds.sweep(), two.realRounds.sweep()]);
  await assertEnded(player, session);
});

test('50 parallel spins of 50 intents are one round: the others come too soon', async () => {
  const player = await play.player();
  const studio = play.studio();
  const { session } = await studio.open(await player.launch());
  const answers = await Promise.all(Array.from({ length: 50 }, () => studio.spin(session)));
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  assert.equal(answers.filter(({ json }) => json.code === 'SPIN_TOO_SOON').length, 49);
  const booked = await play.db
    .select()
    .from(walletTransactions)
    .where(eq(walletTransactions.player, player.account.id));
  assert.equal(booked.filter(({ kind }) => kind === 'debit').length, 1);
});
