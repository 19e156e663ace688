import type { TextStore } from '../cache/secondLevel';
import { surrogateKeys } from './sharing';

/** How often a host looks whether another one purged. */
export const LOOK_MS = 1_000;
/** After this time the other hosts have purged too: what the CDN fetched from them in between is old. */
const SETTLED_MS = 3_000;
/** More than brands in one deployment; only the last purge of each counts. */
const MAX_NAMES = 1_000;
const NAME = 'baize:purges';
const LIFE_MS = 24 * 60 * 60 * 1_000;

/** Brand and moment of its last purge, in milliseconds. */
type Purge = readonly [brand: string, at: number];

export type PurgesOptions = {
  now: () => number;
  /** Tells the other hosts. */
  store?: TextStore | undefined;
  brandOf: (host: string) => string;
  /** Fetches anew what is kept from a brand's backend. */
  reload: (brand: string) => Promise<void>;
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

  /** A purge of another host: its settings and texts are fetched anew here too. */
  async function follow([brand, at]: Purge): Promise<void> {
    if (at <= (purged.get(brand) ?? 0)) return;
    purged.set(brand, at);
    await reload(brand);
    purged.set(brand, Math.max(at, now()));
  }

  /** One after the other, since the list is read and written back. */
  let telling: Promise<void> = Promise.resolve();

  async function write(brand: string, at: number): Promise<void> {
    try {
      if (!store) return;
      const others = purgesIn(await store.get(NAME)).filter(([name]) => name !== brand);
      await store.set(NAME, JSON.stringify([...others, [brand, at]].slice(-MAX_NAMES)), LIFE_MS);
    } catch (error) {
      onError(error);
    }
  }

  async function drop(brand: string): Promise<boolean> {
    purged.set(brand, now());
    return (await callCdn?.(surrogateKeys(brand))) ?? true;
  }

  return {
    /** When pages of a host were purged last, in milliseconds: whatever was rendered up to then is old. */
    purgedAt: (host: string): number => purged.get(brandOf(host)) ?? 0,

    /** After a change that every host notices by itself. Resolves with whether the CDN did it at once. */
    changed: drop,

    /** At the operator's call: fetches settings and texts anew first, and tells the other hosts. */
    async purge(brand: string): Promise<boolean> {
      await reload(brand);
      const isDone = await drop(brand);
      telling = telling.then(async () => write(brand, now()));
      await telling;
      if (store && callCdn) setTimeout(() => void callCdn(surrogateKeys(brand)), SETTLED_MS).unref();
      return isDone;
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
