import { startTransition, useEffect, useState } from 'react';
import type { Found, IndexedGame } from '@/domain/lobby/search/found';
import { useSearchSource } from './useSearchSource';

export type Search = {
  state: 'loading' | 'failed' | 'ready';
  /** The games to show under an empty field. */
  popular: readonly IndexedGame[];
  /** The latest answer, maybe to the letters before; null where the empty query was the latest to be answered. */
  found: Found | null;
  retry: () => void;
};

const NONE: readonly IndexedGame[] = [];

/** Hands on what a promise gives, until the function it returns is called. */
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

/** Who empties the field mostly writes on at once: the list for an empty one waits so long, in ms. */
const EMPTY_FOR = 300;

const emptyLong = () => new Promise<null>((resolve) => setTimeout(resolve, EMPTY_FOR, null));

/**
 * Looks for a text whenever it changes; the answer to none is what stands under an empty field. Only the latest answer
 * counts, and the one before stays until it comes: a letter in a field just emptied has one list drawn, not three.
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
    return settle(answer, (found) => startTransition(() => setFound(found)), fail);
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
