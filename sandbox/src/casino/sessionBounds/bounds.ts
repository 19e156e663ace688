import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { MINUTE_MS } from '@/domain/time/lengths';
import { type Db } from '../../db/database';
import { playSums, usedOf } from '../bets/playSums';
import { sessionBounds } from './schema';

type Owner = { player: string; currency: string };

/** The bounds of a session. `left` is what it may still cost; `reached` says which bound ended it, null while it goes on. */
export type Bounds = {
  minutes: number;
  amount: bigint;
  endsAt: Date;
  left: bigint;
  reached: 'time' | 'money' | null;
};

/** The bounds that a player set last in a currency; null if there were none. They hold whatever the player does. */
export async function latestBounds(db: Db, { player, currency }: Owner, now: Date): Promise<Bounds | null> {
  const [row] = await db
    .select()
    .from(sessionBounds)
    .where(and(eq(sessionBounds.player, player), eq(sessionBounds.currency, currency)))
    .orderBy(desc(sessionBounds.setAt))
    .limit(1);
  if (!row) return null;
  const { minutes, amount, setAt, endsAt } = row;
  const used = usedOf('loss', await playSums(db, { player, currency, since: setAt }));
  const left = used < amount ? amount - used : 0n;
  return { minutes, amount, endsAt, left, reached: endsAt <= now ? 'time' : left === 0n ? 'money' : null };
}

/** Sets the bounds of a new session; false while the last ones are running. The caller holds the lock on the account. */
export async function setBounds(
  tx: Db,
  { now, ...bounds }: Owner & { minutes: number; amount: bigint; now: Date },
): Promise<boolean> {
  const last = await latestBounds(tx, bounds, now);
  if (last?.reached === null) return false;
  const endsAt = new Date(now.getTime() + bounds.minutes * MINUTE_MS);
  await tx.insert(sessionBounds).values({ id: randomUUID(), ...bounds, setAt: now, endsAt });
  return true;
}
