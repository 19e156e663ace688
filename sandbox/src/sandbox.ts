import { existsSync } from 'node:fs';
import path from 'node:path';
import { createBackend } from './backend/backend';
import { curacao } from './brand/curacao';
import { CATALOGUE } from './catalogue/games';
import { type Clock } from './clock';
import { type Db } from './db/database';
import { openDatabase } from './db/open';
import { purge } from './db/purge';
import { seedCatalogue } from './db/seed';
import { createStudioStore } from './db/studioStore';
import { type Env } from './env';
import { MIGRATIONS } from './folders';
import { finish, listen } from './process';
import { secureRandom } from './slots/random';
import { StartError } from './startError';
import { createStudio } from './studio/studio';

const PURGE_EVERY_MS = 3_600_000;

type Options = {
  env: Env;
  clock: Clock;
  /** Folder of the built client of the studio's pages. */
  clientDir: string;
};

async function serve(db: Db, { env, clock, clientDir }: Options): Promise<() => Promise<void>> {
  const log = { level: env.logLevel };
  const backend = createBackend({ db, clock, log, env, brand: curacao });
  const studio = createStudio({
    store: createStudioStore(db),
    catalogue: CATALOGUE,
    clock,
    random: secureRandom,
    siteOrigins: env.siteOrigins,
    clientDir,
    log,
  });
  const purging = setInterval(() => purge(db, clock.now()).catch((error) => backend.log.error(error)), PURGE_EVERY_MS);
  const close = async () => {
    clearInterval(purging);
    await Promise.all([finish(backend), finish(studio)]);
  };
  try {
    await listen(backend, 'SANDBOX_PORT', env.port);
    await listen(studio, 'STUDIO_PORT', env.studioPort);
    return close;
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Opens the sandbox: database, casino backend and studio in one process, because the embedded database has one owner.
 * Returns the way to close it, which lets running requests finish. Throws StartError when a setting is in the way.
 */
export async function openSandbox(options: Options): Promise<() => Promise<void>> {
  const { env, clock, clientDir } = options;
  if (!existsSync(clientDir)) throw new StartError('The studio’s page client is not built: run "npm run build" first.');
  const place = env.databaseUrl ? { url: env.databaseUrl } : { folder: path.resolve(env.dataDir, 'db') };
  const { db, close } = await openDatabase(place, MIGRATIONS);
  try {
    await seedCatalogue(db, CATALOGUE, clock.now());
    await purge(db, clock.now());
    const stopServing = await serve(db, options);
    return async () => {
      await stopServing();
      await close();
    };
  } catch (error) {
    await close();
    throw error;
  }
}
