import { asc, eq } from 'drizzle-orm';
import { addDays, type CalendarDay } from '@/domain/time/day';
import { dayIn, zoneNamed } from '@/domain/time/zone';
import { type Db } from '../../db/database';
import { accountZones } from './schema';
import { dayAt, nextDayFor, type ZoneChange, zoneOn } from './playerDays';

/** A zone applies for at least a week, because players who could shift days at will could shift claims too. */
const LEAST_DAYS = 7;

/** The result of a change: the day it applies from (null: no change), or the day until which changes are locked. */
export type ZoneChanged = { zone: string; from: CalendarDay | null } | { lockedUntil: CalendarDay };

/** A player's zones, oldest first. */
export const zonesOf = async (db: Db, player: string): Promise<(ZoneChange & { changedAt: Date })[]> =>
  db
    .select({ from: accountZones.from, zone: accountZones.zone, changedAt: accountZones.changedAt })
    .from(accountZones)
    .where(eq(accountZones.player, player))
    .orderBy(asc(accountZones.from));

/** The zone of the player's current day (OP-083). */
export async function zoneOf(db: Db, player: string, now: Date): Promise<string> {
  const zones = await zonesOf(db, player);
  return zoneOn(zones, dayAt(zones, now));
}

/** The most recently chosen zone, which may apply only from tomorrow on. */
export const chosenZone = async (db: Db, player: string): Promise<string> =>
  (await zonesOf(db, player)).at(-1)?.zone ?? 'UTC';

/** Stores the zone at registration. An invalid name leaves the account at UTC. */
export async function keepFirstZone(tx: Db, player: string, name: string, now: Date): Promise<void> {
  const zone = zoneNamed(name);
  if (zone === null) return;
  await tx.insert(accountZones).values({ player, from: dayIn(zone, now), zone, changedAt: now });
}

/**
 * Changes a player's zone, from the next day on and at the earliest a week after the last change. The caller holds the
 * lock on the account. Null for an invalid zone name.
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
  // The zone from registration, which applies at once, does not count as a change.
  const last = zones.findLast((one) => one.from > dayIn(one.zone, one.changedAt));
  const earliest = last && addDays(last.from, LEAST_DAYS);
  if (earliest && from < earliest) return { lockedUntil: earliest };
  await tx.insert(accountZones).values({ player, from, zone, changedAt: now });
  return { zone, from };
}
