import { setTimeout as sleep } from 'node:timers/promises';
import type { TextStore } from '../cache/secondLevel';
import { surrogateKeys } from './sharing';

/** How often a host looks whether another one purged. */
export const LOOK_MS = 1_000;
/** After this time the other hosts have purged too: what the CDN fetched from them in between is old. */
const SETTLED_MS = 3_000;
/** What a host fetched at its start is as new as a purge this long before it. */
const STARTING_MS = 60_000;
/** Twice as many as brands in one deployment; only the last purges of each count. */
const MAX_NAMES = 1_000;
const NAME = 'baize:purges';
const LIFE_MS = 24 * 60 * 60 * 1_000;

/** What is fetched anew: `pages` are rendered again from the settings and texts that each host has. */
type What = 'all' | 'pages';

/** Brand, moment of its last purge in milliseconds, and what of it. */
type Purge = readonly [brand: string, at: number, what?: What];

export type PurgesOptions = {
  now: () => number;
  /** Tells the other hosts. */
  store?: TextStore | undefined;
  brandOf: (host: string) => string;
  /** Fetches anew what is kept from a brand's backend; resolves with whether that came. */
  reload: (brand: string) => Promise<boolean>;
  /** Asks the CDN to drop pages by surrogate keys; undefined without a CDN to ask. */
  callCdn: ((keys: readonly string[]) => Promise<boolean>) | undefined;
  onError: (error: unknown) => void;
};

export type Purges = ReturnType<typeof createPurges>;

function purgesIn(text: string | null | undefined): Purge[] {
  const purges = JSON.parse(text ?? '[]') as unknown;
  if (!Array.isArray(purges)) throw new TypeError('Not a list of purges');
  return purges.filter((each): each is Purge => Array.isArray(each) && typeof each[1] === 'number');
}

/** Purges the pages of a brand: in this host, in the others by way of the store, and in the CDN. */
export function createPurges({ now, store, brandOf, reload, callCdn, onError }: PurgesOptions) {
  const purged = new Map<string, number>();
  const startedAt = now();

  /** The last purges that were told or followed, by what and brand. */
  const known = new Map<string, number>();
  const nameOf = (brand: string, what: What) => `${what} ${brand}`;

  /** A purge of another host. */
  async function follow([brand, at, what = 'all']: Purge): Promise<void> {
    if (at <= (known.get(nameOf(brand, what)) ?? 0)) return;
    known.set(nameOf(brand, what), at);
    purged.set(brand, Math.max(at, purged.get(brand) ?? 0));
    // Its pages are old, what this host fetched since is not.
    if (at < startedAt - STARTING_MS) return;
    if (what === 'all') await reload(brand);
    purged.set(brand, Math.max(at, now()));
  }

  /** One after the other, since the list is read and written back. */
  let told: Promise<unknown> = Promise.resolve();

  /** What is not a list is replaced: it tells nobody anything. */
  async function namedIn(from: TextStore): Promise<Purge[]> {
    const text = await from.get(NAME);
    try {
      return purgesIn(text);
    } catch (error) {
      onError(error);
      return [];
    }
  }

  /** Resolves with whether the store has it. */
  async function write(brand: string, what: What): Promise<boolean> {
    try {
      if (!store) return true;
      const at = now();
      known.set(nameOf(brand, what), at);
      const isOther = ([name, , of = 'all']: Purge) => name !== brand || of !== what;
      const text = JSON.stringify([...(await namedIn(store)).filter(isOther), [brand, at, what]].slice(-MAX_NAMES));
      return (await store.set(NAME, text, LIFE_MS)) !== undefined;
    } catch (error) {
      onError(error);
      return false;
    }
  }

  /**
   * Drops the pages here and in the CDN, and tells the other hosts, which may have stored pages of before since.
   * Resolves with whether these and the CDN have it.
   */
  async function drop(brand: string, what: What): Promise<boolean> {
    purged.set(brand, now());
    const telling = told.then(async () => write(brand, what));
    told = telling;
    // At once: a CDN may take its time, and meanwhile the others would go on with what is old.
    const [isDone, isTold] = await Promise.all([
      callCdn?.(surrogateKeys(brand)) ?? Promise.resolve(true),
      Promise.race([telling, sleep(SETTLED_MS, false, { ref: false })]),
    ]);
    if (store && callCdn) setTimeout(() => void callCdn(surrogateKeys(brand)), SETTLED_MS).unref();
    return isDone && isTold;
  }

  return {
    /** When pages of a host were purged last, in milliseconds: whatever was rendered up to then is old. */
    purgedAt: (host: string): number => purged.get(brandOf(host)) ?? 0,

    /** Up to when other hosts, which had not heard of that, may have stored old ones. */
    settledAt: (host: string): number => (purged.get(brandOf(host)) ?? -SETTLED_MS) + SETTLED_MS,

    /** After a change that this host noticed, and another one may not have yet. */
    changed: (brand: string): Promise<boolean> => drop(brand, 'pages'),

    /** At the operator's call. Resolves with whether settings and texts were fetched anew, and all have it. */
    async purge(brand: string): Promise<boolean> {
      const isReloaded = await reload(brand);
      return (await drop(brand, 'all')) && isReloaded;
    },

    /** Looks whether another host purged. */
    async look(): Promise<void> {
      try {
        await Promise.all(purgesIn(await store?.get(NAME)).map(follow));
      } catch (error) {
        onError(error);
      }
    },
  };
}
