import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { COLOUR } from '@/tests/uploadCorpus/png';
import { signedInPlayer } from '../testing/testPlayer';
import { accountById } from '../casino/accounts/store/accounts';
import { documentsOf, storeDocument } from '../casino/documents/documentStore';
import { openTestDatabase } from '../testing/testDatabase';
import { createDocumentFiles } from '../casino/documents/files';
import { testClock } from '../testing/testClock';
import { createControls } from './sections/controls';
import { createPanel } from './panel';
import { mailTo } from '../testing/testAccounts';
import { testTell } from '../testing/testTell';
import { documentsSection } from './sections/documents';

const HOST = 'localhost:4200';
const clock = testClock();
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let panel: ReturnType<typeof createPanel>;
let folder = '';
before(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'baize-panel-'));
  panel = createPanel({
    controls: createControls(clock),
    brands: ['curacao'],
    log: false,
    sections: [documentsSection(database.db, clock, createDocumentFiles(folder), testTell(clock))],
  });
});
after(async () => {
  await panel.close();
  await database.close();
  await rm(folder, { recursive: true });
});

const page = async () => (await panel.inject({ url: '/sandbox', headers: { host: HOST } })).body;
const post = (form: Record<string, string>) =>
  panel.inject({
    method: 'POST',
    url: '/sandbox/documents',
    payload: new URLSearchParams(form).toString(),
    headers: { host: HOST, origin: `http://${HOST}`, 'content-type': 'application/x-www-form-urlencoded' },
  });

test('KYC-04 E20 a document is asked for, looked at, rejected with a reason and confirmed on the panel', async () => {
  const { db } = database;
  const { account } = await signedInPlayer(db, clock.now(), { email: 'anna@player.example' });
  const store = async (fileName: string, mediaType: string, bytes: Uint8Array) => {
    const storedName = Buffer.from(fileName).toString('hex').padEnd(32, '0').slice(0, 32);
    await writeFile(path.join(folder, storedName), bytes);
    const file = { fileName, mediaType, size: bytes.length, storedName };
    return storeDocument(db, { accountId: account.id, label: 'passport', file, now: clock.now() });
  };
  const statuses = async () => (await documentsOf(db, account.id)).map(({ status, reason }) => [status, reason]);

  const asked = { ask: '1', brand: 'curacao', label: 'passport', email: ' ANNA@player.example' };
  assert.equal((await post({ ...asked, reason: 'Large win' })).statusCode, 303);
  assert.deepEqual(await statuses(), [['requested', 'Large win']]);
  assert.equal((await post({ ...asked, email: 'nobody@player.example' })).statusCode, 422);

  const first = await store('<b>me</b>.png', 'image/png', COLOUR);
  assert.match(await page(), /&lt;b&gt;me&lt;\/b&gt;\.png/);
  const seen = await panel.inject({ url: `/sandbox/documents/${first!.id}`, headers: { host: HOST } });
  assert.deepEqual([seen.statusCode, seen.headers['content-type']], [200, 'image/webp']);
  assert.match(String(seen.headers['content-security-policy']), /^default-src 'none'/);

  const judge = (verdict: string, reason = '') => post({ document: first!.id, verdict, reason });
  assert.equal((await judge('reject')).statusCode, 422, 'a rejection has a reason');
  assert.equal((await judge('confirm', 'Not readable')).statusCode, 422, 'Enter in the reason confirms nothing');
  await judge('reject', 'Not readable');
  assert.deepEqual(await statuses(), [['rejected', 'Not readable']]);
  assert.equal((await judge('confirm')).statusCode, 422, 'judged already');

  clock.advance(1_000);
  const second = await store('me.pdf', 'application/pdf', Buffer.from('%PDF-'));
  const saved = await panel.inject({ url: `/sandbox/documents/${second!.id}`, headers: { host: HOST } });
  assert.match(String(saved.headers['content-disposition']), /^attachment; filename="document-[0-9a-f-]+\.pdf"$/);
  await post({ document: second!.id, verdict: 'confirm' });
  assert.deepEqual((await statuses()).at(-1), ['confirmed', null]);
  assert.equal((await accountById(db, account.id))?.kycStatus, 'INCOMPLETE');
  assert.deepEqual(
    (await mailTo(db, account.email)).map(({ kind, body }) => [
      kind,
      /“(.+)”/.exec(body)?.[1],
      body.includes('Not readable'),
    ]),
    [
      ['document-confirmed', 'Passport', false],
      ['document-rejected', 'Passport', true],
    ],
  );
});

test('addresses of documents that are none are not found', async () => {
  for (const id of ['..%2f..%2fetc', '00000000-0000-4000-8000-000000000000', "'"]) {
    const answer = await panel.inject({ url: `/sandbox/documents/${id}`, headers: { host: HOST } });
    assert.equal(answer.statusCode, 404, id);
  }
});
