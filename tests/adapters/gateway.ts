import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { LiteralBackend } from '../literalBackend/literalBackend.ts';

/**
 * A games gateway with calls of another shape than the contract's (docs/adapters/lobby.mjs), at the origin of a literal
 * backend: what is not below /gateway goes on to that backend.
 */
export type Gateway = { url: string; close: () => Promise<void> };

const MAKERS = ['Oak & Vale', 'Northlight', 'Ten Pins', 'Ravel', 'Halma'];
const GROUPS = ['Slots', 'Classics', 'Instant wins'];
const WORDS = ['Amber', 'Beacon', 'Cedar', 'Delta', 'Ember', 'Fjord', 'Garnet', 'Harbour', 'Island', 'Juniper'];
const DAY_S = 86_400;

type Facts = Record<string, unknown>;

/** Sixty titles; every seventh is closed in France, every fifth has no demo, of the last no more is known. */
const titlesAt = (now: number) =>
  Array.from({ length: 60 }, (_, index) => ({
    gid: index + 1,
    caption: `${WORDS[index % 10]} ${WORDS[(index * 3 + 1) % 10]} ${index + 1}`,
    maker: (index % MAKERS.length) + 1,
    grp: (index % GROUPS.length) + 1,
    rtp_bp: 9_400 + (index % 25) * 10,
    swing: (index % 3) + 1,
    marks: [['W'], ['W', 'FS'], ['X9'], []][index % 4] ?? [],
    since: Math.floor(now / 1_000) - index * 5 * DAY_S,
    fun: index % 5 === 4 ? 0 : 1,
    lo: 20,
    hi: 10_000,
    cur: 'EUR',
    top: 1_000 + index,
    ...(index < 59 && { hit_bp: 2_875, dev: 6.1, help: 'https://games.example/rules' }),
    closed: index % 7 === 6 ? ['FR'] : [],
  }));

type Title = ReturnType<typeof titlesAt>[number];

const ORDERS: Record<string, (a: Title, b: Title) => number> = {
  POP: (a, b) => a.gid - b.gid,
  AGE: (a, b) => b.since - a.since,
  ABC: (a, b) => a.caption.localeCompare(b.caption),
  RTP: (a, b) => b.rtp_bp - a.rtp_bp,
};

/** Twenty-five rounds of two entries: stakes of two euros, and wins of what the third of them won. */
function ledgerAt(now: number) {
  const titles = titlesAt(now);
  return Array.from({ length: 25 }, (_, index) => {
    const { gid, caption, maker } = titles[index % 7]!;
    const round = 700 + index;
    const at = Math.floor(now / 1_000) - index * 3_600;
    const shared = { gid, caption, maker: MAKERS[maker - 1]!, cur: 'EUR', at, round };
    const won = index % 3 === 0 ? 550 : 0;
    const stake = { ...shared, no: round * 10, kind: 'stake', before: 10_000, cents: 200, after: 9_800 };
    return [{ ...shared, no: round * 10 + 1, kind: 'win', before: 9_800, cents: won, after: 9_800 + won }, stake];
  }).flat();
}

const paymentsAt = (now: number) =>
  (['ok', 'wait', 'no'] as const).map((state, index) => ({
    no: 40 + index,
    kind: index === 1 ? 'out' : 'in',
    via: 'Bank transfer',
    cents: 5_000,
    cur: 'EUR',
    state,
    at: Math.floor(now / 1_000) - index * DAY_S,
  }));

const fault = (number: number, text: string): Facts => ({ fault: number, text });

/** A part of a list, `offset` and `size`. */
function partOf(all: readonly unknown[], query: URLSearchParams): Facts {
  const [offset, size] = [Number(query.get('offset') ?? 0), Math.min(50, Number(query.get('size') ?? 50))];
  return { total: all.length, chunk: all.slice(offset, offset + size) };
}

type Call = { query: URLSearchParams; isPlayer: boolean; body: Facts; now: number; url: string };

const isWithin = (at: number, query: URLSearchParams) =>
  at >= Number(query.get('since') ?? 0) && at < Number(query.get('till') ?? Infinity);
const isAsked = (query: URLSearchParams, name: string, value: unknown) =>
  !query.has(name) || query.get(name) === String(value);

