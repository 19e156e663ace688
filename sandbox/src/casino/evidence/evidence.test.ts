import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { type FastifyInstance } from 'fastify';
import { createPanel } from '../../panel/panel';
import { createControls } from '../../panel/sections/controls';
import { evidenceSection } from '../../panel/sections/evidence';
import { answerOf, call, refusalOf } from '../../testing/testBackend';
import { openTestPlay, type TestPlay } from '../../testing/testPlay';
import { testClock } from '../../testing/testClock';

/** The key of the test backend (testBackend.ts). */
const SECRET = 'key of the secrets';
const HOST = 'localhost:4200';

let play: TestPlay;
let panel: FastifyInstance;

before(async () => {
  play = await openTestPlay();
  const sections = [evidenceSection(SECRET)];
  panel = createPanel({ controls: createControls(testClock()), brands: ['curacao'], sections, log: false });
});
after(async () => {
  await panel.close();
  await play.close();
});

/** Posts a form with a file or a text to the panel; answers its words, or the status. */
async function check(fields: Record<string, string>, type?: string): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, name === 'file' ? new Blob([value]) : value);
  const request = new Request('http://panel', { method: 'POST', body: form });
  const answer = await panel.inject({
    method: 'POST',
    url: '/sandbox/evidence',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      host: HOST,
      origin: `http://${HOST}`,
      accept: 'application/json',
      'content-type': type ?? request.headers.get('content-type')!,
    },
  });
  const { said, wrong } = answer.json<{ said?: string; wrong?: string }>();
  return said ?? wrong ?? String(answer.statusCode);
}

const evidenceOf = async (headers: Record<string, string>, kind: 'round' | 'payment', id: string) =>
  (await answerOf(play.app, 'evidence', { headers, query: { kind, id } })).data.evidence;

/** A player with one round, whose history is read as the site reads it. */
async function played() {
  const player = await play.player();
  const studio = play.studio();
  const { session } = await studio.open(await player.launch());
  await studio.spin(session);
  const { rows } = (await answerOf(play.app, 'casinoHistory', { headers: player.headers })).data.history;
  return { player, round: rows[0]!.roundId! };
}

test('evidence of a round holds ids, times, amounts and the version of the rules, and the panel finds it genuine', async () => {
  const { player, round } = await played();
  const evidence: Record<string, unknown> = await evidenceOf(player.headers, 'round', round);
  const told = (await answerOf(play.app, 'round', { headers: player.headers, path: { roundId: round } })).data.round;
  assert.deepEqual(evidence.round, told);
  assert.deepEqual([evidence.player, evidence.brand, evidence.id], [player.account.id, 'curacao', round]);
  assert.match(String(evidence.rules), /^[0-9a-f]{16}$/);
  assert.equal((evidence.sessions as unknown[]).length, 1);
  const text = JSON.stringify(evidence, null, 2);
  assert.match(await check({ text }), new RegExp(`^Genuine: round ${round} of player ${player.account.id} at curacao`));
  assert.match(await check({ file: text, text: '' }), /^Genuine/);
  assert.match(await check({ text: text.replace('"1.00"', '"9.00"') }), /^Changed/);
});

test('evidence of a deposit and of a withdrawal is made, also for an excluded player, and the same row gives the same facts', async () => {
  const player = await play.player('100.00', {
    address: 'Quay 1',
    city: 'Bonn',
    zipCode: '53111',
    firstName: 'Ada',
    lastName: 'L',
    dateOfBirth: '1990-01-01',
  });
  const body = { paymentMethodId: 1, amount: '20', currencyCode: 'EUR', cancelsActiveBonus: true };
  await answerOf(play.app, 'createDeposit', player.keyed(body));
  const { rows } = (await answerOf(play.app, 'transactions', { headers: player.headers })).data.transactions;
  const id = rows[0]!.transactionId;
  await answerOf(play.app, 'selfExclude', player.keyed({ duration: '1d' }));
  const evidence: Record<string, unknown> = await evidenceOf(player.headers, 'payment', id);
  const payment = evidence.payment as Record<string, unknown>;
  assert.deepEqual(
    [payment.type, payment.amount, payment.currencyCode, payment.reference],
    ['deposit', '20.00', 'EUR', rows[0]!.reference],
  );
  assert.match(String(evidence.rules), /^[0-9a-f]{16}$/);
  const again: Record<string, unknown> = await evidenceOf(player.headers, 'payment', id);
  assert.deepEqual(again, evidence);
  assert.match(await check({ file: JSON.stringify(evidence) }), /^Genuine: payment/);
});

test('nobody gets evidence of what is another’s, unknown or no id', async () => {
  const [{ player, round }, other] = [await played(), await play.player()];
  assert.equal(
    (await refusalOf(play.app, 'evidence', { headers: other.headers, query: { kind: 'round', id: round } })).code,
    'EVIDENCE_NOT_FOUND',
  );
  for (const kind of ['round', 'payment']) {
    for (const id of [randomUUID(), "' or 1=1 --", '../round', '%00', 'ü'.repeat(60)]) {
      const answer = await call(play.app, 'evidence', { headers: player.headers, query: { kind, id } });
      assert.equal(answer.status, id === '%00' ? answer.status : 404, `${kind} ${id}`);
      assert.ok(answer.status < 500);
    }
  }
  for (const query of [
    { kind: 'wallet', id: round },
    { kind: 'round', id: '' },
    { kind: 'round', id: 'x'.repeat(129) },
  ]) {
    assert.equal((await call(play.app, 'evidence', { headers: player.headers, query })).status, 422, query.kind);
  }
  assert.equal((await call(play.app, 'evidence', { query: { kind: 'round', id: round } })).status, 403);
});

test('the panel says what is no evidence, and takes no form that cannot be read', async () => {
  assert.match(await check({ text: '' }), /^Choose a file/);
  assert.match(await check({ text: '<script>alert(1)</script>' }), /^This is no evidence/);
  assert.equal(await check({ text: 'x' }, 'multipart/form-data; boundary=other'), '400');
  assert.equal(await check({ text: 'x' }, 'multipart/form-data'), '400');
  assert.equal(await check({ text: 'x'.repeat(1024 * 1024) }), '413');
});
