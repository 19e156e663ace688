import { type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database as the stores see it: PGlite, PostgreSQL, or a transaction of either. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** An open, migrated database. `close` ends its connections and, for PGlite, releases the folder lock. */
export type Database = { db: Db; close(): Promise<void> };
