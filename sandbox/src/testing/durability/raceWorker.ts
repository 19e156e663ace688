import { fixedClock } from '../../base/clock';
import { lockedAccount } from '../../casino/accounts/store/accounts';
import { closeTournaments } from '../../casino/tournaments/close';
import { enterTournament } from '../../casino/tournaments/enter';
import { openDatabase } from '../../db/open';
import { MIGRATIONS } from '../../folders';

const TIMES = 25;

/**
 * `raceWorker.ts <database> <instant> join <tournament> <player>` or `… end`: a process that joins a tournament, or ends
 * all that are over, 25 times at once. It starts when told to by a line of input, so that two of them meet.
 */
const [url = '', instant = '', what = '', tournament = '', player = ''] = process.argv.slice(2);
const { db, close } = await openDatabase({ url, waitMs: 60_000 }, MIGRATIONS);
const clock = fixedClock(new Date(instant));
const join = () =>
  db.transaction(async (tx) => {
    await lockedAccount(tx, player);
    return enterTournament(tx, tournament, player, clock.now());
  });
process.stdout.write('ready\n');
process.stdin.once('data', () => void work());

async function work(): Promise<void> {
  const run = () => (what === 'join' ? join() : closeTournaments(db, clock));
  await Promise.all(Array.from({ length: TIMES }, run));
  await close();
  process.exit(0);
}
