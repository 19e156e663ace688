import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { DAY_MS } from '@/domain/time/lengths';
import { type Database } from '../../db/database';
import { openTestDatabase } from '../../testing/testDatabase';
import { testClock } from '../../testing/testClock';
import { chooseWallet, walletsOf } from './accounts';
import { checkLedger } from './check';
import { bookDeposit } from './deposits';
import { post } from './post';
import { testPlayer, toPurse } from '../../testing/testLedgerPlayer';
import { netResult, totalsOf } from './totals';

const clock = testClock();
let database: Database;
before(async () => {
  database = await openTestDatabase();
});
after(() => database.close());

const deposit = (player: string, amount: bigint, currency = 'EUR', depositWagerMultiplier = 1) =>
  bookDeposit(database.db, {
    deposit: { id: randomUUID(), player, currency },
    amount,
    now: clock.now(),
    depositWagerMultiplier,
  });
const shown = async (player: string, currency: string | null) =>
  (await walletsOf(database.db, player, currency)).map((one) => [one.currency, one.isActive, one.real]);

test('an account with a currency has a wallet with zeros, one without has none', async () => {
  const player = await testPlayer(database.db);
  assert.deepEqual(await shown(player, 'EUR'), [['EUR', true, 0n]]);
  assert.deepEqual(await shown(player, null), []);
});

test('a deposit in another currency opens a wallet; that of the account stays the active one', async () => {
  const player = await testPlayer(database.db);
  await deposit(player, 5n, 'BTC');
  await deposit(player, 7n, 'JPY');
  assert.deepEqual(await shown(player, 'EUR'), [
    ['EUR', true, 0n],
    ['BTC', false, 5n],
    ['JPY', false, 7n],
  ]);
  assert.deepEqual(await checkLedger(database.db), []);
});

test('a player without a currency gets the first deposit’s', async () => {
  const player = await testPlayer(database.db, null);
  await deposit(player, 5n, 'USD');
  assert.deepEqual(await shown(player, null), [['USD', true, 5n]]);
});

test('a wallet is chosen among one’s own, again and again; one is active at any time', async () => {
  const { db } = database;
  const player = await testPlayer(db);
  const choose = (currency: string) => chooseWallet(db, { player, currency, currencyOfAccount: 'EUR' });
  assert.equal(await choose('USD'), false);
  assert.equal(await choose('EUR'), true);
  await deposit(player, 5n, 'USD');
  for (const currency of ['USD', 'USD', 'EUR', 'USD']) {
    assert.equal(await choose(currency), true);
    assert.deepEqual((await shown(player, 'EUR'))[0]?.slice(0, 2), [currency, true]);
    assert.deepEqual(await checkLedger(db), []);
  }
});

test('a deposit asks for its wager, and without a multiplier for none', async () => {
  const player = await testPlayer(database.db);
  await deposit(player, 100n, 'EUR', 3);
  await deposit(player, 50n, 'EUR', 0);
  const [wallet] = await walletsOf(database.db, player, 'EUR');
  assert.deepEqual([wallet?.real, wallet?.deposit_wager], [150n, 300n]);
  await assert.rejects(() => deposit(player, 0n), RangeError);
  await assert.rejects(() => deposit(player, 1n, 'EUR', 0.5), RangeError);
});

test('the totals are those of one player, by currency; the net result is what was won since, less what was staked', async () => {
  const { db } = database;
  const [player, other] = [await testPlayer(db), await testPlayer(db)];
  const play = (kind: 'stake' | 'win', amount: bigint) =>
    post(db, { key: randomUUID(), kind, reference: 'round', now: clock.now(), entries: toPurse(player, amount) });
  await deposit(other, 999n);
  await deposit(player, 10_000n);
  await play('stake', -300n);
  clock.advance(DAY_MS);
  const since = clock.now();
  await deposit(player, 5_000n);
  await deposit(player, 8n, 'BTC');
  await play('stake', -200n);
  await play('win', 150n);
  const { depositCount, deposited, spent } = await totalsOf(db, player);
  assert.equal(depositCount, 3);
  assert.deepEqual(Object.fromEntries(deposited), { EUR: 15_000n, BTC: 8n });
  assert.deepEqual(Object.fromEntries(spent), { EUR: 500n });
  assert.equal(await netResult(db, player, 'EUR', since), -50n);
  assert.equal(await netResult(db, player, 'EUR', new Date(0)), -350n);
  assert.equal(await netResult(db, player, 'BTC', new Date(0)), 0n);
});
