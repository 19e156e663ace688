import { LRUCache } from 'lru-cache';
import type { Headers } from './headers';
import type { PageKey } from './key';
import { pageOf, type Page } from './page';
import type { Render } from './render';
import type { SharedPages } from './secondLevel';

/** What happens in the cache, for the counters. */
export type CacheEvent = 'hit' | 'stale' | 'miss' | 'failed' | 'kept' | 'shared';

export type CacheOptions = {
  render: Render;
  /** Headers of every answer; a page's own go before them. */
  headers: Headers;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Up to this age a page is answered as it is. */
  ttlMs: number;
  /** For this long after, it is answered and rendered anew behind the answer. */
  staleMs: number;
  maxBytes: number;
  /** Renders under way at once; beyond, ageing pages wait for their turn. 0: no limit. */
  maxRenders: number;
  /** Copies that other processes of this site rendered. */
  shared?: SharedPages;
  count: (event: CacheEvent) => void;
};

/** No page can be had for this key just now. */
export class PageUnavailable extends Error {
  constructor(cause?: unknown) {
    super('No page could be rendered', { cause });
    this.name = 'PageUnavailable';
  }
}

/** How long a good copy stands in while renders fail. */
const KEEP_MS = 24 * 60 * 60 * 1000;
/** How long a failure without a good copy is not tried again. */
const COOL_DOWN_MS = 1_000;
const MAX_ENTRIES = 20_000;
const MAX_FAILURES = 500;

type Entry = { page: Page; renderedAt: number; triedAt: number };
/** A render that failed where no good copy is; `page` when it gave something to show. */
type Failure = { page: Page | undefined; at: number };

const isStorable = (status: number) => status === 200 || status === 404 || (status >= 300 && status < 400);

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * The shared page cache: one render however many wait for it, stale copies answered at once, good copies kept while
 * renders fail, a bound in bytes (architecture §1). A page rendered in need never replaces a good one.
 */
export function createPageCache({
  render,
  headers,
  now,
  ttlMs,
  staleMs,
  maxBytes,
  maxRenders,
  shared,
  count,
}: CacheOptions) {
  const entries = new LRUCache<string, Entry>({
    max: MAX_ENTRIES,
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.bytes,
  });
  const failures = new LRUCache<string, Failure>({ max: MAX_FAILURES });
  /** Bounded: the host loads no page where there is no room for a render. */
  const flights = new Map<string, Promise<Page>>();

  const hasRoom = () => maxRenders === 0 || flights.size < maxRenders;
  const age = (entry: { renderedAt: number }) => now() - entry.renderedAt;

  function entryOf(id: string): Entry | undefined {
    const entry = entries.get(id);
    return entry && age(entry) <= KEEP_MS ? entry : undefined;
  }

  function failureOf(id: string): Failure | undefined {
    const failure = failures.get(id);
    return failure && now() - failure.at <= COOL_DOWN_MS ? failure : undefined;
  }

  /** Another process's page, if it is newer than ours; returned when it is young enough to answer with. */
  async function borrow(id: string, own: Entry | undefined): Promise<Page | undefined> {
    const copy = await shared?.get(id);
    if (!copy || age(copy) > KEEP_MS || (own && copy.renderedAt <= own.renderedAt)) return undefined;
    // Clocks of machines differ: a page from our future is as old as now.
    const renderedAt = Math.min(copy.renderedAt, now());
    entries.set(id, { page: copy.page, renderedAt, triedAt: 0 });
    return age({ renderedAt }) <= (own ? ttlMs : ttlMs + staleMs) ? copy.page : undefined;
  }

  function remember(id: string, page: Page): void {
    const renderedAt = now();
    entries.set(id, { page, renderedAt, triedAt: 0 });
    failures.delete(id);
    // Unknown addresses have no end: what they show is not worth room that others share.
    if (page.status === 200) void shared?.set(id, page, renderedAt);
  }

  /** After a failed render: the good copy if there is one, else what the render gave, else PageUnavailable. */
  function makeDo(id: string, page: Page | undefined, cause?: unknown): Page {
    count('failed');
    const entry = entryOf(id);
    if (entry) {
      count('kept');
      entry.triedAt = now();
      return entry.page;
    }
    failures.set(id, { page, at: now() });
    if (!page) throw new PageUnavailable(cause);
    return page;
  }

  async function renew(key: PageKey): Promise<Page> {
    const borrowed = await borrow(key.id, entryOf(key.id));
    if (borrowed) {
      count('shared');
      return borrowed;
    }
    let page: Page;
    let degraded: boolean;
    try {
      const rendering = await render(key);
      page = await pageOf(rendering, headers);
      degraded = rendering.degraded;
    } catch (error) {
      return makeDo(key.id, undefined, error);
    }
    if (degraded) return makeDo(key.id, page);
    if (isStorable(page.status)) remember(key.id, page);
    return page;
  }

  function flightFor(key: PageKey): Promise<Page> {
    const running = flights.get(key.id);
    if (running) return running;
    const flight = renew(key).finally(() => flights.delete(key.id));
    flights.set(key.id, flight);
    return flight;
  }

  return {
    /** The page that can be answered at once; an ageing one is rendered anew behind the answer. */
    get(key: PageKey): Page | undefined {
      const entry = entryOf(key.id);
      if (!entry) {
        const { page } = failureOf(key.id) ?? {};
        if (page) count('hit');
        return page;
      }
      if (age(entry) <= ttlMs) {
        count('hit');
        return entry.page;
      }
      const resting = now() - entry.triedAt <= ttlMs;
      if (!resting && age(entry) > ttlMs + staleMs) return undefined;
      count('stale');
      if (!resting && hasRoom()) flightFor(key).catch(() => undefined);
      return entry.page;
    },

    /** Renders the page, or waits for the render under way. Rejects with PageUnavailable. */
    async load(key: PageKey): Promise<Page> {
      count('miss');
      const failure = failureOf(key.id);
      if (failure && !failure.page) throw new PageUnavailable();
      return flightFor(key);
    },

    /** The last good copy, whatever its age: better than nothing when the host is too busy to render. */
    lastGood: (key: PageKey): Page | undefined => entryOf(key.id)?.page,

    hasRoom,

    size: () => ({ pages: entries.size, bytes: entries.calculatedSize, renders: flights.size }),
  };
}
