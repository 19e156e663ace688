import { request as ask } from 'node:http';
import { startFaultySite, type FaultySite } from '../support/faults/faultySite';
import { expect, test } from '../support/test';

/** Headers that a cache or framework might honour, each with a mark that must appear nowhere. */
const UNKEYED = [
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-for',
  'x-real-ip',
  'forwarded',
  'x-original-url',
  'x-rewrite-url',
  'x-nextjs-data',
  'x-middleware-prefetch',
  'x-middleware-subrequest',
  'x-invoke-path',
  'x-matched-path',
  'rsc',
  'next-router-state-tree',
  'accept-language',
  'user-agent',
  'authorization',
  'referer',
  'origin',
  'x-custom',
  'via',
  'cf-connecting-ip',
  'x-forwarded-port',
] as const;

/** A word that is in no game and no text. */
const MARK = 'zqsecretqz';

test.describe.configure({ mode: 'serial' });

let dirty: FaultySite;
let clean: FaultySite;

test.beforeAll(async () => {
  [dirty, clean] = await Promise.all([startFaultySite({ LOG_LEVEL: 'info' }), startFaultySite()]);
});
test.afterAll(() => Promise.all([dirty.stop(), clean.stop()]));

/** The rules of a page's styles stand, and are counted, in the order in which a process met their parts: that is put aside. */
const inOneOrder = (page: string) =>
  page.replace(/<style\b[^>]*>.*?<\/style>/gs, (style) =>
    style
      .replace(/data-styled\.g\d+/g, 'data-styled.g')
      .split('}')
      .sort()
      .join('}'),
  );

/** The body as sent with the host header localhost:3000, so that two hosts can be compared byte by byte. */
function bytes(
  site: FaultySite,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: string; headers: string }> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(site.origin);
    // Not the bare port: it may also be a number on the page or part of a file name.
    const hostless = (text: string) => text.replaceAll(`localhost:${port}`, 'localhost:PORT');
    ask({ host: '127.0.0.1', port, path, headers: { host: `localhost:${port}`, ...headers } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        resolve({
          status: answer.statusCode ?? 0,
          body: inOneOrder(hostless(Buffer.concat(chunks).toString())),
          headers: hostless(JSON.stringify(answer.headers)),
        });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** Waits until the host's pages have their categories: on a busy machine its backend may have been asked in vain. */
async function whole(site: FaultySite): Promise<void> {
  await expect.poll(async () => (await bytes(site, '/')).body.includes('"gameCount"')).toBe(true);
}

for (const path of ['/', '/casino', '/de', '/nowhere']) {
  test(`?at=… and ${UNKEYED.length} unlisted headers leave no trace on ${path}`, async () => {
    const headers = Object.fromEntries(
      UNKEYED.map((name) => [name, name === 'x-forwarded-for' ? `6.6.6.6, ${MARK}` : MARK]),
    );
    await Promise.all([whole(dirty), whole(clean)]);
    const first = await bytes(dirty, `${path}?at=${MARK}&utm_source=${MARK}&modal=${MARK}&x[]=${MARK}`, {
      ...headers,
      cookie: `token=${MARK}; countryCode=${MARK}`,
    });
    expect(first.body).not.toContain(MARK);
    expect(first.headers).not.toContain(MARK);
    // The next visitor of the same host gets the same bytes, and so does the first visitor of a host that never saw the
    // header.
    expect((await bytes(dirty, path)).body).toBe(first.body);
    expect((await bytes(clean, path)).body).toBe(first.body);
    expect(dirty.log()).not.toContain(MARK);
  });
}

test('an address with a token is never cached or shared', async () => {
  const { headers } = await bytes(dirty, '/casino?at=abc');
  expect(JSON.parse(headers)).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
});

test('an unknown host gets 421 for pages, calls and data', async () => {
  for (const path of [
    '/casino',
    '/api/core/casino/settings2',
    '/_next/data/x/casino.json',
    '/socket.io/?EIO=4&transport=polling',
  ]) {
    expect((await bytes(dirty, path, { host: 'evil.example' })).status, path).toBe(421);
  }
});
