import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { newServerSeed, seedHash } from '../engines/dice/seeds';
import { type Db } from '../../db/database';
import { diceSeeds } from './schema';

/** The current seed pair in its public form: the server seed only as a hash. `nonce` is the number of the next roll. */
export type SeedPair = { serverSeedHash: string; clientSeed: string; nonce: number };

export type SeedUse = SeedPair & { serverSeed: string };

const inUse = (session: string) => and(eq(diceSeeds.session, session), isNull(diceSeeds.revealedAt));

const CLIENT_SEED_LENGTH = 16;

/** A random client seed for a player who has not chosen one. */
const anyClientSeed = (): string => newServerSeed().slice(0, CLIENT_SEED_LENGTH);

async function begin(db: Db, session: string, clientSeed: string, now: Date): Promise<void> {
  const serverSeed = newServerSeed();
  await db
    .insert(diceSeeds)
    .values({ id: randomUUID(), session, serverSeed, serverSeedHash: seedHash(serverSeed), clientSeed, createdAt: now })
    .onConflictDoNothing();
}

/** The seed pair of a session; created if there is none. */
export async function seedPair(db: Db, session: string, now: Date): Promise<SeedPair> {
  const [row] = await db.select().from(diceSeeds).where(inUse(session));
  if (row) return { serverSeedHash: row.serverSeedHash, clientSeed: row.clientSeed, nonce: row.nonce };
  await begin(db, session, anyClientSeed(), now);
  return seedPair(db, session, now);
}

/** Takes the next nonce of a session's pair, within the transaction that stores its roll. */
export async function useSeed(tx: Db, session: string, now: Date): Promise<SeedUse> {
  await seedPair(tx, session, now);
  const [row] = await tx
    .update(diceSeeds)
    .set({ nonce: sql`${diceSeeds.nonce} + 1` })
    .where(inUse(session))
    .returning();
  if (!row) throw new Error(`Session ${session} has no seed`);
  const { serverSeed, serverSeedHash, clientSeed, nonce } = row;
  return { serverSeed, serverSeedHash, clientSeed, nonce: nonce - 1 };
}

/** Sets the client seed; null once the pair was used for a roll, because the server has to commit first. */
export async function setClientSeed(db: Db, session: string, clientSeed: string): Promise<SeedPair | null> {
  const [row] = await db
    .update(diceSeeds)
    .set({ clientSeed })
    .where(and(inUse(session), eq(diceSeeds.nonce, 0)))
    .returning();
  return row ? { serverSeedHash: row.serverSeedHash, clientSeed, nonce: 0 } : null;
}

/**
 * Retires and reveals the current pair's server seed and starts a new pair. `revealed` is null if the pair is unused.
 */
export function revealSeed(db: Db, session: string, now: Date): Promise<{ revealed: SeedUse | null; pair: SeedPair }> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(diceSeeds).where(inUse(session)).for('update');
    if (!row || row.nonce === 0) return { revealed: null, pair: await seedPair(tx, session, now) };
    await tx.update(diceSeeds).set({ revealedAt: now }).where(eq(diceSeeds.id, row.id));
    await begin(tx, session, row.clientSeed, now);
    const { serverSeed, serverSeedHash, clientSeed, nonce } = row;
    return {
      revealed: { serverSeed, serverSeedHash, clientSeed, nonce },
      pair: await seedPair(tx, session, now),
    };
  });
}

/** The revealed server seeds of a session, by hash. */
export async function revealedSeeds(db: Db, session: string, hashes: readonly string[]): Promise<Map<string, string>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .select()
    .from(diceSeeds)
    .where(
      and(
        eq(diceSeeds.session, session),
        isNotNull(diceSeeds.revealedAt),
        inArray(diceSeeds.serverSeedHash, [...hashes]),
      ),
    );
  return new Map(rows.map(({ serverSeedHash, serverSeed }) => [serverSeedHash, serverSeed]));
}
