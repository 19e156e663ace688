import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { type Database } from '../../db/database';
import { openTestDatabase } from '../../testing/testDatabase';
import { testClock } from '../../testing/testClock';
import { walletsOf } from './accounts';
import { checkLedger } from './check';
import { bookDeposit } from './deposits';
import { InsufficientFunds, type NewPosting, post } from './post';
import { testPlayer, toPurse } from '../../testing/testLedgerPlayer';

/** With TEST_DATABASE_URL these run on several connections at once; PGlite has one, so the calls are serialised. */
const clock = testClock();
let database: Database;
before(async () => {
  database = await openTestDatabase();
});
after(() => database.close());

const asked = (more: Pick<NewPosting, 'entries'> & Partial<NewPosting>): NewPosting => ({
  key: randomUUID(),
  kind: 'deposit',
  reference: 'r',
  now: clock.now(),
  ...more,
});
const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const realOf = async (player: string) => (await walletsOf(database.db, player, 'EUR'))[0]?.real;

test('fifty bookings of one key at once are one booking, and all are answered the same', async () => {
  const { db } = database;
  const player = await testPlayer(db);
  const one = asked({ entries: toPurse(player, 100n) });
  const answers = await times(50, () => post(db, one));
  assert.equal(new Set(answers.map(({ id }) => id)).size, 1);
  assert.equal(await realOf(player), 100n);
});

test('a deposit that is settled many times at once is booked once, wallet and wager with it', async () => {
  const { db } = database;
  const player = await testPlayer(db);
  const deposit = { id: randomUUID(), player, currency: 'EUR' };
  const book = () => bookDeposit(db, { deposit, amount: 2_000n, now: clock.now(), depositWagerMultiplier: 2 });
  await times(20, book);
  assert.deepEqual(await walletsOf(db, player, 'EUR'), [
    { currency: 'EUR', isActive: true, real: 2_000n, bonus: 0n, wager: 0n, deposit_wager: 4_000n, rollover: 0n },
  ]);
  assert.deepEqual(await checkLedger(db), []);
});

test('bookings of many players and both ways at once wait for each other in one order and all end', async () => {
  const { db } = database;
  const players = await times(4, () => testPlayer(db));
  for (const player of players) await post(db, asked({ entries: toPurse(player, 10_000n) }));
  const all = times(80, (index) => {
    const [from, to] = [players[index % 4]!, players[(index * 3 + 1) % 4]!];
    const entries = [
      ...toPurse(from, -7n),
      ...toPurse(to, 7n, 'EUR', 'rollover'),
      ...toPurse(to, 1n, index % 2 ? 'USD' : 'BTC'),
    ];
    return post(db, asked({ entries: index % 3 ? entries : entries.reverse() }));
  });
  assert.equal((await all).length, 80);
  assert.deepEqual(await checkLedger(db), []);
});

test('of many stakes at once only as many are taken as there is money', async () => {
  const { db } = database;
  const player = await testPlayer(db);
  await post(db, asked({ entries: toPurse(player, 100n) }));
  const results = await times(25, () =>
    post(db, asked({ kind: 'stake', entries: toPurse(player, -10n) })).then(
      () => true,
      (error: unknown) => {
        assert.ok(error instanceof InsufficientFunds, String(error));
        return false;
      },
    ),
  );
  assert.equal(results.filter(Boolean).length, 10);
  assert.equal(await realOf(player), 0n);
  assert.deepEqual(await checkLedger(db), []);
});
