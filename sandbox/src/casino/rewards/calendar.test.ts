import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { toMinor } from '@/domain/money/money';
import { answerOf, refusalOf } from '../../testing/testBackend';
import { giveTestBonus, testOffer } from '../../testing/testBonus';
import { CATALOGUE } from '../../testing/testCatalogue';
import { checkLedger } from '../ledger/check';
import { addToCalendar } from './addToCalendar';
import { closeAllDueDays } from './close';
import { rakebackDays } from './schema';
import { betAtTable } from '../../testing/testPlayingPlayer';
import { openTestRewards, type RewardedPlayer, type TestRewards } from '../../testing/testRewards';

const [KRAKEN, OTHER] = [CATALOGUE[0]!.id, CATALOGUE[1]!.id];
const cents = (amount: string): bigint => toMinor(amount, 'EUR')!;

let rewards: TestRewards;
before(async () => {
  rewards = await openTestRewards();
});
after(async () => {
  assert.deepEqual(await checkLedger(rewards.db), []);
  await rewards.close();
});

/** The real stakes of a UTC day by game, according to the player's history. */
async function stakesInHistory({ headers }: RewardedPlayer, day: string): Promise<Map<string, bigint>> {
  const query = { from: day, to: day, pageNo: '1', limit: '100' };
  const { rows } = (await answerOf(rewards.app, 'casinoHistory', { headers, query })).data.history;
  const sums = new Map<string, bigint>();
  for (const { gameId, type, amount } of rows) {
    if (type !== 'win') sums.set(gameId!, (sums.get(gameId!) ?? 0n) - cents(amount));
  }
  return new Map([...sums].filter(([, sum]) => sum > 0n));
}

test('ENT-20 the receipt of a day adds up, and its stakes are those of the casino history', async () => {
  const player = await rewards.player();
  await player.lose(30_000n, KRAKEN);
  await player.play({ stake: 1_000n, win: 4_000n, game: KRAKEN });
  await player.lose(20_000n, OTHER);
  await player.play({ stake: 900n, game: OTHER, isTakenBack: true });
  const open = await player.receipt('2026-11-21');
  assert.equal(open.closed, false);
  rewards.later(12);
  const { lines, cashback, amount, ...receipt } = await player.receipt('2026-11-21');
  assert.deepEqual(receipt, {
    date: '2026-11-21',
    playedOn: '2026-11-20',
    currencyCode: 'EUR',
    closed: true,
    timeZone: 'UTC',
    added: [],
    claimableFrom: '2026-11-21T00:00:00.000Z',
    claimableUntil: '2026-11-23T00:00:00.000Z',
    paidAt: null,
  });
  assert.deepEqual({ lines, amount, cashback }, { lines: open.lines, amount: open.amount, cashback: open.cashback });
  assert.deepEqual(
    new Map(lines.map(({ game, staked }) => [game, cents(staked)])),
    await stakesInHistory(player, '2026-11-20'),
  );
  for (const { game, name, staked, houseEdge, rate, amount: part } of lines) {
    const known = CATALOGUE.find(({ id }) => id === game)!;
    assert.deepEqual([name, rate], [known.name, 0.05]);
    const edge = BigInt(Math.round(houseEdge * 10_000));
    assert.equal(cents(part), (cents(staked) * edge * 500n) / 100_000_000n);
    assert.ok(cents(part) > 0n);
  }
  // Staked 300 + 10 + 200, won 40.
  assert.deepEqual(cashback, { ngr: '470.00', percent: 0.02, amount: '9.40' });
  const parts = [...lines, cashback!].reduce((sum, one) => sum + cents(one.amount), 0n);
  assert.equal(cents(amount), parts);
  assert.deepEqual(await player.calendar(), [`2026-11-21 ${amount}`]);
});

test('CAL-06 what is being played is told for tomorrow, under the id it keeps, and cannot be claimed before', async () => {
  rewards.to('2026-11-21T00:00:00.000Z');
  const player = await rewards.player();
  await player.lose(10_000n);
  const [locked] = await player.days();
  assert.deepEqual([locked?.canClaimDate, locked?.paidAt], ['2026-11-22', null]);
  await player.lose(10_000n);
  const [more] = await player.days();
  assert.equal(more?.bonusId, locked?.bonusId);
  assert.ok(Number(more?.amount) > Number(locked?.amount));
  assert.equal((await player.claim(String(more!.bonusId))).status, 409);
  rewards.later(24);
  assert.deepEqual(await player.days(), [more]);
});

