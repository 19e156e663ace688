import { isIP } from 'node:net';
import { checkEmail } from '@/domain/account/fields/email';
import { MARKETS, type MarketSetting, marketsOf } from '@/config/markets/markets';
import { BRANDS } from './brands/brands';
import { MOST_TITLES } from './studio/catalogue/titles';
import { MOST_SAMPLE_PLAYERS } from './samplePlayers/people';
import { StartError } from './base/startError';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The sandbox's settings from the environment; every variable has a default (.env.example). */
export type Env = {
  /** Address of this machine at which all ports are. */
  host: string;
  /** Port of the casino backend. */
  port: number;
  /** Port of the game studio. */
  studioPort: number;
  /** Port of the control panel; null for no panel. */
  panelPort: number | null;
  /** Port of the external services (identity provider, captcha, geocoder); null for none. */
  outsidePort: number | null;
  /** Origin of the external services, for browsers. */
  outsideOrigin: string;
  /** Google OAuth client for sign-in; null uses the sandbox's own provider. */
  googleClient: { id: string; secret: string } | null;
  /** Brand of every host that does not name one. */
  brand: string;
  /** Folder with a brand of the operator's own, laid over `brand`; null for none. */
  brandDir: string | null;
  /** Market of every brand, or markets by the player's country, in place of its own; null leaves them as they are. */
  market: MarketSetting | null;
  /** PostgreSQL to use instead of the embedded database. */
  databaseUrl: string | null;
  dataDir: string;
  /** Folder of seed snapshots, which a start on an empty data folder copies instead of seeding; null for none. */
  seedSnapshotDir: string | null;
  /** Folder of drawn covers; null puts them next to the database. */
  artworkDir: string | null;
  /** Hours by which its clock is ahead of the system clock. */
  hoursAhead: number;
  /** The instant at which its clock stands still, for comparing pictures; null for a clock that runs. */
  fixedTime: Date | null;
  games: number;
  /** Sample players of each brand that play by themselves; 0 for none. */
  samplePlayers: number;
  /** Number of games at the top of a list whose covers are drawn right after the start. */
  warmCovers: number;
  /** Secret for calls reserved to the site's server; null lets anyone make them. */
  systemToken: string | null;
  /** Origin of the studio, for browsers. */
  studioOrigin: string;
  /** Origins of sites whose pages may open the socket. */
  siteOrigins: readonly string[];
  /** SMTP server for messages to players; null leaves them in the control panel's outbox. */
  smtpUrl: string | null;
  /** Sender address of those messages. */
  smtpFrom: string;
  logLevel: (typeof LOG_LEVELS)[number];
  /** In production, answers are not checked against the contract. */
  production: boolean;
};

function origin(text: string): string | null {
  try {
    const url = new URL(text);
    return ['http:', 'https:'].includes(url.protocol) && url.origin === text ? text : null;
  } catch {
    return null;
  }
}

function origins(text: string): readonly string[] | null {
  const all = text.split(',').map((one) => origin(one.trim()));
  return all.every((one) => one !== null) ? all : null;
}

function smtpServer(text: string): string | null {
  return URL.canParse(text) && ['smtp:', 'smtps:'].includes(new URL(text).protocol) ? text : null;
}

function port(text: string): number | null {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : null;
}

function count(text: string): number | null {
  return /^\d{1,4}$/.test(text) && Number(text) <= 1000 ? Number(text) : null;
}

function instant(text: string): Date | null {
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text)) ? new Date(text) : null;
}

function catalogueSize(text: string): number | null {
  const size = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return size >= 1 && size <= MOST_TITLES ? size : null;
}

