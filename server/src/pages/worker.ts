import type { FastifyInstance } from 'fastify';
import { OFFLINE_PATH, WORKER_PATH } from '@/config/install';
import type { KeyLists } from '../render/key';

/** Its own policy: it runs nothing else, and fetches from its site only. */
const POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

type Known = Pick<KeyLists, 'buildId' | 'locales' | 'defaultLocale'>;

/**
 * The service worker's text. It keeps the build's files, whose names carry a hash, and the offline page in each language
 * that the visitor opened; never a page, never an answer of the backend. It shows what the operator's push service sends. Another build is another text: browsers fetch
 * it and let it wait until the visitor says so, or until no page of the site is open.
 */
export const workerText = ({ buildId, locales, defaultLocale }: Known): string => `'use strict';
const FILES = 'files ${buildId}';
const PAGES = 'offline ${buildId}';
const LANGUAGES = ${JSON.stringify([...locales].filter((code) => code !== defaultLocale))};
const STATIC = '/_next/static/';

const offlineOf = (path) => {
  const first = path.split('/', 2)[1];
  return LANGUAGES.includes(first) ? '/' + first + '${OFFLINE_PATH}' : '${OFFLINE_PATH}';
};

// What stands in for a file says that nobody may keep it.
const isWhole = (answer) => answer.status === 200 && answer.type === 'basic' && !answer.redirected &&
  answer.headers.get('cache-control') !== 'no-store';

async function fileOf(request) {
  const files = await caches.open(FILES);
  const kept = await files.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (isWhole(answer)) await files.put(request, answer.clone()).catch(() => undefined);
  return answer;
}

/** Keeps the offline page in the language of a path, with the files that it names. */
async function keepOffline(path) {
  const address = offlineOf(path);
  const pages = await caches.open(PAGES);
  if (await pages.match(address)) return;
  const answer = await fetch(address, { credentials: 'omit' });
  if (!isWhole(answer)) return;
  const html = await answer.clone().text();
  const named = [...html.matchAll(/href="(\\/_next\\/static\\/[^"]+)"/g)].map((found) => found[1]);
  await Promise.all(named.map((file) => fileOf(new Request(file))));
  await pages.put(address, answer);
}

async function pageOf(event) {
  const { pathname } = new URL(event.request.url);
  try {
    const answer = (await event.preloadResponse) || (await fetch(event.request));
    event.waitUntil(keepOffline(pathname).catch(() => undefined));
    return answer;
  } catch {
    return (await caches.match(offlineOf(pathname))) || (await caches.match('${OFFLINE_PATH}')) || Response.error();
  }
}

async function install() {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const paths = ['/', ...open.map((client) => new URL(client.url).pathname)];
  for (const path of new Set(paths.map(offlineOf))) await keepOffline(path);
}

async function activate() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== FILES && name !== PAGES).map((name) => caches.delete(name)));
  if (self.registration.navigationPreload) await self.registration.navigationPreload.enable();
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  if (event.data === 'update') void self.skipWaiting();
});
/** Nothing but an address of this site is opened. */
const addressOf = (path) => {
  const address = new URL(typeof path === 'string' ? path : '/', self.location.origin);
  return address.origin === self.location.origin ? address.href : self.location.origin;
};

async function tell(event) {
  const told = event.data ? event.data.json() : {};
  if (typeof told.title !== 'string') return;
  const body = typeof told.body === 'string' ? told.body : '';
  await self.registration.showNotification(told.title, { body, data: { address: addressOf(told.path) } });
}

self.addEventListener('push', (event) => event.waitUntil(tell(event)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data.address));
});
self.addEventListener('fetch', (event) => {
  const { method, url, mode, destination } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin || /^\\/(?:api|socket\\.io)(?:\\/|$)/.test(pathname)) return;
  if (mode === 'navigate' && destination === 'document') event.respondWith(pageOf(event));
  else if (pathname.startsWith(STATIC)) event.respondWith(fileOf(event.request));
});
`;

/** Serves the service worker, which browsers ask for anew each time. */
export function addWorker(app: FastifyInstance, lists: Known): void {
  const text = workerText(lists);
  app.get(WORKER_PATH, (_request, reply) =>
    reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(text),
  );
}
