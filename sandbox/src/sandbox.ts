import { existsSync } from 'node:fs';
import path from 'node:path';
import { type FastifyInstance } from 'fastify';
import { HOUR_MS, SECOND_MS } from '@/domain/time/lengths';
import { PASSWORD_COST } from './casino/accounts/passwords/passwordHash';
import { createPasswords } from './casino/accounts/passwords/passwords';
import { createPasswordThread } from './casino/accounts/passwords/passwordThread';
import { createPainter } from './pictures/painter';
import { createPictures, type Pictures } from './pictures/pictures';
import { warmPictures } from './pictures/warm';
import { createBackend } from './casino/casino';
import { createLater } from './http/later';
import { createChatHub } from './casino/chat/chatHub';
import { createPlayerEvents } from './casino/socket/playerEvents';
import { PAYMENT_HOOK } from './casino/cashier/paymentHooks';
import { BRAND_FILES, brandAt, BRANDS, withBrandOrigins } from './brands/brands';
import { brandsOf, readOwnBrand } from './brands/ownBrand';
import { type CatalogueGame } from './studio/catalogue/game';
import { catalogueOf } from './studio/catalogue/games';
import { type Clock, shiftedClock } from './base/clock';
import { type Db } from './db/database';
import { gamesPage } from './casino/games/gameStore';
import { storedNames } from './casino/documents/documentStore';
import { secretsKeyIn } from './base/secretsKey';
import { newToken } from './base/tokens';
import { openDatabase } from './db/open';
import { settlePhones } from './casino/accounts/fields/phoneForm';
import { purge } from './purge';
import { seedAll } from './seed/seedAll';
import { layDownSeeded, snapshotName } from './db/seedSnapshot';
import { createDemoLaunch } from './studio/store/launches';
import { createStudioStore } from './studio/store/studioStore';
import { createDocumentFiles } from './casino/documents/files';
import { type Env } from './env';
import { every } from './base/every';
import { createSamplePlayers } from './samplePlayers/samplePlayers';
import { ASSETS, MIGRATIONS, PASSWORD_WORKER, PICTURE_WORKER, SEED_SOURCES } from './folders';
import { createMailer } from './casino/mail/mailer';
import { createTellChange } from './casino/mail/methodMessages';
import { createTell, sendNews } from './casino/mail/tell';
import { type Deliver } from './outside/payments/outbox';
import { SIGNATURE_HEADER } from './base/signature';
import { outsideServices } from './outsideServices';
import { controlPanel } from './controlPanel';
import { openTournaments } from './casino/tournaments/open';
import { startTimers } from './timers';
import { type Controls, createControls } from './panel/sections/controls';
import { finish, listen } from './base/process';
import { secureRandom } from './base/random';
import { StartError } from './base/startError';
import { createCasinoWallet, overHttp } from './studio/rounds/casinoWallet';
import { createRealRounds } from './studio/rounds/realRound';
import { createStudio } from './studio/studio';

/** Maximum queue of covers to draw: lobby pages for several concurrent visitors, about 15 s of work. */
const PICTURES_WAITING = 200;
/** Timeout of a payment provider message to the backend. */
const MESSAGE_WITHIN_MS = 10_000;
/** Maximum queue of the password thread: a few seconds of work. */
const PASSWORDS_WAITING = 100;

type Options = {
  env: Env;
  clock: Clock;
  /** Folder of the built client for the studio's pages. */
  clientDir: string;
};

/** Draws the first covers of the 'popular' and 'new' lists, which most pages start with. */
async function warmFirst(db: Db, pictures: Pictures, count: number): Promise<void> {
  if (count === 0) return;
  for (const sort of ['popular', 'new'] as const) {
    await warmPictures(pictures, (await gamesPage(db, { sort, pageNo: 1, limit: count })).rows);
  }
}

/** Throws when the backend is not listening. */
function originOf(backend: FastifyInstance): string {
  const at = backend.server.address();
  if (at === null || typeof at === 'string') throw new Error('The backend does not listen');
  return `http://127.0.0.1:${at.port}`;
}

