import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { calendarAdditions } from '../rewards/schema';
import { checkLedger } from '../ledger/check';
import { openTestOffers, type TestOffers } from '../../testing/testOffers';

let casino: TestOffers;
before(async () => {
  casino = await openTestOffers();
});
after(async () => {
  assert.deepEqual(await checkLedger(casino.db), []);
  await casino.close();
});

const loser = async (euros: number) => {
  const player = await casino.player();
  await player.payIn(500);
  await player.lose(euros);
  return player;
};

test('BON-09 a cashback of what was lost lies ready and is claimed once, as real money', async () => {
  const player = await loser(80);
  const ready = await player.activate('cashback-day');
  assert.deepEqual([ready.status, ready.bonusAmount, ready.winningAmount], ['available', '8.00', '0.00']);
  assert.equal(await player.money(), '420.00');
  const claimed = await player.claim(ready.userBonusId);
  assert.deepEqual([claimed.status, claimed.winningAmount, claimed.result], ['completed', '8.00', 'cash']);
  assert.equal(await player.money(), '428.00');
  assert.equal((await player.refused('claimCashback', { userBonusId: ready.userBonusId })).code, 'NO_CASHBACK');
  assert.equal((await player.notActivated('cashback-day')).code, 'RETRY_PERIOD');
  assert.equal(await player.money(), '428.00');
});

test('it pays no more than its most, and its amount stays as it was when it was made', async () => {
  const player = await loser(500);
  const { userBonusId, bonusAmount } = await player.activate('cashback-day');
  assert.equal(bonusAmount, '50.00');
  assert.equal((await player.activate('cashback-day')).userBonusId, userBonusId);
  casino.pass(30);
  assert.equal((await player.claim(userBonusId)).winningAmount, '50.00');
});

test('ERR-24 below the least loss there is none; nor after its time', async () => {
  const player = await loser(9);
  const details = { minLoss: '10.00', currencyCode: 'EUR' };
  assert.deepEqual(await player.notActivated('cashback-day'), { code: 'NO_CASHBACK', details });
  await player.lose(1);
  const { userBonusId } = await player.activate('cashback-day');
  casino.pass(48);
  assert.equal((await player.refused('claimCashback', { userBonusId })).code, 'NO_CASHBACK');
});

test('ERR-25 one for the calendar goes there: a refusal that stays, once', async () => {
  const player = await loser(100);
  const details = { amount: '3.00', currencyCode: 'EUR' };
  assert.deepEqual(await player.notActivated('cashback-month'), { code: 'ADD_TO_CALENDAR', details });
  assert.equal((await player.notActivated('cashback-month')).code, 'RETRY_PERIOD');
  const rows = await casino.db.select().from(calendarAdditions).where(eq(calendarAdditions.player, player.account.id));
  assert.deepEqual(
    rows.map(({ amount, ngr, percent }) => ({ amount, ngr, percent })),
    [{ amount: 300n, ngr: 10_000n, percent: '0.03' }],
  );
  assert.equal(await player.money(), '400.00');
  const [bonus] = (await player.bonuses()).rows;
  assert.deepEqual([bonus?.status, bonus?.winningAmount, bonus?.result], ['completed', '0.00', null]);
});
