import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test, type TestContext } from 'node:test';
import { eq } from 'drizzle-orm';
import { MARKETS, type MarketName } from '@/config/markets/markets';
import { MINUTE_MS } from '@/domain/time/lengths';
import { type Db } from '../../db/database';
import { openTestDatabase } from '../../testing/testDatabase';
import { GAME } from '../../testing/model/modelGame';
import { toPurse } from '../../testing/testLedgerPlayer';
import { games } from '../games/schema';
import { post } from '../ledger/post';
import { World } from '../../testing/model/world';

const NAMES = Object.keys(MARKETS) as MarketName[];
type By<T> = { readonly [Name in MarketName]?: T } & { rest: T };
const by = <T>(table: By<T>, name: MarketName): T => table[name] ?? table.rest;

let db: Db;
let close: () => Promise<void>;
before(async () => {
  ({ db, close } = await openTestDatabase());
});
after(() => close());

/** A player with money at the wallet of a market's casino; `wish` is the reality check interval asked for. */
async function playing(name: MarketName, isBounded = true) {
  const world = new World(db, 0, MARKETS[name]);
  const [id] = await world.players(['EUR']);
  const entries = toPurse(id!, 1_000_000n, 'EUR');
  await post(db, { key: randomUUID(), kind: 'deposit', reference: 'test', now: new Date(world.now), entries });
  const session = await world.openGame(id!, 'EUR');
  if (isBounded) await world.bound(id!, 24 * 60, 900_000n);
  return {
    world,
    limit: () => world.limitPlay(id!, { currency: 'EUR', kind: 'loss', period: 2, asked: 900_000n }),
    stake: (amount = 50n, special?: 'freeSpin') =>
      world.take(session, {
        kind: 'debit',
        transaction: randomUUID(),
        round: randomUUID(),
        amount,
        ...(special && { special }),
      }),
    acknowledge: () => world.acknowledge(id!),
    bound: (minutes: number, cents: bigint) => world.bound(id!, minutes, cents),
  };
}

/** A test that runs a rule in every market. */
const everywhere = (rule: (name: MarketName) => Promise<void>) => async (t: TestContext) => {
  for (const name of NAMES) await t.test(name, () => rule(name));
};

test(
  'MKT-49 where the market demands a loss limit nobody plays without',
  everywhere(async (name) => {
    const { stake, limit } = await playing(name);
    if (by({ switzerland: true, rest: false }, name)) assert.equal(await stake(), 'LIMIT_REQUIRED');
    await limit();
    assert.equal(await stake(), true);
  }),
);

test(
  'MKT-20 MKT-37 MKT-44 the next round of a slot starts no sooner than the market says',
  everywhere(async (name) => {
    const { stake, limit, world } = await playing(name);
    await limit();
    const least = by({ unitedKingdom: 2_500, ontario: 2_500, germany: 5_000, rest: 0 }, name);
    assert.equal(await stake(), true);
    if (least > 0) {
      world.now += least - 1;
      assert.equal(await stake(), 'ROUND_TOO_SOON');
      world.now += 1;
    }
    assert.equal(await stake(), true);
  }),
);

test(
  'MKT-20 the next round at a table starts no sooner than the market says',
  everywhere(async (name) => {
    const { stake, limit, world } = await playing(name);
    await limit();
    await db
      .update(games)
      .set({ features: ['roulette'] })
      .where(eq(games.id, GAME));
    try {
      const least = by({ unitedKingdom: 5_000, germany: 5_000, rest: 0 }, name);
      assert.equal(await stake(), true);
      world.now += Math.max(least - 1, 0);
      assert.equal(await stake(), least > 0 ? 'ROUND_TOO_SOON' : true);
      world.now += 1;
      assert.equal(await stake(), true);
    } finally {
      await db
        .update(games)
        .set({ features: ['free-spins'] })
        .where(eq(games.id, GAME));
    }
  }),
);

test(
  'MKT-44 no stake is higher than the market allows',
  everywhere(async (name) => {
    const { stake, limit } = await playing(name);
    await limit();
    assert.equal(await stake(101n), by<string | boolean>({ germany: 'globalBetLimit', rest: true }, name));
  }),
);

test(
  'MKT-38 MKT-43 MKT-47 after an hour play waits for the reality check, and where the market says so for a rest',
  everywhere(async (name) => {
    const { stake, limit, world, acknowledge } = await playing(name);
    await limit();
    const isAsked = by({ pennsylvania: true, germany: true, spain: true, rest: false }, name);
    const rest = by({ germany: 5, rest: 0 }, name) * MINUTE_MS;
    assert.equal(await stake(), true);
    // An acknowledgement ahead of time puts nothing off.
    world.now += 29 * MINUTE_MS;
    await acknowledge();
    assert.equal(await stake(), true);
    world.now += 29 * MINUTE_MS;
    assert.equal(await stake(), true);
    world.now += 2 * MINUTE_MS;
    if (!isAsked) return assert.equal(await stake(), true);
    assert.equal(await stake(), 'REALITY_CHECK_DUE');
    await acknowledge();
    if (rest > 0) {
      world.now += rest - 1;
      assert.equal(await stake(), 'REST');
      world.now += 1;
    }
    assert.equal(await stake(), true);
  }),
);

test(
  'MKT-47 where time and money are set before a session nobody plays without them or beyond them',
  everywhere(async (name) => {
    const isDemanded = by({ spain: true, rest: false }, name);
    const or = (code: string) => (isDemanded ? code : true);
    const { world, stake, limit, bound } = await playing(name, false);
    await limit();
    const next = async (amount?: bigint, special?: 'freeSpin') => {
      world.now += 5_000;
      return stake(amount, special);
    };
    assert.equal(await next(), or('SESSION_BOUNDS_REQUIRED'));
    assert.equal(await bound(20, 120n), true);
    assert.equal(await next(50n), true);
    assert.equal(await bound(60, 90_000n), false);
    assert.equal(await next(80n), or('SESSION_BOUNDS_REACHED'));
    if (!isDemanded) return;
    assert.equal(await next(50n), true);
    // None was given, which is said only while the session goes on.
    assert.equal(await next(50n, 'freeSpin'), 'NO_FREE_SPINS');
    world.now += 20 * MINUTE_MS;
    assert.equal(await next(10n), 'SESSION_BOUNDS_REACHED');
    assert.equal(await next(50n, 'freeSpin'), 'SESSION_BOUNDS_REACHED');
    assert.equal(await bound(20, 50n), true);
    assert.equal(await next(50n), true);
    // All of the money is staked: a new session may begin.
    assert.equal(await next(10n), 'SESSION_BOUNDS_REACHED');
    assert.equal(await bound(20, 50n), true);
  }),
);
