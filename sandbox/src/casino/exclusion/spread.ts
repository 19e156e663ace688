import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type ExclusionDuration, isLongExclusion } from '@/domain/protection/options';
import { type Clock } from '../../base/clock';
import { type Db } from '../../db/database';
import { lockedAccount } from '../accounts/store/accounts';
import { accounts } from '../accounts/store/schema';
import { endSessions } from '../accounts/store/sessions';
import { marketOf } from '../markets/marketOf';
import { endPlay } from '../protection/playTime';
import { stops, type StopRow } from '../protection/schema';
import { excludeThrough, staysUntilLifted } from '../protection/setStop';
import { keepStop } from '../protection/stopStore';
import { type PlayerEvents } from '../socket/playerEvents';
import { cancelLifting } from './lifting';
import { isSamePerson } from './samePerson';

export type Ways = {
  db: Db;
  clock: Clock;
  brandAt: Parameters<typeof marketOf>[0]['brandAt'];
  playerEvents: Pick<PlayerEvents, 'tell'>;
};

/** Tells the open tabs of a player to read again how they are excluded. */
export const tellStopped = ({ playerEvents }: Pick<Ways, 'playerEvents'>, player: string): void =>
  playerEvents.tell(player, { name: 'stopped', payload: {} });

/** Accounts to which an exclusion was not carried over yet, each with that exclusion. */
async function missing(db: Db, now: Date, owner?: SQL): Promise<{ stop: StopRow; player: string }[]> {
  const [other, taken] = [alias(accounts, 'other'), alias(stops, 'taken')];
  const root = sql`coalesce(${stops.origin}, ${stops.id})`;
  return db
    .select({ stop: stops, player: other.id })
    .from(stops)
    .innerJoin(accounts, eq(accounts.id, stops.player))
    .innerJoin(other, isSamePerson(accounts, other))
    .where(
      and(
        eq(stops.kind, 'self-exclusion'),
        stops.allBrands,
        isNull(stops.liftedAt),
        or(isNull(stops.until), gt(stops.until, now)),
        sql`not exists (select 1 from ${stops} ${sql.identifier('taken')} where ${taken.player} = ${other.id}
          and coalesce(${taken.origin}, ${taken.id}) = ${root})`,
        owner,
      ),
    );
}

/** Carries an exclusion over to one account of the same person; false where another process just did. */
async function carryOver(ways: Ways, stop: StopRow, player: string): Promise<boolean> {
  const done = await ways.db.transaction(async (tx) => {
    const account = await lockedAccount(tx, player);
    if (!account) return false;
    const now = ways.clock.now();
    const origin = stop.origin ?? stop.id;
    const [known] = await tx
      .select({ id: stops.id })
      .from(stops)
      .where(and(eq(stops.player, player), eq(stops.origin, origin)));
    if (known) return false;
    const market = marketOf(ways, account);
    const { kind, duration, until } = stop;
    await keepStop(tx, { player, kind, duration, from: now, until, allBrands: true, origin, intent: randomUUID() });
    await excludeThrough(tx, account, until, staysUntilLifted(duration, market));
    await endPlay(tx, player, now);
    if (!market.exclusions.logIn && isLongExclusion(duration as ExclusionDuration)) await endSessions(tx, player, now);
    await cancelLifting(tx, player, now);
    return true;
  });
  if (done) tellStopped(ways, player);
  return done;
}

/**
 * Carries exclusions over all brands to every account of the same person, also of one that is opened or verified later.
 * With `player` only those that begin at that account.
 */
export async function spreadExclusions(ways: Ways, player?: string): Promise<void> {
  // What was carried over may lead to further accounts of the person.
  for (let again = true; again;) {
    again = false;
    const owner = player === undefined ? undefined : sql`(${stops.player} = ${player} or ${stops.origin} is not null)`;
    for (const { stop, player: reached } of await missing(ways.db, ways.clock.now(), owner)) {
      again = (await carryOver(ways, stop, reached)) || again;
    }
  }
}
