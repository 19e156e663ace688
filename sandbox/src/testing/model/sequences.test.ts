import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestDatabase } from '../testDatabase';
import { runSequences } from './sequences';

/** `npm run soak` runs a hundred times as many. */
const SEQUENCES = Number(process.env.SEQUENCES ?? 1_000);
/** The same sequences in every run; the soak covers new ones. */
const SEED = 20_261_122;

test('in random lives of players (deposits, play, limits, stops, withdrawals, repeats) no effect comes twice and none is lost', async (t) => {
  const { db, close } = await openTestDatabase();
  t.after(close);
  const commands = await runSequences(db, { count: SEQUENCES, longest: 6, seed: SEED });
  assert.ok(commands >= SEQUENCES);
  t.diagnostic(`${SEQUENCES} sequences, ${commands} commands`);
});
