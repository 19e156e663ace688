import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { createPasswords } from '../casino/accounts/passwords/passwords';
import { SAMPLE_PASSWORD, SAMPLES } from './samples';
import { testClock } from '../testing/testClock';
import { accountByEmail, changeAccount } from '../casino/accounts/store/accounts';
import { seedAccounts } from './accountSeed';
import { accounts } from '../casino/accounts/store/schema';
import { openTestDatabase } from '../testing/testDatabase';

const clock = testClock();
const passwords = createPasswords({ memorySize: 8, iterations: 1, parallelism: 1 });

test('every brand has an account for each situation; what became of one since stays', async (t) => {
  const { db, close } = await openTestDatabase();
  t.after(close);
  await seedAccounts(db, passwords, ['curacao', 'lulu'], clock.now());
  assert.equal(await db.$count(accounts), 2 * SAMPLES.length);
  const sample = async (situation: string) => (await accountByEmail(db, 'lulu', `${situation}@baize.example`))!;
  for (const { situation } of SAMPLES) {
    assert.ok(await passwords.verify(SAMPLE_PASSWORD, (await sample(situation)).passwordHash), situation);
  }
  const state = async (situation: string) => {
    const { emailVerifiedAt, kycStatus, tags, isSelfExclusionPermanent, firstName } = await sample(situation);
    return [emailVerifiedAt !== null, firstName !== null, kycStatus, tags, isSelfExclusionPermanent];
  };
  assert.deepEqual(await state('new'), [false, false, null, [], false]);
  assert.deepEqual(await state('unverified'), [false, true, null, [], false]);
  assert.deepEqual(await state('verified'), [true, true, null, [], false]);
  assert.deepEqual(await state('approved'), [true, true, 'APPROVED', [], false]);
  assert.deepEqual(await state('depositor'), [true, true, 'APPROVED', [], false]);
  assert.deepEqual(await state('rejected'), [true, true, 'REJECTED', [], false]);
  assert.deepEqual(await state('duplicate'), [true, true, null, ['duplicate'], false]);
  assert.deepEqual(await state('restricted'), [true, true, null, ['restricted'], true]);
  assert.ok((await sample('frozen')).frozenUntil! > clock.now());

  const { id } = await sample('verified');
  await changeAccount(db, id, { nickname: 'mine' });
  await seedAccounts(db, passwords, ['curacao', 'lulu'], clock.now());
  await seedAccounts(db, passwords, ['curacao', 'lulu', 'linen'], clock.now());
  assert.equal((await sample('verified')).nickname, 'mine');
  assert.equal(await db.$count(accounts, eq(accounts.brand, 'linen')), SAMPLES.length);
});
