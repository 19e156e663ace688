import { asc, eq } from 'drizzle-orm';
import { addDays, type CalendarDay } from '@/domain/rewards/calendarDays';
import { dayIn, zoneNamed } from '@/domain/rewards/dayIn';
import { type Db } from '../db/database';
import { accountZones } from '../db/schema/rewards';
import { dayAt, nextDayFor, type Zones, zoneOn } from './playerDays';

/** A zone counts for a week at least: days that could be shifted at will could be claimed at will. */
const LEAST_DAYS = 7;

/** What came of a change: the day it counts from, null when nothing changes, or that it is too early for one. */
export type ZoneChanged = { zone: string; from: CalendarDay | null } | { lockedUntil: CalendarDay };

/** The zones of a player, the earliest first. */
export const zonesOf = async (db: Db, player: string): Promise<Zones> =>
  db
    .select({ from: accountZones.from, zone: accountZones.zone })
    .from(accountZones)
    .where(eq(accountZones.player, player))
    .orderBy(asc(accountZones.from));

/** The zone of the player's present day (OP-083). */
export async function zoneOf(db: Db, player: string, now: Date): Promise<string> {
  const zones = await zonesOf(db, player);
  return zoneOn(zones, dayAt(zones, now));
}

/** The zone that was chosen last; it may count from tomorrow on. */
export const chosenZone = async (db: Db, player: string): Promise<string> =>
  (await zonesOf(db, player)).at(-1)?.zone ?? 'UTC';

/** Keeps the zone a player signed up in. A name of no zone leaves the account at UTC. */
export async function keepFirstZone(tx: Db, player: string, name: string, now: Date): Promise<void> {
  const zone = zoneNamed(name);
  if (zone === null) return;
  await tx.insert(accountZones).values({ player, from: dayIn(zone, now), zone, changedAt: now });
}

/**
 * Gives a player another zone, from the next day on and a week after the last change at the earliest. The account must be
 * locked. Null for a name of no zone.
 */
export async function changeZone(
  tx: Db,
  { player, name, now }: { player: string; name: string; now: Date },
): Promise<ZoneChanged | null> {
  const zone = zoneNamed(name);
  if (zone === null) return null;
  const zones = await zonesOf(tx, player);
  if ((zones.at(-1)?.zone ?? 'UTC') === zone) return { zone, from: null };
  const from = nextDayFor(zones, zone, now);
  // The zone of the sign-up was no change.
  const last = zones.slice(1).at(-1);
  const earliest = last && addDays(last.from, LEAST_DAYS);
  if (earliest && from < earliest) return { lockedUntil: earliest };
  await tx.insert(accountZones).values({ player, from, zone, changedAt: now });
  return { zone, from };
}
