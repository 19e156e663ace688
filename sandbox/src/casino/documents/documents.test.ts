import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { after, before, beforeEach, test } from 'node:test';
import { type FastifyInstance } from 'fastify';
import { ascii, join } from '@/tests/uploadCorpus/bytes';
import { UPLOAD_CORPUS, type UploadCase } from '@/tests/uploadCorpus/corpus';
import { COLOUR } from '@/tests/uploadCorpus/png';
import { accountById } from '../accounts/store/accounts';
import { askForDocument, askForDocumentsAgain, documentsOf, judgeDocument } from './documentStore';
import { documents } from './schema';
import { bookDeposit } from '../ledger/deposits';
import { answerOf, call, openTestBackend, refusalOf } from '../../testing/testBackend';
import { signedInPlayer } from '../../testing/testPlayer';

let sandbox: Awaited<ReturnType<typeof openTestBackend>>;
let app: FastifyInstance;
let player: Awaited<ReturnType<typeof signedInPlayer>>;
let port = 0;

before(async () => {
  sandbox = await openTestBackend();
  app = sandbox.backend();
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
after(() => sandbox.close());

let players = 0;
beforeEach(async () => {
  players += 1;
  player = await signedInPlayer(sandbox.db, sandbox.clock.now(), { email: `player${players}@player.example` });
});

const BOUNDARY = 'baize-boundary';
type Sent = { label?: string; fileName: string; mime: string; bytes: Uint8Array };

function formOf({ label = 'passport', fileName, mime, bytes }: Sent): Uint8Array {
  const name = Buffer.from(fileName, 'utf8').toString('latin1').replaceAll('"', '%22');
  return join(
    ascii(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="label"\r\n\r\n${label}\r\n`),
    ascii(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n`),
    ascii(`content-type: ${mime}\r\n\r\n`),
    bytes,
    ascii(`\r\n--${BOUNDARY}--\r\n`),
  );
}

const sending = (sent: Sent, key: string = randomUUID()) => ({
  headers: {
    ...player.headers,
    'idempotency-key': key,
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
  },
  payload: Buffer.from(formOf(sent)),
});
const png = (more: Partial<Sent> = {}): Sent => ({ fileName: 'a.png', mime: 'image/png', bytes: COLOUR, ...more });
const send = (sent: Partial<Sent> = {}, key?: string) => call(app, 'uploadDocument', sending(png(sent), key));
const kycStatus = async () => (await accountById(sandbox.db, player.account.id))?.kycStatus ?? null;
const rows = () => documentsOf(sandbox.db, player.account.id);
const onDisk = async () => {
  const names = await readdir(sandbox.documentsFolder, { recursive: true }).catch(() => []);
  return names.filter((name) => /[0-9a-f]{32}$/.test(name));
};

/** Sends the form up to `cutAt`, then cuts the connection. */
async function sendCut({ cutAt = 0, ...one }: UploadCase): Promise<void> {
  const form = formOf({ fileName: one.fileName, mime: one.mime, bytes: one.bytes() });
  const head = form.indexOf(0x89);
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  const { authorization } = player.headers;
  socket.write(
    `POST /api/user/upload-document HTTP/1.1\r\nhost: localhost\r\nauthorization: ${authorization}\r\n` +
      `idempotency-key: ${randomUUID()}\r\ncontent-type: multipart/form-data; boundary=${BOUNDARY}\r\n` +
      `content-length: ${form.length}\r\n\r\n`,
  );
  await new Promise<void>((resolve) => socket.write(form.subarray(0, head + cutAt), () => resolve()));
  socket.destroy();
}

test('VAL-36 VAL-37 KYC-03 every file of the corpus gets its verdict, and only those taken stay on disk', async () => {
  for (const one of UPLOAD_CORPUS) {
    if (one.server === 'nothing') continue;
    // A new player for each, since storage and attempts are limited.
    player = await signedInPlayer(sandbox.db, sandbox.clock.now(), { email: `${randomUUID()}@player.example` });
    const before = await onDisk();
    const { status, body } = await send({ fileName: one.fileName, mime: one.mime, bytes: one.bytes() });
    const verdict = status === 200 ? 'taken' : (body as { code: string }).code;
    assert.equal(verdict, one.server, one.id);
    assert.equal((await onDisk()).length, before.length + (one.server === 'taken' ? 1 : 0), one.id);
  }
});

test('an upload that is cut leaves nothing behind', async () => {
  for (const one of UPLOAD_CORPUS.filter(({ server }) => server === 'nothing')) {
    const before = await onDisk();
    await sendCut(one);
    // The server notices the closed connection with a delay; wait until it has.
    while (await new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)))) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    // The request may start writing only after its connection is closed, so wait for a stable state.
    for (let tries = 0, same = 0; tries < 250 && same < 15; tries += 1) {
      same = (await onDisk()).length === before.length ? same + 1 : 0;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    assert.deepEqual(await onDisk(), before, one.id);
    assert.deepEqual(await rows(), [], one.id);
  }
});

