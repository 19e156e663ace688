import { startTransition, useEffect, useState } from 'react';
import type { Found, IndexedGame } from '@/domain/search/found';
import { useSearchSource } from './useSearchSource';

export type Search = {
  state: 'loading' | 'failed' | 'ready';
  /** The games to show under an empty field. */
  popular: readonly IndexedGame[];
  /** The latest answer, maybe to the letters before; null until one came and for an empty query. */
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

/** Resolves once the browser has drawn what is there now: a letter shows before the answer to it is drawn. */
const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const afterDrawing = <T>(promise: Promise<T>): Promise<T> => Promise.all([promise, drawn()]).then(([value]) => value);

/** Looks for a text whenever it changes. Only the latest answer counts; the one before stays until it comes. */
export function useSearch(query: string): Search {
  const source = useSearchSource();
  const [popular, setPopular] = useState<readonly IndexedGame[] | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const loaded = popular !== null;
  const asked = query !== '';
  const fail = () => setFailed(true);

  useEffect(() => settle(source.load(), setPopular, fail), [source, tries]);
  useEffect(() => {
    if (!loaded || !asked) return;
    return settle(afterDrawing(source.find(query)), (answer) => startTransition(() => setFound(answer)), fail);
  }, [source, loaded, asked, query, tries]);

  const retry = () => {
    setFailed(false);
    setTries((count) => count + 1);
  };
  const shown = asked ? found : null;
  const waits = asked ? shown === null : !loaded;
  return { state: failed ? 'failed' : waits ? 'loading' : 'ready', popular: popular ?? NONE, found: shown, retry };
}
