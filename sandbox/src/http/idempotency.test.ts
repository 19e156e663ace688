import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { DAY_MS } from '@/domain/time/lengths';
import { newAccount } from '../casino/accounts/fields/newAccount';
import { testClock } from '../testing/testClock';
import { createAccount } from '../casino/accounts/store/accounts';
import { answerOnce, type SavedAnswer } from './idempotency';
import { createDemoLaunch } from '../studio/store/launches';
import { purge } from '../purge';
import { idempotencyAnswers } from './schema';
import { launchTokens, playSessions } from '../studio/store/schema';
import { seal, unseal } from '../base/sealed';
import { endSession, endSessions, openSession, sessionOf } from '../casino/accounts/store/sessions';
import { type Database } from '../db/database';
import { openTestDatabase } from '../testing/testDatabase';
import { seedAnyGame } from '../testing/testGame';
import { newToken } from '../base/tokens';

const clock = testClock();
let database: Database;

before(async () => {
  database = await openTestDatabase();
});
after(() => database.close());

let runs = 0;
const run = async (): Promise<SavedAnswer> => ({ status: 200, body: { run: ++runs, secret: 'one-time' } });
const write = (key: string, body: unknown, operation = 'launchGame') =>
  answerOnce(database.db, { key, operation, body, now: clock.now() }, run);

test('the same key and body run once and get the same answer; the order of members does not matter', async () => {
  const key = randomUUID();
  const before = runs;
  const first = await write(key, { game: 'a', at: { x: 1, y: [1, 2] } });
  const again = await write(key, { at: { y: [1, 2], x: 1 }, game: 'a' });
  assert.deepEqual(again, first);
  assert.equal(runs, before + 1);
});

test('the same key with another body or another operation is a conflict', async () => {
  const key = randomUUID();
  await write(key, { game: 'a', list: [1, 2] });
  assert.equal(await write(key, { game: 'b', list: [1, 2] }), 'conflict');
  assert.equal(await write(key, { game: 'a', list: [2, 1] }), 'conflict');
  assert.equal(await write(key, { game: 'a', list: [1, 2] }, 'deposit'), 'conflict');
});

test('twenty parallel writes of one key run once', async () => {
  const key = randomUUID();
  const before = runs;
  const answers = await Promise.all(Array.from({ length: 20 }, () => write(key, {})));
  assert.equal(runs, before + 1);
  assert.equal(new Set(answers.map((answer) => JSON.stringify(answer))).size, 1);
});

test('a write that throws keeps nothing, so its key can be used again', async () => {
  const key = randomUUID();
  const failing = answerOnce(database.db, { key, operation: 'x', body: {}, now: clock.now() }, async () => {
    throw new Error('gone wrong');
  });
  await assert.rejects(failing, /gone wrong/);
  assert.notEqual(await write(key, {}, 'x'), 'conflict');
});

test('neither key nor answer can be read from the table', async () => {
  const key = randomUUID();
  await write(key, {});
  const stored = JSON.stringify(await database.db.select().from(idempotencyAnswers));
  assert.ok(!stored.includes(key) && !stored.includes('one-time'));
});

test('a sealed text opens with its secret only, and not when a byte was changed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.string(), (text, secret, other) => {
      const sealed = seal(text, secret);
      assert.equal(unseal(sealed, secret), text);
      assert.notEqual(seal(text, secret), sealed);
      if (other !== secret) assert.throws(() => unseal(sealed, other));
      const bytes = Buffer.from(sealed, 'base64url');
      bytes[bytes.length - 1]! ^= 1;
      assert.throws(() => unseal(bytes.toString('base64url'), secret));
    }),
    { numRuns: 50 },
  );
});

test('the purge keeps answers for a day and more, and sessions for a month after their end', async () => {
  const { db } = database;
  const { sessionId } = await createDemoLaunch(db, await seedAnyGame(db, clock.now()), 'en', clock.now());
  const key = randomUUID();
  const answer = await write(key, {});
  const count = async () => [
    await db.$count(idempotencyAnswers),
    await db.$count(launchTokens),
    await db.$count(playSessions),
  ];

  clock.advance(DAY_MS + 1);
  await purge(db, clock.now());
  assert.deepEqual(await write(key, {}), answer);
  clock.advance(DAY_MS);
  await purge(db, clock.now());
  assert.equal((await count())[0], 0);
  clock.advance(27 * DAY_MS);
  await purge(db, clock.now());
  assert.deepEqual(await count(), [0, 0, 1], sessionId);
  clock.advance(2 * DAY_MS);
  await purge(db, clock.now());
  assert.deepEqual(await count(), [0, 0, 0]);
});

test('a player session counts until it expires or is revoked', async () => {
  const { db } = database;
  const account = newAccount({ brand: 'curacao', email: 'ada@players.example', language: 'en', now: clock.now() });
  await createAccount(db, account);
  const [token, other] = [
    await openSession(db, account.id, clock.now()),
    await openSession(db, account.id, clock.now()),
  ];
  const session = await sessionOf(db, token, clock.now());
  assert.equal(session?.account.email, 'ada@players.example');
  assert.equal(await sessionOf(db, newToken(), clock.now()), null);
  const expiresAt = new Date(clock.now().getTime() + 30 * DAY_MS);
  assert.equal(await sessionOf(db, token, expiresAt), null);
  await endSessions(db, account.id, clock.now(), session?.sessionId);
  assert.ok(await sessionOf(db, token, clock.now()));
  assert.equal(await sessionOf(db, other, clock.now()), null);
  await endSession(db, session!.sessionId, clock.now());
  assert.equal(await sessionOf(db, token, clock.now()), null);
});
