import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DAY_MS } from '@/domain/time/lengths';
import { TABLES } from '../catalogue/houseGames';
import { numberAt } from '../engines/table/times';
import { secureRandom } from '../../base/random';
import { testClock } from '../../testing/testClock';
import { type Database } from '../../db/database';
import { purge } from '../../purge';
import { tableRound } from './tableRounds';
import { tableRounds } from './schema';
import { openTestDatabase } from '../../testing/testDatabase';

const clock = testClock();
let database: Database;

before(async () => {
  database = await openTestDatabase();
});
after(() => database.close());

test('the purge keeps the rounds of a table for a month after they closed, and never one that is being played', async () => {
  const { db } = database;
  const now = clock.now();
  const draw = (at: Date) =>
    tableRound(db, { table: TABLES[0], number: numberAt(TABLES[0].pace, at.getTime()), random: secureRandom, now: at });
  const first = await draw(now);
  const count = () => db.$count(tableRounds);

  await purge(db, new Date(now.getTime() + 30 * DAY_MS));
  assert.deepEqual(await draw(now), first);
  const later = new Date(now.getTime() + 31 * DAY_MS);
  const played = await draw(later);
  assert.equal(await count(), 2);
  await purge(db, later);
  assert.equal(await count(), 1);
  assert.deepEqual(await draw(later), played);
});
