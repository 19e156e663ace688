import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { addDays, type CalendarDay } from '@/domain/time/day';
import { type Clock } from '../../base/clock';
import { lockedAccount } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { walletTransactions } from '../bets/schema';
import { calendarAdditions, loyalty, rakebackDays } from './schema';
import { closedUntil, dayIdOf, figuresOf } from './dayStore';
import { dayAt, endOf, spanOf, type Zones, zoneOn } from './playerDays';
import { zonesOf } from './zones';

const LONG_AGO = new Date(0);

/** A player's first action after `since` and before `before` that counts for a day; null for none. */
async function firstAfter(db: Db, player: string, since: Date, before: Date): Promise<Date | null> {
  const { countsAt } = walletTransactions;
  const [played] = await db
    .select({ at: countsAt })
    .from(walletTransactions)
    .where(
      and(
        eq(walletTransactions.player, player),
        eq(walletTransactions.outcome, 'booked'),
        gte(countsAt, since),
        lt(countsAt, before),
      ),
    )
    .orderBy(asc(countsAt))
    .limit(1);
  const { addedAt } = calendarAdditions;
  const [added] = await db
    .select({ at: addedAt })
    .from(calendarAdditions)
    .where(and(eq(calendarAdditions.player, player), gte(addedAt, since), lt(addedAt, before)))
    .orderBy(asc(addedAt))
    .limit(1);
  if (!played?.at || !added) return (played ?? added)?.at ?? null;
  return played.at < added.at ? played.at : added.at;
}

/** The oldest finished day of play that is not closed; null for none. */
async function dueDay(db: Db, player: string, zones: Zones, now: Date): Promise<CalendarDay | null> {
  const { since } = spanOf(zones, dayAt(zones, now));
  const first = await firstAfter(db, player, (await closedUntil(db, player)) ?? LONG_AGO, since);
  return first && dayAt(zones, first);
}

/** Stores the payback of a day of play, for each currency played. */
async function closeDay(tx: Db, player: string, zones: Zones, played: CalendarDay, now: Date): Promise<void> {
  const span = spanOf(zones, played);
  const day = addDays(played, 1);
  for (const [currency, figures] of await figuresOf(tx, player, span)) {
    await tx.insert(rakebackDays).values({
      id: dayIdOf(player, day, currency),
      player,
      day,
      currency,
      zone: zoneOn(zones, played),
      ...figures,
      opensAt: span.before,
      closesAt: endOf(zones, addDays(day, 1)),
      closedAt: now,
    });
  }
}

/**
 * Closes a player's finished days, oldest first, with the figures at the end of each day. Runs on the first read after
 * the day or on the timer. The account's row is locked before the time is read (ADR 0012), so that nothing is booked
 * into a closed day.
 */
export async function closeDueDays(db: Db, clock: Clock, player: string): Promise<void> {
  const zones = await zonesOf(db, player);
  if ((await dueDay(db, player, zones, clock.now())) === null) return;
  await db.transaction(async (tx) => {
    await lockedAccount(tx, player);
    const now = clock.now();
    const changed = await zonesOf(tx, player);
    let due = await dueDay(tx, player, changed, now);
    while (due !== null) {
      await closeDay(tx, player, changed, due, now);
      due = await dueDay(tx, player, changed, now);
    }
  });
}

/** Players who have staked since their latest closed day. */
async function playersToClose(db: Db): Promise<string[]> {
  const rows = await db
    .select({ player: loyalty.player })
    .from(loyalty)
    .where(
      sql`not exists (select from ${rakebackDays} where ${rakebackDays.player} = ${loyalty.player}
        and ${rakebackDays.opensAt} > ${loyalty.updatedAt})`,
    );
  return rows.map(({ player }) => player);
}

/** Closes the days of all players that are over. */
export async function closeAllDueDays(db: Db, clock: Clock): Promise<void> {
  for (const player of await playersToClose(db)) await closeDueDays(db, clock, player);
}
