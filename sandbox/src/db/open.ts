import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { StartError } from '../startError';
import { type Database } from './database';
import { lockFolder } from './folderLock';

/** Any fixed number: it names the lock under which processes sharing a PostgreSQL migrate one after the other. */
const MIGRATION_LOCK = 4_001;

/** How long a query waits for one of the connections, unless the place says otherwise. */
const WAIT_MS = 5_000;

/** Where the data lies: in a PostgreSQL or in a folder of the embedded PGlite. */
export type DatabasePlace = { url: string; waitMs?: number } | { folder: string };

async function openPglite(folder: string, migrations: string): Promise<Database> {
  const release = lockFolder(folder);
  let client: PGlite | undefined;
  try {
    client = await PGlite.create(folder);
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
  // An idle connection that the server ends would otherwise stop the process; the next query gets a new one.
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
      // Closing the connection gives the lock back, whatever happened on it.
      guard.release(true);
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/**
 * Opens the database and brings its schema up to date from the folder of migrations. The same code and the same
 * migrations serve both engines. Throws StartError when another process owns the PGlite folder.
 */
export async function openDatabase(place: DatabasePlace, migrations: string): Promise<Database> {
  return 'url' in place ? openPostgres(place, migrations) : openPglite(place.folder, migrations);
}
