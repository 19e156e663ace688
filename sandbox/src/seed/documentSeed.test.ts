import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPasswords } from '../casino/accounts/passwords/passwords';
import { SAMPLES } from './samples';
import { kycStatusOf } from '../casino/documents/kycStatus';
import { testClock } from '../testing/testClock';
import { accountByEmail } from '../casino/accounts/store/accounts';
import { seedAccounts } from './accountSeed';
import { documentsOf } from '../casino/documents/documentStore';
import { seedDocuments } from './documentSeed';
import { seeds } from '../db/schema';
import { openTestDatabase } from '../testing/testDatabase';

test('the documents of sample accounts say what their verification says, and are made once', async () => {
  const { db, close } = await openTestDatabase();
  const now = testClock().now();
  await seedAccounts(db, createPasswords({ memorySize: 8, iterations: 1, parallelism: 1 }), ['curacao'], now);
  for (let starts = 0; starts < 2; starts += 1) await seedDocuments(db, now);
  // A newer version with other documents must not give anyone theirs twice.
  await db.update(seeds).set({ contentHash: '' });
  await seedDocuments(db, now);
  for (const { email } of SAMPLES) {
    const account = await accountByEmail(db, 'curacao', email);
    const documents = await documentsOf(db, account!.id);
    assert.equal(kycStatusOf(documents), account!.kycStatus, email);
    assert.equal(new Set(documents.map(({ label }) => label)).size, documents.length, email);
  }
  await close();
});
