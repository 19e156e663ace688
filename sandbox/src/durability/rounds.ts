import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../db/open';
import { MIGRATIONS } from '../folders';
import { bookerRound } from './bookerRound';
import { sandboxRound } from './sandboxRound';
import { faultsAfter, type Told } from './told';

/** Every so many rounds the real sandbox is killed, in the others a process that only books: it starts faster. */
const REAL_EVERY = 7;

type Options = { count: number; onProgress?: (done: number, told: Told) => void };

/**
 * Kills a process that books on one and the same folder so many times. Each start adds everything up, as does the end.
 * Throws at the first thing that does not add up or is lost; answers what was acknowledged in all.
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
