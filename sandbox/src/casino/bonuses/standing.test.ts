import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestOffers, type Taker, type TestOffers } from '../../testing/testOffers';
import { offerById } from './offers/offers';

/** The clock is at Friday, 20 November 2026, 12:00 UTC. */
let casino: TestOffers;
before(async () => {
  casino = await openTestOffers();
});
after(() => casino.close());

const listed = async ({ headers }: Taker, more: Record<string, string> = {}) =>
  (await casino.offers({ limit: '100', ...more }, headers)).rows;
const refusalOf = async (player: Taker, id: string) => (await listed(player)).find((row) => row.id === id)?.refusal;

test('what a player can take comes first, and the rest says what an activation would be refused with', async () => {
  const player = await casino.player();
  const rows = await listed(player);
  const open = rows.filter(({ refusal }) => refusal === null);
  assert.ok(open.length > 5 && open.length < rows.length);
  assert.deepEqual(rows.slice(0, open.length), open);
  for (const { id, bonusType, minDeposit, refusal } of rows) {
    if (!refusal || bonusType === 'deposit' || minDeposit !== undefined) continue;
    assert.equal((await player.notActivated(String(id))).code, refusal.code, String(id));
  }
  assert.deepEqual(await refusalOf(player, 'tuesday-gift'), { code: 'DAYS_VALID', details: { days: ['TUE'] } });
});

test('a cashback is open only after a loss, and a deposit bonus whatever bonus is active', async () => {
  const player = await casino.player();
  await player.payIn(50);
  assert.equal((await refusalOf(player, 'cashback-day'))?.code, 'NO_CASHBACK');
  await player.lose(20);
  assert.equal(await refusalOf(player, 'cashback-day'), null);
  await player.activate('free-ten');
  assert.equal((await refusalOf(player, 'daily-dime'))?.code, 'ACTIVE_BONUS');
  assert.equal(await refusalOf(player, 'second-deposit'), null);
});

test('an offer for a deposit that was made already is no longer listed to its player', async () => {
  const player = await casino.player();
  const has = async (id: string) => (await listed(player)).some((row) => row.id === id);
  assert.equal(await refusalOf(player, 'welcome-deposit'), null);
  assert.equal((await refusalOf(player, 'second-deposit'))?.code, 'DEPOSITS_NUMBER');
  await player.payIn(30);
  assert.equal(await has('welcome-deposit'), false);
  assert.equal(await refusalOf(player, 'second-deposit'), null);
});

test('a guest and a calendar are told nothing of it; the counts are those of all types', async () => {
  const player = await casino.player();
  for (const rows of [
    (await casino.offers()).rows,
    await listed(player, { calendarDateTime: '2026-11-20 12:00:00', dayOfWeek: 'FRI' }),
  ])
    for (const row of rows) assert.ok(!('refusal' in row));
  const { counts, count, rows } = await casino.offers({ type: 'instant cashback', limit: '100' });
  assert.equal(counts?.instant_cashback, count);
  const all = await casino.offers({ limit: '100' });
  assert.deepEqual(counts, all.counts);
  assert.equal(
    Object.values(all.counts ?? {}).reduce((sum, one) => sum + one, 0),
    all.count,
  );
  for (const { id } of rows) assert.ok(offerById(id));
});
