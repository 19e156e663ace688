import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPasswords } from '../casino/accounts/passwords/passwords';
import { checkLedger } from '../casino/ledger/check';
import { walletsOf } from '../casino/ledger/accounts';
import { totalsOf } from '../casino/ledger/totals';
import { testClock } from '../testing/testClock';
import { accountByEmail } from '../casino/accounts/store/accounts';
import { seedAccounts } from './accountSeed';
import { seedDeposits } from './depositSeed';
import { deposits } from '../casino/deposits/schema';
import { openTestDatabase } from '../testing/testDatabase';

test('the depositor of every brand has 200.00 EUR from one deposit, however often the sandbox starts', async (t) => {
  const { db, close } = await openTestDatabase();
  t.after(close);
  const now = testClock().now();
  const passwords = createPasswords({ memorySize: 8, iterations: 1, parallelism: 1 });
  for (const brands of [['curacao'], ['curacao'], ['curacao', 'lulu']]) {
    await seedAccounts(db, passwords, brands, now);
    await seedDeposits(db, 'http://localhost:3000', now);
  }
  for (const brand of ['curacao', 'lulu']) {
    const account = (await accountByEmail(db, brand, 'depositor@baize.example'))!;
    const [wallet] = await walletsOf(db, account.id, account.currencyCode);
    assert.deepEqual([wallet?.currency, wallet?.real], ['EUR', 20_000n]);
    assert.equal((await totalsOf(db, account.id)).depositCount, 1);
  }
  assert.equal(await db.$count(deposits), 2);
  assert.deepEqual(await checkLedger(db), []);
});
