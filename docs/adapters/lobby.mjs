/**
 * An example of an adapter (README.md): an operator whose accounts, bonuses and cashier answer as the specification has
 * it, and whose games come from a gateway with calls of another shape: offsets instead of pages, numbers as ids, cents,
 * seconds, and errors with status 200. It gives the site a catalogue, play and histories.
 */
import { defineAdapter, Refusal } from 'baize/adapter';

/** @typedef {{ no: number, label: string }} Maker */
/** @typedef {{ gid: number, caption: string, maker: number, rtp_bp: number, swing: 1 | 2 | 3, marks: string[], since: number, fun: 0 | 1 }} Title */
/** @typedef {Title & { lo: number, hi: number, cur: string, top: number, hit_bp?: number, dev?: number, closed: string[], help?: string }} WholeTitle */
/** @typedef {{ no: number, kind: 'stake' | 'win', gid: number, caption: string, maker: string, before: number, cents: number, after: number, cur: string, at: number, round: number }} Entry */
/** @typedef {{ no: number, kind: 'in' | 'out', via: string, cents: number, cur: string, state: 'ok' | 'wait' | 'no', at: number }} Payment */
/** @typedef {import('../../contract/adapterTypes').BackendFetch} BackendFetch */

/** The gateway's fault numbers as codes of the contract. @type {Record<number, [number, string]>} */
const FAULTS = {
  1404: [404, 'GAME_NOT_FOUND'],
  1403: [409, 'GAME_RESTRICTED'],
  1499: [409, 'DEMO_UNAVAILABLE'],
  1700: [404, 'ROUND_NOT_FOUND'],
  1401: [403, 'SESSION_EXPIRED'],
};

/**
 * A call of the gateway. Throws the fault it answers with as an error of the contract.
 *
 * @param {BackendFetch} fetch
 * @param {string} path
 * @param {Record<string, string | number | string[] | undefined>} [query] A list is sent as one parameter per item.
 * @param {RequestInit} [init]
 */
async function ask(fetch, path, query = {}, init) {
  const given = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((item) => [name, String(item)]),
  );
  const response = await fetch(`/gateway/${path}?${new URLSearchParams(given)}`, init);
  const answer = await response.json();
  if (!answer.fault) return answer;
  const [status, code] = FAULTS[answer.fault] ?? [502, 'BACKEND_UNREACHABLE'];
  throw new Refusal(status, code, { message: answer.text });
}

const DAY_MS = 86_400_000;
/** Titles younger than this are shown as new. */
const NEW_DAYS = 30;

/** @param {number} seconds */
const instant = (seconds) => new Date(seconds * 1_000).toISOString();
/** @param {number} seconds */
const dayOf = (seconds) => instant(seconds).slice(0, 10);
/** @param {number} cents */
const amount = (cents) =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
/** The period's days, the last one included, in the gateway's words. @param {{ from?: string, to?: string }} query */
const periodOf = ({ from, to }) => ({
  since: from && Date.parse(from) / 1_000,
  till: to && (Date.parse(to) + DAY_MS) / 1_000,
});

/** The address of a game's page ends with its number: book-of-mills-17. @param {Pick<Title, 'gid' | 'caption'>} title */
const idOf = ({ gid, caption }) => [...(caption.toLowerCase().match(/[a-z0-9]+/g) ?? []), gid].join('-');
/** @param {string} id */
const numberOf = (id) => Number(/(\d+)$/.exec(id)?.[1] ?? 0);

/** @type {readonly ['low', 'medium', 'high']} */
const VOLATILITIES = ['low', 'medium', 'high'];
const ORDERS = { popular: 'POP', new: 'AGE', name: 'ABC', rtp: 'RTP' };
/** Marks of the gateway that the site knows by another name. @type {Record<string, 'wild' | 'free-spins'>} */
const FEATURES = { W: 'wild', FS: 'free-spins' };
/** The gateway's mark of a feature; of one that it does not know it has no games. @param {string} feature */
const markOf = (feature) => Object.keys(FEATURES).find((mark) => FEATURES[mark] === feature) ?? 'none';

/** @param {Title} title @param {Map<number, string>} makers */
const summaryOf = (title, makers) => ({
  id: idOf(title),
  name: title.caption,
  studio: { id: String(title.maker), name: makers.get(title.maker) ?? '–' },
  thumbnail: null,
  returnToPlayer: title.rtp_bp / 100,
  volatility: /** @type {'low' | 'medium' | 'high'} */ (VOLATILITIES[title.swing - 1]),
  features: title.marks.flatMap((mark) => FEATURES[mark] ?? []),
  isNew: Date.now() - title.since * 1_000 < NEW_DAYS * DAY_MS,
  demo: title.fun === 1,
  releaseDate: dayOf(title.since),
});

