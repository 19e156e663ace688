import { HEADERS, type HeaderNames } from './http';

/**
 * The site's environment variables; .env.example lists them all. Server only: the browser gets what it needs with the
 * page, so one build serves every operator.
 */
export type SiteEnv = {
  /** Origin of the backend for hosts that TENANTS does not list. */
  apiUrl: string;
  /** Host (with port) → origin of that tenant's backend (OP-104). */
  tenants: ReadonlyMap<string, string>;
  /** Names of headers that differ from config/http.ts (OP-028). */
  headerNames: Partial<HeaderNames>;
  /** Origin of the socket where it is not the site's own, which proxies it (OP-039). */
  socketUrl: string | null;
  /** Sent with the category list; never exposed to a browser (OP-029). */
  systemToken: string | undefined;
  /** JSON used instead of the fetched settings (CONF-02). */
  settingsOverride: string | undefined;
  /** Whether failing to load the settings at startup is fatal (OP-011). */
  settingsRequired: boolean;
  settingsFailureExitCode: number;
  /** Whether the backend is asked at the start which calls it has (services/server/probe.ts). */
  probesBackend: boolean;
  /** The pauses between the three tries of the start. */
  settingsPausesMs: readonly number[];
  /** Deadline of each of the server's calls for a page; without settings there is no page, so they have twice as long. */
  renderCallTimeoutMs: number;
  /** Theme used while there are no settings or their theme is unknown (OP-007). */
  defaultTheme: string | undefined;
  /** Codes of the languages whose built-in texts may be used, besides English; null for all. */
  ownLanguages: readonly string[] | null;
  /** Pseudo-locale that replaces English; never in production. */
  pseudo: 'accented' | 'rtl' | null;
  /** Geocoder URL with {lat} and {lon}; null disables reverse geocoding (OP-065). */
  reverseGeocodeUrl: string | null;
  /** Where browsers report what a policy blocked; null for nowhere. */
  reportUrl: string | null;
  /** Public scheme, host and port of the site. */
  publicOrigin: string;
};

/** Parses one variable; errors name the variable. */
function named<T>(name: string, expected: string, readValue: () => T): T {
  try {
    return readValue();
  } catch {
    throw new Error(`${name}: ${expected} is expected`);
  }
}

function httpOrigin(value: string): string {
  const { origin, protocol } = new URL(value);
  // A host with a port alone would pass for a scheme with a path.
  if (!/^https?:$/.test(protocol)) throw new Error(value);
  return origin;
}

const originOf = (name: string, value: string) =>
  named(name, 'an address such as https://casino.example', () => httpOrigin(value));

/** A host as browsers send it, in any case. */
export const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

const tenantsOf = (json: string): ReadonlyMap<string, string> =>
  named('TENANTS', 'JSON such as {"casino.example": {"api": "https://backend.example"}}', () => {
    const entries = Object.entries(JSON.parse(json) as Record<string, { api?: unknown }>);
    if (!entries.every(([host]) => HOST.test(host))) throw new Error(json);
    return new Map(entries.map(([host, { api }]) => [host.toLowerCase(), httpOrigin(String(api))]));
  });

/**
 * Validates the JSON at startup, so that a malformed value fails there and not while rendering a page; it is parsed
 * again where it is merged.
 */
const jsonOf = (name: string, value: string | undefined) => {
  if (value) named(name, 'JSON', () => JSON.parse(value) as unknown);
  return value || undefined;
};

const pausesOf = (value: string) =>
  named('SETTINGS_PAUSES_MS', 'two numbers such as 300,600', () => {
    if (!/^\d{1,6},\d{1,6}$/.test(value)) throw new Error(value);
    return value.split(',').map(Number);
  });

const countOf = (name: string, expected: string, value: string) =>
  named(name, expected, () => {
    if (!/^[1-9]\d{0,5}$/.test(value)) throw new Error(value);
    return Number(value);
  });

/** A process ends with the remainder of 256: its multiples would end a failed start as a good one. */
const exitCodeOf = (name: string, value: string) =>
  named(name, 'a whole number from 1, no multiple of 256', () => {
    const code = countOf(name, 'a whole number', value);
    if (code % 256 === 0) throw new Error(value);
    return code;
  });

