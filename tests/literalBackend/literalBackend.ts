import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sampleAccounts } from './samples/accountSamples.ts';
import { sampleBonuses } from './samples/bonusSamples.ts';
import { type Call, CALLS, type ExtraCalls, extraCallsOf, match } from './calls.ts';
import { sampleMethods } from './samples/cashierSamples.ts';
import {
  sampleCategories,
  sampleCountries,
  sampleCurrencies,
  sampleRegistrationFields,
  sampleSettings,
} from './samples/catalogueSamples.ts';
import { type Context } from './base/context.ts';
import { sampleContent, sampleLanguages } from './languages.ts';
import { notFound, type Reply } from './base/reply.ts';
import { preset, type PresetName, type Shapes } from './base/shapes.ts';
import { openSockets, type Sockets } from './sockets.ts';
import { accountById, type State } from './base/state.ts';
import { Writing } from './base/writing.ts';

export interface LiteralOptions {
  /** A preset, or switches over the default preset 'awkward'. */
  shapes?: PresetName | Partial<Shapes>;
  /** The clock; a number stands still. */
  now?: number | (() => number);
  port?: number;
  host?: string;
  /** An inherited listening descriptor, instead of port and host. */
  fd?: number;
  /** Where `assets: 'cdn'` points. */
  cdnOrigin?: string;
  /** Demanded of the category list if given. */
  systemToken?: string;
  /** Keys for the complete language file. */
  textKeys?: readonly string[];
  /** Laid over the sample settings. */
  settings?: Record<string, unknown>;
  /** Addresses for what the specification describes without a call. */
  extraCalls?: ExtraCalls;
}

export interface LiteralBackend {
  url: string;
  port: number;
  state: State;
  /** Sends a socket event to every connection of a player. */
  emit: Sockets['emit'];
  /** How many connections a player has. */
  connections: Sockets['count'];
  close: () => Promise<void>;
}

/** The state of a backend that has just begun. */
export function createState(options: LiteralOptions = {}): State {
  const { shapes = 'awkward', now = Date.now } = options;
  const clock = typeof now === 'number' ? () => now : now;
  const startedAt = clock();
  return {
    shapes: typeof shapes === 'string' ? preset(shapes) : { ...preset('awkward'), ...shapes },
    cdnOrigin: options.cdnOrigin ?? 'https://cdn.literal.example',
    systemToken: options.systemToken ?? null,
    now: clock,
    startedAt,
    accounts: sampleAccounts(startedAt),
    sessions: new Map(),
    bonuses: sampleBonuses(startedAt),
    methods: sampleMethods(),
    countries: sampleCountries(),
    currencies: sampleCurrencies(),
    location: { country: 'MT', ips: ['192.0.2.7', '2001:db8::7'], currencies: ['EUR', 'USD'] },
    registrationFields: sampleRegistrationFields(),
    categories: sampleCategories(),
    categoriesFail: false,
    settings: { ...sampleSettings(), ...options.settings },
    languages: sampleLanguages(options.textKeys),
    content: sampleContent(),
    log: [],
    events: [],
    blockedReports: [],
    threeDs: [],
    faults: new Map(),
    counters: new Map(),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The JSON of a request; an empty body is an empty object, and null is a body that is no JSON object. */
async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown> | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  const text = Buffer.concat(chunks).toString('utf8');
  if (text.trim() === '') return {};
  try {
    const parsed: unknown = JSON.parse(text);
    return isRecord(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function find(calls: Call[], method: string, url: URL): { call: Call; params: Record<string, string> } | null {
  for (const call of calls) {
    if (!call.methods.includes(method) || (call.when && !call.when(url.searchParams))) continue;
    const params = match(call.path, url.pathname);
    if (params) return { call, params };
  }
  return null;
}

function send(response: ServerResponse, reply: Reply, now: number): void {
  response.statusCode = reply.status;
  // The site may set its clock by this header, so it tells the time of the backend and not of the machine.
  response.setHeader('Date', new Date(now).toUTCString());
  if (reply.bytes) response.setHeader('Content-Type', reply.type ?? 'application/octet-stream').end(reply.bytes);
  else if (reply.text !== undefined) {
    response.setHeader('Content-Type', reply.type ?? 'text/plain; charset=utf-8').end(reply.text);
  } else if (reply.json !== undefined) {
    response.setHeader('Content-Type', 'application/json; charset=utf-8').end(JSON.stringify(reply.json));
  } else response.end();
}

/** Answers one request and writes it down with what the specification did not list. */
async function answer(state: State, calls: Call[], emit: Sockets['emit'], request: IncomingMessage): Promise<Reply> {
  const method = request.method ?? 'GET';
  const url = new URL(request.url ?? '/', 'http://literal');
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  const body = await bodyOf(request);
  const found = find(calls, method, url);
  const query = Object.fromEntries(url.searchParams);
  const given = new Set([...Object.keys(query), ...Object.keys(body ?? {})]);
  const call = found?.call;
  const known = (name: string): boolean =>
    call !== undefined &&
    (call.listed.includes(name) || call.allowed.includes(name) || (call.open?.test(name) ?? false));
  const entry = {
    method,
    path: url.pathname,
    call: call?.name ?? null,
    query,
    body: body ?? {},
    headers,
    status: 0,
    unexpected: call ? [...given].filter((name) => !known(name)) : [],
    missing: call ? call.listed.filter((name) => !given.has(name)) : [],
  };
  state.log.push(entry);
  const token = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
  const owner = token === null ? undefined : state.sessions.get(token);
  const context: Context = {
    state,
    write: new Writing(state.shapes, state.cdnOrigin),
    account: owner === undefined ? null : (accountById(state, owner) ?? null),
    token,
    method,
    query: url.searchParams,
    body: body ?? {},
    params: found?.params ?? {},
    headers,
    emit,
  };
  const reply = await withFaults(state, call, () => {
    if (!call) return notFound();
    return body === null ? { status: 400, text: 'Unexpected token in JSON' } : call.handler(context);
  });
  entry.status = reply.status;
  return reply;
}

/** Puts the answer of a test in place of the real one as long as it is wanted. */
async function withFaults(state: State, call: Call | undefined, real: () => Reply): Promise<Reply> {
  const fault = call && state.faults.get(call.name);
  if (!fault) return real();
  fault.times -= 1;
  if (fault.times <= 0) state.faults.delete(call.name);
  const { delayMs = 0 } = fault;
  if (delayMs > 0) await sleep(delayMs, undefined, { ref: false });
  return fault;
}

/** Starts a backend of its own state: in memory, on a free port of 127.0.0.1 unless told otherwise. */
export async function startLiteralBackend(options: LiteralOptions = {}): Promise<LiteralBackend> {
  const state = createState(options);
  const calls = [...CALLS, ...extraCallsOf(options.extraCalls ?? {})];
  const server = createServer((request, response) => {
    // The sockets stand on this server, and exist before the first request.
    answer(state, calls, sockets.emit, request)
      .catch((): Reply => ({ status: 500, text: 'Internal server error' }))
      .then((reply) => send(response, reply, state.now()))
      .catch(() => response.destroy());
  });
  const sockets = openSockets(server, state);
  const host = options.host ?? '127.0.0.1';
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    const place = options.fd === undefined ? { port: options.port ?? 0, host } : { fd: options.fd };
    server.listen(place, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${port}`,
    port,
    state,
    emit: sockets.emit,
    connections: sockets.count,
    close: async () => {
      server.closeAllConnections();
      await sockets.close();
    },
  };
}
