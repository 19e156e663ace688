import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { MIGRATIONS } from '../folders';
import { type Database } from './database';
import { openDatabase } from './open';

const CACHE = path.join(MIGRATIONS, '../../.cache');

/** Changes with PGlite and with the migrations, as the snapshot does. */
function snapshotName(): string {
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.resolve('@electric-sql/pglite'))));
  for (const file of readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'))) {
    hash.update(readFileSync(path.join(MIGRATIONS, file)));
  }
  return `test-database-${hash.digest('hex').slice(0, 16)}.tar`;
}

/** An empty, migrated PGlite. Making one takes seconds of work, so it is made once and kept for all test files. */
async function snapshot(): Promise<Blob> {
  const file = path.join(CACHE, snapshotName());
  if (!existsSync(file)) {
    const client = await PGlite.create('memory://');
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
    const dump = await client.dumpDataDir('none');
    await client.close();
    mkdirSync(CACHE, { recursive: true });
    // Under a name of its own first: another test file must never see half of it.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
    renameSync(draft, file);
  }
  return new Blob([readFileSync(file)]);
}

/** Whether many test files run in this process (testsTogether.mjs): an open database keeps a process from ending. */
const TOGETHER = process.argv[1]?.endsWith('testsTogether.mjs') === true;

/**
 * Databases that a test file has done with. The next file in the process gets one of them, since a new one costs seconds;
 * where there is no next one, an open database would keep the process alive.
 */
const emptied: PGlite[] = [];

/** Closes the databases that were kept for a next file, once there is none: they would keep the process from ending. */
export async function closeKept(): Promise<void> {
  await Promise.all(emptied.splice(0).map((client) => client.close()));
}

/** Takes out everything that was stored. */
async function empty(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  await client.exec(`truncate ${rows.map(({ name }) => name).join(', ')} restart identity`);
}

async function onPglite(): Promise<Database> {
  const client = emptied.pop() ?? (await PGlite.create('memory://', { loadDataDir: await snapshot() }));
  return {
    db: drizzle(client),
    close: async () => {
      if (!TOGETHER) return client.close();
      await empty(client);
      emptied.push(client);
    },
  };
}

async function onPostgres(server: string): Promise<Database> {
  const name = `baize_test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const { db, close } = await openDatabase({ url: url.href }, MIGRATIONS);
  return {
    db,
    close: async () => {
      await close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

/**
 * An empty, migrated database for one test file at a time: PGlite in memory, or a database of its own on the server that
 * TEST_DATABASE_URL names (dropped on close), where parallel transactions are really parallel.
 */
export const openTestDatabase = (): Promise<Database> =>
  process.env.TEST_DATABASE_URL ? onPostgres(process.env.TEST_DATABASE_URL) : onPglite();
