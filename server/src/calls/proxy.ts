import type { IncomingHttpHeaders } from 'node:http';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endpointPaths } from '@/services/http/endpoints';
import type { CallLimits } from '../start/env';
import type { Headers } from '../answers/headers';
import { hostOf, type Tenants } from '../tenants/tenants';
import { createOperations } from './callers';
import type { Hurdle } from './gate';
import { createLanes, type Lanes } from './lanes';
import { createPassage, type Passage, type PassageOptions } from './passage';

/** A long poll of the socket lasts as long as its ping interval, 25 s. */
const SOCKET_TIMEOUT_MS = 60_000;
const MAX_SOCKET_MESSAGE_BYTES = 2 ** 20;

/** Headers with which a visitor could spoof their address or host to the backend. */
const isClaim = (name: string) =>
  name.startsWith('x-forwarded-') || ['forwarded', 'x-real-ip', 'x-client-ip', 'true-client-ip'].includes(name);

type Visitor = Pick<FastifyRequest, 'ip' | 'protocol'> & { headers: IncomingHttpHeaders };
type ProxyHeaders = Record<string, string | string[] | undefined>;

/** The visitor's headers, with the host's own values for their address, the tenant host and the protocol (OP-104). */
const vouching =
  (tenants: Tenants) =>
  ({ ip, protocol, headers }: Visitor, passed: ProxyHeaders): ProxyHeaders => {
    const host = hostOf(headers);
    return {
      ...Object.fromEntries(Object.entries(passed).filter(([name]) => !isClaim(name))),
      'x-forwarded-for': ip,
      ...(tenants.isNamed(host) && { 'x-forwarded-host': host }),
      'x-forwarded-proto': protocol,
    };
  };

/** The headers of a browser's handshake that the backend needs; the proxy sets the others. */
function handshakeOf(proxyHeaders: ProxyHeaders, { headers }: FastifyRequest): ProxyHeaders {
  const { origin, cookie, 'user-agent': userAgent } = headers;
  const given = Object.entries({ origin, cookie, 'user-agent': userAgent }).filter(([, value]) => value !== undefined);
  return { ...proxyHeaders, ...Object.fromEntries(given) };
}

export type ProxyOptions = {
  tenants: Tenants;
  /** Headers that a backend cannot override. */
  headers: Headers;
  /** An answer from /api must begin within this time. */
  timeoutMs: number;
  limits: CallLimits;
  metrics: { callRefused: (reason: Hurdle) => void; watchCalls: (size: Lanes['size']) => void };
};

/**
 * Forwards /api and /socket.io to the backend of the request's host, within the limits on concurrent calls. Bodies
 * stream; nothing is retried, since only the client knows what may be repeated.
 */
export function addProxies(app: FastifyInstance, options: ProxyOptions): void {
  const { tenants, headers: ours, timeoutMs, limits, metrics } = options;
  const vouched = vouching(tenants);
  const lanes = createLanes(limits, createOperations(endpointPaths()));
  metrics.watchCalls(lanes.size);
  // Foreign hosts have already been refused.
  const backendOf = ({ headers }: Pick<Visitor, 'headers'>) => tenants.backendOf(hostOf(headers))!;
  const passageOf = (given: Pick<PassageOptions, 'lane' | 'streaming' | 'timeoutMs'>) =>
    createPassage({ ...given, lanes, pace: limits.body, backendOf, onRefused: metrics.callRefused });

  const proxyOptions = (prefix: string, { undici, handler, fail }: Passage): FastifyHttpProxyOptions => ({
    prefix,
    rewritePrefix: prefix,
    upstream: '',
    undici,
    handler,
    disableRequestLogging: true,
    replyOptions: {
      getUpstream: backendOf,
      rewriteRequestHeaders: vouched,
      rewriteHeaders: (headers) => Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in ours))),
      // Setting maxRetriesOn503 to 0 means its default of 10.
      retryDelay: () => null,
      onError: (reply, { error }) => fail(reply as FastifyReply, error),
    },
  });

  void app.register(async (scope) => {
    // Fastify's own parser would buffer text/plain in memory, up to its limit.
    scope.removeAllContentTypeParsers();
    // The proxy reads this option, although its types do not declare it.
    const wsClientOptions = {
      maxPayload: MAX_SOCKET_MESSAGE_BYTES,
      rewriteRequestHeaders: (headers: ProxyHeaders, request: FastifyRequest) =>
        vouched(request, handshakeOf(headers, request)),
    };
    void scope.register(httpProxy, proxyOptions('/api', passageOf({ lane: 'calls', streaming: 'uploads', timeoutMs })));
    void scope.register(httpProxy, {
      ...proxyOptions('/socket.io', passageOf({ lane: 'polls', streaming: 'polls', timeoutMs: SOCKET_TIMEOUT_MS })),
      websocket: true,
      wsServerOptions: { maxPayload: MAX_SOCKET_MESSAGE_BYTES },
      wsClientOptions,
    });
  });
}

const SOCKET_PATH = /^\/socket\.io(?:[/?]|$)/;

/**
 * Destroys upgrades to anything but the socket. Must be added before the proxies: with a second upgrade listener,
 * theirs ignores other paths. In development Next's hot reload is let through.
 */
export function guardUpgrades({ server }: FastifyInstance, dev: boolean): void {
  server.on('upgrade', (request, socket) => {
    // A visitor who disconnects during the handshake must not crash the process.
    socket.on('error', () => socket.destroy());
    if (!dev && !SOCKET_PATH.test(request.url ?? '')) socket.destroy();
  });
}
