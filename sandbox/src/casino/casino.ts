import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { checkAnswers } from '../http/answerCheck';
import { type AssetsContext } from './games/context';
import { type BonusesContext } from './bonuses/context';
import { type CashierContext } from './cashier/context';
import { type DocumentsContext } from './documents/context';
import { type SessionContext } from './session/context';
import { type WalletContext } from './play/studioWallet';
import { type HealthContext } from './site/health';
import { type SocketContext } from './socket/socket';
import { answerBadAddress, answerErrors } from '../http/errors';
import { meetFaults } from '../http/faultHook';
import { setHeaders } from '../http/headers';
import { lightenAnswers } from '../http/lightAnswers';
import { checkRequests } from '../http/operation';
import { offerArtRoutes } from './bonuses/offers/artRoutes';
import { accountRequestRoutes } from './safety/requestRoutes';
import { evidenceRoutes } from './evidence/routes';
import { exclusionRoutes } from './exclusion/routes';
import { emailChangeRoutes } from './safety/emailRoutes';
import { sessionListRoutes } from './safety/sessionRoutes';
import { assetRoutes } from './games/assetRoutes';
import { bonusBuyRoute } from './play/bonusBuyRoute';
import { bonusRoutes } from './bonuses/routes';
import { cashierRoutes } from './cashier/routes';
import { type ChatContext, chatRoutes } from './chat/routes';
import { categoryRoutes } from './games/categoryRoutes';
import { countryRoutes } from './site/countries';
import { documentRoutes } from './documents/routes';
import { emailLinkRoutes } from './session/emailLinks';
import { gameRoutes } from './games/routes';
import { googleRoutes } from './session/google';
import { googleSignUpRoutes } from './session/googleSignUp';
import { healthRoutes } from './site/health';
import { historyRoutes } from './history/routes';
import { inboxRoutes } from './inbox/routes';
import { type LaunchContext, launchRoutes } from './play/launch';
import { localeRoutes } from './site/locales';
import { locationRoutes } from './site/location';
import { loginRoutes } from './session/login';
import { passwordResetRoutes } from './session/passwordReset';
import { paymentHookRoutes } from './cashier/paymentHooks';
import { sessionBoundsRoutes } from './sessionBounds/routes';
import { playSessionRoutes } from './play/playSessionRoutes';
import { type SecurityContext, securityRoutes } from './accounts/security/routes';
import { secondStepRoutes } from './session/secondStep';
import { profileRoutes } from './profile/routes';
import { protectionRoutes } from './protection/routes';
import { referralRoutes } from './referral/routes';
import { registrationRoutes } from './session/registration';
import { noticeRoutes } from './reminders/routes';
import { playerGameRoutes } from './games/playerGameRoutes';
import { rewardRoutes } from './rewards/routes';
import { settingsRoutes } from './site/settings';
import { studioWalletRoutes } from './play/studioWallet';
import { tournamentRoutes } from './tournaments/routes';
import { statisticsRoutes } from './statistics/routes';
import { winRoutes } from './wins/routes';
import { visitRoutes } from './site/visits';
import { signUpRoutes } from './session/signUp';
import { walletRoutes } from './ledger/routes';
import { withdrawalRoutes } from './withdrawals/routes';
import { attachSocket } from './socket/socket';
import { refuseUnstorable } from '../http/unstorable';

const BODY_LIMIT = 64 * 1024;
/** Headers arrive at once, but a document over a slow line takes minutes. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 900_000;
const MAX_CONNECTIONS = 2_000;

/** All that the areas need, each its own part. */
export type CasinoContext = SessionContext &
  SecurityContext &
  DocumentsContext &
  AssetsContext &
  CashierContext &
  BonusesContext &
  LaunchContext &
  WalletContext &
  HealthContext &
  ChatContext &
  SocketContext;

/** Fastify's logger option: false, a level, a stream. */
type Log = FastifyServerOptions['logger'];

/**
 * The casino backend: a Fastify app serving every built operation of the contract, and the socket on the same server.
 * The caller listens and owns the database.
 */
export function createBackend({ log, ...context }: CasinoContext & { log: Log }): FastifyInstance {
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
  secondStepRoutes(app, context);
  securityRoutes(app, context);
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
  bonusBuyRoute(app, context);
  historyRoutes(app, context);
  evidenceRoutes(app, context);
  rewardRoutes(app, context);
  inboxRoutes(app, context);
  sessionListRoutes(app, context);
  emailChangeRoutes(app, context);
  accountRequestRoutes(app, context);
  referralRoutes(app, context);
  tournamentRoutes(app, context);
  winRoutes(app, context);
  statisticsRoutes(app, context);
  paymentHookRoutes(app, context);
  protectionRoutes(app, context);
  exclusionRoutes(app, context);
  noticeRoutes(app, context);
  playSessionRoutes(app, context);
  sessionBoundsRoutes(app, context);
  studioWalletRoutes(app, context);
  chatRoutes(app, context);
  visitRoutes(app, context);
  assetRoutes(app, context);
  offerArtRoutes(app, context);
  healthRoutes(app, context);
  attachSocket(app, context);
  app.addHook('onClose', () => context.later.settled());
  return app;
}
