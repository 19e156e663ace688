import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { asc } from 'drizzle-orm';
import { MIGRATIONS } from '../folders';
import { openDatabase } from './open';
import { playSessions, rounds } from '../studio/store/schema';

test(
  'every acknowledged round survives kill -9, and the ledger of the rounds adds up',
  { timeout: 600_000 },
  async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'baize-kill-'));
    const folder = path.join(root, 'db');
    try {
      const child = spawn(
        process.execPath,
        ['--import', 'tsx', fileURLToPath(import.meta.resolve('../testing/testSpinner.ts')), folder],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      const acknowledged: string[] = [];
      for await (const line of createInterface({ input: child.stdout })) {
        acknowledged.push(line);
        if (acknowledged.length === 40) child.kill('SIGKILL');
      }
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      assert.equal(child.signalCode, 'SIGKILL');

      const { db, close } = await openDatabase({ folder }, MIGRATIONS);
      try {
        const stored = await db.select().from(rounds).orderBy(asc(rounds.number));
        const ids = new Set(stored.map(({ id }) => id));
        assert.ok(acknowledged.every((id) => ids.has(id)));
        // The last round may have been committed without being acknowledged before the process died.
        assert.ok(stored.length - acknowledged.length <= 1, `${stored.length} stored, ${acknowledged.length} told`);

        let balance = 100_000n;
        stored.forEach((round, index) => {
          balance += round.win - round.stake;
          assert.equal(round.balance, balance);
          assert.equal(round.number, index + 1);
        });
        const [session] = await db.select().from(playSessions);
        assert.equal(session?.balance, balance);
        assert.equal(session.rounds, stored.length);
      } finally {
        await close();
      }
    } finally {
      rmSync(root, { recursive: true });
    }
  },
);
