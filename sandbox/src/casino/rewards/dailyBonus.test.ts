import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { type ErrorWire } from '@/contract/wire';
import { answerOf, call, refusalOf } from '../../testing/testBackend';
import { accounts } from '../accounts/store/schema';
import { dailyBonuses } from './schema';
import { checkLedger } from '../ledger/check';
import { drawnPrize } from './dailyBonus';
import { openTestRewards, type RewardedPlayer, type TestRewards } from '../../testing/testRewards';

/** With TEST_DATABASE_URL these calls use several connections; PGlite has one, so they are serialised. */
let rewards: TestRewards;
before(async () => {
  rewards = await openTestRewards();
});
after(async () => {
  assert.deepEqual(await checkLedger(rewards.db), []);
  await rewards.close();
});

const state = async ({ headers }: RewardedPlayer) => (await answerOf(rewards.app, 'dailyBonus', { headers })).data;
const open = ({ headers }: RewardedPlayer, key: string = randomUUID()) =>
  call(rewards.app, 'openDailyBonus', { headers: { ...headers, 'idempotency-key': key } });
const rowsOf = ({ account }: RewardedPlayer) =>
  rewards.db.select().from(dailyBonuses).where(eq(dailyBonuses.player, account.id));

test('fifty presses, by one key and by many, open one daily bonus, which is paid once', async () => {
  const player = await rewards.player();
  assert.deepEqual(await state(player), { available: true, nextAt: null, result: null });
  const key = randomUUID();
  const replies = await Promise.all(Array.from({ length: 50 }, (_, at) => open(player, at % 2 ? key : undefined)));
  const opened = new Set(replies.filter(({ status }) => status === 200).map(({ body }) => JSON.stringify(body)));
  const refused = replies.filter(({ status }) => status !== 200).map(({ body }) => (body as ErrorWire).code);
  assert.ok(opened.size <= 1);
  assert.deepEqual(new Set(refused), new Set(['DAILY_BONUS_UNAVAILABLE']));
  const rows = await rowsOf(player);
  assert.equal(rows.length, 1);
  const { result, ...rest } = await state(player);
  assert.deepEqual(rest, { available: false, nextAt: '2026-11-21T00:00:00.000Z' });
  assert.equal(await player.money(), (10_000 + Number(result!.amount)).toFixed(2));
});

test('the next one waits at midnight of the account’s zone', async () => {
  const player = await rewards.player({ zone: 'Asia/Tokyo' });
  assert.equal((await open(player)).status, 200);
  const { nextAt } = await state(player);
  assert.equal(nextAt, '2026-11-20T15:00:00.000Z');
  rewards.to('2026-11-20T14:59:59.999Z');
  const { body } = await open(player);
  assert.deepEqual((body as ErrorWire).details, { nextAt });
  rewards.to('2026-11-20T15:00:00.000Z');
  assert.equal((await open(player)).status, 200);
  assert.equal((await rowsOf(player)).length, 2);
});

test('none is for guests, for who has never paid in, and for who has stopped', async () => {
  const player = await rewards.player({ hasDeposited: false });
  assert.equal(((await open(player)).body as ErrorWire).code, 'DAILY_BONUS_UNAVAILABLE');
  assert.equal((await refusalOf(rewards.app, 'dailyBonus')).status, 403);
  const stopped = await rewards.player();
  await rewards.db.update(accounts).set({ isSelfExclusionPermanent: true }).where(eq(accounts.id, stopped.account.id));
  assert.equal(((await open(stopped)).body as ErrorWire).code, 'SELF_EXCLUDED');
  assert.equal((await rowsOf(stopped)).length, 0);
});

test('of a hundred numbers each amount has its share', () => {
  const drawn = new Map<string, number>();
  for (let number = 0; number < 100; number += 1) {
    const euro = drawnPrize((bound) => (bound === 100 ? number : NaN));
    drawn.set(euro, (drawn.get(euro) ?? 0) + 1);
  }
  const shares = { '0.10': 50, '0.20': 30, '0.50': 14, '1.00': 5, '5.00': 1 };
  assert.deepEqual(Object.fromEntries(drawn), shares);
});
