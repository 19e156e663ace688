import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { MIGRATIONS } from '../folders';
import { type Database } from './database';
import { openDatabase } from './open';

/**
 * An empty, migrated database for one test file: PGlite in memory, or a database of its own on the server that
 * TEST_DATABASE_URL names (dropped on close), where parallel transactions are really parallel.
 */
export async function openTestDatabase(): Promise<Database & { engine: 'pglite' | 'postgres' }> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return { ...(await openDatabase('memory', MIGRATIONS)), engine: 'pglite' };

  const name = `baize_test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const opened = await openDatabase({ url: url.href }, MIGRATIONS);
  return {
    db: opened.db,
    engine: 'postgres',
    close: async () => {
      await opened.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
