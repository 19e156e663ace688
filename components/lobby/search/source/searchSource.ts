import type { Found, IndexedGame } from '@/domain/lobby/search/found';

/** Source of search answers. Both calls reject on failure and may be retried. */
export type SearchSource = {
  /** Prepares the source once; resolves to the games to show for an empty field. */
  load: () => Promise<readonly IndexedGame[]>;
  find: (query: string) => Promise<Found>;
};

/** Thrown where no worker can run. */
export class NoWorker extends Error {
  override name = 'NoWorker';
}

/** Uses `first` until it reports that there is no worker, then `other`. */
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