for (const [zone, midnight, day] of [
  ['Pacific/Kiritimati', '2026-12-01T10:00:00.000Z', '2026-12-02'],
  ['America/Los_Angeles', '2026-12-03T08:00:00.000Z', '2026-12-03'],
] as const) {
  test(`CAL-10 in ${zone} the day ends at ${midnight}`, async () => {
    rewards.to(midnight);
    rewards.later(-1 / 3_600);
    const player = await rewards.player({ zone });
    await player.lose(10_000n);
    assert.deepEqual(
      (await player.days()).map(({ canClaimDate }) => canClaimDate),
      [day],
    );
    const id = await player.idOf(day);
    assert.equal((await player.claim(id)).status, 409);
    rewards.to(midnight);
    await player.lose(10_000n);
    assert.equal((await player.days()).length, 2);
    assert.equal((await player.claim(id)).status, 200);
  });
}

test('a day without play is no day, one with nothing to give says so, and cashback bonuses are part of theirs', async () => {
  rewards.to('2026-12-10T12:00:00.000Z');
  const player = await rewards.player();
  assert.deepEqual(await player.days(), []);
  assert.deepEqual((await player.receipt('2026-12-11')).lines, []);
  await player.play({ stake: 10n, win: 500n });
  rewards.later(48);
  assert.deepEqual(await player.calendar(), ['2026-12-11 0.00']);
  assert.equal((await player.claim(await player.idOf('2026-12-11'))).status, 409);
  const addition = { player: player.account.id, currency: 'EUR', amount: 250n, ngr: 2_500n, percent: '0.1' };
  for (const cause of ['one', 'one', 'two']) {
    await addToCalendar(rewards.db, { ...addition, cause, now: rewards.clock.now() });
  }
  rewards.later(24);
  const { amount, added } = await player.receipt('2026-12-13');
  const one = { ngr: '25.00', percent: 0.1, amount: '2.50' };
  assert.deepEqual([amount, added], ['5.00', [one, one]]);
  assert.deepEqual(await player.calendar(), ['2026-12-11 0.00', '2026-12-13 5.00']);
});

test('a stake that is taken back after midnight leaves the closed day as it is, and is taken from the next one', async () => {
  rewards.to('2026-12-20T23:30:00.000Z');
  const player = await rewards.player();
  await player.lose(10_000n);
  await player.play({ stake: 1_000n, isTakenBack: true, backAfterHours: 1 });
  const closed = await player.receipt('2026-12-21');
  assert.equal(closed.lines[0]?.staked, '110.00');
  await player.lose(3_000n);
  assert.equal((await player.receipt('2026-12-22')).lines[0]?.staked, '20.00');
  rewards.later(24);
  assert.deepEqual(await player.receipt('2026-12-21'), closed);
  const stakes = [await stakesInHistory(player, '2026-12-20'), await stakesInHistory(player, '2026-12-21')];
  assert.deepEqual(
    stakes.map((sums) => [...sums.values()]),
    [[11_000n], [2_000n]],
  );
});

test('bonus money earns nothing, and what it wins is no win of real money', async () => {
  rewards.to('2026-12-24T12:00:00.000Z');
  const player = await rewards.player({ money: 300n });
  await giveTestBonus(rewards.db, rewards.clock, player.account.id, testOffer());
  // 3.00 of the first stake are real, so three quarters of its win are too; those are staked next.
  await player.play({ stake: 400n, win: 100n });
  await player.play({ stake: 400n });
  const { lines, cashback } = await player.receipt('2026-12-25');
  assert.deepEqual(
    lines.map(({ staked }) => staked),
    ['3.75'],
  );
  assert.equal(cashback?.ngr, '3.00');
});

