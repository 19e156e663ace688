import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPasswords } from '../casino/accounts/passwords/passwords';
import { bonusesPage } from '../casino/bonuses/held/userBonuses';
import { CATALOGUE } from '../testing/testCatalogue';
import { walletsOf } from '../casino/ledger/accounts';
import { checkLedger } from '../casino/ledger/check';
import { netResult } from '../casino/ledger/totals';
import { testClock } from '../testing/testClock';
import { accountByEmail } from '../casino/accounts/store/accounts';
import { seedAccounts } from './accountSeed';
import { seedBonuses } from './bonusSeed';
import { seedCatalogue } from './catalogueSeed';
import { openTestDatabase } from '../testing/testDatabase';

test('a sample of every brand holds a bonus in each state, booked as it says, however often the sandbox starts', async (t) => {
  const { db, close } = await openTestDatabase();
  t.after(close);
  const now = testClock().now();
  await seedCatalogue(db, CATALOGUE, now);
  const passwords = createPasswords({ memorySize: 8, iterations: 1, parallelism: 1 });
  for (const brands of [['curacao'], ['curacao'], ['curacao', 'lulu']]) {
    await seedAccounts(db, passwords, brands, now);
    await seedBonuses(db, 'http://localhost:3000', now);
  }
  assert.deepEqual(await checkLedger(db), []);
  for (const brand of ['curacao', 'lulu']) {
    const { id } = (await accountByEmail(db, brand, 'bonus@baize.example'))!;
    const { rows } = await bonusesPage(db, id, { pageNo: 1, limit: 20 });
    assert.deepEqual(
      rows.map(({ offer, status }) => `${offer} ${status}`),
      [
        'first-come-spins available',
        'cashback-week available',
        'second-deposit activated',
        'amun-spins expired',
        'daily-dime completed',
        'free-ten cancelled',
      ],
    );
    const [, cashback, active, expired, completed, cancelled] = rows;
    assert.deepEqual([active?.balance, active?.wagerTotal, active?.wagered], [3_000n, 105_000n, 3_000n]);
    assert.deepEqual([expired?.freeSpinsLeft, expired?.freeSpinWinnings, expired?.burned], [6, 30n, 30n]);
    assert.deepEqual([completed?.winnings, cancelled?.burned], [50n, 1_000n]);
    const week = new Date(now.getTime() - 7 * 86_400_000);
    assert.equal(cashback?.amount, (-(await netResult(db, id, 'EUR', week)) * 5n) / 100n);
    const [wallet] = await walletsOf(db, id, 'EUR');
    assert.deepEqual([wallet?.real, wallet?.bonus, wallet?.wager], [8_850n, 3_000n, 102_000n]);
    assert.ok(rows.every(({ createdAt }) => createdAt < now));
  }
});
