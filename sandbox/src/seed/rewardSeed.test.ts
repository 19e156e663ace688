import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays } from '@/domain/time/day';
import { createPasswords } from '../casino/accounts/passwords/passwords';
import { CATALOGUE } from '../testing/testCatalogue';
import { checkLedger } from '../casino/ledger/check';
import { awardOf } from '../casino/rewards/award';
import { calendarDays, receiptOf } from '../casino/rewards/calendar';
import { ownLevel } from '../casino/rewards/levelWire';
import { testClock } from '../testing/testClock';
import { accountByEmail } from '../casino/accounts/store/accounts';
import { seedAccounts } from './accountSeed';
import { seedPlay } from './playSeed';
import { seedRewards } from './rewardSeed';
import { seedCatalogue } from './catalogueSeed';
import { openTestDatabase } from '../testing/testDatabase';

test('the player of every brand has days that are claimed, missed, open and locked, and a level, however often the sandbox starts', async (t) => {
  const { db, close } = await openTestDatabase();
  t.after(close);
  const now = testClock().now();
  await seedCatalogue(db, CATALOGUE, now);
  const passwords = createPasswords({ memorySize: 8, iterations: 1, parallelism: 1 });
  for (const brands of [['curacao'], ['curacao', 'lulu', 'dark']]) {
    await seedAccounts(db, passwords, brands, now);
    await seedPlay(db, 'http://localhost:3000', now);
    await seedRewards(db, now);
  }
  assert.deepEqual(await checkLedger(db), []);
  const today = '2026-11-20';
  for (const brand of ['curacao', 'lulu', 'dark']) {
    const account = (await accountByEmail(db, brand, 'player@baize.example'))!;
    const days = await calendarDays(db, account, now);
    assert.deepEqual(
      days.map(({ canClaimDate, paidAt }) => [canClaimDate, paidAt !== null]),
      [
        ...[11, 10, 9, 7, 6].map((ago) => [addDays(today, -ago), true]),
        [addDays(today, -5), false],
        ...[3, 2].map((ago) => [addDays(today, -ago), true]),
        ...[-1, 0, 1].map((ahead) => [addDays(today, ahead), false]),
      ],
    );
    for (const { canClaimDate, amount } of days) {
      assert.ok(Number(amount) > 0);
      const { lines, cashback, amount: sum } = await receiptOf(db, account, canClaimDate, now);
      const parts = [...lines, ...(cashback ? [cashback] : [])].reduce((all, one) => all + Number(one.amount), 0);
      assert.equal(parts.toFixed(2), sum);
      assert.equal(sum, amount);
    }
    const { level, xp = 0, levelXp = 0, nextLevelXp } = await ownLevel(db, account.id, 'en');
    assert.ok(level === 1 && xp > levelXp && xp < nextLevelXp!, `${xp} xp`);
    assert.ok(Number((await awardOf(db, account, now)).ngr) !== 0);
  }
});
