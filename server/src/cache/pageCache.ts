import { LRUCache } from 'lru-cache';
import type { Headers } from '../answers/headers';
import type { PageKey } from '../render/key';
import type { Render } from '../render/render';
import { pageOf, unsharedOf, type Page } from './page';
import type { SharedPages } from './secondLevel';

export type CacheEvent = 'hit' | 'stale' | 'miss' | 'failed' | 'kept' | 'shared';

export type CacheOptions = {
  render: Render;
  /** Headers of every answer; a page's own take precedence. */
  headers: Headers;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Up to this age a page is served as it is. */
  ttlMs: number;
  /** For this long after that, it is served and rendered again in the background. */
  staleMs: number;
  maxBytes: number;
  /** Whether a stale page may be rendered again now; until then it stays as it is. */
  mayRenew: () => boolean;
  /** Copies rendered by other processes of this site. */
  shared?: SharedPages;
  /** Hears what became of a page; `id` is its key's. */
  count: (event: CacheEvent, id: string) => void;
  /** With which headers a CDN may keep a page. */
  sharingOf?: (key: PageKey) => Headers;
  /** When the pages of a host were purged last, in milliseconds. */
  purgedAt?: (host: string) => number;
  /** Up to when another process, which had not heard of that purge yet, may have rendered old ones. */
  settledAt?: (host: string) => number;
};

/** No page is available for this key at the moment. */
export class PageUnavailable extends Error {
  constructor(cause?: unknown) {
    super('No page could be rendered', { cause });
    this.name = 'PageUnavailable';
  }
}

/** How long a good copy is served while renders fail. */
const KEEP_MS = 24 * 60 * 60 * 1000;
/** How long a failure without a good copy is not retried. */
const COOL_DOWN_MS = 1_000;
const MAX_ENTRIES = 20_000;
const MAX_FAILURES = 500;

type Entry = { page: Page; renderedAt: number; triedAt: number };
/** A failed render without a good copy; `page` when it still produced something to show. */
type Failure = { page: Page | undefined; at: number };

const isStorable = (status: number) => status === 200 || status === 404 || (status >= 300 && status < 400);

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * The shared page cache: one render however many requests wait for it, stale copies served immediately, good copies
 * kept while renders fail, bounded in bytes (architecture §1). A degraded page never replaces a good one. A purged page
 * is rendered before it is served again; its old copy only stands in where that fails, and no CDN keeps that.
 */
