import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { HOUR_MS } from '@/domain/time/lengths';
import { openTestRewards, type TestRewards } from '../../testing/testRewards';
import { addTournament } from '../../testing/testTournament';
import { userBonuses } from '../bonuses/held/schema';
import { rowsOf } from '../history/source';
import { checkLedger } from '../ledger/check';
import { postings } from '../ledger/schema';
import { tournamentEntries } from './schema';

const SERVER = process.env.TEST_DATABASE_URL;
const PROGRAM = fileURLToPath(import.meta.resolve('../../testing/durability/raceWorker.ts'));

let casino: TestRewards;
before(async () => {
  casino = await openTestRewards();
});
after(() => casino.close());

/** Runs two processes on the database of this test; both begin at one time. */
async function inTwoProcesses(now: Date, ...what: string[]): Promise<void> {
  const [row] = await rowsOf<{ name: string }>(casino.db, sql`select current_database() as name`);
  const url = Object.assign(new URL(SERVER!), { pathname: `/${row!.name}` }).href;
  const workers = [1, 2].map(() =>
    spawn(process.execPath, ['--import', 'tsx', PROGRAM, url, now.toISOString(), ...what], {
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  );
  await Promise.all(workers.map(({ stdout }) => once(stdout, 'data')));
  const ends = workers.map((worker) => once(worker, 'exit'));
  for (const { stdin } of workers) stdin.end('go\n');
  assert.deepEqual(
    (await Promise.all(ends)).map(([code]: unknown[]) => code),
    [0, 0],
  );
}

test(
  'fifty joins and fifty ends of a race by two processes are one entry and each prize once, money or spins; the ledger is 0',
  { skip: SERVER ? false : 'needs a PostgreSQL', timeout: 600_000 },
  async () => {
    const id = await addTournament(casino, { joining: 'hand', freeSpins: { offer: 'race-spins', places: 1 } });
    const players = [await casino.player(), await casino.player(), await casino.player()] as const;
    for (const { account } of players) await inTwoProcesses(casino.clock.now(), 'join', id, account.id);
    const entries = () => casino.db.select().from(tournamentEntries).where(eq(tournamentEntries.tournament, id));
    assert.equal((await entries()).length, players.length);
    for (const [index, player] of players.entries()) await player.play({ stake: 300n - BigInt(index) * 100n });
    await inTwoProcesses(new Date(casino.clock.now().getTime() + 2 * HOUR_MS), 'end');
    const booked = await casino.db.select().from(postings).where(eq(postings.reference, id));
    assert.equal(booked.length, 2);
    assert.deepEqual(
      (await entries())
        .map(({ place, prize }) => [place, prize])
        .toSorted(([one], [other]) => (one! < other! ? -1 : 1)),
      [
        [1, 5_000n],
        [2, 2_000n],
        [3, null],
      ],
    );
    const spins = await casino.db.select().from(userBonuses).where(eq(userBonuses.offer, 'race-spins'));
    assert.deepEqual(
      spins.map(({ player, status }) => [player, status]),
      [[players[2].account.id, 'available']],
    );
    assert.deepEqual(await checkLedger(casino.db), []);
  },
);
