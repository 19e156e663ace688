import path from 'node:path';
import { createBackend } from './backend/backend';
import { curacao } from './brand/curacao';
import { CATALOGUE } from './catalogue/games';
import { systemClock } from './clock';
import { openDatabase } from './db/open';
import { purge } from './db/purge';
import { seedCatalogue } from './db/seed';
import { readEnv } from './env';
import { MIGRATIONS } from './folders';
import { explain, finish, listen, stopOnSignal } from './process';

const PURGE_EVERY_MS = 3_600_000;

/** Starts the sandbox: database, backend and studio in one process, because the embedded database has one owner. */
async function start(): Promise<void> {
  const env = readEnv(process.env);
  const clock = systemClock;
  const place = env.databaseUrl ? { url: env.databaseUrl } : { folder: path.resolve(env.dataDir, 'db') };
  const { db, close } = await openDatabase(place, MIGRATIONS);
  try {
    await seedCatalogue(db, CATALOGUE, clock.now());
    await purge(db, clock.now());
    const backend = createBackend({ db, clock, log: { level: env.logLevel }, env, brand: curacao });
    const purging = setInterval(
      () => purge(db, clock.now()).catch((error) => backend.log.error(error)),
      PURGE_EVERY_MS,
    );

    stopOnSignal(async () => {
      clearInterval(purging);
      await finish(backend);
      await close();
    });
    await listen(backend, 'SANDBOX_PORT', env.port);
    console.log(`Sandbox ready: casino backend on http://127.0.0.1:${env.port}`);
  } catch (error) {
    await close();
    throw error;
  }
}

start().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
