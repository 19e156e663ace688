import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { testClock } from '../../../testing/testClock';
import { type AttemptLimit, forgetAttempts, giveAttemptBack, takeAttempt } from './attempts';
import { type Database } from '../../../db/database';
import { purge } from '../../../purge';
import { attempts } from './schema';
import { openTestDatabase } from '../../../testing/testDatabase';

const LIMIT: AttemptLimit = { kind: 'test', most: 3, windowMs: 60_000 };
const clock = testClock();
let database: Database;

before(async () => {
  database = await openTestDatabase();
});
after(() => database.close());

const take = (subject: string, limit = LIMIT) => takeAttempt(database.db, limit, subject, clock.now());
const takeAll = async (subject: string) => {
  for (let index = 0; index < LIMIT.most; index++) assert.equal(await take(subject), 0);
};

test('the wait is what is left of a window that began with the first try; refused tries do not renew it', async () => {
  await takeAll('a');
  clock.advance(20_000);
  assert.equal(await take('a'), 40_000);
  clock.advance(39_999);
  assert.equal(await take('a'), 1);
  clock.advance(1);
  await takeAll('a');
  assert.equal(await take('a'), 60_000);
});

test('kinds and subjects are counted apart, and subjects are stored hashed', async () => {
  await takeAll('b');
  assert.equal(await take('c'), 0);
  assert.equal(await take('b', { ...LIMIT, kind: 'other' }), 0);
  assert.ok((await database.db.select().from(attempts)).every(({ subjectHash }) => subjectHash.length === 43));
});

test('of forty tries at once exactly those that are left are taken', async () => {
  const waits = await Promise.all(Array.from({ length: 40 }, () => take('d')));
  assert.equal(waits.filter((wait) => wait === 0).length, LIMIT.most);
});

test('tries are given back, or forgotten', async () => {
  await takeAll('e');
  await giveAttemptBack(database.db, LIMIT, 'e');
  assert.equal(await take('e'), 0);
  assert.notEqual(await take('e'), 0);
  await forgetAttempts(database.db, LIMIT, 'e');
  await takeAll('e');
});

test('a clock set back makes nobody wait longer than a window; the purge keeps what still counts', async () => {
  await takeAll('f');
  clock.advance(-3_600_000);
  assert.equal(await take('f'), LIMIT.windowMs);
  clock.advance(3_600_000);
  await purge(database.db, clock.now());
  assert.notEqual(await take('f'), 0);
  clock.advance(LIMIT.windowMs + 1);
  await purge(database.db, clock.now());
  assert.equal(await database.db.$count(attempts), 0);
});
