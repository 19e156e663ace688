import { existsSync } from 'node:fs';
import path from 'node:path';
import { type FastifyInstance } from 'fastify';
import { PASSWORD_COST } from './accounts/passwordHash';
import { createPasswords } from './accounts/passwords';
import { createPasswordThread } from './accounts/passwordThread';
import { createPainter } from './artwork/painter';
import { createPictures, type Pictures } from './artwork/pictures';
import { warmPictures } from './artwork/warm';
import { createBackend } from './backend/backend';
import { createLater } from './backend/later';
import { BRAND_FILES, brandAt, BRANDS, withBrandOrigins } from './brand/brands';
import { type CatalogueGame } from './catalogue/game';
import { catalogueOf } from './catalogue/games';
import { type Clock } from './clock';
import { seedAccounts } from './db/accountSeed';
import { type Db } from './db/database';
import { gamesPage } from './db/games';
import { storedNames } from './db/documents';
import { seedDocuments } from './db/documentSeed';
import { openDatabase } from './db/open';
import { purge } from './db/purge';
import { seedCatalogue } from './db/seed';
import { createStudioStore } from './db/studioStore';
import { createDocumentFiles } from './documents/files';
import { type Env } from './env';
import { ARTWORK_WORKER, MIGRATIONS, PASSWORD_WORKER } from './folders';
import { createMailer } from './mail/mailer';
import { outsideServices } from './outside/services';
import { type Controls, createControls } from './panel/controls';
import { createPanel } from './panel/panel';
import { documentsSection } from './panel/sections/documents';
import { messagesSection } from './panel/sections/messages';
import { finish, listen } from './process';
import { secureRandom } from './slots/random';
import { StartError } from './startError';
import { createStudio } from './studio/studio';

const PURGE_EVERY_MS = 3_600_000;
/** Covers that may wait to be drawn: pages of the lobby for some visitors at once, about 15 s of work. */
const PICTURES_WAITING = 200;
/** Passwords that may wait for the thread: a few seconds of work. */
const PASSWORDS_WAITING = 100;

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
  const documentFiles = createDocumentFiles(path.resolve(env.dataDir, 'documents'));
  await documentFiles.sweep(await storedNames(db));
  const passwordThread = createPasswordThread(PASSWORD_WORKER, PASSWORDS_WAITING);
  const passwords = createPasswords(PASSWORD_COST, passwordThread.run);
  const mailer = env.smtpUrl ? createMailer(env.smtpUrl, env.smtpFrom) : null;
  const { app: outside, ...services } = await outsideServices({ env, siteOrigins, clock, log });
  const backend: FastifyInstance = createBackend({
    ...services,
    db,
    clock,
    log,
    env: { ...env, siteOrigins },
    brandAt: (host) => brandAt(host, env.brand),
    brands: [...BRANDS.keys()],
    files: BRAND_FILES,
    controls,
    pictures,
    passwords,
    mailer,
    later: createLater((error) => backend.log.error(error)),
    documentFiles,
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
  const panel =
    controls &&
    createPanel({
      controls,
      brands: [...BRANDS.keys()],
      sections: [messagesSection(db), documentsSection(db, clock, documentFiles)],
      log,
    });
  const purging = setInterval(() => purge(db, clock.now()).catch((error) => backend.log.error(error)), PURGE_EVERY_MS);
  let warming: Promise<void> = Promise.resolve();
  const close = async () => {
    clearInterval(purging);
    await Promise.all([backend, studio, panel, outside].map((app) => app && finish(app)));
    mailer?.close();
    await Promise.all([pictures.close(), passwordThread.close(), warming]);
  };
  try {
    await seedAccounts(db, passwords, [...BRANDS.keys()], clock.now());
    await seedDocuments(db, clock.now());
    await listen(backend, 'SANDBOX_PORT', env.port);
    await listen(studio, 'STUDIO_PORT', env.studioPort);
    if (outside && env.outsidePort) await listen(outside, 'OUTSIDE_PORT', env.outsidePort);
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
