import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { type Database, type Db } from './database';
import { openTestDatabase } from '../testing/testDatabase';

let database: Database;
before(async () => {
  database = await openTestDatabase();
});
after(() => database.close());

const TIMES = sql`select timestamptz '2026-11-20 12:00+00' as at, date '2026-11-20' as day, interval '1 day' as length`;
const AS_WRITTEN = { at: '2026-11-20 12:00:00+00', day: '2026-11-20', length: '1 day' };

test('drizzle gets times as the database writes them, in a transaction too', async () => {
  const rowsOf = async (db: Pick<Db, 'execute'>) => ((await db.execute(TIMES)) as { rows: unknown[] }).rows;
  assert.deepEqual(await rowsOf(database.db), [AS_WRITTEN]);
  assert.deepEqual(await database.db.transaction(rowsOf), [AS_WRITTEN]);
});