/** @param {Entry} entry */
const playOf = (entry) => ({
  transactionId: String(entry.no),
  roundId: String(entry.round),
  type: entry.kind === 'stake' ? 'bet' : 'win',
  gameId: idOf(entry),
  gameName: entry.caption,
  provider: entry.maker,
  balanceBefore: amount(entry.before),
  amount: amount(entry.kind === 'stake' ? -entry.cents : entry.cents),
  balanceAfter: amount(entry.after),
  bonusBalance: '0.00',
  currencyCode: entry.cur,
  date: instant(entry.at),
});

/** @type {Record<Payment['state'], 'completed' | 'pending' | 'rejected'>} */
const STATES = { ok: 'completed', wait: 'pending', no: 'rejected' };

/** @param {Payment} payment */
const transactionOf = (payment) => ({
  date: instant(payment.at),
  transactionId: String(payment.no),
  method: payment.via,
  transactionType: payment.kind === 'in' ? 'deposit' : 'withdrawal',
  amount: amount(payment.cents),
  currencyCode: payment.cur,
  status: STATES[payment.state],
  bonus: false,
});

/** How long the list of makers is kept; each brand has its own. */
const MAKERS_MS = 60_000;

export default defineAdapter(() => {
  /** @type {{ until: number, list: Promise<Maker[]> } | undefined} */
  let kept;
  /** @param {BackendFetch} fetch */
  const makersOf = (fetch) => {
    if (!kept || kept.until < Date.now()) {
      const list = ask(fetch, 'makers').then(({ makers }) => makers);
      kept = { until: Date.now() + MAKERS_MS, list };
      list.catch(() => (kept = undefined));
    }
    return kept.list;
  };
  /** @param {BackendFetch} fetch */
  const namesOf = async (fetch) => new Map((await makersOf(fetch)).map(({ no, label }) => [no, label]));

  /** All titles, by pages as large as the gateway allows. @param {BackendFetch} fetch @returns {Promise<Title[]>} */
  const allTitles = async (fetch) => {
    const titles = [];
    for (let total = 1; titles.length < total;) {
      const page = await ask(fetch, 'titles', { offset: titles.length, size: 50, order: 'POP' });
      if (page.chunk.length === 0) break;
      titles.push(...page.chunk);
      total = page.total;
    }
    return titles;
  };

  return {
    async categories(_, fetch) {
      const { groups } = await ask(fetch, 'groups');
      const row = (
        /** @type {{ no: number, label: string, size: number }} */ { no, label, size },
        /** @type {number} */ order,
      ) => ({
        id: String(no),
        name: label,
        order,
        gameCount: size,
      });
      return { data: { topCategoryList: groups.map(row) } };
    },

    async games({ query }, fetch) {
      const { pageNo = 1, limit = 48, sort = 'popular' } = query;
      const asked = {
        grp: query.category,
        maker: query.studio?.split(','),
        words: query.text,
        mark: query.feature && markOf(query.feature),
      };
      const swing = query.volatility && VOLATILITIES.indexOf(query.volatility) + 1;
      const range = { rtp_from: query.rtpFrom && query.rtpFrom * 100, rtp_to: query.rtpTo && query.rtpTo * 100 };
      const page = { offset: (pageNo - 1) * limit, size: limit, order: ORDERS[sort] };
      const [{ total, chunk }, makers] = await Promise.all([
        ask(fetch, 'titles', { ...asked, ...range, swing, ...page }),
        namesOf(fetch),
      ]);
      const rows = chunk.map((/** @type {Title} */ title) => summaryOf(title, makers));
      return { data: { games: { rows, count: total } } };
    },

    async game({ path }, fetch) {
      const [answer, makers] = await Promise.all([ask(fetch, `titles/${numberOf(path.game)}`), namesOf(fetch)]);
      /** @type {WholeTitle} */
      const title = answer.title;
      const stats = {
        name: title.caption,
        returnToPlayer: title.rtp_bp / 100,
        maxMultiplier: title.top,
        minBet: amount(title.lo),
        maxBet: amount(title.hi),
        currency: title.cur,
        releaseDate: dayOf(title.since),
        sort: title.gid,
        // What the gateway does not know is left out, never made up.
        ...(title.hit_bp !== undefined && { hitFrequency: title.hit_bp / 100 }),
        ...(title.dev !== undefined && { volatilityIndex: title.dev }),
      };
      const more = { stats, restrictedCountries: title.closed, ...(title.help && { rulesUrl: title.help }) };
      return { data: { game: { ...summaryOf(title, makers), ...more } } };
    },

    async studios(_, fetch) {
      const [makers, titles] = await Promise.all([makersOf(fetch), allTitles(fetch)]);
      const rows = makers.map(({ no, label }) => {
        const gameCount = titles.filter(({ maker }) => maker === no).length;
        return { id: String(no), name: label, logo: null, gameCount };
      });
      return { data: { studios: { rows, count: rows.length } } };
    },

    async searchIndex(_, fetch) {
      const [makers, titles] = await Promise.all([namesOf(fetch), allTitles(fetch)]);
      const games = titles.map((title) => summaryOf(title, makers));
      return { data: { version: `${games.length}-${Math.max(0, ...titles.map(({ gid }) => gid))}`, games } };
    },

    async similarGames({ path }, fetch) {
      const { title } = await ask(fetch, `titles/${numberOf(path.game)}`);
      const [{ chunk }, makers] = await Promise.all([
        ask(fetch, 'titles', { maker: title.maker, size: 13, order: 'POP' }),
        namesOf(fetch),
      ]);
      const others = chunk.filter((/** @type {Title} */ { gid }) => gid !== title.gid).slice(0, 12);
      return { data: { games: others.map((/** @type {Title} */ other) => summaryOf(other, makers)) } };
    },

    async launchGame({ body, idempotencyKey }, fetch) {
      const asked = {
        gid: numberOf(body.game),
        real: body.mode === 'real' ? 1 : 0,
        lang: body.locale,
        once: idempotencyKey,
      };
      const headers = { 'content-type': 'application/json' };
      const opened = await ask(fetch, 'open', {}, { method: 'POST', headers, body: JSON.stringify(asked) });
      return {
        data: {
          sessionId: String(opened.ref),
          launchUrl: opened.frame,
          mode: body.mode,
          ...(body.mode === 'real' ? { currencyCode: opened.cur } : {}),
          expiresAt: instant(opened.until),
        },
      };
    },

    async casinoHistory({ query }, fetch) {
      const { pageNo = 1, limit = 20, game, type } = query;
      const { total, chunk } = await ask(fetch, 'ledger', {
        ...periodOf(query),
        gid: game && numberOf(game),
        kind: type && (type === 'bet' ? 'stake' : type),
        offset: (pageNo - 1) * limit,
        size: limit,
      });
      return { data: { history: { rows: chunk.map(playOf), count: total } } };
    },

    async round({ path }, fetch) {
      const { chunk } = await ask(fetch, `rounds/${encodeURIComponent(path.roundId)}`);
      /** @type {Entry[]} */
      const entries = chunk;
      const first = /** @type {Entry} */ (entries[0]);
      const sum = (/** @type {Entry['kind']} */ kind) =>
        entries.reduce((cents, entry) => cents + (entry.kind === kind ? entry.cents : 0), 0);
      return {
        data: {
          round: {
            id: String(first.round),
            game: first.caption,
            gameId: idOf(first),
            provider: first.maker,
            status: 'settled',
            stake: amount(sum('stake')),
            win: amount(sum('win')),
            currencyCode: first.cur,
            playedAt: instant(first.at),
            entries: entries.map(playOf),
          },
        },
      };
    },

    async transactions({ query }, fetch) {
      const { pageNo = 1, limit = 20, type, status } = query;
      const { total, chunk } = await ask(fetch, 'payments', {
        ...periodOf(query),
        kind: type && { deposit: 'in', withdrawal: 'out' }[type],
        state: status && { completed: 'ok', pending: 'wait', rejected: 'no' }[status],
        offset: (pageNo - 1) * limit,
        size: limit,
      });
      return { data: { transactions: { rows: chunk.map(transactionOf), count: total } } };
    },

    async periodTotals({ query }, fetch) {
      const sums = await ask(fetch, 'sums', periodOf(query));
      return {
        data: {
          currencyCode: sums.cur,
          deposits: amount(sums.in),
          withdrawals: amount(sums.out),
          wins: amount(sums.won),
          losses: amount(sums.lost),
          lifetimeNetDeposits: amount(sums.ever),
          days: sums.days.map((/** @type {{ at: number, cents: number }} */ { at, cents }) => ({
            date: dayOf(at),
            netResult: amount(cents),
          })),
        },
      };
    },
  };
});
