import { type FastifyInstance } from 'fastify';
import { type DefaultEventsMap, Server, type Socket } from 'socket.io';
import { livingSessions, type PlayerSession, sessionOf } from '../accounts/store/sessions';
import { type HttpContext } from '../../http/context';
import { type PlayerEvents } from './playerEvents';
import { type SocketEvent, type Sockets } from './sockets';

export type SocketContext = Pick<HttpContext, 'db' | 'clock'> & {
  env: { siteOrigins: readonly string[] };
  controls: { sockets: Sockets } | null;
  playerEvents: PlayerEvents;
};

type SocketData = { session: PlayerSession };
type EngineSocket = Socket['conn'];
type NoEvents = Record<string, never>;

/** Player messages are small; a larger one closes the connection. */
const MAX_MESSAGE_BYTES = 16 * 1024;

/** How soon a connection is closed after its session ended, in any process. */
const CHECK_EVERY_MS = 500;

/** Connections of one session: one per tab. */
const MAX_CONNECTIONS = 20;

/** The site's own packets are a connect and a pong in 25 s. */
const MAX_PACKETS_PER_SECOND = 20;

const tokenFrom = (auth: Record<string, unknown>): string | null => {
  const { token } = auth;
  return typeof token === 'string' && token.length > 0 && token.length <= 512 ? token : null;
};

/** Closes a connection that sends more packets within a second than the site ever does. */
function throttle(connection: EngineSocket): void {
  let [since, packets] = [performance.now(), 0];
  connection.on('packet', () => {
    const now = performance.now();
    if (now - since > 1_000) [since, packets] = [now, 0];
    packets += 1;
    if (packets > MAX_PACKETS_PER_SECOND) connection.close(true);
  });
}

/**
 * Attaches socket.io at /socket.io. A connection needs the access token of an active session in `auth.token`; any other
 * gets connect_error "unauthorized". Connections of a session and their packets are limited. Pages of other sites are refused by their Origin header (requests without one come
 * from the site itself or not from a browser). A connection is closed when its session ends.
 */
export function attachSocket(
  app: FastifyInstance,
  { db, clock, env, controls, playerEvents }: SocketContext,
  checkEveryMs = CHECK_EVERY_MS,
): void {
  const io = new Server<NoEvents, DefaultEventsMap, NoEvents, SocketData>(app.server, {
    path: '/socket.io',
    serveClient: false,
    allowRequest: ({ headers: { origin } }, done) =>
      done(null, origin === undefined || env.siteOrigins.includes(origin)),
    connectTimeout: 10_000,
    pingInterval: 25_000,
    pingTimeout: 20_000,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
  });
  io.engine.on('headers', (headers: Record<string, string>) => {
    headers['cache-control'] = 'no-store';
    headers['x-content-type-options'] = 'nosniff';
  });
  io.engine.on('connection', throttle);
  io.on('connection', (socket) => {
    const { sessionId } = socket.data.session;
    const own = [...io.sockets.sockets.values()].filter(({ data }) => data.session.sessionId === sessionId);
    if (own.length > MAX_CONNECTIONS) socket.disconnect(true);
  });
  io.use((socket, next) => {
    const token = tokenFrom(socket.handshake.auth);
    const found = token === null ? Promise.resolve(null) : sessionOf(db, token, clock.now());
    found.then(
      (session) => {
        if (!session) return next(new Error('unauthorized'));
        socket.data.session = session;
        next();
      },
      (error: unknown) => {
        app.log.error(error);
        next(new Error('unavailable'));
      },
    );
  });
  controls?.sockets.attach({
    connections: () =>
      [...io.sockets.sockets.values()].map(({ id, data }) => ({ id, player: data.session?.account.email ?? '' })),
    emit: ({ name, payload }, to) => void (to === null ? io : io.to(to)).emit(name, payload),
  });
  const tellThose = (isTold: (session: PlayerSession) => boolean, { name, payload }: SocketEvent) => {
    for (const socket of io.sockets.sockets.values()) {
      if (socket.data.session && isTold(socket.data.session)) socket.emit(name, payload);
    }
  };
  playerEvents.attach(
    (player, event) => tellThose(({ account }) => account.id === player, event),
    (sessions, event) => tellThose(({ sessionId }) => sessions.has(sessionId), event),
    ({ name, payload }) => void io.emit(name, payload),
  );
  const endStale = async () => {
    const open = [...io.sockets.sockets.values()];
    if (open.length === 0) return;
    const living = await livingSessions(
      db,
      open.map(({ data }) => data.session.sessionId),
      clock.now(),
    );
    for (const socket of open) if (!living.has(socket.data.session.sessionId)) socket.disconnect(true);
  };
  const checking = setInterval(() => void endStale().catch((error: unknown) => app.log.error(error)), checkEveryMs);
  checking.unref();
  app.addHook('preClose', async () => {
    clearInterval(checking);
    io.disconnectSockets(true);
    io.engine.close();
  });
}
