import { eq, inArray } from 'drizzle-orm';
import { type Db } from '../../db/database';
import { deposits } from '../../casino/deposits/schema';
import { playSessions, rounds } from '../../studio/store/schema';
import { walletTransactions } from '../../casino/bets/schema';
import { stands } from '../../studio/store/store';
import { checkLedger } from '../../casino/ledger/check';

/** What a process acknowledged before it was killed: deposits started, deposits booked, rounds played. */
export type Told = { begun: string[]; booked: string[]; played: string[] };

/** Records a line of output: `begun <id>` or `booked <id>`. */
export function note(told: Told, line: string): void {
  const [what, id] = line.split(' ');
  if (id && (what === 'begun' || what === 'booked')) told[what].push(id);
}

/** Real-money rounds whose result does not match what the casino booked. Rounds in progress are ignored. */
async function roundFaults(db: Db, played: readonly string[]): Promise<string[]> {
  const all = await db
    .select({ round: rounds })
    .from(rounds)
    .innerJoin(playSessions, eq(playSessions.id, rounds.sessionId))
    .where(eq(playSessions.mode, 'real'));
  const booked = await db.select().from(walletTransactions).where(eq(walletTransactions.outcome, 'booked'));
  const sums = new Map<string, bigint>();
  for (const { round, kind, amount } of booked)
    sums.set(round, (sums.get(round) ?? 0n) + (kind === 'debit' ? -amount : amount));
  const standing = new Set(all.filter(({ round }) => stands(round)).map(({ round }) => round.id));
  const wrong = all.flatMap(({ round: { id, status, stake, win } }) => {
    if (status === 'settled') return sums.get(id) === win - stake ? [] : [`the round ${id} is not booked as it ended`];
    if (status !== 'refused' && status !== 'rolledBack') return [];
    return (sums.get(id) ?? 0n) === 0n ? [] : [`the round ${id} does not count, and is booked`];
  });
  return [...wrong, ...played.filter((id) => !standing.has(id)).map((id) => `the round ${id} is lost`)];
}

/** Faults of the ledger, and everything acknowledged that was lost. */
export async function faultsAfter(db: Db, told: Told): Promise<string[]> {
  const ledger = (await checkLedger(db)).map(({ fault, where }) => `${fault}: ${where}`);
  const faults = [...ledger, ...(await roundFaults(db, told.played))];
  const ids = [...new Set([...told.begun, ...told.booked])];
  if (ids.length === 0) return faults;
  const rows = await db.select().from(deposits).where(inArray(deposits.id, ids));
  const statuses = new Map(rows.map(({ id, status }) => [id, status]));
  const lost = told.begun.filter((id) => !statuses.has(id)).map((id) => `the deposit ${id} is lost`);
  const unbooked = told.booked.filter((id) => statuses.get(id) !== 'success').map((id) => `${id} is no longer booked`);
  return [...faults, ...lost, ...unbooked];
}
