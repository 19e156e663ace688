import type { Found, IndexedGame } from '@/domain/lobby/search/found';

/** Where a search gets its answers from. Both calls reject when they get none, and may be tried again. */
export type SearchSource = {
  /** Makes it ready, once; gives the games to show under an empty field. */
  load: () => Promise<readonly IndexedGame[]>;
  find: (query: string) => Promise<Found>;
};

/** Thrown where there can be no worker. */
export class NoWorker extends Error {
  override name = 'NoWorker';
}

/** Asks `first`, and from the moment it says that there is no worker, `other`. */
export function withFallback(first: SearchSource, other: SearchSource): SearchSource {
  let source = first;
  const ask = async <T>(call: (from: SearchSource) => Promise<T>): Promise<T> => {
    try {
      return await call(source);
    } catch (error) {
      if (!(error instanceof NoWorker)) throw error;
      source = other;
      return call(source);
    }
  };
  return {
    load: () => ask((from) => from.load()),
    find: (query) => ask((from) => from.find(query)),
  };
}
