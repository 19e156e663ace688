import { WORKER_PATH } from '@/config/install';

/** A version that was fetched and waits; null while the site is current. */
let waiting: ServiceWorker | null = null;
let began = false;
const watchers = new Set<() => void>();

function found(worker: ServiceWorker | null): void {
  waiting = worker;
  for (const watcher of watchers) watcher();
}

/** A version waits from now on, until it takes over, by a press or because no page of the site uses the old one. */
function wait(next: ServiceWorker): void {
  found(next);
  next.addEventListener('statechange', () => {
    if (waiting === next) found(null);
  });
}

function follow(registration: ServiceWorkerRegistration): void {
  if (registration.waiting && registration.active) wait(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    const whenInstalled = () => {
      if (next?.state !== 'installed') return;
      next.removeEventListener('statechange', whenInstalled);
      // The first one ever replaces nothing.
      if (registration.active) wait(next);
    };
    next?.addEventListener('statechange', whenInstalled);
  });
}

/** Registers the service worker, once per page. Without it, or where the browser refuses it, nothing is missing. */
export function startWorker(): void {
  if (began || !('serviceWorker' in navigator)) return;
  began = true;
  navigator.serviceWorker
    .register(WORKER_PATH)
    .then(follow)
    .catch(() => undefined);
}

/** Whether a newer version waits. */
export const updateWaits = (): boolean => waiting !== null;

/** Calls back whenever that changes; returns a function that stops it. */
export function watchUpdate(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Lets the newer version take over, then `done`: the page is to be loaded again. */
export function takeUpdate(done: () => void): void {
  const next = waiting;
  if (!next) return;
  next.addEventListener('statechange', () => {
    if (next.state === 'activated') done();
  });
  next.postMessage('update');
}