test('KYC-04 a document is pending, then confirmed or rejected with a reason, and the player’s status follows', async () => {
  assert.equal(await kycStatus(), null);
  await askForDocument(sandbox.db, {
    accountId: player.account.id,
    label: 'passport',
    reason: 'Large win',
    now: sandbox.clock.now(),
  });
  const statuses = async () =>
    (await answerOf(app, 'documents', { headers: player.headers })).data.documents.map(
      ({ label, status, reason, fileName }) => [label, status, reason, fileName],
    );
  assert.deepEqual(await statuses(), [['passport', 'requested', 'Large win', null]]);
  assert.equal(await kycStatus(), 'REQUESTED');

  assert.equal((await send({ fileName: 'me.png' })).status, 200);
  sandbox.clock.advance(1_000);
  assert.equal((await send({ label: 'proof-of-address', fileName: 'bill.png' })).status, 200);
  assert.deepEqual(await statuses(), [
    ['passport', 'pending', null, 'me.png'],
    ['proof-of-address', 'pending', null, 'bill.png'],
  ]);
  assert.equal(await kycStatus(), 'PENDING');

  const [passport, bill] = await rows();
  const now = sandbox.clock.now();
  assert.ok(await judgeDocument(sandbox.db, { id: passport!.id, verdict: 'confirmed', now }));
  assert.ok(await judgeDocument(sandbox.db, { id: bill!.id, verdict: { rejectedBecause: 'Too old' }, now }));
  assert.ok(!(await judgeDocument(sandbox.db, { id: bill!.id, verdict: 'confirmed', now })), 'judged once');
  assert.deepEqual((await statuses()).at(-1), ['proof-of-address', 'rejected', 'Too old', 'bill.png']);
  assert.equal(await kycStatus(), 'REJECTED');

  sandbox.clock.advance(1_000);
  await send({ label: 'proof-of-address' });
  const again = (await rows()).at(-1)!;
  await judgeDocument(sandbox.db, { id: again.id, verdict: 'confirmed', now: sandbox.clock.now() });
  assert.equal(await kycStatus(), 'APPROVED');
  sandbox.clock.advance(1_000);
  await askForDocumentsAgain(sandbox.db, player.account.id, 'Your details changed', sandbox.clock.now());
  assert.equal(await kycStatus(), 'REQUESTED');
});

test('a repeated upload is one document, with another file a conflict', async () => {
  const key = randomUUID();
  const [first, second] = [await send({}, key), await send({}, key)];
  assert.deepEqual(second.body, first.body);
  assert.equal((await rows()).length, 1);
  const other = await refusalOf(app, 'uploadDocument', sending(png({ fileName: 'b.png' }), key));
  assert.equal(other.code, 'IDEMPOTENCY_CONFLICT');
});

test('the file lies under a name of ours with its very bytes, and its own name is only told', async () => {
  await send({ fileName: '..\\..\\<b>\u202egnp.exe\u0007.png' });
  const [row] = await rows();
  assert.match(row!.storedName!, /^[0-9a-f]{32}$/);
  assert.deepEqual(new Uint8Array(await readFile(`${sandbox.documentsFolder}/${row!.storedName}`)), COLOUR);
  assert.doesNotMatch(row!.fileName!, /[\u202e\u0007\\/]/);
});

test('KYC-02 without a session nothing is told or taken', async () => {
  for (const id of ['documents', 'documentLabels'] as const) assert.equal((await refusalOf(app, id)).status, 403);
  const { headers, payload } = sending(png());
  const refused = await refusalOf(app, 'uploadDocument', { headers: { ...headers, authorization: '' }, payload });
  assert.equal(refused.status, 403);
});

test('a form of another shape is refused by field', async () => {
  const { headers } = sending(png());
  const refused = async (sent: Partial<Sent>) => (await refusalOf(app, 'uploadDocument', sending(png(sent)))).details;
  assert.deepEqual(Object.keys((await refused({ label: '' })) ?? {}), ['label']);
  assert.deepEqual(Object.keys((await refused({ label: 'library-card' })) ?? {}), ['label']);
  const json = { headers: { ...headers, 'content-type': 'application/json' }, payload: '{}' };
  assert.deepEqual(Object.keys((await refusalOf(app, 'uploadDocument', json)).details ?? {}), ['file']);
});

test('room is limited: the thirty-first file of a player is refused', async () => {
  const now = sandbox.clock.now();
  await sandbox.db.insert(documents).values(
    Array.from({ length: 29 }, () => ({
      id: randomUUID(),
      accountId: player.account.id,
      label: 'selfie',
      status: 'rejected' as const,
      createdAt: now,
      size: 1_000,
      storedName: randomUUID().replaceAll('-', ''),
    })),
  );
  assert.equal((await send()).status, 200);
  const refused = await refusalOf(app, 'uploadDocument', sending(png()));
  assert.deepEqual([refused.status, refused.code], [409, 'UPLOAD_QUOTA']);
});

test('where a deposit comes first, nothing is taken before it', async () => {
  const strict = sandbox.backend({ settings: { allowKYCBeforeDeposit: false } });
  assert.equal((await refusalOf(strict, 'uploadDocument', sending(png()))).code, 'DEPOSIT_REQUIRED');
  const deposit = { id: randomUUID(), player: player.account.id, currency: 'EUR' };
  const now = sandbox.clock.now();
  await bookDeposit(sandbox.db, { deposit, amount: 1_000n, now, depositWagerMultiplier: 1 });
  assert.equal((await call(strict, 'uploadDocument', sending(png()))).status, 200);
});

test('the kinds of documents are the brand’s, in the caller’s language', async () => {
  const labels = async (language: string, host = 'localhost') =>
    (
      await answerOf(app, 'documentLabels', {
        headers: { ...player.headers, 'accept-language': language, host },
      })
    ).data.labels;
  const [english, german] = [await labels('en'), await labels('de')];
  assert.deepEqual(
    english.map(({ id }) => id),
    german.map(({ id }) => id),
  );
  assert.equal(german.find(({ id }) => id === 'passport')?.name, 'Reisepass');
  assert.deepEqual(await labels('xx'), english);
  const other = await signedInPlayer(sandbox.db, sandbox.clock.now(), { email: 'l@player.example', brand: 'linen' });
  const headers = { ...other.headers, host: 'linen.localhost' };
  assert.ok((await answerOf(app, 'documentLabels', { headers })).data.labels.length < english.length);
});
