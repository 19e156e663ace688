import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { answerOf } from '../../testing/testBackend';
import { loyaltyChanges } from './schema';
import { notePoints, pointsOf } from './notePoints';
import { openTestRewards, type RewardedPlayer, type TestRewards } from '../../testing/testRewards';

let rewards: TestRewards;
before(async () => {
  rewards = await openTestRewards();
});
after(() => rewards.close());

const levelOf = async ({ headers }: RewardedPlayer) =>
  (await answerOf(rewards.app, 'userDetails', { headers })).userLoyaltyLevel;
const changesOf = ({ account }: RewardedPlayer) =>
  rewards.db
    .select()
    .from(loyaltyChanges)
    .where(eq(loyaltyChanges.player, account.id))
    .orderBy(asc(loyaltyChanges.changedAt), asc(loyaltyChanges.pointsAfter));

test('ENG-01 a euro’s worth staked is one xp, and what is taken back takes its xp along', async () => {
  const player = await rewards.player();
  const first = { level: 1, name: 'Harbor', levelXp: 0, nextLevelXp: 1_000, nextLevelName: 'Jetty' };
  assert.deepEqual(await levelOf(player), { ...first, xp: 0 });
  await player.play({ stake: 1_000n, win: 5_000n });
  await player.play({ stake: 500n, isTakenBack: true });
  assert.deepEqual(await levelOf(player), { ...first, xp: 10 });
});

test('a change of the level is logged with what stood before and after, both ways', async () => {
  const player = await rewards.player();
  const staked = (amount: bigint, cause: string) =>
    rewards.db.transaction((tx) =>
      notePoints(tx, { player: player.account.id, currency: 'EUR', amount, cause, now: rewards.clock.now() }),
    );
  await staked(99_999n, 'one');
  rewards.later(1);
  await staked(1n, 'two');
  rewards.later(1);
  await staked(-1n, 'two back');
  const said = (await changesOf(player)).map(({ levelBefore, levelAfter, pointsBefore, pointsAfter, cause }) =>
    [levelBefore, levelAfter, pointsBefore, pointsAfter, cause].join(' '),
  );
  assert.deepEqual(said, ['1 2 99999 100000 two', '2 1 100000 99999 two back']);
  await staked(-1_000_000_000n, 'more than there was');
  assert.equal((await levelOf(player))?.xp, 0);
});

test('other currencies count by their worth, and what is given back is what was given', () => {
  assert.deepEqual(
    [pointsOf(1_000n, 'USD'), pointsOf(1_000n, 'JPY'), pointsOf(100_000n, 'BTC'), pointsOf(5n, 'DEMO')],
    [920n, 600n, 6_000n, 0n],
  );
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 15n), fc.constantFrom('EUR', 'JPY', 'BTC', 'INR'), (amount, currency) => {
      assert.equal(pointsOf(-amount, currency), -pointsOf(amount, currency));
    }),
  );
});

test('the levels are told in the language of the call', async () => {
  for (const [language, name] of [
    ['en', 'Harbor'],
    ['de', 'Hafen'],
    ['ar', 'الميناء'],
    ['th', 'ท่าเรือ'],
  ]) {
    const { data } = await answerOf(rewards.app, 'loyaltyLevels', { headers: { 'accept-language': language } });
    assert.equal(data.levels.length, 10);
    assert.equal(data.levels[0]?.name, name);
    assert.equal(new Set(data.levels.map((level) => level.name)).size, 10);
  }
});
