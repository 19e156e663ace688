import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { createTestHost, LISTS } from '../testing/testHost';
import { workerText } from './worker';

const ORIGIN = 'https://site.example';
const SHEET = '/_next/static/theme.css';

type Kept = Map<string, Response>;
type Request = { url: string; method: string; mode: string; destination: string };
type Listener = (event: object) => void;

/** A browser around the worker: its caches, its network, and what it was asked. */
function createBrowser(build = 'b1', stores = new Map<string, Kept>()) {
  const listeners = new Map<string, Listener>();
  const net = { online: true, asked: [] as string[], headers: {} as Record<string, string> };
  const urlOf = (given: string | { url: string }) =>
    new URL(typeof given === 'string' ? given : given.url, ORIGIN).href;
  const answer = (text: string) =>
    Object.defineProperty(new Response(text, { headers: net.headers }), 'type', { value: 'basic' });
  const fetch = async (given: string | { url: string }) => {
    const url = urlOf(given);
    net.asked.push(new URL(url).pathname);
    if (!net.online) throw new TypeError('Failed to fetch');
    return answer(url.endsWith('offline.html') ? `<link href="${SHEET}">${url}` : url);
  };
  const opened = (name: string) => {
    const kept = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, kept);
    return {
      match: async (given: string | { url: string }) => kept.get(urlOf(given))?.clone(),
      put: async (given: string | { url: string }, one: Response) => void kept.set(urlOf(given), one),
    };
  };
  const caches = {
    open: async (name: string) => opened(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (given: string) =>
      [...stores.values()]
        .map((kept) => kept.get(urlOf(given)))
        .find(Boolean)
        ?.clone(),
  };
  const skipWaiting = { times: 0 };
  const shown: unknown[] = [];
  const self = {
    location: new URL(ORIGIN),
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    clients: { matchAll: async () => [{ url: `${ORIGIN}/de/casino` }] },
    registration: { showNotification: async (title: string, options: object) => void shown.push([title, options]) },
    skipWaiting: async () => void skipWaiting.times++,
  };
  class FakeRequest {
    readonly url: string;
    constructor(url: string) {
      this.url = urlOf(url);
    }
  }
  runInNewContext(workerText({ ...LISTS, buildId: build }), {
    self,
    caches,
    fetch,
    URL,
    Request: FakeRequest,
    Response,
  });
  /** Sends an event and waits for what it waits for; answers with what it responds. */
  const send = async (type: string, event: object = {}) => {
    const waits: unknown[] = [];
    let response: unknown;
    listeners.get(type)!({
      ...event,
      waitUntil: (task: unknown) => waits.push(task),
      respondWith: (given: unknown) => (response = given),
    });
    const answered = (await response) as Response | undefined;
    await Promise.all(waits);
    return answered;
  };
  const open = (path: string, more: Partial<Request> = {}) =>
    send('fetch', {
      request: { url: urlOf(path), method: 'GET', mode: 'navigate', destination: 'document', ...more },
    });
  const kept = () =>
    [...stores.values()].flatMap((store) => [...store.keys()].map((url) => new URL(url).pathname)).toSorted();
  return { net, send, open, kept, stores, skipWaiting, shown };
}

const script = { mode: 'no-cors', destination: 'script' };

test('a page without a network is the offline page in its language, and no page is ever kept', async () => {
  const { net, send, open, kept } = createBrowser();
  await send('install');
  assert.deepEqual(kept(), [SHEET, '/de/offline.html', '/offline.html']);
  assert.equal(await (await open('/Wallet'))!.text(), `${ORIGIN}/Wallet`);
  await open('/fr/profile');
  assert.deepEqual(kept(), [SHEET, '/de/offline.html', '/fr/offline.html', '/offline.html']);
  net.online = false;
  assert.match(await (await open('/de/Wallet'))!.text(), /\/de\/offline\.html$/);
  assert.match(await (await open('/fr'))!.text(), /\/fr\/offline\.html$/);
  assert.match(await (await open('/Wallet?modal=deposit'))!.text(), /example\/offline\.html$/);
});

test('the files of the build are fetched once, nothing else is touched', async () => {
  const { net, open, kept } = createBrowser();
  await open('/_next/static/a.js', script);
  net.online = false;
  assert.equal(await (await open('/_next/static/a.js', script))!.text(), `${ORIGIN}/_next/static/a.js`);
  const before = net.asked.length;
  for (const [path, request] of [
    ['/api/user/get-user-details', { mode: 'cors', destination: '' }],
    ['/api/user/google-callback', {}],
    ['/socket.io/', { mode: 'cors', destination: '' }],
    ['/_next/data/b1/en/casino.json', { mode: 'cors', destination: '' }],
    ['/texts.json', { mode: 'cors', destination: '' }],
    ['/captcha.html', { destination: 'iframe' }],
    ['/_next/static/a.js', { ...script, method: 'POST' }],
    ['https://cdn.example/_next/static/a.js', script],
  ] as const)
    assert.equal(await open(path, request), undefined, path);
  assert.equal(net.asked.length, before);
  assert.deepEqual(kept(), ['/_next/static/a.js']);
});

test('what only stands in for a style sheet is shown and not kept under its name', async () => {
  const { net, open, kept } = createBrowser();
  net.headers = { 'cache-control': 'no-store' };
  const sheet = { mode: 'no-cors', destination: 'style' };
  const address = '/_next/static/themes/run-time.000000000001.css';
  assert.equal(await (await open(address, sheet))!.text(), `${ORIGIN}${address}`);
  assert.deepEqual(kept(), []);
  net.headers = { 'cache-control': 'public, max-age=31536000, immutable' };
  await open(address, sheet);
  assert.deepEqual(kept(), [address]);
});

test('a new build clears what the one before kept, and takes over only when told', async () => {
  const old = createBrowser('b1');
  await old.open('/_next/static/a.js', script);
  const { send, stores, skipWaiting } = createBrowser('b2', old.stores);
  await send('install');
  assert.equal(skipWaiting.times, 0);
  await send('message', { data: 'update' });
  assert.equal(skipWaiting.times, 1);
  await send('activate');
  assert.deepEqual([...stores.keys()].toSorted(), ['files b2', 'offline b2']);
});

test('what the push service sends is shown, and leads nowhere but to the site', async () => {
  const { send, shown } = createBrowser();
  const push = (told: object) => send('push', { data: { json: () => told } });
  await push({ title: 'Withdrawal arrived', body: '€20.00', path: '/profile/transactions' });
  await push({ title: 'Look', path: 'https://evil.example/x' });
  await push({ body: 'without a title' });
  // Objects of another realm are compared by their text.
  assert.deepEqual(JSON.parse(JSON.stringify(shown)), [
    ['Withdrawal arrived', { body: '€20.00', data: { address: `${ORIGIN}/profile/transactions` } }],
    ['Look', { body: '', data: { address: ORIGIN } }],
  ]);
});

test('it is served with a policy of its own, and asked for anew each time', async () => {
  const { get } = createTestHost();
  const answer = await get('/sw.js');
  assert.equal(answer.statusCode, 200);
  assert.match(String(answer.headers['content-type']), /^text\/javascript/);
  assert.equal(answer.headers['cache-control'], 'no-cache');
  assert.equal(
    answer.headers['content-security-policy'],
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  );
  assert.match(answer.body, new RegExp(`files ${LISTS.buildId}`));
});
