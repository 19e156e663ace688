import { existsSync } from 'node:fs';
import path from 'node:path';
import { createPainter } from './artwork/painter';
import { createPictures, type Pictures } from './artwork/pictures';
import { warmPictures } from './artwork/warm';
import { createBackend } from './backend/backend';
import { BRAND_FILES, brandAt, BRANDS, withBrandOrigins } from './brand/brands';
import { type CatalogueGame } from './catalogue/game';
import { catalogueOf } from './catalogue/games';
import { type Clock } from './clock';
import { type Db } from './db/database';
import { gamesPage } from './db/games';
import { openDatabase } from './db/open';
import { purge } from './db/purge';
import { seedCatalogue } from './db/seed';
import { createStudioStore } from './db/studioStore';
import { type Env } from './env';
import { ARTWORK_WORKER, MIGRATIONS } from './folders';
import { type Controls, createControls } from './panel/controls';
import { createPanel } from './panel/panel';
import { finish, listen } from './process';
import { secureRandom } from './slots/random';
import { StartError } from './startError';
import { createStudio } from './studio/studio';

const PURGE_EVERY_MS = 3_600_000;
/** Covers that may wait to be drawn: pages of the lobby for some visitors at once, about 15 s of work. */
const PICTURES_WAITING = 200;

type Options = {
  env: Env;
  clock: Clock;
  /** Folder of the built client of the studio's pages. */
  clientDir: string;
};

/** Draws the covers of the first games of the two lists most pages begin with. */
async function warmFirst(db: Db, pictures: Pictures, count: number): Promise<void> {
  if (count === 0) return;
  for (const sort of ['popular', 'new'] as const) {
    await warmPictures(pictures, (await gamesPage(db, { sort, pageNo: 1, limit: count })).rows);
  }
}

async function serve(
  db: Db,
  catalogue: readonly CatalogueGame[],
  { env, clock, clientDir }: Options,
  controls: Controls | null,
): Promise<() => Promise<void>> {
  const log = { level: env.logLevel };
  const siteOrigins = withBrandOrigins(env.siteOrigins);
  const pictures = createPictures(
    path.resolve(env.artworkDir ?? path.join(env.dataDir, 'artwork')),
    createPainter(ARTWORK_WORKER, PICTURES_WAITING),
  );
  const backend = createBackend({
    db,
    clock,
    log,
    env: { ...env, siteOrigins },
    brandAt: (host) => brandAt(host, env.brand),
    brands: [...BRANDS.keys()],
    files: BRAND_FILES,
    controls,
    pictures,
  });
  const studio = createStudio({
    store: createStudioStore(db),
    catalogue,
    clock,
    random: secureRandom,
    siteOrigins,
    clientDir,
    log,
  });
  const panel = controls && createPanel({ controls, brands: [...BRANDS.keys()], log });
  const purging = setInterval(() => purge(db, clock.now()).catch((error) => backend.log.error(error)), PURGE_EVERY_MS);
  let warming: Promise<void> = Promise.resolve();
  const close = async () => {
    clearInterval(purging);
    await Promise.all([backend, studio, ...(panel ? [panel] : [])].map(finish));
    await Promise.all([pictures.close(), warming]);
  };
  try {
    await listen(backend, 'SANDBOX_PORT', env.port);
    await listen(studio, 'STUDIO_PORT', env.studioPort);
    if (panel && env.panelPort) await listen(panel, 'PANEL_PORT', env.panelPort);
    warming = warmFirst(db, pictures, env.warmCovers).catch((error) => backend.log.info(error));
    return close;
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Opens the sandbox: database, casino backend, studio and control panel in one process, because the embedded database has one owner.
 * Returns the way to close it, which lets running requests finish. Throws StartError when a setting is in the way.
 */
export async function openSandbox(options: Options): Promise<() => Promise<void>> {
  const { env, clientDir } = options;
  if (!existsSync(clientDir)) throw new StartError('The studio’s page client is not built: run "npm run build" first.');
  const place = env.databaseUrl ? { url: env.databaseUrl } : { folder: path.resolve(env.dataDir, 'db') };
  const controls = env.panelPort ? createControls(options.clock) : null;
  const clock = controls?.clock ?? options.clock;
  const { db, close } = await openDatabase(place, MIGRATIONS);
  try {
    const catalogue = catalogueOf(env.games);
    await seedCatalogue(db, catalogue, clock.now());
    await purge(db, clock.now());
    const stopServing = await serve(db, catalogue, { ...options, clock }, controls);
    return async () => {
      await stopServing();
      await close();
    };
  } catch (error) {
    await close();
    throw error;
  }
}
