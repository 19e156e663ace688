import { sql } from 'drizzle-orm';
import { type Db } from '../../db/database';
import { rowsOf } from '../history/source';
import { accounts } from '../accounts/store/schema';
import { isStopped } from './ranked';
import { tournamentEntries as entries } from './schema';

/** What the order of a tournament goes by: the higher score, then the earlier, then the id. */
export type Step = { score: bigint; reachedAt: Date; player: string };

/**
 * The order of a large tournament in outline: every so many-th entry, and all entries of those who have stopped. With it
 * a place is found from the entries since the last step, instead of from all that are before it.
 */
export type Ladder = {
  at: number;
  /** How many have a place. */
  players: number;
  steps: readonly Step[];
  stopped: readonly Step[];
};

/** How many entries lie between two steps, the lower one included. */
export const APART = 2_000;
/** So long a ladder is new, and so long it may still be used while the next one is made. */
const NEW_MS = 10_000;
const USED_MS = 60_000;

type Raw = { score: string; reached_at: string; player: string; n: string };
const stepOf = ({ score, reached_at, player }: Raw): Step => ({
  score: BigInt(score),
  reachedAt: new Date(reached_at),
  player,
});

/** Whether one stands before the other. */
export function isBefore(one: Step, other: Step): boolean {
  if (one.score !== other.score) return one.score > other.score;
  const later = one.reachedAt.getTime() - other.reachedAt.getTime();
  return later !== 0 ? later < 0 : one.player < other.player;
}

/** Entries after a step, in SQL; the bound of the score lets the index begin there. */
export const beyond = ({
  score,
  reachedAt,
  player,
}: Step) => sql`${entries.score} <= ${score} and (${entries.score} < ${score}
  or (${entries.reachedAt}, ${entries.player}) > (${reachedAt.toISOString()}::timestamptz, ${player}::uuid))`;

/** Makes a ladder by short queries, so that others have their turn between them. */
async function make(db: Db, id: string, now: Date): Promise<Ladder> {
  const stopped = await rowsOf<Raw>(
    db,
    sql`select ${entries.score}::text as score, ${entries.reachedAt}::text as reached_at, ${entries.player} as player
      from ${accounts} join ${entries} on ${entries.player} = ${accounts.id}
      where ${isStopped(now)} and ${entries.tournament} = ${id} and ${entries.score} > 0`,
  );
  const steps: Step[] = [];
  for (;;) {
    const from = steps.at(-1);
    const part = await rowsOf<Raw>(
      db,
      sql`select score::text as score, reached_at::text as reached_at, player, n::text as n from (
          select score, reached_at, player, row_number() over (order by score desc nulls last, reached_at, player) as n
          from (select ${entries.score} as score, ${entries.reachedAt} as reached_at, ${entries.player} as player
            from ${entries}
            where ${entries.tournament} = ${id} and ${entries.score} > 0 ${from ? sql`and ${beyond(from)}` : sql``}
            order by ${entries.score} desc nulls last, ${entries.reachedAt}, ${entries.player} limit ${APART}) part
        ) numbered order by numbered.n desc limit 1`,
    );
    const last = part[0];
    if (last && Number(last.n) === APART) steps.push(stepOf(last));
    else {
      const players = steps.length * APART + Number(last?.n ?? 0) - stopped.length;
      return { at: now.getTime(), players, steps, stopped: stopped.map(stepOf) };
    }
  }
}

type Known = { ladder: Ladder | null; isMaking: boolean };
const known = new WeakMap<Db, Map<string, Known>>();

/** The ladder of a tournament, if there is one that may be used; one that is old is made again in the background. */
export function ladderOf(db: Db, id: string, now: Date): Ladder | null {
  const ladder = known.get(db)?.get(id)?.ladder;
  if (!ladder) return null;
  const age = Math.abs(now.getTime() - ladder.at);
  if (age >= NEW_MS) makeLadder(db, id, now);
  return age < USED_MS ? ladder : null;
}

/** Begins to make the ladder of a tournament, unless one is being made. */
export function makeLadder(db: Db, id: string, now: Date): void {
  const all = known.get(db) ?? new Map<string, Known>();
  known.set(db, all);
  const one = all.get(id) ?? { ladder: null, isMaking: false };
  all.set(id, one);
  if (one.isMaking) return;
  one.isMaking = true;
  void make(db, id, now)
    .then((ladder) => (one.ladder = ladder))
    // The next question tries again.
    .catch(() => null)
    .finally(() => (one.isMaking = false));
}
