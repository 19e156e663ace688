import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type ErrorWire } from '@/contract/wire';
import { checkLedger } from '../ledger/check';
import { openTestOffers, type Taker, type TestOffers } from '../../testing/testOffers';

let casino: TestOffers;
before(async () => {
  casino = await openTestOffers();
});
after(async () => {
  assert.deepEqual(await checkLedger(casino.db), []);
  await casino.close();
});

const codeOf = async (player: Taker, code: string) => {
  const { status, body } = await player.coupon(code);
  return status === 200 ? 'applied' : (body as ErrorWire).code;
};

test('BON-10 a code is applied once: its bonus lies ready and is activated under its conditions', async () => {
  const player = await casino.player();
  assert.equal(await codeOf(player, ' baize10 '), 'applied');
  const [ready] = (await player.bonuses()).rows;
  assert.deepEqual([ready?.id, ready?.status, ready?.couponCode], ['coupon-ten', 'available', 'BAIZE10']);
  assert.equal(await codeOf(player, 'BAIZE10'), 'COUPON_REDEEMED');
  const active = await player.activate('coupon-ten');
  assert.deepEqual([active.userBonusId, active.status, active.bonusAmount], [ready?.userBonusId, 'activated', '10.00']);
  assert.equal((await player.bonuses()).count, 1);
});

test('a code that is none, is over, or is not for this player is not applied, and may be tried again', async () => {
  const [first, second] = [await casino.player(), await casino.player()];
  for (const code of ['NOTHING', 'SUMMER25', '%']) assert.equal(await codeOf(first, code), 'COUPON_NOT_APPLIED');
  assert.equal(await codeOf(first, 'FIRSTONE'), 'applied');
  for (let time = 0; time < 2; time += 1) assert.equal(await codeOf(second, 'FIRSTONE'), 'COUPON_NOT_APPLIED');
  assert.equal((await second.bonuses()).count, 0);
  const duplicate = await casino.player({ tags: ['duplicate'] });
  const { body } = await duplicate.coupon('SPINS25');
  const { code, details } = body as ErrorWire;
  assert.deepEqual([code, details], ['COUPON_NOT_APPLIED', { reason: 'DUPLICATE_ACCOUNT' }]);
});

test('the bonus of a code for a deposit comes with the next one that is to have it', async () => {
  const player = await casino.player();
  assert.equal((await player.refusedDeposit({ bonusId: 'coupon-plus' })).code, 'BONUS_NOT_FOUND');
  assert.equal(await codeOf(player, 'PLUS50'), 'applied');
  await player.payIn(40, 'coupon-plus');
  const [bonus, ...more] = (await player.bonuses()).rows;
  assert.deepEqual([bonus?.status, bonus?.bonusAmount, more.length], ['activated', '20.00', 0]);
});

test('what lies ready is lost after its time, and may be cancelled before', async () => {
  const [late, unwilling] = [await casino.player(), await casino.player()];
  assert.equal(await codeOf(late, 'SPINS25'), 'applied');
  assert.equal(await codeOf(unwilling, 'SPINS25'), 'applied');
  const [ready] = (await unwilling.bonuses()).rows;
  assert.equal((await unwilling.cancelBonus(ready?.userBonusId)).status, 'cancelled');
  assert.equal((await unwilling.notActivated('coupon-spins')).code, 'BONUS_NOT_FOUND');
  casino.pass(14 * 24);
  assert.equal((await late.notActivated('coupon-spins')).code, 'BONUS_NOT_FOUND');
});
