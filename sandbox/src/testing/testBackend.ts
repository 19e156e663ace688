import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type FastifyInstance, type InjectOptions } from 'fastify';
import { operationOf } from '@/contract/document';
import { responseProblems } from '@/contract/validate';
import { type AnswerOf, type ErrorWire, type OperationId } from '@/contract/wire';
import { createPasswords } from '../casino/accounts/passwords/passwords';
import { createPainter } from '../pictures/painter';
import { createPictures } from '../pictures/pictures';
import { type Brand } from '../brands/brand/brand';
import { BRAND_FILES, brandAt, BRANDS } from '../brands/brands';
import { CATALOGUE } from './testCatalogue';
import { seedCatalogue } from '../seed/catalogueSeed';
import { openTestDatabase } from './testDatabase';
import { createDocumentFiles } from '../casino/documents/files';
import { createDemoLaunch } from '../studio/store/launches';
import { ASSETS } from '../folders';
import { readEnv } from '../env';
import { PICTURE_WORKER } from '../folders';
import { type Controls } from '../panel/sections/controls';
import { testClock } from './testClock';
import { type GoogleProvider } from '../casino/session/google/provider';
import { type Mailer } from '../casino/mail/mailer';
import { type CaptchaCheck } from '../casino/accounts/captchaCheck';
import { createBackend } from '../casino/casino';
import { createTellChange } from '../casino/mail/methodMessages';
import { testTell } from './testTell';
import { createPayments } from '../outside/payments/payments';
import { SIGNATURE_HEADER } from '../base/signature';
import { createLater } from '../http/later';
import { createChatHub } from '../casino/chat/chatHub';
import { createPlayerEvents } from '../casino/socket/playerEvents';
import { PAYMENT_HOOK } from '../casino/cashier/paymentHooks';

type Sent = Pick<InjectOptions, 'headers' | 'payload'> & {
  path?: Record<string, string>;
  query?: Record<string, string>;
};

export const WALLET_SECRET = 'secret of the studio';

/** The lowest cost argon2id allows. */
const SMALL_COST = { memorySize: 8, iterations: 1, parallelism: 1 };

/** The whole backend on its own seeded database, with a clock that only moves when advanced. */
export async function openTestBackend() {
  const database = await openTestDatabase();
  const clock = testClock();
  await seedCatalogue(database.db, CATALOGUE, clock.now());
  const folder = await mkdtemp(path.join(tmpdir(), 'baize-pictures-'));
  const pictures = createPictures(folder, createPainter(PICTURE_WORKER, 10));
  const documentsFolder = path.join(folder, 'documents');
  const apps: FastifyInstance[] = [];
  const passwords = createPasswords(SMALL_COST);
  const payments = createPayments({
    db: database.db,
    clock,
    origin: readEnv({}).outsideOrigin,
    delivery: () => 'usual',
    report: (error) => {
      throw error;
    },
  });
  const playerEvents = createPlayerEvents();
  const chat = createChatHub({
    db: database.db,
    clock,
    playerEvents,
    report: (error) => {
      throw error;
    },
  });
  const later = createLater((error) => {
    throw error;
  });

  /** A backend on that database, optionally with other settings or token. Without controls it has no panel. */
  function backend({
    settings,
    systemToken = null,
    controls = null,
    mailer = null,
    google = null,
    captchas = null,
    asksAgainFor,
  }: {
    settings?: Brand['settings'];
    systemToken?: string | null;
    controls?: Controls | null;
    mailer?: Mailer | null;
    google?: GoogleProvider | null;
    captchas?: CaptchaCheck | null;
    asksAgainFor?: Brand['asksAgainFor'];
  } = {}) {
    const app = createBackend({
      db: database.db,
      clock: controls?.clock ?? clock,
      pictures,
      documentFiles: createDocumentFiles(documentsFolder),
      passwords,
      mailer,
      google,
      captchas,
      payments,
      playerEvents,
      chat,
      walletSecret: WALLET_SECRET,
      secretsKey: 'key of the secrets',
      tellChange: createTellChange(testTell(controls?.clock ?? clock)),
      openDemo: createDemoLaunch,
      later,
      controls,
      log: false,
      env: { ...readEnv({}), systemToken },
      brandAt(host) {
        const brand = brandAt(host, 'curacao');
        return { ...brand, settings: { ...brand.settings, ...settings }, ...(asksAgainFor && { asksAgainFor }) };
      },
      brands: [...BRANDS.keys()],
      files: BRAND_FILES,
      assets: [ASSETS],
    });
    payments.connect(async (payload, signature) => {
      const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature };
      return (await app.inject({ method: 'POST', url: PAYMENT_HOOK, headers, payload })).statusCode;
    });
    apps.push(app);
    return app;
  }

  return {
    db: database.db,
    clock,
    passwords,
    payments,
    playerEvents,
    chat,
    documentsFolder,
    backend,
    /** Resolves when the background work after answers has ended. */
    settled: () => later.settled(),
    async close() {
      // A client's keep-alive connection would delay closing by a minute.
      for (const { server } of apps) server.closeAllConnections();
      await chat.settled();
      await Promise.all(apps.map((app) => app.close()));
      await pictures.close();
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Calls an operation at the contract's path and validates the answer against the contract. */
export async function call<Id extends OperationId>(app: FastifyInstance, id: Id, { path, query, ...sent }: Sent = {}) {
  const { method, path: address } = operationOf(id);
  const url = address.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path?.[name] ?? ''));
  const response = await app.inject({ method: method.toUpperCase() as 'GET', url, query, ...sent });
  const body: unknown = response.json();
  assert.deepEqual(responseProblems(id, response.statusCode, body), [], response.body);
  return { status: response.statusCode, headers: response.headers, body };
}

/** The answer of a call that must succeed. */
export async function answerOf<Id extends OperationId>(
  app: FastifyInstance,
  id: Id,
  sent?: Sent,
): Promise<AnswerOf<Id>> {
  const { status, body } = await call(app, id, sent);
  assert.equal(status, 200, JSON.stringify(body));
  return body as AnswerOf<Id>;
}

/** Status and error of a call that must be refused. */
export async function refusalOf(app: FastifyInstance, id: OperationId, sent?: Sent) {
  const { status, body } = await call(app, id, sent);
  assert.notEqual(status, 200);
  return { status, ...(body as ErrorWire) };
}
