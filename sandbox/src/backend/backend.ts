import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { checkAnswers } from './answerCheck';
import { type BackendContext } from './context';
import { answerBadAddress, answerErrors } from './errors';
import { meetFaults } from './faultHook';
import { setHeaders } from './headers';
import { lightenAnswers } from './lightAnswers';
import { checkRequests } from './operation';
import { assetRoutes } from './routes/assets';
import { bonusRoutes } from './routes/bonuses';
import { cashierRoutes } from './routes/cashier';
import { categoryRoutes } from './routes/categories';
import { countryRoutes } from './routes/countries';
import { documentRoutes } from './routes/documents';
import { emailLinkRoutes } from './routes/emailLinks';
import { gameRoutes } from './routes/games';
import { googleRoutes } from './routes/google';
import { googleSignUpRoutes } from './routes/googleSignUp';
import { healthRoutes } from './routes/health';
import { historyRoutes } from './routes/history';
import { launchRoutes } from './routes/launch';
import { localeRoutes } from './routes/locales';
import { locationRoutes } from './routes/location';
import { loginRoutes } from './routes/login';
import { passwordResetRoutes } from './routes/passwordReset';
import { paymentHookRoutes } from './routes/paymentHooks';
import { playSessionRoutes } from './routes/playSession';
import { profileRoutes } from './routes/profile';
import { protectionRoutes } from './routes/protection';
import { registrationRoutes } from './routes/registration';
import { playerGameRoutes } from './routes/playerGames';
import { rewardRoutes } from './routes/rewards';
import { settingsRoutes } from './routes/settings';
import { studioWalletRoutes } from './routes/studioWallet';
import { visitRoutes } from './routes/visits';
import { signUpRoutes } from './routes/signUp';
import { walletRoutes } from './routes/wallets';
import { withdrawalRoutes } from './routes/withdrawals';
import { attachSocket } from './socket';
import { refuseUnstorable } from './unstorable';

const BODY_LIMIT = 64 * 1024;
/** Headers arrive at once, but a document over a slow line takes minutes. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 900_000;
const MAX_CONNECTIONS = 2_000;

/** Fastify's logger option: false, a level, a stream. */
type Log = FastifyServerOptions['logger'];

/**
 * The casino backend: a Fastify app serving every built operation of the contract, and the socket on the same server.
 * The caller listens and owns the database.
 */
export function createBackend({ log, ...context }: BackendContext & { log: Log }): FastifyInstance {
  const app = Fastify({
    logger: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Only a proxy on this machine may set the visitor's address.
    trustProxy: 'loopback',
    frameworkErrors: answerBadAddress,
  });
  app.server.headersTimeout = HEADERS_TIMEOUT_MS;
  app.server.maxConnections = MAX_CONNECTIONS;
  // A form on a foreign page could send text/plain cross-origin without a CORS preflight.
  app.removeContentTypeParser('text/plain');

  setHeaders(app, context.clock);
  answerErrors(app);
  refuseUnstorable(app);
  checkRequests(app);
  meetFaults(app, context);
  if (!context.env.production) checkAnswers(app);
  lightenAnswers(app);

  settingsRoutes(app, context);
  localeRoutes(app, context);
  categoryRoutes(app, context);
  countryRoutes(app, context);
  locationRoutes(app, context);
  gameRoutes(app, context);
  launchRoutes(app, context);
  registrationRoutes(app, context);
  signUpRoutes(app, context);
  loginRoutes(app, context);
  emailLinkRoutes(app, context);
  passwordResetRoutes(app, context);
  profileRoutes(app, context);
  googleRoutes(app, context);
  googleSignUpRoutes(app, context);
  documentRoutes(app, context);
  playerGameRoutes(app, context);
  walletRoutes(app, context);
  cashierRoutes(app, context);
  withdrawalRoutes(app, context);
  bonusRoutes(app, context);
  historyRoutes(app, context);
  rewardRoutes(app, context);
  paymentHookRoutes(app, context);
  protectionRoutes(app, context);
  playSessionRoutes(app, context);
  studioWalletRoutes(app, context);
  visitRoutes(app, context);
  assetRoutes(app, context);
  healthRoutes(app, context);
  attachSocket(app, context);
  app.addHook('onClose', () => context.later.settled());
  return app;
}