/** Delivers the payment provider's messages to the backend over HTTP, as a remote provider would. */
const casinoAt =
  (backend: FastifyInstance): Deliver =>
  async (body, signature) => {
    const at = backend.server.address();
    if (at === null || typeof at === 'string') return 503;
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature };
    const signal = AbortSignal.timeout(MESSAGE_WITHIN_MS);
    return (await fetch(`http://127.0.0.1:${at.port}${PAYMENT_HOOK}`, { method: 'POST', body, headers, signal }))
      .status;
  };

async function serve(
  db: Db,
  catalogue: readonly CatalogueGame[],
  { env, clock, clientDir }: Options,
  controls: Controls | null,
): Promise<() => Promise<void>> {
  const log = { level: env.logLevel };
  const ownBrand = env.brandDir === null ? null : readOwnBrand(env.brandDir);
  const brandOfHost = brandsOf(env, ownBrand);
  const siteOrigins = withBrandOrigins(env.siteOrigins);
  const pictures = createPictures(
    path.resolve(env.artworkDir ?? path.join(env.dataDir, 'artwork')),
    createPainter(PICTURE_WORKER, PICTURES_WAITING),
  );
  const documentFiles = createDocumentFiles(path.resolve(env.dataDir, 'documents'));
  await documentFiles.sweep(await storedNames(db));
  const passwordThread = createPasswordThread(PASSWORD_WORKER, PASSWORDS_WAITING);
  const passwords = createPasswords(PASSWORD_COST, passwordThread.run);
  const mailer = env.smtpUrl ? createMailer(env.smtpUrl, env.smtpFrom) : null;
  const walletSecret = newToken();
  const secretsKey = await secretsKeyIn(env.dataDir);
  const { app: outside, ...services } = await outsideServices({ env, siteOrigins, clock, db, controls, log });
  const figuresOf = (brand: string) => brandAt(`${brand}.localhost`, env.brand).withdrawals;
  const brandOf = (name: string) => brandAt(`${name}.localhost`, env.brand);
  const siteOf = (name: string) =>
    siteOrigins.find((origin) => brandAt(new URL(origin).host, env.brand).name === name) ?? siteOrigins[0]!;
  const tell = createTell({ brandOf, originOf: siteOf, clock });
  const playerEvents = createPlayerEvents();
  const chat = createChatHub({ db, clock, playerEvents, report: (error) => backend.log.error(error) });
  const backend: FastifyInstance = createBackend({
    ...services,
    db,
    clock,
    log,
    env: { ...env, siteOrigins },
    brandAt: brandOfHost,
    brands: [...BRANDS.keys()],
    files: BRAND_FILES,
    assets: ownBrand?.assets ? [ownBrand.assets, ASSETS] : [ASSETS],
    controls,
    pictures,
    passwords,
    mailer,
    later: createLater((error) => backend.log.error(error)),
    documentFiles,
    playerEvents,
    chat,
    walletSecret,
    secretsKey,
    tellChange: createTellChange(tell),
    openDemo: createDemoLaunch,
  });
  const report = (error: unknown) => backend.log.error(error);
  // The studio calls the casino over HTTP, as a remote studio would.
  const wallet = createCasinoWallet(
    overHttp(() => originOf(backend)),
    walletSecret,
    clock,
  );
  const realRounds = createRealRounds({ db, wallet, clock, report });
  const studio = createStudio({
    store: createStudioStore(db),
    db,
    realRounds,
    catalogue,
    clock,
    random: secureRandom,
    siteOrigins,
    clientDir,
    log,
  });
  const samplePlayers = createSamplePlayers({
    db,
    clock,
    catalogue,
    brands: [env.brand, ...[...BRANDS.keys()].filter((brand) => brand !== env.brand)],
    each: env.samplePlayers,
    siteOrigin: siteOrigins[0]!,
    mayPlay: () => controls?.samplePlayers.play ?? true,
    askStudio: async (url, payload, token) => {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const answer = await studio.inject({ method: 'POST', url, headers, payload });
      return { status: answer.statusCode, json: answer.json() };
    },
  });
  const payments = services.payments;
  const panel =
    controls &&
    controlPanel({
      db,
      clock,
      env,
      controls,
      payments,
      figuresOf,
      documentFiles,
      passwords,
      siteOrigins,
      brandOfHost,
      secretsKey,
      tell,
      chat,
      askCasino: async ({ method, url, headers, payload }) => {
        const answer = await backend.inject({ method: method as 'GET', url, headers: { ...headers }, payload });
        return { status: answer.statusCode, json: answer.json() };
      },
      log,
    });
  payments?.connect(casinoAt(backend));
  const stops = startTimers({
    db,
    clock,
    payments,
    figuresOf,
    brandAt: brandOfHost,
    playerEvents,
    tell,
    sendNews: mailer && (() => sendNews(db, mailer, { brandOf }, clock.now())),
    report,
  });
  let warming: Promise<void> = Promise.resolve();
  const close = async () => {
    for (const stop of stops) await stop();
    await chat.settled();
    await Promise.all([backend, studio, panel, outside].flatMap((app) => (app ? [finish(app)] : [])));
    mailer?.close();
    await Promise.all([pictures.close(), passwordThread.close(), warming]);
  };
  try {
    await settlePhones(db, clock.now());
    await openTournaments(db, clock);
    await listen(backend, 'SANDBOX_PORT', env.port, env.host);
    await listen(studio, 'STUDIO_PORT', env.studioPort, env.host);
    // Rounds that the last process left unfinished come first.
    await realRounds.sweep().catch(report);
    stops.push(every(SECOND_MS, realRounds.sweep, report));
    if (env.samplePlayers > 0) stops.push(every(SECOND_MS, samplePlayers, report));
    if (outside && env.outsidePort) await listen(outside, 'OUTSIDE_PORT', env.outsidePort, env.host);
    if (panel && env.panelPort) await listen(panel, 'PANEL_PORT', env.panelPort, env.host);
    warming = warmFirst(db, pictures, env.warmCovers).catch((error) => backend.log.info(error));
    return close;
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Opens the sandbox: database, casino backend, studio and control panel in one process, because the embedded database
 * can only have one owner. Returns a function that closes it after running requests have finished. Throws StartError
 * for unusable settings.
 */
export async function openSandbox(options: Options): Promise<() => Promise<void>> {
  const { env, clientDir } = options;
  if (!existsSync(clientDir)) throw new StartError('The studio’s page client is not built: run "npm run build" first.');
  const folder = path.resolve(env.dataDir, 'db');
  const place = env.databaseUrl ? { url: env.databaseUrl } : { folder };
  const start = shiftedClock(options.clock);
  start.forward(env.hoursAhead * HOUR_MS);
  const controls = env.panelPort ? createControls(start) : null;
  const clock = controls?.clock ?? start;
  const catalogue = catalogueOf(env.games);
  const seed = (db: Db) =>
    seedAll(db, {
      catalogue,
      passwords: createPasswords(PASSWORD_COST),
      now: clock.now(),
      siteOrigin: withBrandOrigins(env.siteOrigins)[0]!,
    });
  if (env.seedSnapshotDir && !env.databaseUrl && !existsSync(folder)) {
    const [dir, now] = [path.resolve(env.seedSnapshotDir), clock.now()];
    const name = snapshotName(SEED_SOURCES, { games: env.games, now });
    await layDownSeeded(folder, { dir, name, now }, async (empty) => {
      const { db, close } = await openDatabase({ folder: empty }, MIGRATIONS);
      try {
        await seed(db);
      } finally {
        await close();
      }
    });
  }
  const { db, close } = await openDatabase(place, MIGRATIONS);
  try {
    await seed(db);
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
