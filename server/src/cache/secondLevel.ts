import type { Headers } from '../answers/headers';
import { withoutSum, withSum } from './checked';
import { pack, unpack, type Page } from './page';
import { createPatience } from './patience';

/** A page and its render time, in milliseconds since the epoch. */
export type SharedPage = { page: Page; renderedAt: number };

/** Pages rendered by other processes of the site; `sharing` is what a CDN may do with one. Neither call ever rejects or waits long. */
export type SharedPages = {
  get(id: string, sharing?: Headers): Promise<SharedPage | undefined>;
  set(id: string, page: Page, renderedAt: number): Promise<void>;
};

/** The storage of serialized pages and files: Redis, or a map in tests. `set` resolves to undefined where nothing was written. */
export type TextStore = {
  get(key: string): Promise<string | null | undefined>;
  set(key: string, value: string, lifeMs: number): Promise<unknown>;
};

/** Beyond this wait, rendering a page is faster than fetching it. */
const PATIENCE_MS = 100;
const LIFE_MS = 24 * 60 * 60 * 1000;

function toText(page: Page, renderedAt: number): string {
  const { status, headers, br, gzip } = pack(page);
  const text = { status, headers, renderedAt, br: br.toString('base64'), gzip: gzip.toString('base64') };
  return withSum(JSON.stringify(text));
}

/** Throws or rejects on anything that toText did not write. */
async function fromText(text: string, base: Headers, sharing: Headers): Promise<SharedPage> {
  const { status, headers, renderedAt, br, gzip } = JSON.parse(withoutSum(text)) as Record<string, unknown>;
  if (typeof status !== 'number' || typeof renderedAt !== 'number' || typeof headers !== 'object' || !headers) {
    throw new TypeError('Not a stored page');
  }
  const bytes = (base64: unknown) => Buffer.from(String(base64), 'base64');
  const page = await unpack({ status, headers: headers as Headers, br: bytes(br), gzip: bytes(gzip) }, base, sharing);
  return { page, renderedAt };
}

export type SharedPagesOptions = {
  store: TextStore;
  /** Pages refer to the scripts of their build, so pages of another build cannot be used. */
  buildId: string;
  headers: Headers;
  now: () => number;
  onError: (error: unknown) => void;
};

/** The second level of the page cache. A store that is slow, unreachable or returns invalid data counts as empty. */
export function createSharedPages({ store, buildId, headers, now, onError }: SharedPagesOptions): SharedPages {
  const patient = createPatience({ now, onError, patienceMs: PATIENCE_MS });
  const nameOf = (id: string) => `baize:${buildId}:${id}`;
  return {
    async get(id, sharing = {}) {
      const text = await patient(() => store.get(nameOf(id)));
      try {
        return text ? await fromText(text, headers, sharing) : undefined;
      } catch (error) {
        onError(error);
        return undefined;
      }
    },
    set: async (id, page, renderedAt) => {
      await patient(() => store.set(nameOf(id), toText(page, renderedAt), LIFE_MS));
    },
  };
}
