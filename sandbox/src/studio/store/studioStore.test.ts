import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { type Round, type StudioStore } from './store';
import { testClock } from '../../testing/testClock';
import { createDemoLaunch } from './launches';
import { launchTokens, playSessions, rounds } from './schema';
import { createStudioStore } from './studioStore';
import { type Database } from '../../db/database';
import { openTestDatabase } from '../../testing/testDatabase';
import { seedAnyGame } from '../../testing/testGame';
import { hashSecret } from '../../base/tokens';

const MIN_ROUND_MS = 2_500;
const clock = testClock();
let database: Database;
let store: StudioStore;
let game: string;

before(async () => {
  database = await openTestDatabase();
  store = createStudioStore(database.db);
  game = await seedAnyGame(database.db, clock.now());
});
after(() => database.close());

const launch = () => createDemoLaunch(database.db, game, 'en', clock.now());
async function newSession() {
  const redeemed = await store.redeemLaunch((await launch()).launchToken, clock.now());
  assert.ok(redeemed);
  return redeemed;
}

type Spin = { intent?: string; stake?: bigint; win?: bigint; minRoundMs?: number };
/** Plays one spin and counts how often the outcome was drawn. */
async function spin(sessionId: string, { intent = randomUUID(), stake = 100n, win = 0n, minRoundMs = 0 }: Spin = {}) {
  let draws = 0;
  const result = await store.playRound({ sessionId, intent, stake, now: clock.now(), minRoundMs }, () => {
    draws += 1;
    return { win, outcome: { grid: [['a', 'b']], draw: draws } };
  });
  return { result, draws };
}
async function played(sessionId: string, options?: Spin): Promise<Round> {
  const { result } = await spin(sessionId, options);
  assert.ok('round' in result, `refused: ${'code' in result && result.code}`);
  return result.round;
}

