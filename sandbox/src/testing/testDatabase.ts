import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { MIGRATIONS } from '../folders';
import { type Database } from '../db/database';
import { openDatabase } from '../db/open';
import { EmbeddedDatabase } from '../db/pglite';

const CACHE = path.join(MIGRATIONS, '../../.cache');

function hashOfMigrations(besides: readonly string[] = []): string {
  const hash = createHash('sha256');
  const migrations = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
  for (const file of [...besides, ...migrations.map((name) => path.join(MIGRATIONS, name))])
    hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * An empty, migrated PGlite. Creating one takes seconds, so the snapshot is created once and cached for all test files.
 */
async function snapshot(): Promise<Blob> {
  const engine = fileURLToPath(import.meta.resolve('@electric-sql/pglite'));
  const file = path.join(CACHE, `test-database-${hashOfMigrations([engine])}.tar`);
  if (!existsSync(file)) {
    const client = await EmbeddedDatabase.open('memory://');
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
    const dump = await client.dumpDataDir('none');
    await client.close();
    mkdirSync(CACHE, { recursive: true });
    // Renamed when complete, so that no other test file reads a partial snapshot.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
    renameSync(draft, file);
  }
  return new Blob([readFileSync(file)]);
}

/** Whether many test files run in this process (testsTogether.ts), which then reuse databases. */
const TOGETHER = process.argv[1]?.endsWith('testsTogether.ts') === true;

/** Emptied databases, ready for the next test file of the process, since creating one takes seconds. */
const emptied: EmbeddedDatabase[] = [];

/** Closes the databases kept for reuse after the last test file: an open one would keep the process alive. */
export async function closeKept(): Promise<void> {
  await Promise.all(emptied.splice(0).map((client) => client.close()));
}

async function empty(client: EmbeddedDatabase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  await client.exec(`truncate ${rows.map(({ name }) => name).join(', ')} restart identity`);
}

async function onPglite(): Promise<Database> {
  const client = emptied.pop() ?? (await EmbeddedDatabase.open('memory://', await snapshot()));
  return {
    db: drizzle(client),
    close: async () => {
      if (!TOGETHER) return client.close();
      await empty(client);
      emptied.push(client);
    },
  };
}

/** Arbitrary key of the advisory lock that serializes test processes creating the template. */
const TEMPLATE_LOCK = 4_002;
/** Long, because tests run many queries on few connections, on possibly busy machines; no test measures this time. */
const WAIT_MS = 600_000;

const onServer = (server: string, name: string): string =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href;

/**
 * The migrated template database that test databases are copied from; created once per server and set of migrations.
 */
async function templateOn(server: string, admin: pg.Client): Promise<string> {
  const name = `baize_template_${hashOfMigrations()}`;
  await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      // Renamed when complete: an interrupted draft is not used as a template.
      await admin.query(`drop database if exists ${name}_draft`);
      await admin.query(`create database ${name}_draft`);
      const { close } = await openDatabase({ url: onServer(server, `${name}_draft`), waitMs: WAIT_MS }, MIGRATIONS);
      await close();
      await admin.query(`alter database ${name}_draft rename to ${name}`);
    }
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
  return name;
}

async function onPostgres(server: string): Promise<Database> {
  const name = `baize_test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    await admin.query(`create database ${name} template ${await templateOn(server, admin)}`);
    const { db, close } = await openDatabase({ url: onServer(server, name), waitMs: WAIT_MS }, MIGRATIONS);
    return {
      db,
      close: async () => {
        await close();
        await admin.query(`drop database ${name} with (force)`);
        await admin.end();
      },
    };
  } catch (error) {
    // An open connection would keep the process, and the step, from ending.
    await admin.end();
    throw error;
  }
}

/**
 * An empty, migrated database for one test file at a time: an in-memory PGlite, or a separate database on the server
 * that TEST_DATABASE_URL names (dropped on close), where transactions really run in parallel.
 */
export const openTestDatabase = (): Promise<Database> =>
  process.env.TEST_DATABASE_URL ? onPostgres(process.env.TEST_DATABASE_URL) : onPglite();
