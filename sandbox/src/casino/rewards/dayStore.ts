import { createHash } from 'node:crypto';
import { and, asc, desc, eq, gte, lt } from 'drizzle-orm';
import type { CalendarDay } from '@/domain/time/day';
import { type Db } from '../../db/database';
import { calendarAdditions, loyalty, type RakebackDayRow, rakebackDays } from './schema';
import { dayFigures, type DayFigures } from './dayFigures';
import { type Level, LEVELS, levelOf } from './levels';
import { playedIn } from './played';
import { type DaySpan } from './playerDays';

/** The deterministic id of a calendar day, known before its row is written; `bonusId` on the wire. */
export function dayIdOf(player: string, day: CalendarDay, currency: string): string {
  const hash = createHash('sha256').update(`rakeback ${player} ${day} ${currency}`).digest('hex');
  // A version 8 UUID, whose content is free to choose.
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`];
  return [...parts, hash.slice(20, 32)].join('-');
}

/** A player's level and points. */
export async function levelOfPlayer(db: Db, player: string): Promise<{ level: Level; points: bigint }> {
  const [row] = await db.select().from(loyalty).where(eq(loyalty.player, player));
  return row ? { level: levelOf(row.points), points: row.points } : { level: LEVELS[0]!, points: 0n };
}

/** The figures of a span by currency: play, additions and the resulting payback. */
export async function figuresOf(db: Db, player: string, span: DaySpan): Promise<Map<string, DayFigures>> {
  const played = await playedIn(db, player, span);
  const added = await db
    .select()
    .from(calendarAdditions)
    .where(
      and(
        eq(calendarAdditions.player, player),
        gte(calendarAdditions.addedAt, span.since),
        lt(calendarAdditions.addedAt, span.before),
      ),
    )
    .orderBy(asc(calendarAdditions.addedAt), asc(calendarAdditions.cause));
  const { level } = await levelOfPlayer(db, player);
  return new Map(
    [...new Set([...played, ...added].map(({ currency }) => currency))].map((currency) => {
      const additions = added
        .filter((one) => one.currency === currency)
        .map(({ ngr, percent, amount }) => ({ ngr: String(ngr), percent, amount: String(amount) }));
      const own = played.filter((one) => one.currency === currency);
      return [currency, dayFigures(own, additions, level)];
    }),
  );
}

/** A player's closed days in a currency, from the given day on. */
export const closedDays = (
  db: Db,
  { player, currency }: { player: string; currency: string },
  from: CalendarDay,
): Promise<RakebackDayRow[]> =>
  db
    .select()
    .from(rakebackDays)
    .where(and(eq(rakebackDays.player, player), eq(rakebackDays.currency, currency), gte(rakebackDays.day, from)))
    .orderBy(asc(rakebackDays.day));

/** The time up to which a player's days are closed; null when none is. */
export async function closedUntil(db: Db, player: string): Promise<Date | null> {
  const [row] = await db
    .select({ opensAt: rakebackDays.opensAt })
    .from(rakebackDays)
    .where(eq(rakebackDays.player, player))
    .orderBy(desc(rakebackDays.day))
    .limit(1);
  return row?.opensAt ?? null;
}
