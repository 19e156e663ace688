import { isIP } from 'node:net';
import { siteEnv, type SiteEnv } from '@/config/env';
import { HEADERS } from '@/config/http';
import { addressOf, countOf, EnvError, hostsOf, listOf, numberOf, portOf, shareOf, type Source } from './variables';

/** Limits of the renders; 0 switches one off, but waitMs 0 lets nobody wait. */
export type AdmissionLimits = {
  /** Concurrent renders at most. */
  renders: number;
  /** Event loop delay, in milliseconds, above which fewer renders run at once. */
  eventLoopDelayMs: number;
  /** Expected wait, in milliseconds, beyond which a render is refused. */
  waitMs: number;
};

/** Who may read the metrics: on a port of their own anybody unless there is a token, else the token's holder alone. */
export type MetricsAccess = { token: string | undefined; port: number | undefined };

/** When the host refuses further renders; 0 disables a limit (reliability §11). */
export type ShedLimits = AdmissionLimits & {
  /** Share of a second the event loop was busy, 0 to 1. */
  eventLoopUtilization: number;
  heapBytes: number;
};

/** The minimum speed and the largest size of a request body. */
export type Pace = {
  /** Longest silence in milliseconds; also the most that a fast start can save up for later. */
  graceMs: number;
  /** Bytes per second beyond the grace time. */
  bytesPerSecond: number;
  maxBytes: number;
};

/** Calls per minute of one address and of one session; 0 for any number. */
export type RateLimits = { perAddress: number; perSession: number };

/** Limits on concurrent forwarded calls, per backend, and on slow bodies (audit C01). */
export type CallLimits = {
  /** Connections for calls, for streamed bodies, and for the socket's long polls. */
  calls: number;
  uploads: number;
  polls: number;
  /** Concurrent calls of one operation, and of one session. */
  perOperation: number;
  perSession: number;
  /** Share of each kind of connection that one address may use, above 0 and up to 1. */
  perAddress: number;
  /** Calls that may wait for a connection of their kind. */
  waiting: number;
  /** Messages that one socket may send in a second. */
  messagesPerSecond: number;
  body: Pace;
  rates: RateLimits;
};

/** Paths and headers that pass between visitors and backends besides the site's own. */
export type ApiLists = {
  paths: readonly string[];
  headers: readonly string[];
  /** Name of the header that carries a player's session, in lower case. */
  sessionHeader: string;
};

/** The CDN in front of the hosts. */
export type CdnEnv = {
  /** Seconds for which it may keep a page, 0 for not at all, and for which it may serve it while it fetches a new one. */
  ttlS: number;
  staleS: number;
  /** Header, in lower case, in which it tells a visitor's country. */
  countryHeader: string | undefined;
  /** Address at which it drops pages, and a header with its secret. */
  purgeUrl: string | undefined;
  purgeHeader: readonly [name: string, value: string] | undefined;
  /** Bearer token for POST /purge. */
  purgeToken: string | undefined;
};

/** Where traces are on: the name of this service in them. The SDK reads the rest of OTEL_… by itself. */
export type TracesEnv = { service: string };

/** The host's own environment; config/env.ts holds what it shares with the pages. */
export type HostEnv = {
  dev: boolean;
  /** Where to listen; `fd`, a socket inherited from the parent process, takes precedence over address and port. */
  listen: { host: string; port: number; fd?: number };
  /** Origin under which visitors reach the site; its scheme decides about HSTS. */
  publicOrigin: string;
  /** The HSTS header of an https origin; null for none. */
  strictTransport: string | null;
  /** Where browsers report what a policy blocked; null for nowhere. */
  reportUrl: string | null;
  /** Hosts (with port) served in addition to those of TENANTS. */
  allowedHosts: readonly string[];
  /** Proxies whose x-forwarded headers are trusted: none, all, so many in a row, or those at these addresses. */
  trustProxy: boolean | number | string[];
  /** Connections from visitors and proxies at once; 0 for any number. */
  connections: number;
  logLevel: string;
  /** Folder of Next's build, below the root. */
  buildFolder: string;
  redisUrl: string | undefined;
  /** Bearer token for /metrics, and the port of their own, if they have one. */
  metrics: MetricsAccess;
  /** Undefined where requests are not traced. */
  traces: TracesEnv | undefined;
  /** Age up to which a cached page is fresh, and how long after that it is still served while being rendered again. */
  pageTtlMs: number;
  pageStaleMs: number;
  pageCacheBytes: number;
  renderTimeoutMs: number;
  /** A backend's answer through the proxy must begin within this time, before a silent visitor is cut off. */
  backendTimeoutMs: number;
  calls: CallLimits;
  api: ApiLists;
  /** File of the operator's adapter (docs/adapters). */
  adapter: string | undefined;
  cdn: CdnEnv;
  shed: ShedLimits;
  /** How long /readyz fails, and keep-alive connections are closed one by one, before the server stops accepting. */
  drainDelayMs: number;
};

