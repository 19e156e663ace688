import { type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database as the stores see it: PGlite or PostgreSQL, and equally a transaction of either. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** An opened, migrated database. `close` ends its connections and, for PGlite, frees the folder. */
export type Database = { db: Db; close(): Promise<void> };
