import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { decimalsOf, toDecimal, toMinor } from '@/domain/money/money';
import { type Database } from '../../db/database';
import { ledgerEntries, postings } from './schema';
import { openTestDatabase } from '../../testing/testDatabase';
import { testClock } from '../../testing/testClock';
import { walletsOf } from './accounts';
import { checkLedger } from './check';
import { type Entry, normalised } from './entry';
import { InsufficientFunds, LedgerConflict, type NewPosting, post } from './post';
import { testPlayer, toPurse } from '../../testing/testLedgerPlayer';

const clock = testClock();
let database: Database;
before(async () => {
  database = await openTestDatabase();
});
after(() => database.close());

const booking = (entries: readonly Entry[], more: Partial<NewPosting> = {}): NewPosting => ({
  key: randomUUID(),
  kind: 'deposit',
  reference: 'r',
  now: clock.now(),
  entries,
  ...more,
});
const realOf = async (player: string, currency = 'EUR') =>
  (await walletsOf(database.db, player, 'EUR')).find((wallet) => wallet.currency === currency)?.real;
const sound = async () => assert.deepEqual(await checkLedger(database.db), []);

test('the same booking under the same key is booked once and answers what is saved, whenever it comes', async () => {
  const { db } = database;
  const player = await testPlayer(db);
  const asked = booking(toPurse(player, 1_250n));
  const first = await post(db, asked);
  clock.advance(400 * 86_400_000);
  const [credit, debit] = asked.entries as [Entry, Entry];
  assert.deepEqual(await post(db, { ...asked, now: clock.now(), entries: [debit, credit] }), first);
  assert.equal(await realOf(player), 1_250n);
  assert.equal(await db.$count(postings, eq(postings.key, asked.key)), 1);
});

test('any other booking under a key is a conflict and changes nothing', async () => {
  const { db } = database;
  const [player, other] = [await testPlayer(db), await testPlayer(db)];
  const asked = booking(toPurse(player, 100n));
  await post(db, asked);
  for (const change of [
    { entries: toPurse(player, 101n) },
    { entries: toPurse(other, 100n) },
    { entries: toPurse(player, 100n, 'USD') },
    { entries: toPurse(player, 100n, 'EUR', 'bonus') },
    { entries: toPurse(player, -100n) },
    { kind: 'win' as const },
    { reference: 'another' },
  ]) {
    await assert.rejects(post(db, { ...asked, ...change }), LedgerConflict, JSON.stringify(Object.keys(change)));
  }
  assert.deepEqual([await realOf(player), await realOf(other)], [100n, 0n]);
  await sound();
});

test('a booking must add up to 0 in each currency and change something', async () => {
  const { db } = database;
  const player = await testPlayer(db);
  const [euro, house] = toPurse(player, 5n) as [Entry, Entry];
  const wrong: Entry[][] = [
    [],
    [euro],
    [euro, { ...house, amount: -4n }],
    [euro, { ...house, currency: 'USD' }],
    [...toPurse(player, 0n)],
    [...toPurse(player, 7n), ...toPurse(player, -7n)],
  ];
  for (const entries of wrong) {
    assert.throws(() => post(db, booking(entries)), RangeError);
  }
  assert.equal(await db.$count(postings, eq(postings.reference, player)), 0);
});

test('a player’s purse never falls below zero: nothing of the booking stays, and its key is free', async () => {
  const { db } = database;
  const player = await testPlayer(db);
  await post(db, booking(toPurse(player, 100n)));
  const tooMuch = booking([...toPurse(player, 40n, 'EUR', 'bonus'), ...toPurse(player, -101n)]);
  await assert.rejects(post(db, tooMuch), InsufficientFunds);
  const [wallet] = await walletsOf(db, player, 'EUR');
  assert.deepEqual([wallet?.real, wallet?.bonus], [100n, 0n]);
  assert.equal(await db.$count(postings, eq(postings.key, tooMuch.key)), 0);
  await post(db, { ...tooMuch, entries: toPurse(player, -100n) });
  assert.equal(await realOf(player), 0n);
  await sound();
});

