import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { cancelTestBonus, giveTestBonus, testOffer } from '../../testing/testBonus';
import { type Database, type Db } from '../../db/database';
import { deposits } from '../deposits/schema';
import { openTestDatabase } from '../../testing/testDatabase';
import { testClock } from '../../testing/testClock';
import { withdrawals } from '../withdrawals/schema';
import { checkLedger } from './check';
import { bookDeposit } from './deposits';
import { World } from '../../testing/model/world';
import { testPlayer } from '../../testing/testLedgerPlayer';
import { bookPayout, bookReturn, bookWithdrawal } from '../withdrawals/postings';

const clock = testClock();
let database: Database;
let player = '';
before(async () => {
  database = await openTestDatabase();
  player = await testPlayer(database.db);
  const now = clock.now();
  const store = async (amount: bigint, status: 'created' | 'success') => {
    const deposit = { id: randomUUID(), player, currency: 'EUR' };
    await database.db.insert(deposits).values({
      ...deposit,
      brand: 'curacao',
      reference: deposit.id,
      method: '1',
      amount,
      status,
      language: 'en',
      creditedAmount: status === 'success' ? amount : null,
      returnTo: 'http://localhost:3000/deposit',
      createdAt: now,
      updatedAt: now,
      expiresAt: now,
    });
    return deposit;
  };
  for (const amount of [1_000n, 1_000n, 2_500n]) {
    const deposit = await store(amount, 'success');
    await bookDeposit(database.db, { deposit, amount, now, depositWagerMultiplier: 1 });
  }
  await store(500n, 'created');
  for (const status of ['pending', 'completed', 'rejected'] as const) await withdraw(status);
  const give = () => giveTestBonus(database.db, clock, player, testOffer());
  await cancelTestBonus(database.db, clock, await give());
  await give();
  await playRound();
});

/** A withdrawal of 1.00, with the postings of its status. */
async function withdraw(status: 'pending' | 'completed' | 'rejected') {
  const now = clock.now();
  const [row] = await database.db
    .insert(withdrawals)
    .values({
      id: randomUUID(),
      brand: 'curacao',
      player,
      reference: randomUUID(),
      method: '12',
      currency: 'EUR',
      status,
      amount: 100n,
      networkFee: 0n,
      fee: 0n,
      receiveCurrency: 'EUR',
      receiveAmount: 100n,
      createdAt: now,
      beneficiary: {
        beneficiaryName: null,
        beneficiaryAccountNumber: null,
        email: null,
        walletAddress: null,
        network: null,
      },
    })
    .returning();
  await bookWithdrawal(database.db, row!, now);
  if (status === 'completed') await bookPayout(database.db, row!, now);
  if (status === 'rejected') await bookReturn(database.db, row!, now);
}

/** A studio's stake of 1.00 and its win. */
async function playRound() {
  const { db } = database;
  const world = new World(db);
  const session = await world.openGame(player, 'EUR');
  const round = randomUUID();
  const play = { round, amount: 100n };
  await world.take(session, { kind: 'debit', transaction: `${round}:debit`, ...play });
  await world.take(session, { kind: 'credit', transaction: `${round}:credit`, ...play });
}
after(() => database.close());

class Undo extends Error {}

/** The faults found after a manual change, which is then rolled back. */
async function faultsAfter(change: (tx: Db) => Promise<unknown>): Promise<string[]> {
  let faults: string[] = [];
  const undone = database.db.transaction(async (tx) => {
    await change(tx);
    faults = (await checkLedger(tx)).map(({ fault }) => fault);
    throw new Undo();
  });
  await assert.rejects(undone, Undo);
  return [...new Set(faults)].sort();
}

const CHAIN = 'the entries of an account are no chain from 0 to its balance';
const SUM = 'a balance is not the sum of its entries';
const CURRENCY = 'the balances of a currency do not add up to 0';
const BOOKING = 'the entries of a booking do not add up to 0';
const EMPTY = 'a booking has no entries';
const UNBOOKED = 'a deposit that succeeded is not booked, or not as it says';
const NOT_SUCCESS = 'a deposit is booked that did not succeed';
const WITHDRAWN = 'a withdrawal is not booked as it says';
const PAYOUTS = 'the payouts hold something else than the withdrawals that have not ended';
const STUDIO = 'a transaction of a studio and the ledger do not agree';
const TWICE = 'a stake was taken back and won, or taken back twice';
const WAITING = 'a bet waits for the end of a round that has ended, or counts before it was made';
const BOUGHT = 'a bonus buy took bonus money, or counted for a bonus';
const PURSES = 'the purses of bonuses are not what the active bonuses say';
const BONUS = 'a bonus was not given, won or burned as it says';
const CASHBACK = 'a claimed cashback is not booked as it says';
const CALENDAR = 'a day of the calendar is not booked as it says';
const DAILY = 'a daily bonus is not booked as it says';
const WALLET = 'a player does not have exactly one active wallet';
const HOMELESS = 'a player has money in a currency without a wallet';

test('a sound ledger has no fault', async () => {
  assert.deepEqual(await checkLedger(database.db), []);
});

