import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { type Database } from '../../db/database';
import { deposits } from '../deposits/schema';
import { postings } from './schema';
import { stops } from '../protection/schema';
import { openTestDatabase } from '../../testing/testDatabase';
import { checkLedger } from './check';
import { World } from '../../testing/model/world';

/** With TEST_DATABASE_URL two devices use two connections; PGlite has one, so the calls are serialised. */
let database: Database;
before(async () => {
  database = await openTestDatabase();
});
after(() => database.close());

const ROUNDS = 20;
const EUR = 'EUR';

/** A new player in a world whose clock advances with every reading. */
async function ready() {
  const world = new World(database.db, 1);
  const [player = ''] = await world.players([EUR]);
  const begin = (amount: bigint) => world.begin(player, randomUUID(), EUR, amount);
  const taken = async (answer: Promise<object>) => !('code' in (await answer));
  return { world, player, begin, taken };
}

/** Runs all concurrently, rotating their order from round to round. */
const race = <T>(round: number, runs: (() => Promise<T>)[]): Promise<T[]> => {
  const turned = [...runs.slice(round % runs.length), ...runs.slice(0, round % runs.length)];
  return Promise.all(turned.map((run) => run()));
};

test('an exclusion set while two devices deposit: nothing is begun and nothing credited after its time stamp', async () => {
  const { db } = database;
  let [credited, returned] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { world, player, begin } = await ready();
    const open = [await begin(2_000n), await begin(3_000n)];
    const settle = open.map((begun) => async () => {
      assert.ok(!('code' in begun));
      await world.tell(world.message(begun.id, begun.payment, 1, { type: 'succeeded', arrived: '2000' }));
      return begun;
    });
    await race<unknown>(round, [
      () => begin(1_000n),
      ...settle,
      () => world.stop(player, randomUUID(), { duration: '1w' }),
      () => begin(1_000n),
      ...settle,
    ]);
    const [stop] = await db.select().from(stops).where(eq(stops.player, player));
    const rows = await db.select().from(deposits).where(eq(deposits.player, player));
    assert.ok(stop && rows.length >= 2 && rows.length <= 4);
    for (const { id, createdAt, status, providerPayment } of rows) {
      assert.ok(createdAt < stop.from, 'begun before the exclusion');
      const [booked] = await db.select().from(postings).where(eq(postings.reference, id));
      assert.equal(booked !== undefined, status === 'success');
      if (booked) assert.ok(booked.createdAt < stop.from, 'credited before the exclusion');
      if (status === 'returned') assert.equal(world.refunded.get(providerPayment ?? ''), 2_000n);
      credited += status === 'success' ? 1 : 0;
      returned += status === 'returned' ? 1 : 0;
    }
    assert.deepEqual(await begin(1_000n), { code: 'SELF_EXCLUDED' });
  }
  assert.equal(credited + returned, 2 * ROUNDS);
  assert.deepEqual(await checkLedger(db), []);
});

test('two devices at a limit that one deposit reaches: one is taken', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { world, player, begin, taken } = await ready();
    await world.limit(player, randomUUID(), { currency: EUR, period: 0, amount: 5_000n });
    const answers = await race(
      round,
      [1, 2, 3, 4].map(() => () => taken(begin(3_000n))),
    );
    assert.equal(answers.filter(Boolean).length, 1);
  }
});

test('a limit lowered while two devices deposit holds for every deposit that comes after it', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { world, player, begin, taken } = await ready();
    const lower = () => world.limit(player, randomUUID(), { currency: EUR, period: 0, amount: 1_000n });
    await race<unknown>(round, [() => begin(3_000n), lower, () => begin(4_000n)]);
    const isFree = (await world.see([player])).deposits.length === 0;
    assert.equal(await taken(begin(1_000n)), isFree);
    assert.equal(await taken(begin(1_000n)), false);
  }
});

test('a deposit cancelled while it is paid is one or the other, and what was paid is credited or sent back', async () => {
  const { db } = database;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { world, player, begin } = await ready();
    const begun = await begin(2_000n);
    assert.ok(!('code' in begun));
    const message = world.message(begun.id, begun.payment, 1, { type: 'succeeded', arrived: '2000' });
    await race<unknown>(round, [
      () => world.tell(message),
      () => world.cancel(player, randomUUID(), begun.id),
      () => world.tell(message),
      () => world.cancel(player, randomUUID(), begun.id),
    ]);
    const [row] = await db.select().from(deposits).where(eq(deposits.id, begun.id));
    const back = world.refunded.get(begun.payment) ?? 0n;
    assert.deepEqual([row?.status, back], row?.creditedAmount ? ['success', 0n] : ['cancelled', 2_000n]);
  }
  assert.deepEqual(await checkLedger(db), []);
});

test('fifty presses at once on one intent, by two devices with its key, are one deposit', async () => {
  const { world, player } = await ready();
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 50 }, () => world.begin(player, key, EUR, 2_000n)));
  assert.equal(new Set(answers.map((answer) => JSON.stringify(answer))).size, 1);
  assert.equal((await world.see([player])).deposits.length, 1);
});