test('entries of one account are one entry with the balance after it', async () => {
  const { db } = database;
  const player = await testPlayer(db);
  const { id } = await post(db, booking([...toPurse(player, 30n), ...toPurse(player, 12n)]));
  const entries = await db.select().from(ledgerEntries).where(eq(ledgerEntries.posting, id));
  assert.equal(entries.length, 2);
  assert.ok(entries.some(({ amount, balanceAfter }) => amount === 42n && balanceAfter === 42n));
});

test('what the caller’s transaction undoes was never booked', async () => {
  const { db } = database;
  const player = await testPlayer(db);
  const asked = booking(toPurse(player, 100n));
  const undone = db.transaction(async (tx) => {
    await post(tx, asked);
    throw new Error('later');
  });
  await assert.rejects(undone, /later/);
  assert.equal(await realOf(player), 0n);
  await post(db, asked);
  assert.equal(await realOf(player), 100n);
  await sound();
});

/** Currencies with 0, 2, 3, 6 and 8 decimals. */
const CURRENCIES = ['JPY', 'EUR', 'KWD', 'USDT', 'BTC'] as const;
/** The maximum of a balance column, 2^63 - 1. */
const MOST = 9_223_372_036_854_775_807n;

test('amounts of every size are exact to the last unit, from 0 to 8 decimals and far beyond 2^53', async () => {
  const { db } = database;
  const size = fc.oneof(
    fc.bigInt(1n, 1_000n),
    fc.bigInt(2n ** 53n - 2n, 2n ** 53n + 2n),
    fc.bigInt(1n, 10n ** 17n),
    fc.constantFrom(1n, 10n ** 16n + 1n),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...CURRENCIES),
      fc.array(size, { minLength: 1, maxLength: 5 }),
      async (currency, amounts) => {
        const player = await testPlayer(db);
        let sum = 0n;
        for (const amount of amounts) {
          const travelled = toMinor(toDecimal(amount, currency), currency);
          await post(db, booking(toPurse(player, travelled!, currency)));
          sum += amount;
          assert.equal(await realOf(player, currency), sum);
        }
        assert.ok(decimalsOf(currency) <= 8);
      },
    ),
    { numRuns: 40 },
  );
  await sound();
});

test('a balance that the column cannot hold is refused as a whole', async () => {
  const { db } = database;
  const player = await testPlayer(db);
  await post(db, booking(toPurse(player, MOST, 'TRX')));
  const one = booking(toPurse(player, 1n, 'TRX'));
  await assert.rejects(post(db, one));
  assert.equal(await realOf(player, 'TRX'), MOST);
  assert.equal(await db.$count(postings, eq(postings.key, one.key)), 0);
  // Back to zero, so that other tests can book in this currency.
  await post(db, booking(toPurse(player, -MOST, 'TRX')));
  await sound();
});

test('whatever entries are asked for: booked as they add up, or refused', () => {
  const entry = fc.record({
    player: fc.constantFrom('a', 'b'),
    currency: fc.constantFrom(...CURRENCIES),
    amount: fc.bigInt(-(2n ** 60n), 2n ** 60n),
  });
  const balanced = fc
    .array(entry, { minLength: 1, maxLength: 8 })
    .map((list) => list.flatMap(({ player, currency, amount }) => toPurse(player, amount, currency)));
  fc.assert(
    fc.property(balanced, fc.bigInt(1n, 5n), (entries, extra) => {
      const kept = (() => {
        try {
          return normalised(entries);
        } catch {
          return [];
        }
      })();
      const sum = (list: readonly Entry[], player: string | null) =>
        list.filter((one) => one.player === player).reduce((all, { amount }) => all + amount, 0n);
      for (const player of ['a', 'b', null]) assert.equal(sum(kept, player), sum(entries, player));
      assert.ok(kept.every(({ amount }) => amount !== 0n));
      const [first, ...rest] = entries as [Entry, ...Entry[]];
      assert.throws(() => normalised([{ ...first, amount: first.amount + extra }, ...rest]), RangeError);
    }),
    { numRuns: 500 },
  );
});