const flagOf = (name: string, value: string) =>
  named(name, 'true or false', () => {
    if (value !== 'true' && value !== 'false') throw new Error(value);
    return value === 'true';
  });

const pseudoOf = (value: string | undefined) =>
  named('PSEUDO_TEXTS', 'accented or rtl', () => {
    if (!value) return null;
    if (value !== 'accented' && value !== 'rtl') throw new Error(value);
    return value;
  });

/** A token of HTTP, which cannot end a header. */
const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/;

const headerNamesOf = (json: string): Partial<HeaderNames> =>
  named('HEADER_NAMES', 'JSON such as {"language": "x-language"}', () => {
    const names = JSON.parse(json) as Record<string, unknown>;
    for (const [header, name] of Object.entries(names))
      if (!Object.hasOwn(HEADERS, header) || typeof name !== 'string' || !HEADER_NAME.test(name))
        throw new Error(header);
    return names;
  });

const socketOf = (value: string | undefined) =>
  named('SOCKET_URL', 'an origin such as https://socket.example', () => {
    if (!value) return null;
    const { origin, protocol } = new URL(value);
    if (origin !== value.replace(/\/$/, '') || !/^https?:$/.test(protocol)) throw new Error(value);
    return origin;
  });

const geocodeOf = (value: string | undefined) =>
  named('REVERSE_GEOCODE_URL', 'an address with {lat} and {lon}', () => {
    if (!value) return null;
    if (!value.includes('{lat}') || !value.includes('{lon}')) throw new Error(value);
    new URL(value);
    return value;
  });

/** Nothing in it can end a header's value or a directive. */
const reportUrlOf = (value: string | undefined) =>
  named('REPORT_URL', 'an https address', () => {
    if (!value) return null;
    const { protocol, href } = new URL(value);
    if (protocol !== 'https:' || /[;,"\s]/.test(href)) throw new Error(value);
    return href;
  });

function read(env: NodeJS.ProcessEnv): SiteEnv {
  return {
    apiUrl: originOf('API_URL', env.API_URL || `http://127.0.0.1:${env.SANDBOX_PORT || 4001}`),
    tenants: tenantsOf(env.TENANTS || '{}'),
    headerNames: headerNamesOf(env.HEADER_NAMES || '{}'),
    socketUrl: socketOf(env.SOCKET_URL),
    systemToken: env.SYSTEM_TOKEN || undefined,
    settingsOverride: jsonOf('SETTINGS_OVERRIDE', env.SETTINGS_OVERRIDE),
    settingsRequired: flagOf('SETTINGS_REQUIRED', env.SETTINGS_REQUIRED || String(env.NODE_ENV === 'production')),
    settingsFailureExitCode: exitCodeOf('SETTINGS_FAILURE_EXIT_CODE', env.SETTINGS_FAILURE_EXIT_CODE || '911'),
    probesBackend: flagOf('PROBE_BACKEND', env.PROBE_BACKEND || 'true') && !env.SETTINGS_OVERRIDE,
    settingsPausesMs: pausesOf(env.SETTINGS_PAUSES_MS || '300,600'),
    renderCallTimeoutMs: countOf(
      'RENDER_CALL_TIMEOUT_MS',
      'milliseconds above zero',
      env.RENDER_CALL_TIMEOUT_MS || '2000',
    ),
    defaultTheme: env.DEFAULT_THEME || undefined,
    ownLanguages: env.OWN_LANGUAGES ? env.OWN_LANGUAGES.split(',').map((code) => code.trim()) : null,
    pseudo: env.NODE_ENV === 'production' ? null : pseudoOf(env.PSEUDO_TEXTS),
    reverseGeocodeUrl: geocodeOf(env.REVERSE_GEOCODE_URL),
    reportUrl: reportUrlOf(env.REPORT_URL),
    publicOrigin: originOf('PUBLIC_ORIGIN', env.PUBLIC_ORIGIN || `http://localhost:${env.PORT || 3000}`),
  };
}

let parsed: SiteEnv | undefined;

/** The environment, parsed on first use. A malformed variable throws, which aborts startup. */
export const siteEnv = (): SiteEnv => (parsed ??= read(process.env));
