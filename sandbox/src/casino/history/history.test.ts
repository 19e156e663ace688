import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { answerOf, call, refusalOf } from '../../testing/testBackend';
import { deposits, DEPOSIT_STATUSES } from '../deposits/schema';
import { withdrawals, WITHDRAWAL_STATUSES } from '../withdrawals/schema';
import { seedAnyGame } from '../../testing/testGame';
import { createGameSession } from '../play/gameSession';
import { gameSessions } from '../bets/schema';
import { sessions } from '../accounts/store/schema';
import { openSession } from '../accounts/store/sessions';
import { purge } from '../../purge';
import { takeTransaction } from '../play/transactions';
import { eq } from 'drizzle-orm';
import { DAY_MS } from '@/domain/time/lengths';
import { BANK, openTestWithdrawals, type TestWithdrawals, type Withdrawer } from '../../testing/testWithdrawals';

let bank: TestWithdrawals;
let game = '';
before(async () => {
  bank = await openTestWithdrawals();
  game = await seedAnyGame(bank.db, bank.clock.now());
});
after(() => bank.close());

/** Real play of a player, through the calls studios make to the wallet. */
async function playing({ account }: Withdrawer) {
  const { db, clock } = bank;
  const [login] = await db.select().from(sessions).where(eq(sessions.accountId, account.id));
  const opened = { player: account.id, login: login!.id, game, currency: 'EUR', language: 'en', now: clock.now() };
  const { sessionId } = await createGameSession(db, opened);
  const [session] = await db.select().from(gameSessions).where(eq(gameSessions.id, sessionId));
  const take = async (kind: 'debit' | 'credit', round: string, amount: bigint) => {
    bank.sandbox.clock.advance(1_000);
    await takeTransaction(db, clock, session!, { kind, transaction: `${round}:${kind}`, round, amount });
  };
  return {
    async round(stake: bigint, win = 0n): Promise<string> {
      const round = randomUUID();
      await take('debit', round, stake);
      if (win > 0n) await take('credit', round, win);
      return round;
    },
    async takenBack(stake: bigint): Promise<string> {
      const round = randomUUID();
      await take('debit', round, stake);
      const of = `${round}:debit`;
      bank.sandbox.clock.advance(1_000);
      await takeTransaction(db, clock, session!, { kind: 'rollback', transaction: `${round}:back`, round, of });
      return round;
    },
  };
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

test('HIST-01 ENT-39 transactions have the named columns, newest first, by pages; a new player has none', async () => {
  const fresh = await bank.player({ euros: 0 });
  const list = async (player: Withdrawer, query: Record<string, string> = {}) =>
    (await answerOf(bank.app, 'transactions', { headers: player.headers, query })).data.transactions;
  assert.deepEqual(await list(fresh), { rows: [], count: 0 });
  const player = await bank.player();
  bank.sandbox.clock.advance(1_000);
  const made = await player.confirm(BANK);
  const { rows, count } = await list(player);
  const date = bank.clock.now().toISOString();
  assert.equal(count, 2);
  assert.deepEqual(rows[0], {
    date,
    transactionId: made.id,
    method: 'Bank payout',
    transactionType: 'withdrawal',
    amount: '100.00',
    currencyCode: 'EUR',
    status: 'pending',
    bonus: false,
    reference: made.reference,
  });
  const { method, transactionType, amount, status } = rows[1]!;
  assert.deepEqual([method, transactionType, amount, status], ['Visa', 'deposit', '500.00', 'completed']);
  assert.deepEqual((await list(player, { pageNo: '2', limit: '1' })).rows[0]?.transactionType, 'deposit');
  assert.equal((await list(player, { type: 'withdrawal' })).count, 1);
  assert.equal((await list(player, { type: 'correction' })).count, 0);
  assert.equal((await list(player, { status: 'completed' })).count, 1);
  assert.equal((await list(player, { status: 'pending', type: 'deposit' })).count, 0);
});

test('HIST-02 every state of a deposit and of a withdrawal is one of the eight statuses, and found by it', async () => {
  const player = await bank.player({ euros: 0 });
  const { id, brand } = player.account;
  const now = bank.clock.now();
  const common = { brand, player: id, currency: 'EUR', amount: 1_000n, createdAt: now };
  for (const status of DEPOSIT_STATUSES) {
    const ids = {
      id: randomUUID(),
      reference: randomUUID(),
      method: '1',
      language: 'en',
      returnTo: 'http://localhost:3000/deposit',
    };
    await bank.db
      .insert(deposits)
      .values({ ...common, ...ids, status, updatedAt: now, expiresAt: new Date(now.getTime() + DAY_MS) });
  }
  const beneficiary = {
    beneficiaryName: null,
    beneficiaryAccountNumber: null,
    email: null,
    walletAddress: null,
    network: null,
  };
  for (const status of WITHDRAWAL_STATUSES) {
    await bank.db.insert(withdrawals).values({
      ...common,
      id: randomUUID(),
      reference: randomUUID(),
      method: '12',
      status,
      beneficiary,
      networkFee: 0n,
      fee: 0n,
      receiveCurrency: 'EUR',
      receiveAmount: 1_000n,
    });
  }
  const found: Record<string, number> = {};
  for (const status of [
    'processed',
    'pending',
    'rejected',
    'confirmed',
    'cancelled',
    'completed',
    'failed',
    'processing',
  ]) {
    const { headers } = player;
    const page = (await answerOf(bank.app, 'transactions', { headers, query: { status } })).data.transactions;
    assert.ok(page.rows.every((row) => row.status === status));
    assert.equal(page.rows.length, page.count);
    found[status] = page.count;
  }
  assert.deepEqual(found, {
    processed: 0,
    pending: 3,
    rejected: 2,
    confirmed: 1,
    cancelled: 3,
    completed: 2,
    failed: 2,
    processing: 2,
  });
  const all = await answerOf(bank.app, 'transactions', { headers: player.headers });
  assert.equal(all.data.transactions.count, DEPOSIT_STATUSES.length + WITHDRAWAL_STATUSES.length);
});

test('HIST-03 ENT-40 bets and wins have the named columns and lead from balance to balance', async () => {
  const player = await bank.player();
  const play = await playing(player);
  const round = await play.round(1_000n, 2_550n);
  const back = await play.takenBack(500n);
  const list = async (query: Record<string, string> = {}) =>
    (await answerOf(bank.app, 'casinoHistory', { headers: player.headers, query })).data.history;
  const { rows, count } = await list();
  assert.equal(count, 4);
  const { gameName, provider, date, ...bet } = rows[3]!;
  assert.ok(gameName.length > 2 && provider.length > 2 && Date.parse(date) > 0);
  assert.deepEqual(bet, {
    transactionId: `${round}:debit`,
    roundId: round,
    type: 'bet',
    gameId: game,
    currencyCode: 'EUR',
    balanceBefore: '500.00',
    amount: '-10.00',
    balanceAfter: '490.00',
    bonusBalance: '0.00',
  });
  assert.deepEqual(
    rows.map(({ type, amount, balanceAfter }) => `${type} ${amount} ${balanceAfter}`),
    ['rollback 5.00 515.50', 'bet -5.00 510.50', 'win 25.50 515.50', 'bet -10.00 490.00'],
  );
  assert.equal((await list({ type: 'win' })).count, 1);
  assert.equal((await list({ type: 'debit' })).count, 0);
  assert.equal((await list({ game: 'another' })).count, 0);
  assert.equal((await list({ game, pageNo: '2', limit: '3' })).rows.length, 1);
  const roundOf = async (roundId: string) =>
    (await answerOf(bank.app, 'round', { headers: player.headers, path: { roundId } })).data.round;
  const { stake, win, status, entries } = await roundOf(round);
  assert.deepEqual(
    [stake, win, status, entries?.map(({ type }) => type)],
    ['10.00', '25.50', 'settled', ['bet', 'win']],
  );
  assert.equal((await roundOf(back)).status, 'rolledBack');
  const lost = await play.round(300n);
  assert.equal((await roundOf(lost)).status, 'open');
  bank.sandbox.clock.advance(120_000);
  assert.equal((await roundOf(lost)).status, 'settled');
  const other = await bank.player({ euros: 0 });
  assert.equal(
    (await refusalOf(bank.app, 'round', { headers: other.headers, path: { roundId: round } })).code,
    'ROUND_NOT_FOUND',
  );
  assert.equal((await answerOf(bank.app, 'casinoHistory', { headers: other.headers })).data.history.count, 0);
});

test('MKT-03 the sums of a period are those of its days in UTC, net deposits are those of all time, and the days add up to wins less losses', async () => {
  const player = await bank.player();
  const first = bank.clock.now();
  await (await playing(player)).round(1_000n, 400n);
  bank.sandbox.clock.advance(2 * DAY_MS);
  const play = await playing(player);
  await play.round(300n);
  bank.sandbox.clock.advance(5 * 60_000);
  await play.takenBack(700n);
  await play.round(100n, 2_000n);
  const { id } = await player.confirm(BANK);
  const totals = async (query: Record<string, string> = {}) =>
    (await answerOf(bank.app, 'periodTotals', { headers: player.headers, query })).data;
  const [from, to] = [dayOf(first), dayOf(bank.clock.now())];
  const { playedSeconds, ...sums } = await totals({ from, to });
  // From the first stake of a play to its last; the clock runs on besides.
  assert.ok(playedSeconds !== undefined && playedSeconds >= 300 && playedSeconds < 1_200, String(playedSeconds));
  assert.deepEqual(sums, {
    currencyCode: 'EUR',
    deposits: '500.00',
    withdrawals: '0.00',
    wins: '24.00',
    losses: '14.00',
    bonusNetResult: '0.00',
    rewards: '0.00',
    xp: 14,
    rewardsByType: {
      rakeback: '0.00',
      cashback: '0.00',
      dailyBonus: '0.00',
      tournament: '0.00',
      bonusWin: '0.00',
      referral: '0.00',
    },
    lifetimeNetDeposits: '500.00',
    days: [
      { date: from, netResult: '-6.00' },
      { date: dayOf(new Date(first.getTime() + DAY_MS)), netResult: '0.00' },
      { date: to, netResult: '16.00' },
    ],
  });
  await bank.pass(DAY_MS);
  assert.equal((await player.one(id)).status, 'completed');
  const later = await totals();
  assert.deepEqual([later.days.length, later.withdrawals, later.lifetimeNetDeposits], [30, '100.00', '400.00']);
  const before = await totals({ from: '2020-01-01', to: '2020-12-31' });
  assert.deepEqual([before.days.length, before.deposits, before.lifetimeNetDeposits], [366, '0.00', '400.00']);
});

test('wrong days and pages are refused by field; a guest is told that the session ended', async () => {
  const player = await bank.player({ euros: 0 });
  const refused = async (id: 'transactions' | 'casinoHistory' | 'periodTotals', query: Record<string, string>) => {
    const { code, details } = await refusalOf(bank.app, id, { headers: player.headers, query });
    return [code, ...Object.keys(details ?? {})];
  };
  for (const id of ['transactions', 'casinoHistory', 'periodTotals'] as const) {
    assert.deepEqual(await refused(id, { from: '2026-02-01', to: '2026-01-31' }), ['VALIDATION', 'to']);
    assert.deepEqual(await refused(id, { from: '2026-02-30' }), ['VALIDATION', 'from']);
    assert.equal((await call(bank.app, id)).status, 403);
  }
  assert.deepEqual(await refused('periodTotals', { from: '2025-01-01', to: '2026-01-02' }), ['VALIDATION', 'from']);
  assert.deepEqual(await refused('transactions', { limit: '101' }), ['VALIDATION', 'limit']);
});

test('MKT-02 what was played and paid more than a year ago is still in the histories', async () => {
  const player = await bank.player();
  const round = await (await playing(player)).round(100n, 40n);
  const from = dayOf(bank.clock.now());
  bank.sandbox.clock.advance(400 * DAY_MS);
  await purge(bank.db, bank.clock.now());
  const token = await openSession(bank.db, player.account.id, bank.clock.now());
  const headers = { authorization: `Bearer ${token}` };
  const query = { from, to: from };
  const { rows } = (await answerOf(bank.app, 'casinoHistory', { headers, query })).data.history;
  assert.ok(rows.some(({ roundId }) => roundId === round));
  assert.equal((await answerOf(bank.app, 'transactions', { headers, query })).data.transactions.count, 1);
});
