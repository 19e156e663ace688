/**
 * What the site reads from its environment when it starts; .env.example names every variable. Only server code calls
 * this: the browser is handed what it needs inside the page, so one build serves every operator.
 */
export type SiteEnv = {
  /** Origin of the backend of every host that TENANTS does not name. */
  apiUrl: string;
  /** Host (with port) → origin of that tenant's backend (OP-104). */
  tenants: ReadonlyMap<string, string>;
  /** Sent with the category list, never to a browser (OP-029). */
  systemToken: string | undefined;
  /** JSON that stands in for the fetched settings (CONF-02). */
  settingsOverride: string | undefined;
  /** Whether a failure to load settings at start is fatal (OP-011). */
  settingsRequired: boolean;
  settingsFailureExitCode: number;
  /** Theme shown while no settings exist or when their theme is unknown (OP-007). */
  defaultTheme: string | undefined;
  /** Which pseudo language stands in for English; never in production. */
  pseudo: 'accented' | 'rtl' | null;
  /** Address that names the country at {lat} and {lon}; null: positions cannot be named (OP-065). */
  reverseGeocodeUrl: string | null;
  /** Scheme and port under which visitors reach the site. */
  publicOrigin: string;
};

/** Runs a reader of one variable; what it throws names the variable. */
function named<T>(name: string, expected: string, readValue: () => T): T {
  try {
    return readValue();
  } catch {
    throw new Error(`${name}: ${expected} is expected`);
  }
}

const originOf = (name: string, value: string) =>
  named(name, 'an address such as https://casino.example', () => new URL(value).origin);

const tenantsOf = (json: string): ReadonlyMap<string, string> =>
  named('TENANTS', 'JSON such as {"casino.example": {"api": "https://backend.example"}}', () => {
    const entries = Object.entries(JSON.parse(json) as Record<string, { api?: unknown }>);
    return new Map(entries.map(([host, { api }]) => [host.toLowerCase(), new URL(String(api)).origin]));
  });

/** The override is read again where it is merged; a text that is no JSON should end the start, not a page. */
const jsonOf = (name: string, value: string | undefined) => {
  if (value) named(name, 'JSON', () => JSON.parse(value) as unknown);
  return value || undefined;
};

const pseudoOf = (value: string | undefined) =>
  named('PSEUDO_TEXTS', 'accented or rtl', () => {
    if (!value) return null;
    if (value !== 'accented' && value !== 'rtl') throw new Error(value);
    return value;
  });

const geocodeOf = (value: string | undefined) =>
  named('REVERSE_GEOCODE_URL', 'an address with {lat} and {lon}', () => {
    if (!value) return null;
    if (!value.includes('{lat}') || !value.includes('{lon}')) throw new Error(value);
    new URL(value);
    return value;
  });

function read(env: NodeJS.ProcessEnv): SiteEnv {
  return {
    apiUrl: originOf('API_URL', env.API_URL || `http://127.0.0.1:${env.SANDBOX_PORT || 4001}`),
    tenants: tenantsOf(env.TENANTS || '{}'),
    systemToken: env.SYSTEM_TOKEN || undefined,
    settingsOverride: jsonOf('SETTINGS_OVERRIDE', env.SETTINGS_OVERRIDE),
    settingsRequired: (env.SETTINGS_REQUIRED || String(env.NODE_ENV === 'production')) === 'true',
    settingsFailureExitCode: Number(env.SETTINGS_FAILURE_EXIT_CODE || 911),
    defaultTheme: env.DEFAULT_THEME || undefined,
    pseudo: env.NODE_ENV === 'production' ? null : pseudoOf(env.PSEUDO_TEXTS),
    reverseGeocodeUrl: geocodeOf(env.REVERSE_GEOCODE_URL),
    publicOrigin: originOf('PUBLIC_ORIGIN', env.PUBLIC_ORIGIN || `http://localhost:${env.PORT || 3000}`),
  };
}

let parsed: SiteEnv | undefined;

/** The environment, parsed on first use. A malformed variable throws, which ends a starting process. */
export const siteEnv = (): SiteEnv => (parsed ??= read(process.env));