for (const [what, change, faults] of [
  [
    'a bonus buy that was played with a bonus',
    sql`update wallet_transactions set is_bonus_buy = true, user_bonus = gen_random_uuid() where kind = 'debit'`,
    [BOUGHT],
  ],
  [
    'a balance that grew by itself',
    sql`update ledger_accounts set balance = balance + 1 where purse = 'real'`,
    [SUM, CHAIN, CURRENCY],
  ],
  [
    'balances that were moved between two accounts',
    sql`update ledger_accounts set balance = balance + case when purse = 'real' then 1 else -1 end where purse in ('real', 'payments')`,
    [SUM, CHAIN],
  ],
  [
    'an entry that is lost',
    sql`delete from ledger_entries where amount = 2500 and account in (select id from ledger_accounts where purse = 'real')`,
    [SUM, CHAIN, BOOKING, UNBOOKED],
  ],
  [
    'a booking whose entries are lost',
    sql`delete from ledger_entries where abs(amount) = 2500`,
    [EMPTY, SUM, CHAIN, UNBOOKED],
  ],
  [
    'an update that was overwritten by another',
    sql`update ledger_entries set balance_after = 1000 where amount = 1000 and balance_after = 2000`,
    [CHAIN],
  ],
  [
    'a deposit that says it succeeded and is not booked',
    sql`update deposits set status = 'success', credited_amount = 1 where status = 'created'`,
    [UNBOOKED],
  ],
  [
    'a deposit booked with another amount',
    sql`update deposits set credited_amount = 1 where status = 'success'`,
    [UNBOOKED],
  ],
  ['a booked deposit that failed', sql`update deposits set status = 'failed' where status = 'success'`, [NOT_SUCCESS]],
  [
    'a withdrawal that says it was paid and is not',
    sql`update withdrawals set status = 'completed' where status = 'pending'`,
    [WITHDRAWN, PAYOUTS],
  ],
  [
    'a withdrawal that is cancelled without its money coming back',
    sql`update withdrawals set status = 'cancelled' where status = 'pending'`,
    [WITHDRAWN, PAYOUTS],
  ],
  [
    'a withdrawal of another amount than was booked',
    sql`update withdrawals set amount = 99 where status = 'completed'`,
    [WITHDRAWN],
  ],
  [
    'a withdrawal that was given back and says it is open',
    sql`update withdrawals set status = 'pending' where status = 'rejected'`,
    [WITHDRAWN, PAYOUTS],
  ],
  [
    'a bet that says another balance than the ledger',
    sql`update wallet_transactions set balance_after = balance_after - 1 where kind = 'debit'`,
    [STUDIO],
  ],
  [
    'a win that was refused and is booked',
    sql`update wallet_transactions set outcome = 'refused' where kind = 'credit'`,
    [STUDIO],
  ],
  [
    'a stake that was taken back and won',
    sql`insert into wallet_transactions select 'back', 'rollback', session, player, game, round, id, currency, 0,
      balance_before, balance_before, 0, 0, 'booked', null, 'x', created_at from wallet_transactions where kind = 'debit'`,
    [STUDIO, TWICE],
  ],
  ['a bet that waits though its round was won', sql`update wallet_transactions set counts_at = null`, [WAITING]],
  [
    'a bet that counts before it was made',
    sql`update wallet_transactions set counts_at = created_at - interval '1 second'`,
    [WAITING],
  ],
  [
    'a bet that says another part of it was bonus money',
    sql`update wallet_transactions set bonus_part = 50 where kind = 'debit'`,
    [STUDIO],
  ],
  [
    'a bet that says another part of it was wagered',
    sql`update wallet_transactions set counted = 99 where kind = 'debit'`,
    [STUDIO],
  ],
  [
    'an active bonus with another balance than the purse',
    sql`update user_bonuses set balance = balance - 1 where status = 'activated'`,
    [PURSES],
  ],
  [
    'an active bonus that was wagered further than the purse',
    sql`update user_bonuses set wagered = wagered + 1 where status = 'activated'`,
    [PURSES],
  ],
  [
    'a bonus that has ended and says it is active',
    sql`update user_bonuses set status = 'expired' where status = 'activated'`,
    [BONUS, PURSES],
  ],
  ['a bonus of another amount than was given', sql`update user_bonuses set amount = amount + 1`, [BONUS]],
  [
    'a bonus that says it became real money',
    sql`update user_bonuses set winnings = 1 where status = 'cancelled'`,
    [BONUS],
  ],
  [
    'a claimed day that is not booked',
    sql`insert into rakeback_days (id, player, day, currency, zone, amount, lines, opens_at, closes_at, closed_at, paid_at)
      select gen_random_uuid(), id, '2026-11-20', 'EUR', 'UTC', 5, '[]', now(), now(), now(), now() from accounts limit 1`,
    [CALENDAR],
  ],
  [
    'a claimed cashback that is not booked',
    sql`update user_bonuses set type = 'instant_cashback', winnings = 100 where status = 'cancelled'`,
    [CASHBACK],
  ],
  [
    'a daily bonus that is not booked',
    sql`insert into daily_bonuses (player, day, currency, amount, opened_at)
      select id, '2026-11-20', 'EUR', 10, now() from accounts limit 1`,
    [DAILY],
  ],
  ['no active wallet', sql`update wallets set is_active = false`, [WALLET]],
  ['money without a wallet', sql`delete from wallets`, [HOMELESS]],
] as const) {
  test(`the checker finds ${what}`, async () => {
    assert.deepEqual(await faultsAfter((tx) => tx.execute(change)), [...faults].sort());
  });
}

test('the tables themselves refuse a second active wallet, a purse below zero, and a second booking of a key', async () => {
  for (const change of [
    sql`insert into wallets (player, currency, is_active) values (${player}, 'USD', true)`,
    sql`update ledger_accounts set balance = -1 where purse = 'real'`,
    sql`insert into postings (id, key, body_hash, kind, reference, created_at)
      select ${randomUUID()}::uuid, key, body_hash, kind, reference, created_at from postings limit 1`,
    sql`insert into ledger_accounts (id, player, purse, currency, balance) values (${randomUUID()}, null, 'payments', 'EUR', 0)`,
  ]) {
    await assert.rejects(faultsAfter((tx) => tx.execute(change)));
  }
});
