import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPasswords } from '../casino/accounts/passwords/passwords';
import { CATALOGUE } from '../testing/testCatalogue';
import { recentGamesOf } from '../casino/games/playerGameStore';
import { casinoHistoryPage } from '../casino/history/casinoHistory';
import { transactionsPage } from '../casino/history/transactions';
import { playedSeconds } from '../casino/protection/playTime';
import { walletsOf } from '../casino/ledger/accounts';
import { checkLedger } from '../casino/ledger/check';
import { testClock } from '../testing/testClock';
import { conditionsOf } from '../casino/withdrawals/conditions';
import { accountByEmail } from '../casino/accounts/store/accounts';
import { seedAccounts } from './accountSeed';
import { seedPlay } from './playSeed';
import { seedCatalogue } from './catalogueSeed';
import { openTestDatabase } from '../testing/testDatabase';

test('the player of every brand has six weeks of history that adds up and may withdraw, however often the sandbox starts', async (t) => {
  const { db, close } = await openTestDatabase();
  t.after(close);
  const now = testClock().now();
  await seedCatalogue(db, CATALOGUE, now);
  const passwords = createPasswords({ memorySize: 8, iterations: 1, parallelism: 1 });
  for (const brands of [['curacao'], ['curacao'], ['curacao', 'lulu']]) {
    await seedAccounts(db, passwords, brands, now);
    await seedPlay(db, 'http://localhost:3000', now);
  }
  assert.deepEqual(await checkLedger(db), []);
  const all = { since: null, until: null, pageNo: 1, limit: 100, language: 'en' as const };
  for (const brand of ['curacao', 'lulu']) {
    const account = (await accountByEmail(db, brand, 'player@baize.example'))!;
    const { conditions, wallet } = await conditionsOf(db, account, now);
    assert.ok(conditions.every(({ met }) => met));
    assert.ok(wallet!.real >= 5_000n, String(wallet?.real));
    assert.equal((await walletsOf(db, account.id, 'EUR')).length, 1);
    const transactions = await transactionsPage(db, account.id, all);
    assert.deepEqual(
      transactions.rows.map(({ transactionType, status }) => `${transactionType} ${status}`),
      ['withdrawal rejected', 'deposit completed', 'withdrawal completed', 'deposit completed'],
    );
    const play = await casinoHistoryPage(db, account.id, all);
    const recent = await recentGamesOf(db, account.id);
    const { rows } = await casinoHistoryPage(db, account.id, { ...all, limit: 1000 });
    const latestFirst = new Set(rows.map(({ gameId }) => gameId));
    assert.deepEqual(
      recent.map(({ id }) => id),
      [...latestFirst],
    );
    assert.ok(latestFirst.size > 3);
    // A statement of these weeks tells how long was played: some minutes in each of them.
    const seconds = await playedSeconds(db, account.id, { since: new Date(0), until: now });
    assert.ok(seconds > 20 * 60 && seconds < 10 * 3_600, String(seconds));
    assert.ok(play.count > 79 && play.rows.every(({ date }) => Date.parse(date) < now.getTime()));
  }
});
