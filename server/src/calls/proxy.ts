import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endpointPaths, type EndpointOverrides } from '@/services/http/endpoints';
import type { ApiLists, CallLimits } from '../start/env';
import type { Headers } from '../answers/headers';
import { hostOf, type Tenants } from '../tenants/tenants';
import { createAdaptedCalls } from './adapted';
import { handshakeOf, listedHeaders, type ProxyHeaders, type Visitor } from './callHeaders';
import { addressKey, createOperations, sessionKey } from './callers';
import type { Hurdle } from './gate';
import { createLanes, type Lanes } from './lanes';
import { createOpenSockets } from './openSockets';
import { openPaths } from './paths';
import { createRates, type RateClaim } from './rates';
import { limitSockets } from './socketLimits';
import { createPassage, turnAway, type Passage, type PassageOptions } from './passage';
import { VisitorSocket } from './visitorSocket';

/** A long poll of the socket lasts as long as its ping interval, 25 s. */
const SOCKET_TIMEOUT_MS = 60_000;
/** A backend that accepts a WebSocket does so within this time. */
const HANDSHAKE_MS = 10_000;
const MAX_SOCKET_MESSAGE_BYTES = 2 ** 20;
/** A visitor who does not answer the close of a socket holds the end of the process back no longer. */
const CLOSE_MS = 2_000;

export type ProxyOptions = {
  tenants: Tenants;
  /** Headers that a backend cannot override. */
  headers: Headers;
  /** An answer from /api must begin within this time. */
  timeoutMs: number;
  limits: CallLimits;
  /** More paths and headers to pass on than the site's own. */
  api: ApiLists;
  /** The paths that the settings of a host put in place of the contract's; null while they are not known. */
  overridesOf: (host: string) => EndpointOverrides | null;
  metrics: { callRefused: (reason: Hurdle) => void; watchCalls: (size: Lanes['size']) => void };
};

/**
 * Forwards /api and /socket.io to the backend of the request's host, within the limits on concurrent calls. Bodies
 * stream; nothing is retried, since only the client knows what may be repeated.
 */
export function addProxies(app: FastifyInstance, options: ProxyOptions): void {
  const { tenants, headers: ours, timeoutMs, limits, api, overridesOf, metrics } = options;
  const { toBackend, toVisitor } = listedHeaders(tenants, api.headers);
  const adapted = createAdaptedCalls(tenants, toBackend);
  const isOpen = openPaths(api.paths);
  const lanes = createLanes(limits, api.sessionHeader, createOperations(endpointPaths()));
  metrics.watchCalls(lanes.size);
  // Foreign hosts have already been refused.
  const backendOf = ({ headers }: Pick<Visitor, 'headers'>) => tenants.backendOf(hostOf(headers))!;
  const passageOf = (given: Pick<PassageOptions, 'lane' | 'streaming' | 'timeoutMs' | 'adapted'>) =>
    createPassage({ ...given, lanes, pace: limits.body, backendOf, onRefused: metrics.callRefused });

  const proxyOptions = (prefix: string, { undici, handler, fail }: Passage): FastifyHttpProxyOptions => ({
    prefix,
    rewritePrefix: prefix,
    // Ours takes the backend's name away (callHeaders.ts).
    internalRewriteLocationHeader: false,
    upstream: '',
    undici,
    handler,
    disableRequestLogging: true,
    replyOptions: {
      getUpstream: backendOf,
      rewriteRequestHeaders: toBackend,
      rewriteHeaders: (headers, request) => toVisitor(headers, ours, backendOf(request as FastifyRequest)),
      // Setting maxRetriesOn503 to 0 means its default of 10.
      retryDelay: () => null,
      onError: (reply, { error }) => fail(reply as FastifyReply, error),
    },
  });

  const refuseClosed = (request: FastifyRequest, reply: FastifyReply, next: () => void) => {
    const overrides = overridesOf(hostOf(request.headers));
    if (isOpen(request.url.split('?', 1)[0]!, overrides ?? {})) next();
    else turnAway(reply, overrides ? 404 : 503);
  };

  const rates = createRates(limits.rates, () => performance.now());
  const refuseOften = (request: FastifyRequest, reply: FastifyReply, next: () => void) => {
    const session = sessionKey(request, api.sessionHeader);
    const claims: RateClaim[] = [{ kind: 'perAddress', key: addressKey(request.ip) }];
    const waitS = rates(session === null ? claims : [...claims, { kind: 'perSession', key: session }]);
    if (waitS === 0) {
      next();
      return;
    }
    metrics.callRefused('rate');
    turnAway(reply, 429, waitS);
  };

  const mayOpen = createOpenSockets(Math.max(1, Math.floor(limits.polls * limits.perAddress)));
  const refuseMany = (request: FastifyRequest, reply: FastifyReply, next: () => void) => {
    if (request.headers.upgrade === undefined || mayOpen(request)) {
      next();
      return;
    }
    metrics.callRefused('address');
    turnAway(reply, 429);
  };

  void app.register(async (scope) => {
    // Fastify's own parser would buffer text/plain in memory, up to its limit.
    scope.removeAllContentTypeParsers();
    // The types of neither declare all that is read.
    const wsServerOptions = {
      maxPayload: MAX_SOCKET_MESSAGE_BYTES,
      closeTimeout: CLOSE_MS,
      WebSocket: VisitorSocket,
    } as unknown as FastifyHttpProxyOptions['wsServerOptions'];
    const wsClientOptions = {
      handshakeTimeout: Math.min(HANDSHAKE_MS, timeoutMs),
      maxPayload: MAX_SOCKET_MESSAGE_BYTES,
      rewriteRequestHeaders: (headers: ProxyHeaders, request: FastifyRequest) =>
        toBackend(request, handshakeOf(headers, request)),
    };
    void scope.register(httpProxy, {
      ...proxyOptions('/api', passageOf({ lane: 'calls', streaming: 'uploads', timeoutMs, adapted })),
      preHandler: (request: FastifyRequest, reply: FastifyReply, next: () => void) =>
        refuseOften(request, reply, () => refuseClosed(request, reply, next)),
    });
    void scope.register(httpProxy, {
      ...proxyOptions('/socket.io', passageOf({ lane: 'polls', streaming: 'polls', timeoutMs: SOCKET_TIMEOUT_MS })),
      websocket: true,
      preHandler: refuseMany,
      wsServerOptions,
      wsClientOptions,
      wsHooks: limitSockets(limits.messagesPerSecond, () => performance.now()),
    });
  });
}

/** No fragment: the proxy would pass it on, where it is none. */
const SOCKET_PATH = /^\/socket\.io(?:[/?][^#]*)?$/;

/**
 * Destroys upgrades to anything but the socket. Must be added before the proxies: with a second upgrade listener,
 * theirs ignores other paths. In development Next's hot reload is let through.
 */
export function guardUpgrades({ server }: FastifyInstance, dev: boolean): void {
  server.on('upgrade', (request, socket) => {
    // A visitor who disconnects during the handshake must not crash the process.
    socket.on('error', () => socket.destroy());
    // Whoever has left already has no address that a backend could be told.
    const isGone = request.socket.remoteAddress === undefined;
    if (isGone || (!dev && !SOCKET_PATH.test(request.url ?? ''))) socket.destroy();
  });
}