test('API-18 a guest has no days, and a bonus id leaves its own day', async () => {
  const player = await rewards.player();
  await player.lose(10_000n);
  rewards.later(24);
  await player.lose(10_000n);
  const days = await player.days();
  assert.equal(days.length, 2);
  assert.deepEqual(await player.days({ bonusId: String(days[1]!.bonusId) }), [days[1]]);
  assert.deepEqual(await player.days({ bonusId: 'x' }), []);
  assert.deepEqual((await answerOf(rewards.app, 'rakebackDays')).data.days, []);
});

test('ROLE-02 without a deposit there is no calendar, no receipt, no award and no daily bonus', async () => {
  const player = await rewards.player({ hasDeposited: false });
  await player.lose(10_000n);
  rewards.later(24);
  const { headers } = player;
  assert.deepEqual(await player.days(), []);
  assert.deepEqual((await player.receipt(rewards.clock.now().toISOString().slice(0, 10))).lines, []);
  const { data } = await answerOf(rewards.app, 'calendarAward', { headers });
  assert.deepEqual([data.userCalendarData.ngr, data.userCalendarData.payout], ['0', '0']);
  assert.equal((await answerOf(rewards.app, 'dailyBonus', { headers })).data.available, false);
});

test('API-37 ENT-22 the award is the present day’s net loss × percent, and begins anew at midnight', async () => {
  const player = await rewards.player();
  const award = async () =>
    (await answerOf(rewards.app, 'calendarAward', { headers: player.headers })).data.userCalendarData;
  const figures = { percent: 0.02, currencyCode: 'EUR' };
  assert.deepEqual(await award(), { ngr: '0.00', payout: '0.00', ...figures });
  await player.lose(10_000n);
  assert.deepEqual(await award(), { ngr: '100.00', payout: '2.00', ...figures });
  await player.play({ stake: 1_000n, isTakenBack: true });
  await player.play({ stake: 1_000n, win: 13_550n });
  assert.deepEqual(await award(), { ngr: '-25.50', payout: '0.00', ...figures });
  await player.lose(5_000n);
  const before = await award();
  rewards.later(24);
  assert.deepEqual(await award(), { ngr: '0.00', payout: '0.00', ...figures });
  const [day] = await player.days();
  assert.equal((await player.receipt(day!.canClaimDate)).cashback?.amount, before.payout);
  assert.equal((await refusalOf(rewards.app, 'calendarAward')).status, 403);
});

test('a receipt is for a day, and for its player', async () => {
  const player = await rewards.player();
  const ask = (date: string, headers: Record<string, string> = player.headers) =>
    refusalOf(rewards.app, 'rakebackReceipt', { headers, query: { date } });
  for (const date of ['2026-02-30', 'yesterday', '']) assert.equal((await ask(date)).code, 'VALIDATION');
  assert.equal((await ask('2026-12-01', {})).code, 'SESSION_EXPIRED');
});

test('a bet at a live table counts on the day its round ends, and the day before closes without it', async () => {
  rewards.to('2026-11-20T12:00:00.000Z');
  const [winner, loser] = [await rewards.player(), await rewards.player()];
  await loser.lose(10_000n);
  rewards.to('2026-11-20T23:59:50.000Z');
  const win = await betAtTable(rewards, winner.account.id, 10_000n);
  const lose = await betAtTable(rewards, loser.account.id, 5_000n);
  assert.deepEqual(await winner.days(), []);
  rewards.to('2026-11-21T00:00:10.000Z');
  await closeAllDueDays(rewards.db, rewards.clock);
  await win(20_000n);
  await lose(0n);
  assert.deepEqual((await winner.receipt('2026-11-21')).lines, []);
  const { lines, cashback } = await winner.receipt('2026-11-22');
  assert.deepEqual([lines.map(({ staked }) => staked), cashback], [['100.00'], null]);
  rewards.to('2026-11-22T00:00:10.000Z');
  await closeAllDueDays(rewards.db, rewards.clock);
  const { player, day } = rakebackDays;
  const closed = await rewards.db.select().from(rakebackDays).where(eq(player, loser.account.id)).orderBy(day);
  assert.deepEqual(
    closed.map((row) => [row.day, row.cashback?.ngr]),
    [
      ['2026-11-21', '10000'],
      ['2026-11-22', '5000'],
    ],
  );
});
