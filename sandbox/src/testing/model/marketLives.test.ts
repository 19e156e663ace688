import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MARKETS, type MarketName } from '@/config/markets/markets';
import { openTestDatabase } from '../testDatabase';
import { runMarketLives } from './marketLives';

/** The full run lives a thousand lives in each market: LIVES=1000. */
const LIVES = Number(process.env.LIVES ?? 12);
const SEED = 20_261_127;

test('in random lives no stake, deposit, bonus or log-in is had that the market forbids', async (t) => {
  const { db, close } = await openTestDatabase();
  t.after(close);
  for (const name of Object.keys(MARKETS) as MarketName[])
    await t.test(name, async () => {
      const { steps, given, forbidden } = await runMarketLives(db, name, { count: LIVES, longest: 24, seed: SEED });
      assert.ok(steps >= LIVES * 4);
      assert.ok(given > 0, 'no life had a bonus');
      assert.equal(forbidden > 0, name === 'unitedKingdom');
    });
});