function titles({ query, now }: Call): Facts {
  const [from, to] = [Number(query.get('rtp_from') ?? 0), Number(query.get('rtp_to') ?? 10_000)];
  const words = (query.get('words') ?? '').toLowerCase();
  const makers = query.getAll('maker');
  const found = titlesAt(now)
    .filter((title) => title.caption.toLowerCase().includes(words) && title.rtp_bp >= from && title.rtp_bp <= to)
    .filter(
      (title) =>
        isAsked(query, 'swing', title.swing) &&
        isAsked(query, 'grp', title.grp) &&
        (!query.has('mark') || title.marks.includes(query.get('mark')!)) &&
        (makers.length === 0 || makers.includes(String(title.maker))),
    );
  return partOf(found.sort(ORDERS[query.get('order') ?? 'POP']), query);
}

function open({ body, isPlayer, now, url }: Call): Facts {
  const title = titlesAt(now).find(({ gid }) => gid === body.gid);
  if (!title) return fault(1404, 'no such title');
  if (body.real === 1 && !isPlayer) return fault(1401, 'log in first');
  if (body.real === 0 && title.fun === 0) return fault(1499, 'no demo');
  return { frame: `${url}/gateway/frame?gid=${title.gid}`, ref: 991, cur: 'EUR', until: Math.floor(now / 1_000) + 60 };
}

const sums = ({ query, now }: Call): Facts => {
  const entries = ledgerAt(now).filter(({ at }) => isWithin(at, query));
  const of = (kind: string) => entries.reduce((sum, entry) => sum + (entry.kind === kind ? entry.cents : 0), 0);
  const [won, staked] = [of('win'), of('stake')];
  const day = Math.floor(now / 1_000);
  return { cur: 'EUR', in: 5_000, out: 0, won, lost: staked, ever: 5_000, days: [{ at: day, cents: won - staked }] };
};

const PLAYERS: Record<string, (call: Call) => Facts> = {
  ledger: ({ query, now }) =>
    partOf(
      ledgerAt(now).filter(
        ({ at, kind, gid }) => isWithin(at, query) && isAsked(query, 'kind', kind) && isAsked(query, 'gid', gid),
      ),
      query,
    ),
  payments: ({ query, now }) =>
    partOf(
      paymentsAt(now).filter(
        ({ at, kind, state }) => isWithin(at, query) && isAsked(query, 'kind', kind) && isAsked(query, 'state', state),
      ),
      query,
    ),
  sums,
};

/** The answer to a call below /gateway, whose status is 200 whatever it says. */
function answer(path: string, call: Call): Facts {
  const [name = '', number] = path.split('/');
  if (name === 'titles' && number) {
    const title = titlesAt(call.now).find(({ gid }) => gid === Number(number));
    return title ? { title } : fault(1404, 'no such title');
  }
  if (name === 'titles') return titles(call);
  if (name === 'makers') return { makers: MAKERS.map((label, index) => ({ no: index + 1, label })) };
  if (name === 'groups') {
    const sizeOf = (no: number) => titlesAt(call.now).filter(({ grp }) => grp === no).length;
    return { groups: GROUPS.map((label, index) => ({ no: index + 1, label, size: sizeOf(index + 1) })) };
  }
  if (name === 'open') return open(call);
  if (!call.isPlayer) return fault(1401, 'log in first');
  if (name === 'rounds') {
    const entries = ledgerAt(call.now).filter(({ round }) => round === Number(number));
    return entries.length > 0 ? { chunk: entries } : fault(1700, 'no such round');
  }
  return PLAYERS[name]?.(call) ?? fault(1000, 'what?');
}

/** Hands a request on as it is. */
function passOn(incoming: IncomingMessage, outgoing: ServerResponse, origin: string): void {
  const { method, url, headers } = incoming;
  const sent = request(new URL(url ?? '/', origin), { method, headers, agent: false }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  });
  sent.on('error', () => outgoing.destroy());
  incoming.pipe(sent);
}

const FRAME = '<!doctype html><title>Game</title><h1>The gateway deals</h1>';

/** Starts the gateway on a free port, before a literal backend. */
export async function startGateway(literal: LiteralBackend, now: () => number = Date.now): Promise<Gateway> {
  let url = '';
  const listen = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { pathname, searchParams: query } = new URL(incoming.url ?? '/', url);
    if (!pathname.startsWith('/gateway/')) {
      passOn(incoming, outgoing, literal.url);
      return;
    }
    if (pathname === '/gateway/frame') {
      outgoing.writeHead(200, { 'content-type': 'text/html' }).end(FRAME);
      return;
    }
    const token = (incoming.headers.authorization ?? '').replace('Bearer ', '');
    const isPlayer = literal.state.sessions.has(token);
    const body = incoming.method === 'POST' ? ((await json(incoming)) as Facts) : {};
    const told = answer(pathname.slice('/gateway/'.length), { query, isPlayer, body, now: now(), url });
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(told));
  };
  const server: Server = createServer((incoming, outgoing) => void listen(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url, close };
}