export function createPageCache({
  render,
  headers,
  now,
  ttlMs,
  staleMs,
  maxBytes,
  mayRenew,
  shared,
  count,
  sharingOf = () => ({}),
  purgedAt = () => 0,
  settledAt = purgedAt,
}: CacheOptions) {
  const entries = new LRUCache<string, Entry>({
    max: MAX_ENTRIES,
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.bytes,
  });
  const failures = new LRUCache<string, Failure>({ max: MAX_FAILURES });
  /** Bounded, since the host loads no page when there is no room for a render. */
  const flights = new Map<string, { page: Promise<Page>; began: number }>();

  const isPurged = ({ host }: PageKey, at: number) => at <= purgedAt(host);
  const age = (entry: { renderedAt: number }) => now() - entry.renderedAt;

  function entryOf(id: string): Entry | undefined {
    const entry = entries.get(id);
    return entry && age(entry) <= KEEP_MS ? entry : undefined;
  }

  /** What is sent of an entry: were a CDN to keep a purged page, the purge would have been in vain. */
  const shown = (key: PageKey, { page, renderedAt }: Entry): Page =>
    isPurged(key, renderedAt) ? unsharedOf(page) : page;

  function failureOf(id: string): Failure | undefined {
    const failure = failures.get(id);
    return failure && now() - failure.at <= COOL_DOWN_MS ? failure : undefined;
  }

  /** Another process's page, if it is newer than this one's; returned when it is recent enough to serve. */
  async function borrow(key: PageKey, own: Entry | undefined): Promise<Page | undefined> {
    const { id } = key;
    const copy = await shared?.get(id, sharingOf(key));
    const isOld = (at: number) => at <= settledAt(key.host) || (own !== undefined && at <= own.renderedAt);
    if (!copy || isOld(copy.renderedAt) || age(copy) > KEEP_MS) return undefined;
    // Clocks of machines differ: a render time in the future counts as now.
    const renderedAt = Math.min(copy.renderedAt, now());
    entries.set(id, { page: copy.page, renderedAt, triedAt: 0 });
    return age({ renderedAt }) <= (own ? ttlMs : ttlMs + staleMs) ? copy.page : undefined;
  }

  function remember(id: string, page: Page): void {
    const renderedAt = now();
    entries.set(id, { page, renderedAt, triedAt: 0 });
    failures.delete(id);
    // Only pages with status 200 are shared: unknown addresses are unlimited and not worth the shared space.
    if (page.status === 200) void shared?.set(id, page, renderedAt);
  }

  /** After a failed render: the good copy if there is one, else the degraded page, else PageUnavailable. */
  function makeDo(key: PageKey, page: Page | undefined, cause?: unknown): Page {
    const { id } = key;
    count('failed', id);
    const entry = entryOf(id);
    if (entry) {
      count('kept', id);
      entry.triedAt = now();
      return shown(key, entry);
    }
    failures.set(id, { page, at: now() });
    if (!page) throw new PageUnavailable(cause);
    return page;
  }

  async function renew(key: PageKey, began: number): Promise<Page> {
    const borrowed = await borrow(key, entryOf(key.id));
    if (borrowed) {
      count('shared', key.id);
      return borrowed;
    }
    let page: Page;
    let degraded: boolean;
    try {
      const rendering = await render(key);
      degraded = rendering.degraded;
      page = await pageOf(rendering, headers, degraded ? {} : sharingOf(key));
    } catch (error) {
      return makeDo(key, undefined, error);
    }
    if (degraded) return makeDo(key, page);
    // Whoever waited gets a page rendered across a purge, but nobody keeps it.
    if (isPurged(key, began)) return unsharedOf(page);
    if (isStorable(page.status)) remember(key.id, page);
    return page;
  }

  function flightFor(key: PageKey): Promise<Page> {
    const running = flights.get(key.id);
    if (running && !isPurged(key, running.began)) return running.page;
    const began = now();
    const flight = { began, page: renew(key, began) };
    flights.set(key.id, flight);
    const leave = () => flights.get(key.id) === flight && flights.delete(key.id);
    return flight.page.finally(leave);
  }

  return {
    /** The page that can be served immediately; a stale one is rendered again in the background. */
    get(key: PageKey): Page | undefined {
      const entry = entryOf(key.id);
      if (!entry) {
        const { page } = failureOf(key.id) ?? {};
        if (page) count('hit', key.id);
        return page;
      }
      const purged = isPurged(key, entry.renderedAt);
      if (!purged && age(entry) <= ttlMs) {
        count('hit', key.id);
        return entry.page;
      }
      const resting = now() - entry.triedAt <= ttlMs && !isPurged(key, entry.triedAt);
      if (!resting && (purged || age(entry) > ttlMs + staleMs)) return undefined;
      count('stale', key.id);
      if (!resting && mayRenew()) flightFor(key).catch(() => undefined);
      return shown(key, entry);
    },

    /** Renders the page, or waits for the render in progress. Rejects with PageUnavailable. */
    async load(key: PageKey): Promise<Page> {
      count('miss', key.id);
      const failure = failureOf(key.id);
      if (failure && !failure.page) throw new PageUnavailable();
      return flightFor(key);
    },

    /** The last good copy, even a stale one, for when the host is too busy to render. */
    lastGood(key: PageKey): Page | undefined {
      const entry = entryOf(key.id);
      return entry && shown(key, entry);
    },

    size: () => ({ pages: entries.size, bytes: entries.calculatedSize, renders: flights.size }),
  };
}
