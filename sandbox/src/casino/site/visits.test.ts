import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type FastifyInstance } from 'fastify';
import { purge } from '../../purge';
import { blockReports, events } from './schema';
import { answerOf, openTestBackend } from '../../testing/testBackend';
import { signedInPlayer } from '../../testing/testPlayer';

let sandbox: Awaited<ReturnType<typeof openTestBackend>>;
let app: FastifyInstance;

before(async () => {
  sandbox = await openTestBackend();
  app = sandbox.backend();
});
after(() => sandbox.close());

const FROM = { 'x-forwarded-for': '198.51.100.7' };
const ENTRY = {
  event: 'pageView',
  data: { path: '/casino', previous: null },
  mkt: 'spring',
  userDeviceType: 'mobile',
  cpncToSent: 'c-1',
};

test('API-34 an event is stored with what it carries, where it came from and whose it is', async () => {
  const player = await signedInPlayer(sandbox.db, sandbox.clock.now());
  await answerOf(app, 'logEvent', { headers: { ...FROM, ...player.headers }, payload: ENTRY });
  const [{ id: _id, createdAt: _at, ...stored } = { id: '', createdAt: '' }] = await sandbox.db.select().from(events);
  assert.deepEqual(stored, {
    brand: 'curacao',
    event: 'pageView',
    data: ENTRY.data,
    mkt: 'spring',
    deviceType: 'mobile',
    cpnc: 'c-1',
    country: 'GB',
    accountId: player.account.id,
  });
});

test('an event that cannot be used disturbs nobody and is not stored', async () => {
  const before = await sandbox.db.$count(events);
  for (const payload of [{}, { event: 7 }, { event: '' }]) await answerOf(app, 'logEvent', { payload });
  assert.equal(await sandbox.db.$count(events), before);
  await answerOf(app, 'logEvent', { payload: { ...ENTRY, data: { words: 'x'.repeat(50_000) } } });
  const stored = (await sandbox.db.select().from(events)).at(-1);
  assert.deepEqual(stored?.data, {});
});

test('a flood from one address is not stored', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  for (let sent = 0; sent < 260; sent += 1) await answerOf(app, 'logEvent', { headers, payload: ENTRY });
  const stored = (await sandbox.db.select().from(events)).filter(({ country }) => country === 'CA');
  assert.equal(stored.length, 240);
});

test('CNTRY-03 a blocked visitor is one row for each address, country and page', async () => {
  const report = { ip: '198.51.100.7', country: 'FR', firstUrl: 'http://localhost:3000/casino' };
  for (const payload of [
    report,
    report,
    { ...report, country: 'NL' },
    { ...report, firstUrl: null },
    { ...report, ip: 'me' },
  ]) {
    await answerOf(app, 'reportCountryBlocked', { payload });
  }
  const rows = await sandbox.db.select().from(blockReports);
  assert.deepEqual(rows.map(({ country, url }) => [country, url]).sort(), [
    ['FR', ''],
    ['FR', 'http://localhost:3000/casino'],
    ['NL', 'http://localhost:3000/casino'],
  ]);
});

test('what was told of visits is forgotten after ninety days', async () => {
  const kept = () => Promise.all([sandbox.db.$count(events), sandbox.db.$count(blockReports)]);
  const day = 86_400_000;
  await purge(sandbox.db, new Date(sandbox.clock.now().getTime() + 90 * day));
  assert.ok((await kept()).every((count) => count > 0));
  await purge(sandbox.db, new Date(sandbox.clock.now().getTime() + 91 * day));
  assert.deepEqual(await kept(), [0, 0]);
});
