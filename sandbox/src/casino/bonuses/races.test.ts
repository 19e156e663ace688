import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { type ErrorWire, type OperationId } from '@/contract/wire';
import { call } from '../../testing/testBackend';
import { userBonuses } from './held/schema';
import { postings } from '../ledger/schema';
import { checkLedger } from '../ledger/check';
import { openTestOffers, type Taker, type TestOffers } from '../../testing/testOffers';

/** With TEST_DATABASE_URL these calls run on several connections; PGlite has one, so there they are serialized. */
let casino: TestOffers;
before(async () => {
  casino = await openTestOffers();
});
after(async () => {
  assert.deepEqual(await checkLedger(casino.db), []);
  await casino.close();
});

type Answer = { status: number; body: unknown };
const fifty = <T>(run: (index: number) => Promise<T>) => Promise.all(Array.from({ length: 50 }, (_, at) => run(at)));
const codes = (replies: readonly Answer[]) =>
  replies.map(({ status, body }) => (status === 200 ? 'taken' : (body as ErrorWire).code));
const count = (list: readonly string[], one: string) => list.filter((code) => code === one).length;
const rowsOf = ({ account }: Taker) => casino.db.select().from(userBonuses).where(eq(userBonuses.player, account.id));
const send = (player: Taker, id: OperationId, body: object, key?: string) =>
  call(casino.app, id, player.sent(body, key));
const bookedFor = (id: string) => casino.db.$count(postings, eq(postings.reference, id));

test('fifty presses on one activation are one bonus', async () => {
  const player = await casino.player();
  const key = randomUUID();
  const replies = await fifty(() => send(player, 'activateBonus', { bonusId: 'free-ten' }, key));
  assert.equal(new Set(replies.map(({ body }) => JSON.stringify(body))).size, 1);
  const [bonus, ...more] = await rowsOf(player);
  assert.deepEqual([bonus?.status, more.length, await bookedFor(bonus!.id)], ['activated', 0, 1]);
});

test('fifty activations of several offers, each with a key of its own, are one bonus', async () => {
  const player = await casino.player();
  const offers = ['free-ten', 'amun-spins', 'daily-dime', 'dice-two'];
  const replies = await fifty((at) => send(player, 'activateBonus', { bonusId: offers[at % offers.length] }));
  assert.equal(count(codes(replies), 'taken'), 1);
  assert.equal((await rowsOf(player)).length, 1);
});

test('the last place of an offer is one player’s', async () => {
  const players = await Promise.all(Array.from({ length: 8 }, () => casino.player()));
  const replies = await Promise.all(players.map((one) => send(one, 'activateBonus', { bonusId: 'first-come-spins' })));
  assert.deepEqual([count(codes(replies), 'taken'), count(codes(replies), 'MAXIMUM_PARTICIPANTS')], [1, 7]);
});

test('fifty redemptions of a code lay one bonus ready', async () => {
  const player = await casino.player();
  const replies = await fifty(() => send(player, 'applyCoupon', { code: 'BAIZE10' }));
  assert.deepEqual([count(codes(replies), 'taken'), count(codes(replies), 'COUPON_REDEEMED')], [1, 49]);
  assert.equal((await rowsOf(player)).length, 1);
  const taken = await fifty(() => send(player, 'activateBonus', { bonusId: 'coupon-ten' }));
  assert.equal(count(codes(taken), 'taken'), 1);
  const [bonus, ...more] = await rowsOf(player);
  assert.deepEqual([bonus?.status, more.length, await bookedFor(bonus!.id)], ['activated', 0, 1]);
});

test('fifty cancellations, by one key and by many, burn a bonus once', async () => {
  const player = await casino.player();
  const { userBonusId } = await player.activate('free-ten');
  const key = randomUUID();
  const replies = await fifty((at) => send(player, 'cancelBonus', { userBonusId }, at % 2 ? key : undefined));
  const cancelled = count(codes(replies), 'taken');
  assert.ok(cancelled === 1 || cancelled === 25, String(cancelled));
  assert.equal(count(codes(replies), 'CANCELLED'), 50 - cancelled);
  assert.equal(await bookedFor(String(userBonusId)), 2);
});

test('fifty claims of a cashback, and its cancellation beside them, pay it once or not at all', async () => {
  const player = await casino.player();
  await player.payIn(200);
  await player.lose(100);
  const { userBonusId } = await player.activate('cashback-day');
  const replies = await fifty((at) => send(player, at === 25 ? 'cancelBonus' : 'claimCashback', { userBonusId }));
  assert.equal(count(codes(replies), 'taken'), 1);
  const isPaid = (await rowsOf(player))[0]?.status === 'completed';
  assert.equal(await player.money(), isPaid ? '110.00' : '100.00');
});
