import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { StartError } from '../base/startError';
import { type Database } from './database';
import { lockFolder } from './folderLock';
import { EmbeddedDatabase } from './pglite';

/** Arbitrary key of the advisory lock that serializes migrations of processes sharing one PostgreSQL. */
const MIGRATION_LOCK = 4_001;

/** Default wait for a free connection. */
const WAIT_MS = 5_000;

/** Where the data is: a PostgreSQL server, or a folder of the embedded PGlite. */
export type DatabasePlace = { url: string; waitMs?: number } | { folder: string };

async function openPglite(folder: string, migrations: string): Promise<Database> {
  const release = lockFolder(folder);
  let client: EmbeddedDatabase | undefined;
  try {
    client = await EmbeddedDatabase.open(folder);
    const db = drizzlePglite(client);
    await migratePglite(db, { migrationsFolder: migrations });
    const opened = client;
    return {
      db,
      close: async () => {
        await opened.close();
        release();
      },
    };
  } catch (error) {
    await client?.close();
    release();
    throw error;
  }
}

async function openPostgres(
  { url, waitMs = WAIT_MS }: { url: string; waitMs?: number },
  migrations: string,
): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: waitMs });
  // Without a handler, an idle connection closed by the server would crash the process; the next query gets a new one.
  pool.on('error', () => {});
  try {
    const guard = await pool.connect().catch((error: Error) => {
      throw new StartError(`DATABASE_URL: no connection to PostgreSQL (${error.message})`);
    });
    try {
      await guard.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      const db = drizzlePg(pool);
      await migratePg(db, { migrationsFolder: migrations });
      return { db, close: () => pool.end() };
    } finally {
      // Closing the connection always releases the lock.
      guard.release(true);
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/**
 * Opens the database and applies the pending migrations. Both engines use the same code and migrations. Throws
 * StartError when another process owns the PGlite folder or PostgreSQL cannot be reached.
 */
export async function openDatabase(place: DatabasePlace, migrations: string): Promise<Database> {
  return 'url' in place ? openPostgres(place, migrations) : openPglite(place.folder, migrations);
}
