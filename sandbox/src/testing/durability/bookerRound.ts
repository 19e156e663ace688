import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { kill, withChild } from './process';
import { note, type Told } from './told';

/** A random integer from 0 up to, but not including, `below`. */
export const random = (below: number): number => Math.floor(Math.random() * below);

/**
 * Starts the booking process on a folder, where it first runs the checks, and kills it at a random point. Records what
 * was acknowledged in `told`. Throws when a check fails.
 */
export async function bookerRound(root: string, told: Told): Promise<void> {
  const file = path.join(root, 'told.json');
  writeFileSync(file, JSON.stringify(told));
  const program = fileURLToPath(import.meta.resolve('./booker.ts'));
  const args = ['--import', 'tsx', program, path.join(root, 'db'), file];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const enough = 1 + random(20);
  let lines = 0;
  let faults: string | null = 'it ended before it had added everything up';
  await withChild(child, async () => {
    for await (const line of createInterface({ input: child.stdout })) {
      if (line === 'sound') faults = null;
      if (line.startsWith('faults')) faults = line;
      note(told, line);
      lines += 1;
      if (lines === enough) {
        // Kill at a random time, not always right after a line of output.
        await sleep(random(20));
        await kill(child);
      }
    }
  });
  if (faults !== null) throw new Error(faults);
}
