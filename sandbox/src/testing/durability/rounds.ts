import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../db/open';
import { MIGRATIONS } from '../../folders';
import { bookerRound } from './bookerRound';
import { sandboxRound } from './sandboxRound';
import { faultsAfter, type Told } from './told';

/** Every seventh round kills the real sandbox; the others kill a booking-only process, which starts faster. */
const REAL_EVERY = 7;

type Options = { count: number; onProgress?: (done: number, told: Told) => void };

/**
 * Kills booking processes on one folder `count` times. Every start checks the data, and so does the end. Throws at the
 * first inconsistency or loss; answers everything that was acknowledged.
 */
export async function killRounds({ count, onProgress }: Options): Promise<Told> {
  const root = mkdtempSync(path.join(tmpdir(), 'baize-kill-'));
  const told: Told = { begun: [], booked: [], played: [] };
  try {
    for (let round = 1; round <= count; round += 1) {
      await (round % REAL_EVERY === 0 ? sandboxRound(root, told) : bookerRound(root, told));
      onProgress?.(round, told);
    }
    const { db, close } = await openDatabase({ folder: path.join(root, 'db') }, MIGRATIONS);
    const faults = await faultsAfter(db, told);
    await close();
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return told;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
