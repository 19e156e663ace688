import { startTransition, useEffect, useState } from 'react';
import type { Found, IndexedGame } from '@/domain/lobby/search/found';
import { useSearchSource } from './useSearchSource';

export type Search = {
  state: 'loading' | 'failed' | 'ready';
  /** The games to show for an empty field. */
  popular: readonly IndexedGame[];
  /** The latest answer, possibly of an earlier query; null if the latest answered query was empty. */
  found: Found | null;
  retry: () => void;
};

const NONE: readonly IndexedGame[] = [];

/** Calls back with the outcome of a promise, unless the returned function was called before. */
function settle<T>(promise: Promise<T>, onValue: (value: T) => void, onError: () => void): () => void {
  let wanted = true;
  promise.then(
    (value) => wanted && onValue(value),
    () => wanted && onError(),
  );
  return () => {
    wanted = false;
  };
}

/** Delay in ms before the list for an empty field appears: whoever clears the field usually goes on typing. */
const EMPTY_FOR = 300;

const emptyLong = () => new Promise<null>((resolve) => setTimeout(resolve, EMPTY_FOR, null));

/**
 * Searches whenever the query changes; an empty query gives the suggestions. Only the latest answer counts, and the
 * previous one stays visible until then, so that clearing the field and typing again renders one list, not three.
 */
export function useSearch(query: string): Search {
  const source = useSearchSource();
  const [popular, setPopular] = useState<readonly IndexedGame[] | null>(null);
  const [found, setFound] = useState<Found | null | undefined>(query === '' ? null : undefined);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const loaded = popular !== null;
  const fail = () => setFailed(true);

  useEffect(() => settle(source.load(), setPopular, fail), [source, tries]);
  useEffect(() => {
    if (!loaded) return;
    const answer = query === '' ? emptyLong() : source.find(query);
    const show = (now: Found | null) =>
      startTransition(() => {
        setFound(now);
        setFailed(false);
      });
    return settle(answer, show, fail);
  }, [source, loaded, query, tries]);

  const retry = () => {
    setFailed(false);
    setTries((count) => count + 1);
  };
  const waits = query === '' ? !loaded : found === undefined;
  return {
    state: failed ? 'failed' : waits ? 'loading' : 'ready',
    popular: popular ?? NONE,
    found: found ?? null,
    retry,
  };
}
