import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { type ErrorWire } from '@/contract/wire';
import { call } from '../../testing/testBackend';
import { WITHDRAWALS } from '../../brands/brand/withdrawals';
import { withdrawals } from './schema';
import { checkLedger } from '../ledger/check';
import { advance, refuse } from './stages';
import {
  BANK,
  bodyOf,
  openTestWithdrawals,
  TETHER,
  type TestWithdrawals,
  type Withdrawer,
} from '../../testing/testWithdrawals';

/** With TEST_DATABASE_URL these calls use several connections; PGlite has one, so they are serialised. */
let bank: TestWithdrawals;
before(async () => {
  bank = await openTestWithdrawals();
});
after(async () => {
  assert.deepEqual(await checkLedger(bank.db), []);
  await bank.close();
});

const rowsOf = (player: Withdrawer) =>
  bank.db.select().from(withdrawals).where(eq(withdrawals.player, player.account.id));
const fifty = <T>(run: (index: number) => Promise<T>) => Promise.all(Array.from({ length: 50 }, (_, at) => run(at)));
const codes = (replies: readonly { status: number; body: unknown }[]) =>
  replies.map(({ status, body }) => (status === 200 ? 'taken' : (body as ErrorWire).code));
const count = (list: readonly string[], one: string) => list.filter((code) => code === one).length;

test('fifty presses on one confirmation are one withdrawal', async () => {
  const player = await bank.player();
  const sent = player.sent(bodyOf(BANK), randomUUID());
  const replies = await fifty(() => call(bank.app, 'confirmWithdrawal', sent));
  assert.equal(new Set(replies.map(({ body }) => JSON.stringify(body))).size, 1);
  assert.equal((await rowsOf(player)).length, 1);
  assert.equal(await player.money(), '400.00');
});

test('two tabs that confirm one quote under keys of their own use it up once', async () => {
  const player = await bank.player();
  const { quoteId } = await player.quote(TETHER);
  const replies = await fifty(() => call(bank.app, 'confirmWithdrawal', player.sent(bodyOf({ ...TETHER, quoteId }))));
  assert.deepEqual([count(codes(replies), 'taken'), count(codes(replies), 'QUOTE_EXPIRED')], [1, 49]);
  assert.equal((await rowsOf(player)).length, 1);
});

test('fifty withdrawals at once take no more than the balance', async () => {
  const player = await bank.player();
  const replies = await fifty(() => call(bank.app, 'confirmWithdrawal', player.sent(bodyOf(BANK))));
  assert.deepEqual([count(codes(replies), 'taken'), count(codes(replies), 'INSUFFICIENT_BALANCE')], [5, 45]);
  assert.equal(await player.money(), '0.00');
});

test('fifty presses on cancel, by one key and by many, bring the money back once', async () => {
  const player = await bank.player();
  const { id } = await player.confirm(BANK);
  const key = randomUUID();
  const replies = await fifty((index) => player.cancel(id, index % 2 ? key : undefined));
  assert.deepEqual(new Set(codes(replies)), new Set(['taken']));
  assert.equal(await player.money(), '500.00');
});

test('cancelled by the player, refused by the operator and approved in time at one moment: one of them', async () => {
  for (let round = 0; round < 12; round += 1) {
    const player = await bank.player({ euros: 100 });
    const { id } = await player.confirm(BANK);
    const handle = { id, player: player.account.id };
    const { clock, db } = bank;
    const runs = [
      () => player.cancel(id),
      () => refuse(db, handle, { clock, reason: 'name' }),
      () => advance(db, handle, { clock, figures: WITHDRAWALS, early: true }),
    ];
    await Promise.all([...runs.slice(round % 3), ...runs.slice(0, round % 3)].map((run) => run()));
    const [row] = await rowsOf(player);
    const back = row?.status === 'cancelled' || row?.status === 'rejected';
    assert.ok(back || row?.status === 'confirmed', row?.status);
    assert.equal(await player.money(), back ? '100.00' : '0.00');
  }
});