test('a launch token opens its session once, with 1000.00 demo credits, and stands nowhere in clear', async () => {
  const { launchToken, sessionId } = await launch();
  const redeemed = await store.redeemLaunch(launchToken, clock.now());
  assert.equal(redeemed?.session.id, sessionId);
  assert.equal(redeemed.session.balance, 100_000n);
  assert.equal(redeemed.session.currency, 'DEMO');
  assert.deepEqual(await store.sessionByToken(redeemed.token, clock.now()), redeemed.session);
  assert.equal(await store.redeemLaunch(launchToken, clock.now()), null);

  const stored = JSON.stringify(
    [await database.db.select().from(launchTokens), await database.db.select().from(playSessions)],
    (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
  );
  assert.ok(stored.includes(hashSecret(launchToken)));
  assert.ok(!stored.includes(launchToken) && !stored.includes(redeemed.token));
});

test('of twenty exchanges of one launch token at the same time one succeeds', async () => {
  const { launchToken } = await launch();
  const results = await Promise.all(Array.from({ length: 20 }, () => store.redeemLaunch(launchToken, clock.now())));
  assert.equal(results.filter((result) => result !== null).length, 1);
});

test('an expired or unknown token opens nothing', async () => {
  const { launchToken, expiresAt } = await launch();
  assert.equal(await store.redeemLaunch(launchToken, expiresAt), null);
  assert.equal(await store.redeemLaunch('unknown', clock.now()), null);
  assert.equal(await store.sessionByToken('unknown', clock.now()), null);
  const { token, session } = await newSession();
  assert.equal(await store.sessionByToken(token, session.expiresAt), null);
});

test('a round takes the stake, pays the win and is the last round of its session', async () => {
  const { session, token } = await newSession();
  assert.equal(await store.lastRound(session), null);
  await played(session.id, { stake: 250n, win: 0n });
  const round = await played(session.id, { stake: 100n, win: 1_234n });
  assert.equal(round.balance, 100_000n - 250n - 100n + 1_234n);
  assert.deepEqual(await store.lastRound(session), round);
  const now = await store.sessionByToken(token, clock.now());
  assert.equal(now?.balance, round.balance);
  assert.deepEqual(now?.lastRoundAt, clock.now());
});

test('the same intent gives the stored round without a second draw; with another stake it is refused', async () => {
  const { session } = await newSession();
  const intent = randomUUID();
  const first = await spin(session.id, { intent, stake: 100n, win: 50n });
  const again = await spin(session.id, { intent, stake: 100n, win: 999n });
  assert.ok('round' in first.result && 'round' in again.result);
  assert.deepEqual(again.result, { round: first.result.round, repeated: true });
  assert.equal(again.draws, 0);
  assert.deepEqual((await spin(session.id, { intent, stake: 200n })).result, { code: 'INTENT_CONFLICT' });
});

test('the intents of two sessions do not meet', async () => {
  const intent = randomUUID();
  const [one, two] = [await newSession(), await newSession()];
  assert.notEqual((await played(one.session.id, { intent })).id, (await played(two.session.id, { intent })).id);
});

test('the pause between rounds holds to the millisecond, also when the clock was set back', async () => {
  const { session } = await newSession();
  await played(session.id, { minRoundMs: MIN_ROUND_MS });
  clock.advance(MIN_ROUND_MS - 1);
  const early = await spin(session.id, { minRoundMs: MIN_ROUND_MS });
  assert.deepEqual(early, { result: { code: 'SPIN_TOO_SOON', waitMs: 1 }, draws: 0 });
  clock.advance(-3_600_000);
  const back = await spin(session.id, { minRoundMs: MIN_ROUND_MS });
  assert.deepEqual(back.result, { code: 'SPIN_TOO_SOON', waitMs: MIN_ROUND_MS });
  clock.advance(3_600_001);
  await played(session.id, { minRoundMs: MIN_ROUND_MS });
});

test('a stake above the balance is refused without a draw; the whole balance may be staked', async () => {
  const { session } = await newSession();
  const above = await spin(session.id, { stake: 100_001n });
  assert.deepEqual(above, { result: { code: 'INSUFFICIENT_BALANCE' }, draws: 0 });
  assert.equal((await played(session.id, { stake: 100_000n })).balance, 0n);
});

test('an ended or unknown session plays no round, but still tells what an earlier intent drew', async () => {
  const { session } = await newSession();
  const intent = randomUUID();
  const round = await played(session.id, { intent });
  const wait = session.expiresAt.getTime() - clock.now().getTime();
  clock.advance(wait);
  assert.deepEqual((await spin(session.id)).result, { code: 'SESSION_ENDED' });
  assert.deepEqual((await spin(session.id, { intent })).result, { round, repeated: true });
  assert.deepEqual((await spin(randomUUID())).result, { code: 'SESSION_ENDED' });
  clock.advance(-wait);
});

test('a draw that throws leaves no trace', async () => {
  const { session, token } = await newSession();
  const request = { sessionId: session.id, intent: randomUUID(), stake: 100n, now: clock.now(), minRoundMs: 0 };
  const broken = store.playRound(request, () => {
    throw new Error('no randomness');
  });
  await assert.rejects(broken, /no randomness/);
  assert.equal((await store.sessionByToken(token, clock.now()))?.balance, 100_000n);
  assert.equal(await store.lastRound(session), null);
});

test('of thirty spins at the same moment the pause lets one through', async () => {
  const { session } = await newSession();
  const results = await Promise.all(
    Array.from({ length: 30 }, () => spin(session.id, { minRoundMs: MIN_ROUND_MS, win: 10n })),
  );
  assert.equal(results.filter(({ result }) => 'round' in result).length, 1);
  assert.equal(
    results.reduce((sum, { draws }) => sum + draws, 0),
    1,
  );
  assert.ok(results.every(({ result }) => 'round' in result || result.code === 'SPIN_TOO_SOON'));
});

test('thirty parallel requests of one intent are one round; thirty intents are thirty rounds in a row', async () => {
  const { session } = await newSession();
  const intent = randomUUID();
  const same = await Promise.all(Array.from({ length: 30 }, () => played(session.id, { intent, stake: 10n })));
  assert.equal(new Set(same.map(({ id }) => id)).size, 1);
  await Promise.all(Array.from({ length: 30 }, () => played(session.id, { stake: 10n, win: 3n })));
  const stored = await database.db.select().from(rounds).where(eq(rounds.sessionId, session.id)).orderBy(rounds.number);
  assert.deepEqual(
    stored.map(({ number }) => number),
    Array.from({ length: 31 }, (_, index) => index + 1),
  );
  assert.equal(stored.at(-1)?.balance, 100_000n - 10n - 30n * 7n);
});

test('whatever is played, the balance is the start plus all wins less all stakes and never below zero', async () => {
  const step = fc.record({ stake: fc.bigInt(1n, 60_000n), win: fc.bigInt(0n, 70_000n), repeat: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      const { session, token } = await newSession();
      let balance = 100_000n;
      for (const { stake, win, repeat } of steps) {
        const intent = randomUUID();
        const { result } = await spin(session.id, { intent, stake, win });
        if (repeat) await spin(session.id, { intent, stake, win: 1n });
        if (stake > balance) assert.deepEqual(result, { code: 'INSUFFICIENT_BALANCE' });
        else balance += win - stake;
      }
      assert.equal((await store.sessionByToken(token, clock.now()))?.balance, balance);
    }),
    { numRuns: 15 },
  );
});
