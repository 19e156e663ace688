import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { testClock } from '../testing/testClock';
import { createControls } from './sections/controls';
import { createPanel } from './panel';
import { type SocketEvent } from '../casino/socket/sockets';

const HOST = 'localhost:4200';

function openPanel(t: TestContext) {
  const controls = createControls(testClock('2026-11-20T12:00:00.000Z'));
  const panel = createPanel({ controls, brands: ['linen', 'dark'], log: false });
  t.after(() => panel.close());
  const page = async (host = HOST, cookie = '') => panel.inject({ url: '/sandbox', headers: { host, cookie } });
  /** The page after the redirect of an accepted form. */
  const next = async ({ headers }: { headers: { location?: string | undefined } }) =>
    (await panel.inject({ url: headers.location ?? '', headers: { host: HOST } })).body;
  const post = (section: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
    panel.inject({
      method: 'POST',
      url: `/sandbox/${section}`,
      payload: new URLSearchParams(form).toString(),
      headers: {
        host: HOST,
        origin: `http://${HOST}`,
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
    });
  return { controls, page, next, post };
}

test('the page answers at names of this machine only, runs nothing and is framed by nobody', async (t) => {
  const { page } = openPanel(t);
  for (const host of [HOST, '127.0.0.1:4200', 'localhost', 'linen.localhost:4200', 'LOCALHOST:4200']) {
    const answer = await page(host);
    assert.equal(answer.statusCode, 200, host);
    assert.match(answer.body, /<h1>Control panel/);
  }
  for (const host of ['evil.example', 'localhost.evil.example', 'nobody.localhost:4200', '192.168.0.2:4200']) {
    assert.equal((await page(host)).statusCode, 421, host);
  }
  const { headers } = await page();
  assert.match(
    String(headers['content-security-policy']),
    /^default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'/,
  );
});

test('a form of another page is refused and changes nothing', async (t) => {
  const { controls, post } = openPanel(t);
  const forward = { days: '1', hours: '0' };
  for (const origin of ['http://evil.example', 'null', 'http://localhost:3000', '']) {
    assert.equal((await post('clock', forward, { origin })).statusCode, 403, origin);
  }
  assert.equal((await post('clock', forward, { host: 'evil.example', origin: 'http://evil.example' })).statusCode, 421);
  assert.equal((await post('clock', forward, { 'content-type': 'text/plain' })).statusCode, 415);
  assert.equal(controls.clock.ahead(), 0);
});

test('the clock is put forward and back to the real time; the page tells once what was done', async (t) => {
  const { controls, next, post } = openPanel(t);
  const answer = await post('clock', { days: '2', hours: '3' });
  assert.equal(answer.statusCode, 303);
  assert.match(answer.headers.location ?? '', /^\/sandbox\?said=/);
  assert.equal(controls.clock.now().toISOString(), '2026-11-22T15:00:00.000Z');
  const body = await next(answer);
  assert.match(body, /role="status">The clock is put forward/);
  assert.match(body, /It is 2 d 3 h ahead/);
  assert.doesNotMatch(await next(answer), /role="status"/);
  await post('clock', { reset: '1' });
  assert.equal(controls.clock.ahead(), 0);
});

test('what is said of a form is told to who sent it, whoever looks at the page meanwhile', async (t) => {
  const { page, next, post } = openPanel(t);
  const forward = await post('clock', { days: '2', hours: '3' });
  const back = await post('clock', { reset: '1' });
  assert.doesNotMatch((await page()).body, /role="status"/);
  assert.match(await next(forward), /role="status">The clock is put forward/);
  assert.match(await next(back), /role="status">The clock shows the real time/);
});

test('a form that cannot be taken says what to do, escaped, and changes nothing', async (t) => {
  const { controls, post } = openPanel(t);
  for (const [section, form] of [
    ['clock', { days: '-1', hours: '0' }],
    ['clock', { days: '1.5', hours: '0' }],
    ['clock', { days: '0', hours: '0' }],
    ['clock', { days: '3650', hours: '1' }],
    ['faults', { operation: 'nothing', fault: 'cut' }],
    ['faults', { operation: 'games', fault: '418' }],
    ['faults', { operation: 'games', fault: 'slow', seconds: '0' }],
    ['faults', { operation: 'games', fault: 'cut', count: 'many' }],
    ['visitor', { country: 'XX', ip: '' }],
    ['visitor', { country: '', ip: '<script>' }],
    ['events', { event: 'logout', value: '1' }],
    ['events', { event: 'credit', value: '1e9' }],
    ['events', { event: 'failedDeposit', value: '' }],
  ] as const) {
    const { statusCode, body, headers } = await post(section, form);
    assert.equal(statusCode, 422, JSON.stringify(form));
    assert.match(body, /role="alert">/);
    assert.doesNotMatch(body, /<script/);
    assert.equal(headers['set-cookie'], undefined);
  }
  assert.equal(controls.clock.ahead(), 0);
  assert.deepEqual(controls.faults.list(), []);
});

test('who asks for JSON is told what the form did, or what is wrong, without a page', async (t) => {
  const { controls, post } = openPanel(t);
  const json = { accept: 'application/json' };
  const forward = await post('clock', { days: '1', hours: '0' }, json);
  assert.deepEqual([forward.statusCode, forward.json()], [200, { said: 'The clock is put forward.' }]);
  assert.equal(controls.clock.ahead(), 86_400_000);
  const refused = await post('clock', { days: 'x' }, json);
  assert.deepEqual([refused.statusCode, refused.json()], [422, { wrong: 'Give a whole number from 0 to 3650.' }]);
  assert.equal((await post('clock', { reset: '1' }, { ...json, origin: 'http://evil.example' })).statusCode, 403);
});

test('a fault is set for a call, shown, and taken back alone or with all others', async (t) => {
  const { controls, page, post } = openPanel(t);
  await post('faults', { operation: 'games', brand: 'linen', fault: 'slow', seconds: '3', count: '2' });
  await post('faults', { operation: 'game', brand: '', fault: '503', count: '' });
  assert.deepEqual(controls.faults.list(), [
    { operation: 'games', brand: 'linen', fault: { kind: 'slow', seconds: 3 }, left: 2 },
    { operation: 'game', brand: null, fault: { kind: 'status', status: 503 }, left: null },
  ]);
  assert.match((await page()).body, /slow by 3 s/);
  await post('faults', { operation: 'games', brand: 'linen', clear: '1' });
  assert.deepEqual(
    controls.faults.list().map(({ operation }) => operation),
    ['game'],
  );
  await post('faults', { clearAll: '1' });
  assert.deepEqual(controls.faults.list(), []);
});

test('the visitor is a cookie of the panel’s host, shown again in the form and forgotten on demand', async (t) => {
  const { page, post } = openPanel(t);
  const set = String((await post('visitor', { country: 'US', ip: '192.0.2.7' })).headers['set-cookie']);
  assert.match(set, /^sandboxVisitor=US_192\.0\.2\.7; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/);
  const { body } = await page(HOST, 'sandboxVisitor=US_192.0.2.7');
  assert.match(body, /<option value="US" selected>United States<\/option>/);
  assert.match(body, /value="192\.0\.2\.7"/);
  assert.match(String((await post('visitor', { forget: '1' })).headers['set-cookie']), /Max-Age=0/);
});

test('an event goes to everybody or to one connection, in the shape the site reads', async (t) => {
  const { controls, page, next, post } = openPanel(t);
  assert.match(await next(await post('events', { event: 'credit', value: '1', to: '' })), /Nobody was there/);
  const sent: [SocketEvent, string | null][] = [];
  controls.sockets.attach({
    connections: () => [
      { id: 'a', player: 'anna' },
      { id: 'b', player: '<b>' },
    ],
    emit: (event, to) => void sent.push([event, to]),
  });
  const { body } = await page();
  assert.match(body, /Connected now: <strong>2<\/strong>/);
  assert.match(body, /player &lt;b&gt;, b/);
  assert.match(await next(await post('events', { event: 'credit', value: '12.50', to: '' })), /went to 2 connections/);
  await post('events', { event: 'failedDeposit', value: 'CARD', to: 'a' });
  await post('events', { event: 'debit', value: '-1', to: 'gone' });
  assert.deepEqual(sent, [
    [{ name: 'credit', payload: { win: '12.50' } }, null],
    [{ name: 'failedDeposit', payload: { method: 'CARD' } }, 'a'],
  ]);
});
