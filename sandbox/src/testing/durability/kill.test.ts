import assert from 'node:assert/strict';
import { test } from 'node:test';
import { killRounds } from './rounds';

/** `npm run soak -- kill` runs ten times as many. */
const KILLS = Number(process.env.KILLS ?? 20);

test(
  'killed twenty times while deposits are booked and rounds played, nothing is half booked and nothing that was acknowledged is lost',
  { timeout: 1_800_000 },
  async (t) => {
    const { begun, booked, played } = await killRounds({ count: KILLS });
    assert.ok(booked.length >= KILLS / 2, `${booked.length} booked`);
    t.diagnostic(
      `${KILLS} kills, ${begun.length} deposits begun, ${booked.length} booked, ${played.length} rounds played`,
    );
  },
);
