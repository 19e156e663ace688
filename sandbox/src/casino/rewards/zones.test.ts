import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { accountByEmail } from '../accounts/store/accounts';
import { answerOf, refusalOf } from '../../testing/testBackend';
import { signUpBody } from '../../testing/testAccounts';
import { openTestRewards, type RewardedPlayer, type TestRewards } from '../../testing/testRewards';
import { zoneOf } from './zones';

let rewards: TestRewards;
before(async () => {
  rewards = await openTestRewards();
});
after(() => rewards.close());

const sent = ({ headers }: RewardedPlayer, timeZone: string) => ({ headers, payload: { timeZone } });
const change = async (player: RewardedPlayer, timeZone: string) =>
  (await answerOf(rewards.app, 'setPreferences', sent(player, timeZone))).data.preferences.timeZone;
const refused = (player: RewardedPlayer, timeZone: string) =>
  refusalOf(rewards.app, 'setPreferences', sent(player, timeZone));
const zoneNow = ({ account }: RewardedPlayer) => zoneOf(rewards.db, account.id, rewards.clock.now());

test('an account has the zone it signed up in; a name of none, or no name, is Greenwich', async () => {
  for (const [timeZone, zone] of [
    ['Asia/Bangkok', 'Asia/Bangkok'],
    ['europe/berlin', 'Europe/Berlin'],
    ['Mars/Olympus', 'UTC'],
    [undefined, 'UTC'],
  ]) {
    const payload = signUpBody(timeZone ? { timeZone } : {});
    const { accessToken } = await answerOf(rewards.app, 'signUp', { payload });
    const account = (await accountByEmail(rewards.db, 'curacao', String(payload.email)))!;
    assert.equal(await zoneOf(rewards.db, account.id, rewards.clock.now()), zone);
    const headers = { authorization: `Bearer ${accessToken}` };
    assert.equal((await answerOf(rewards.app, 'userDetails', { headers })).preferences?.timeZone, zone);
  }
});

test('another zone counts from the next day on, and a week later at the earliest the one after', async () => {
  const player = await rewards.player({ zone: 'Europe/Berlin' });
  assert.equal(await change(player, 'America/New_York'), 'America/New_York');
  assert.equal(await zoneNow(player), 'Europe/Berlin');
  await player.lose(10_000n);
  // The day no longer ends at midnight in Berlin but at midnight in New York.
  rewards.to('2026-11-20T23:30:00.000Z');
  assert.equal(await zoneNow(player), 'Europe/Berlin');
  await player.lose(10_000n);
  rewards.to('2026-11-21T05:00:00.000Z');
  assert.equal(await zoneNow(player), 'America/New_York');
  const { lines, claimableFrom, timeZone } = await player.receipt('2026-11-21');
  assert.deepEqual([timeZone, claimableFrom], ['Europe/Berlin', '2026-11-21T05:00:00.000Z']);
  assert.deepEqual(
    lines.map(({ staked }) => staked),
    ['200.00'],
  );
  const { code, details } = await refused(player, 'Asia/Tokyo');
  assert.deepEqual([code, details], ['TIME_ZONE_LOCKED', { from: '2026-11-28' }]);
  assert.equal(await change(player, 'America/New_York'), 'America/New_York');
  rewards.to('2026-11-27T05:00:00.000Z');
  assert.equal(await change(player, 'Asia/Tokyo'), 'Asia/Tokyo');
});

test('without a zone from registration, the first change is locked for a week like any other', async () => {
  const player = await rewards.player();
  assert.equal(await change(player, 'Asia/Tokyo'), 'Asia/Tokyo');
  assert.equal((await refused(player, 'Europe/Berlin')).code, 'TIME_ZONE_LOCKED');
  assert.equal((await refused(player, 'Asia/Bangkok')).code, 'TIME_ZONE_LOCKED');
});

test('no day can be claimed twice, or earlier, by a change of the zone', async () => {
  rewards.to('2026-12-01T12:00:00.000Z');
  const player = await rewards.player({ zone: 'Pacific/Pago_Pago' });
  await player.lose(10_000n);
  const id = await player.idOf('2026-12-02');
  await change(player, 'Pacific/Kiritimati');
  for (const instant of ['2026-12-01T12:00:01.000Z', '2026-12-02T09:59:59.000Z']) {
    rewards.to(instant);
    assert.equal((await player.claim(id)).status, 409);
  }
  // The 3rd has begun in the new zone. The 2nd, which would begin an hour later in Pago Pago, is left empty.
  rewards.to('2026-12-02T10:00:00.000Z');
  await player.lose(10_000n);
  assert.equal((await player.claim(id)).status, 200);
  assert.deepEqual(
    (await player.days()).map(({ canClaimDate, paidAt }) => [canClaimDate, paidAt !== null]),
    [
      ['2026-12-02', true],
      ['2026-12-04', false],
    ],
  );
});

test('what is no zone is refused, and changes nothing else', async () => {
  const player = await rewards.player();
  for (const zone of ['local', '+01:00', 'Mars/Olympus', ''])
    assert.equal((await refused(player, zone)).code, 'VALIDATION');
  const payload = { timeZone: 'Nowhere/Else', noCalendar: true };
  assert.equal((await refusalOf(rewards.app, 'setPreferences', { headers: player.headers, payload })).status, 422);
  const { preferences } = await answerOf(rewards.app, 'userDetails', { headers: player.headers });
  assert.deepEqual(preferences, { newsletter: false, timeZone: 'UTC' });
});
