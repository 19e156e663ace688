import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { answerBadAddress, answerErrors } from '../http/errors';
import { readClientFiles } from './pages/clientFiles';
import { type StudioContext } from './rounds/context';
import { diceRoutes } from './dice/routes';
import { DATA_HEADERS } from './rounds/headers';
import { fileRoutes } from './routes/files';
import { pageRoutes } from './routes/pages';
import { sessionRoutes } from './routes/session';
import { spinRoutes } from './routes/spin';
import { tableRoutes } from './table/routes';
import { tableStreams } from './table/tables';

const BODY_LIMIT = 4 * 1024;
const REQUEST_TIMEOUT_MS = 10_000;

/** Fastify's log option: false, a level or a stream. */
type Log = FastifyServerOptions['logger'];

/**
 * The game studio: pages, draws and rules of every game of the catalogue, served on a separate origin. The caller
 * listens and owns the store. Throws when the page client has not been built.
 */
export function createStudio({ log, ...context }: StudioContext & { log: Log }): FastifyInstance {
  const files = readClientFiles(context.clientDir);
  const app = Fastify({
    logger: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    frameworkErrors: answerBadAddress,
  });
  // No plain text bodies: a form of another site could send them without a CORS preflight.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers(DATA_HEADERS);
  });
  answerErrors(app);
  pageRoutes(app, context, files);
  fileRoutes(app, context, files);
  sessionRoutes(app, context);
  spinRoutes(app, context);
  if (context.db) {
    const house = { ...context, db: context.db };
    diceRoutes(app, house);
    tableRoutes(app, house);
    tableStreams(app, house);
  }
  return app;
}