const MIB = 2 ** 20;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Headers that the host alone sends to a backend; no setting lets a visitor send them. */
const HOST_HEADERS: ReadonlySet<string> = new Set([
  ...['connection', 'forwarded', 'host', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'],
  HEADERS.systemToken.toLowerCase(),
]);

function apiListsOf(source: Source, { headerNames }: Pick<SiteEnv, 'headerNames'>): ApiLists {
  const paths = listOf(source.API_PATHS);
  if (!paths.every((path) => /^\/api\/[\w.~%{}/-]*\*?$/.test(path)))
    throw new EnvError('API_PATHS', 'paths such as /api/bets/{id} or /api/bets/* are expected');
  const { systemToken, ...names } = headerNames;
  const ofHost = new Set([...HOST_HEADERS, ...(systemToken ? [systemToken.toLowerCase()] : [])]);
  const headers = listOf(source.API_HEADERS).map((name) => name.toLowerCase());
  if (!headers.every((name) => /^[\w-]+$/.test(name) && !ofHost.has(name)))
    throw new EnvError('API_HEADERS', `names of headers are expected, but not ${[...ofHost].join(', ')}`);
  const renamed = Object.values(names).map((name) => name.toLowerCase());
  const sessionHeader = (names.authorization ?? HEADERS.authorization).toLowerCase();
  return { paths, headers: [...headers, ...renamed], sessionHeader };
}

const callLimitsOf = (source: Source): CallLimits => ({
  calls: countOf(source, 'BACKEND_CALLS', 128),
  uploads: countOf(source, 'BACKEND_UPLOADS', 32),
  polls: countOf(source, 'BACKEND_POLLS', 1_000),
  perOperation: countOf(source, 'CALLS_PER_OPERATION', 50),
  perSession: countOf(source, 'CALLS_PER_SESSION', 20),
  perAddress: shareOf(source, 'CALLS_PER_ADDRESS', 0.5),
  waiting: countOf(source, 'CALLS_WAITING', 1_000),
  messagesPerSecond: countOf(source, 'SOCKET_MESSAGES', 50),
  body: {
    graceMs: countOf(source, 'BODY_GRACE_MS', 20_000),
    bytesPerSecond: countOf(source, 'BODY_LOWEST_RATE', 8_192),
    maxBytes: countOf(source, 'BODY_MAX_MB', 64) * MIB,
  },
  rates: {
    perAddress: numberOf(source, 'CALLS_PER_MINUTE_ADDRESS', 0),
    perSession: numberOf(source, 'CALLS_PER_MINUTE_SESSION', 0),
  },
});

/** What https sites tell browsers where STRICT_TRANSPORT does not say otherwise: a year, this host alone. */
const STRICT_TRANSPORT = 'max-age=31536000';

function strictTransportOf(source: Source): string | null {
  const value = source.STRICT_TRANSPORT || STRICT_TRANSPORT;
  if (value === 'off') return null;
  if (!/^max-age=\d+(?:; *includeSubDomains)?(?:; *preload)?$/.test(value))
    throw new EnvError(
      'STRICT_TRANSPORT',
      'max-age=<seconds>, with ; includeSubDomains and ; preload, or off is expected',
    );
  return value;
}

function logLevelOf(source: Source): string {
  const level = source.LOG_LEVEL || 'info';
  if (!LOG_LEVELS.includes(level)) throw new EnvError('LOG_LEVEL', `one of ${LOG_LEVELS.join(', ')} is expected`);
  return level;
}

function redisUrlOf(source: Source): string | undefined {
  const url = source.REDIS_URL || undefined;
  if (url && !/^rediss?:\/\/./.test(url)) throw new EnvError('REDIS_URL', 'redis://… or rediss://… is expected');
  return url;
}

function cdnOf(source: Source): CdnEnv {
  const countryHeader = source.CDN_COUNTRY_HEADER?.toLowerCase() || undefined;
  if (countryHeader && !/^[\w-]+$/.test(countryHeader))
    throw new EnvError('CDN_COUNTRY_HEADER', 'the name of a header is expected');
  const [, name, value] = /^([\w-]+): *(\S.*)$/.exec(source.CDN_PURGE_HEADER ?? '') ?? [];
  if (source.CDN_PURGE_HEADER && value === undefined)
    throw new EnvError('CDN_PURGE_HEADER', 'a header such as "Fastly-Key: secret" is expected');
  return {
    ttlS: numberOf(source, 'CDN_TTL_S', 0),
    staleS: numberOf(source, 'CDN_STALE_S', 60),
    countryHeader,
    purgeUrl: addressOf(source, 'CDN_PURGE_URL'),
    purgeHeader: value === undefined ? undefined : [name!, value],
    purgeToken: source.PURGE_TOKEN || undefined,
  };
}

const SAMPLERS = ['always_on', 'always_off', 'traceidratio'].flatMap((name) => [name, `parentbased_${name}`]);

/** Checks what the SDK would drop without a word. */
function tracesOf(source: Source): TracesEnv | undefined {
  const endpoint = addressOf(source, 'OTEL_EXPORTER_OTLP_ENDPOINT');
  if (!SAMPLERS.includes(source.OTEL_TRACES_SAMPLER || 'always_on'))
    throw new EnvError('OTEL_TRACES_SAMPLER', `one of ${SAMPLERS.join(', ')} is expected`);
  numberOf(source, 'OTEL_TRACES_SAMPLER_ARG', 1, 1);
  for (const name of ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_RESOURCE_ATTRIBUTES'])
    if (!/^[^=,]+=[^,]+(?:,[^=,]+=[^,]+)*$/.test(source[name] || 'a=b'))
      throw new EnvError(name, 'names and values such as name=value,other=value are expected');
  return endpoint === undefined ? undefined : { service: source.OTEL_SERVICE_NAME || 'baize-site' };
}

const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function trustProxyOf(source: Source): HostEnv['trustProxy'] {
  const value = source.TRUST_PROXY || 'false';
  if (value === 'true' || value === 'false') return value === 'true';
  if (/^[1-9]\d?$/.test(value)) return Number(value);
  const addresses = listOf(value);
  const known = addresses.every((text) => NETWORKS.includes(text) || isIP(text.split('/', 1)[0]!) !== 0);
  if (!known)
    throw new EnvError(
      'TRUST_PROXY',
      `true, false, a number of proxies, or addresses, networks, ${NETWORKS.join(', ')} are expected`,
    );
  return addresses;
}

/** The first file descriptor after standard input, output and error. */
const FIRST_SOCKET = 3;

/** The socket passed under the name PORT, as with systemd socket activation. */
function handedSocket(source: Source): { fd?: number } {
  const at = (source.LISTEN_FDNAMES ?? '').split(':').indexOf('PORT');
  return at < 0 ? {} : { fd: FIRST_SOCKET + at };
}

/** The host's environment. Throws EnvError for an invalid value. */
export function readHostEnv(
  source: Source,
  site: Pick<SiteEnv, 'publicOrigin' | 'reportUrl' | 'headerNames'> = siteEnv(),
): HostEnv {
  const { publicOrigin, reportUrl } = site;
  const port = portOf(source, 'PORT');
  const renderTimeoutMs = numberOf(source, 'RENDER_TIMEOUT_MS', 10_000);
  if (2 * numberOf(source, 'RENDER_CALL_TIMEOUT_MS', 2_000) > renderTimeoutMs)
    throw new EnvError(
      'RENDER_CALL_TIMEOUT_MS',
      'at most half of RENDER_TIMEOUT_MS is expected: calls follow one another',
    );
  return {
    dev: source.NODE_ENV === 'development',
    listen: { host: source.HOST || '127.0.0.1', port, ...handedSocket(source) },
    publicOrigin,
    strictTransport: strictTransportOf(source),
    reportUrl,
    allowedHosts: [
      `localhost:${port}`,
      `127.0.0.1:${port}`,
      new URL(publicOrigin).host,
      ...hostsOf(source, 'ALLOWED_HOSTS'),
    ],
    trustProxy: trustProxyOf(source),
    connections: numberOf(source, 'CONNECTIONS_MAX', 10_000),
    logLevel: logLevelOf(source),
    buildFolder: source.NEXT_DIST || '.next',
    redisUrl: redisUrlOf(source),
    metrics: {
      token: source.METRICS_TOKEN || undefined,
      port: source.METRICS_PORT ? portOf(source, 'METRICS_PORT') : undefined,
    },
    traces: tracesOf(source),
    pageTtlMs: numberOf(source, 'PAGE_TTL_MS', 5_000),
    pageStaleMs: numberOf(source, 'PAGE_STALE_MS', 60_000),
    pageCacheBytes: countOf(source, 'PAGE_CACHE_MB', 48) * MIB,
    renderTimeoutMs,
    backendTimeoutMs: countOf(source, 'BACKEND_TIMEOUT_MS', 30_000, 60_000),
    calls: callLimitsOf(source),
    api: apiListsOf(source, site),
    adapter: source.ADAPTER || undefined,
    cdn: cdnOf(source),
    shed: {
      eventLoopDelayMs: numberOf(source, 'SHED_EVENT_LOOP_DELAY_MS', 25),
      waitMs: numberOf(source, 'SHED_WAIT_MS', 500),
      eventLoopUtilization: numberOf(source, 'SHED_EVENT_LOOP_UTILIZATION', 0, 1),
      heapBytes: numberOf(source, 'SHED_HEAP_MB', 0) * MIB,
      renders: numberOf(source, 'SHED_RENDERS', 64),
    },
    drainDelayMs: numberOf(source, 'DRAIN_DELAY_MS', 300, 9_000),
  };
}
