import Router from 'next/router';
import { useSyncExternalStore } from 'react';
import { goTo } from './goTo';

function watchAddress(watcher: () => void): () => void {
  Router.events.on('routeChangeComplete', watcher);
  return () => Router.events.off('routeChangeComplete', watcher);
}

const searchNow = () => location.search;
const noSearch = () => '';

/** The current query string; empty on the server and while hydrating, as cached pages require. */
export const useSearch = (): string => useSyncExternalStore(watchAddress, searchNow, noSearch);

/** One parameter of that query; null without it. */
export const useAddress = (name: string): string | null => new URLSearchParams(useSearch()).get(name);

/** How long a change may keep the next one waiting. */
const LONGEST_MS = 1_000;

/** The change that the router has not finished; null without one. */
let underway: Promise<unknown> | null = null;

/**
 * Changes query parameters (null removes one) by shallow routing: nothing is fetched. One change at a time: the router
 * announces no change that another overtakes, so a dialog reopened while it closes would stay closed. `isDue` is asked when its turn has come.
 */
export function setAddress(
  changes: Readonly<Record<string, string | null>>,
  how: 'push' | 'replace',
  isDue?: () => boolean,
): void {
  if (underway) {
    void underway.then(() => setAddress(changes, how, isDue));
    return;
  }
  if (isDue?.() === false) return;
  const { pathname, searchParams, hash } = new URL(location.href);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) searchParams.delete(name);
    else searchParams.set(name, value);
  }
  const search = searchParams.toString();
  const address = pathname + (search && `?${search}`) + hash;
  const finish = () => {
    underway = null;
  };
  // The router's promise can stay open though its change is done, or for good: then the next change overtakes it.
  const patience = new Promise((resolve) => setTimeout(resolve, LONGEST_MS));
  underway = Promise.race([goTo(Router, how, address, { shallow: true, scroll: false }), patience]).then(
    finish,
    finish,
  );
}
