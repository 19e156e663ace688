import Router from 'next/router';
import { useSyncExternalStore } from 'react';

/** Whether another page is being loaded, which a change of the address would call off. */
let isLeaving = false;
const watchers = new Set<() => void>();

function change(now: boolean): void {
  isLeaving = now;
  for (const watcher of [...watchers]) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

Router.events.on('routeChangeStart', (_address: string, { shallow }: { shallow: boolean }) => {
  if (!shallow) change(true);
});
for (const end of ['routeChangeComplete', 'hashChangeComplete'] as const) Router.events.on(end, () => change(false));
// What calls another change off has an end of its own.
Router.events.on('routeChangeError', ({ cancelled }: { cancelled?: boolean }) => {
  if (!cancelled) change(false);
});

/** Whether another page is being loaded. */
export const useLeaving = (): boolean =>
  useSyncExternalStore(
    watch,
    () => isLeaving,
    () => false,
  );

/**
 * Runs a task at once, or as soon as the page that is being loaded has come: what opens by itself calls off nothing
 * that the visitor asked for. The answer calls the task off.
 */
export function whenArrived(task: () => void): () => void {
  if (!isLeaving) {
    task();
    return () => undefined;
  }
  const stop = watch(() => {
    if (isLeaving) return;
    stop();
    task();
  });
  return stop;
}
