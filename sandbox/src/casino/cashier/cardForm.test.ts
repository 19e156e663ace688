import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { providerMessages } from '../deposits/schema';
import { providerOutbox, providerPayments } from '../../outside/payments/schema';
import { createCaptchas } from '../../outside/captcha/captchas';
import { createOutside } from '../../outside/outside';
import { FRAME_SCRIPT } from '../../outside/payments/frameScript';
import {
  cardOf,
  type Deposit,
  openTestCashier,
  PROVIDER,
  SITE,
  type TestCashier,
  type TestPlayer,
} from '../../testing/testCashier';

let cashier: TestCashier;
let player: TestPlayer;
before(async () => {
  cashier = await openTestCashier();
  player = await cashier.player();
});
after(() => cashier.close());

const PAID = '4242424242424242';

test('the form keeps nothing of a card in the browser', () => {
  assert.doesNotMatch(FRAME_SCRIPT, /Storage|indexedDB|cookie|caches/);
});

const statusOf = async ({ id }: Deposit) => (await player.deposit(id)).status;

test('a wrong card is named by field and charges nothing', async () => {
  const deposit = await player.create();
  const send = async (more: object) =>
    cashier.outside.inject({
      method: 'POST',
      url: new URL(deposit.nextStep!.cardUrl!).pathname,
      headers: { origin: PROVIDER },
      payload: { ...cardOf(PAID), ...more },
    });
  for (const [more, faults] of [
    [{ number: '4242424242424241' }, { number: 'number' }],
    [{ expiry: '13/30' }, { expiry: 'expiry' }],
    [{ expiry: '10/26' }, { expiry: 'expired' }],
    [{ cvc: '1234' }, { cvc: 'cvc' }],
    [{ holder: ' ' }, { holder: 'required' }],
    [
      { number: null, cvc: {} },
      { number: 'required', cvc: 'required' },
    ],
  ] as const) {
    const answer = await send(more);
    assert.equal(answer.statusCode, 422);
    assert.deepEqual(answer.json<{ faults: object }>().faults, faults);
  }
  assert.equal(await statusOf(deposit), 'created');
});

test('only the sites may send a card, and their pages alone may frame the form', async () => {
  const deposit = await player.create();
  const { pathname } = new URL(deposit.nextStep!.cardUrl!);
  const from = (origin: string, method: 'POST' | 'OPTIONS' = 'POST') =>
    cashier.outside.inject({ method, url: pathname, headers: { origin }, payload: cardOf(PAID) });
  assert.equal((await from('https://evil.example')).statusCode, 400);
  assert.equal((await from('https://evil.example', 'OPTIONS')).statusCode, 400);
  assert.equal(await statusOf(deposit), 'created');
  const asked = await from(SITE, 'OPTIONS');
  assert.deepEqual([asked.statusCode, asked.headers['access-control-allow-origin']], [204, SITE]);
  const form = await cashier.open(deposit.nextStep!.url);
  const policy = String(form.headers['content-security-policy']);
  assert.match(policy, new RegExp(`frame-ancestors ${SITE};`));
  assert.doesNotMatch(policy, /unsafe/);
  assert.match(form.body, new RegExp(`data-parent="${SITE}"`));
  const hostile = await cashier.open(`${deposit.nextStep!.url}&theme=%22%3E%3Cscript%3E&accent=%22%3E%3Cscript%3E`);
  assert.doesNotMatch(hostile.body, /<script>/);
  const css = await cashier.outside.inject({ url: '/payments/pages.css?accent=00ff00&surface=red;}' });
  assert.match(css.body, /--accent: #00ff00;/);
  assert.doesNotMatch(css.body, /red;\}/);
  const script = await cashier.outside.inject({ url: '/payments/frame.js' });
  assert.doesNotMatch(script.body, /postMessage\([^)]*'\*'/);
});

test('of a card nothing is kept but its brand and last four digits', async () => {
  const number = '5555555555554444';
  const deposit = await player.create();
  await cashier.pay(deposit, number);
  const rows = [
    ...(await cashier.db.select().from(providerPayments)),
    ...(await cashier.db.select().from(providerOutbox)),
    ...(await cashier.db.select().from(providerMessages)),
  ];
  const stored = JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  assert.doesNotMatch(stored, /555555555555|Ada Sample|12\/30/);
  assert.match(stored, /"cardBrand":"mastercard","lastFour":"4444"/);
});

test('no card is logged, neither when all goes well nor when something breaks', async () => {
  const deposit = await player.create();
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const { clock, db } = cashier;
  const broken = {
    select: db.select.bind(db),
    transaction: () => Promise.reject(new Error('the database is away')),
  } as unknown as typeof db;
  for (const [one, status] of [
    [broken, 500],
    [db, 200],
  ] as const) {
    const outside = await createOutside({
      clock,
      origin: PROVIDER,
      siteOrigins: [SITE],
      captchas: createCaptchas(clock),
      captchaSecret: (key) => `secret.${key}`,
      client: { id: 'client', secret: 'secret', redirectUris: [] },
      payments: { db: one, outbox: cashier.payments.outbox, slowness: () => 0 },
      log: { level: 'trace', stream },
    });
    const url = new URL(deposit.nextStep!.cardUrl!).pathname;
    const sent = { method: 'POST', url, headers: { origin: SITE }, payload: cardOf(PAID) } as const;
    assert.equal((await outside.inject(sent)).statusCode, status);
    await outside.close();
  }
  assert.match(lines.join(''), /the database is away/);
  assert.doesNotMatch(lines.join(''), /424242|Ada Sample|"123"/);
});

test('a payment that is not there has no page', async () => {
  for (const name of ['card', 'challenge', 'bank', 'pay']) {
    assert.equal((await cashier.open(`${PROVIDER}/payments/none/${name}`)).statusCode, 404, name);
  }
});