function samplePlayers(text: string): number | null {
  return /^\d{1,2}$/.test(text) && Number(text) <= MOST_SAMPLE_PLAYERS ? Number(text) : null;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** A market's name, or names by country as JSON; null for anything else. */
function marketAsked(text: string): MarketSetting | null {
  try {
    const setting: MarketSetting = text.startsWith('{') ? JSON.parse(text) : text;
    marketsOf(setting);
    return setting;
  } catch {
    return null;
  }
}

/** Parses the variables. Throws StartError naming every wrong variable and what it must be. */
export function readEnv(variables: Variables): Env {
  const problems: string[] = [];
  /** An empty variable counts as unset, as in .env files. Problems do not repeat values, since some are secrets. */
  const read = <T>(name: string, fallback: T, parse: (text: string) => T | null, must: string): T => {
    const text = variables[name]?.trim();
    if (!text) return fallback;
    const value = parse(text);
    if (value === null) problems.push(`${name} must be ${must}`);
    return value ?? fallback;
  };
  const studioPort = read('STUDIO_PORT', 4100, port, 'a port (0-65535)');
  const outsidePort = read('OUTSIDE_PORT', 4300, port, 'a port (1-65535), or 0 for no such services');
  const googleId = read('GOOGLE_CLIENT_ID', null, (text) => text, 'a text');
  const googleSecret = read('GOOGLE_CLIENT_SECRET', null, (text) => text, 'a text');
  const env: Env = {
    host: read('SANDBOX_HOST', '127.0.0.1', (text) => (isIP(text) ? text : null), 'an IP address of this machine'),
    port: read('SANDBOX_PORT', 4001, port, 'a port (0-65535)'),
    studioPort,
    panelPort: read('PANEL_PORT', 4200, port, 'a port (1-65535), or 0 for no panel') || null,
    outsidePort: outsidePort || null,
    outsideOrigin: read(
      'OUTSIDE_ORIGIN',
      `http://127.0.0.1:${outsidePort}`,
      origin,
      'an origin such as http://127.0.0.1:4300',
    ),
    googleClient: googleId && googleSecret ? { id: googleId, secret: googleSecret } : null,
    brand: read(
      'SANDBOX_BRAND',
      'curacao',
      (text) => (BRANDS.has(text) ? text : null),
      `one of ${[...BRANDS.keys()].join(', ')}`,
    ),
    brandDir: read('SANDBOX_BRAND_DIR', null, (text) => text, 'a folder'),
    market: read(
      'SANDBOX_MARKET',
      null,
      marketAsked,
      `one of ${Object.keys(MARKETS).join(', ')}, or by country such as {"ES": "spain", "default": "germany"}`,
    ),
    databaseUrl: read(
      'DATABASE_URL',
      null,
      (text) => (/^postgres(ql)?:\/\//.test(text) ? text : null),
      'the address of a PostgreSQL (postgres://…)',
    ),
    dataDir: read('DATA_DIR', '.data', (text) => text, 'a folder'),
    seedSnapshotDir: read('SEED_SNAPSHOT_DIR', null, (text) => text, 'a folder'),
    artworkDir: read('ARTWORK_DIR', null, (text) => text, 'a folder'),
    games: read('SANDBOX_GAMES', 2400, catalogueSize, `a number from 1 to ${MOST_TITLES}`),
    samplePlayers: read('SANDBOX_SAMPLE_PLAYERS', 0, samplePlayers, `a number from 0 to ${MOST_SAMPLE_PLAYERS}`),
    hoursAhead: read('SANDBOX_HOURS_AHEAD', 0, count, 'a number from 0 to 1000'),
    fixedTime: read('SANDBOX_FIXED_TIME', null, instant, 'an instant such as 2026-03-11T06:00:00Z'),
    warmCovers: read('WARM_COVERS', 0, count, 'a number from 0 to 1000'),
    systemToken: read('SYSTEM_TOKEN', null, (text) => text, 'a text'),
    studioOrigin: read(
      'STUDIO_ORIGIN',
      `http://127.0.0.1:${studioPort}`,
      origin,
      'an origin such as http://127.0.0.1:4100',
    ),
    siteOrigins: read('SITE_ORIGIN', ['http://localhost:3000'], origins, 'one or more origins, separated by commas'),
    smtpUrl: read('SMTP_URL', null, smtpServer, 'the address of an SMTP server (smtp://… or smtps://…)'),
    smtpFrom: read(
      'SMTP_FROM',
      'no-reply@baize.example',
      (text) => (checkEmail(text) === null ? text : null),
      'an e-mail address',
    ),
    logLevel: read(
      'LOG_LEVEL',
      'info',
      (text) => LOG_LEVELS.find((level) => level === text) ?? null,
      `one of ${LOG_LEVELS.join(', ')}`,
    ),
    production: variables.NODE_ENV === 'production',
  };
  if (problems.length > 0) throw new StartError(problems.join('\n'));
  return env;
}
