import { setTimeout as sleep } from 'node:timers/promises';
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
  async function write(brand: string, at: number): Promise<boolean> {
    try {
      if (!store) return true;
      const others = (await namedIn(store)).filter(([name]) => name !== brand);
      const text = JSON.stringify([...others, [brand, at]].slice(-MAX_NAMES));
      return (await store.set(NAME, text, LIFE_MS)) !== undefined;
    } catch (error) {
      onError(error);
      return false;
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

    /**
     * At the operator's call: fetches settings and texts anew first, and tells the other hosts. Resolves with whether
     * these and the CDN have it.
     */
    async purge(brand: string): Promise<boolean> {
      await reload(brand);
      const isDone = await drop(brand);
      const telling = told.then(async () => write(brand, now()));
      told = telling;
      const isTold = await Promise.race([telling, sleep(SETTLED_MS, false, { ref: false })]);
      if (store && callCdn) setTimeout(() => void callCdn(surrogateKeys(brand)), SETTLED_MS).unref();
      return isDone && isTold;
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
