import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { toDecimal, toMinor } from '@/domain/money/money';
import { refusalOf } from '../../testing/testBackend';
import { CATALOGUE } from '../../testing/testCatalogue';
import { rounds } from '../../studio/store/schema';
import { walletTransactions } from '../bets/schema';
import { checkLedger } from '../ledger/check';
import { MIN_SPIN_MS } from '../../studio/rounds/pace';
import { openTestPlay, type TestPlay } from '../../testing/testPlay';

let play: TestPlay;
before(async () => {
  play = await openTestPlay();
});
after(() => play.close());

const euro = (amount: unknown) => toMinor(String(amount), 'EUR')!;
const isSound = async () => assert.deepEqual(await checkLedger(play.db), []);

test('a round of real play costs its stake and pays its win, to the cent, and the studio tells the casino’s balance', async () => {
  const player = await play.player('100.00');
  const studio = play.studio();
  const { session, mode, balance, currency } = await studio.open(await player.launch());
  assert.deepEqual([mode, balance, currency], ['real', '100.00', 'EUR']);
  let expected = 10_000n;
  for (let count = 0; count < 20; count += 1) {
    const { status, json } = await studio.spin(session);
    assert.equal(status, 200, JSON.stringify(json));
    expected += euro(json.win) - 100n;
    assert.equal(json.balance, toDecimal(expected, 'EUR'));
    assert.equal(await player.money(), json.balance);
    play.clock.advance(MIN_SPIN_MS);
  }
  await isSound();
});

test('a launch opens once, its token is not the player’s, and a guest launches no real play', async () => {
  const player = await play.player();
  const studio = play.studio();
  const launch = await player.launch();
  assert.notEqual(launch, player.token);
  assert.equal((await studio.ask('/api/session', { launch })).status, 200);
  const again = await studio.ask('/api/session', { launch });
  assert.deepEqual([again.status, again.json.code], [401, 'LAUNCH_INVALID']);
  const late = await player.launch();
  play.clock.advance(2 * 60_000 + 1);
  assert.equal((await studio.ask('/api/session', { launch: late })).status, 401);
  const payload = { game: CATALOGUE[0]!.id, mode: 'real', locale: 'en' };
  const guest = await refusalOf(play.app, 'launchGame', { headers: { 'idempotency-key': randomUUID() }, payload });
  assert.deepEqual([guest.status, guest.code], [403, 'SESSION_EXPIRED']);
});

test('50 parallel spins of one intent are one round, one debit and at most one credit', async () => {
  const player = await play.player();
  const studio = play.studio();
  const { session } = await studio.open(await player.launch());
  const intent = randomUUID();
  const answers = await Promise.all(Array.from({ length: 50 }, () => studio.spin(session, '1.00', intent)));
  assert.ok(answers.every(({ status }) => status === 200));
  assert.equal(new Set(answers.map(({ json }) => json.roundId)).size, 1);
  const [{ json }] = answers as [(typeof answers)[number]];
  const booked = await play.db
    .select()
    .from(walletTransactions)
    .where(eq(walletTransactions.round, String(json.roundId)));
  assert.deepEqual(booked.map(({ kind }) => kind).sort(), euro(json.win) > 0n ? ['credit', 'debit'] : ['debit']);
  assert.equal(await player.money(), toDecimal(10_000n - 100n + euro(json.win), 'EUR'));
});

test('a stake above the balance is refused with the casino’s code, and no round of it stands', async () => {
  const player = await play.player('0.50');
  const studio = play.studio();
  const { session } = await studio.open(await player.launch());
  const { status, json } = await studio.spin(session);
  assert.deepEqual([status, json.code], [409, 'INSUFFICIENT_BALANCE']);
  assert.deepEqual(json.details, { left: '0.50', currencyCode: 'EUR' });
  const rows = await play.db.select().from(rounds).where(eq(rounds.status, 'refused'));
  assert.equal(rows.length, 1);
  assert.equal(await player.money(), '0.50');
});
