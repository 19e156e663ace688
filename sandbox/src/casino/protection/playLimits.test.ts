import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { answerOf, refusalOf } from '../../testing/testBackend';
import { openTestPlay, type TestPlay } from '../../testing/testPlay';
import { MIN_SPIN_MS } from '../../studio/rounds/pace';

/** Every round returns a fifth of its stake, so losses grow each round. */
const LOSING = (bound: number) => Math.floor(bound * 0.35);

let play: TestPlay;
before(async () => {
  play = await openTestPlay(LOSING);
});
after(() => play.close());

const MINUTE = 60_000;
type Player = Awaited<ReturnType<TestPlay['player']>>;

const told = async ({ headers }: Player) => (await answerOf(play.app, 'limits', { headers })).data;
const refused = (player: Player, kind: string, period: number | null, amount: string | null, currencyCode = 'EUR') =>
  refusalOf(play.app, 'setLimit', player.keyed({ kind, period, amount, currencyCode }));

test('ENT-34 LIM-05 the limits of play and the bounds of game and brand are told with what is used of them', async () => {
  const player = await play.player();
  const { limits, ...bounds } = await told(player);
  assert.deepEqual(
    limits.map(({ kind, period }) => `${kind} ${period}`),
    ['deposit 0', 'deposit 1', 'deposit 2', 'maxBet null', 'bet 0', 'bet 1', 'bet 2', 'loss 0', 'loss 1', 'loss 2'],
  );
  assert.ok(Number(bounds.minBet) > 0 && Number(bounds.maxBet) >= 100);
  assert.deepEqual([bounds.bonusMaxBet, bounds.globalBetLimit], ['5.00', '500.00']);
});

test('LIM-12 LIM-13 a limit is set, reloaded and lowered twice within an hour', async () => {
  const player = await play.player();
  for (const amount of ['300', '200', '100']) {
    const { data } = await player.limit('bet', 2, amount);
    assert.deepEqual([data.limit.amount, data.limit.pendingAmount], [`${amount}.00`, null]);
  }
  const { limits } = await told(player);
  assert.equal(limits.find(({ kind, period }) => kind === 'bet' && period === 2)?.amount, '100.00');
});

test('LIM-06 raising is refused for an hour after a change, and above the brand’s highest bet only support helps', async () => {
  const player = await play.player();
  await player.limit('bet', 0, '50');
  const { code, status, details } = await refused(player, 'bet', 0, '60');
  const until = new Date(play.clock.now().getTime() + 60 * MINUTE).toISOString();
  assert.deepEqual([status, code, details], [409, 'BET_LIMIT_LOCKED', { lockedUntil: until }]);
  assert.equal((await refused(player, 'bet', 0, null)).code, 'BET_LIMIT_LOCKED');
  play.clock.advance(60 * MINUTE);
  assert.equal((await player.limit('bet', 0, '60')).data.limit.amount, '60.00');
  assert.equal((await refused(player, 'bet', 0, '61')).code, 'BET_LIMIT_LOCKED');
  const support = await refused(player, 'maxBet', null, '500.01');
  assert.deepEqual([support.code, support.details], ['SUPPORT_ONLY', { limit: '500.00', currencyCode: 'EUR' }]);
});

test('a limit of play has the currency of the active wallet, and a period unless it is the highest bet', async () => {
  const player = await play.player();
  assert.equal((await refused(player, 'bet', 0, '5', 'USD')).code, 'VALIDATION');
  assert.equal((await refused(player, 'loss', null, '5')).code, 'VALIDATION');
  assert.equal((await refused(player, 'bet', 0, '-5')).code, 'VALIDATION');
  const { data } = await player.limit('maxBet', null, '2');
  assert.deepEqual([data.limit.kind, data.limit.period], ['maxBet', null]);
});

const CODES = {
  bet: ['dailyBetLimit', 'weeklyBetLimit', 'monthlyBetLimit'],
  loss: ['dailyLossLimit', 'weeklyLossLimit', 'monthlyLossLimit'],
} as const;

for (const kind of ['bet', 'loss'] as const) {
  for (const period of [0, 1, 2] as const) {
    const code = CODES[kind][period];
    test(`a stake past the limit is refused with ${code}, and nothing is booked`, async () => {
      const player = await play.player('50.00');
      await player.limit(kind, period, '2.50');
      const studio = play.studio();
      const { session } = await studio.open(await player.launch());
      let [staked, won, refusedWith] = [0, 0, null as Record<string, unknown> | null];
      for (let count = 0; count < 10 && !refusedWith; count += 1) {
        play.clock.advance(MIN_SPIN_MS);
        const { status, json } = await studio.spin(session);
        if (status === 200) [staked, won] = [staked + 100, won + Math.round(Number(json.win) * 100)];
        else refusedWith = json;
      }
      assert.ok(refusedWith, 'the limit is reached');
      assert.equal(refusedWith.code, code);
      const left = kind === 'bet' ? 250 - staked : 250 - Math.max(0, staked - won);
      const details = { limit: '2.50', left: (left / 100).toFixed(2), currencyCode: 'EUR' };
      assert.deepEqual(refusedWith.details, details);
      assert.ok(left < 100);
      assert.equal(Math.round(Number(await player.money()) * 100), 5_000 - staked + won);
      const { limits } = await told(player);
      const used = limits.find((one) => one.kind === kind && one.period === period)?.used;
      assert.equal(Math.round(Number(used) * 100), 250 - left);
    });
  }
}

test('the highest bet of the player comes before the limits, with its code', async () => {
  const player = await play.player();
  await player.limit('maxBet', null, '0.90');
  await player.limit('bet', 0, '0.50');
  const studio = play.studio();
  const { session } = await studio.open(await player.launch());
  const { status, json } = await studio.spin(session);
  assert.deepEqual([status, json.code], [409, 'MAX_BET_LIMIT_REACHED']);
  assert.deepEqual(json.details, { limit: '0.90', left: '0.90', currencyCode: 'EUR' });
});

test('a limit lowered in the middle of play holds for the very next round', async () => {
  const player = await play.player();
  const studio = play.studio();
  const { session } = await studio.open(await player.launch());
  assert.equal((await studio.spin(session)).status, 200);
  await player.limit('bet', 0, '1.50');
  play.clock.advance(MIN_SPIN_MS);
  assert.equal((await studio.spin(session)).json.code, 'dailyBetLimit');
  // A stake older than 24 hours no longer counts.
  play.clock.advance(24 * 60 * MINUTE);
  const { limits } = await told(player);
  assert.equal(limits.find(({ kind, period }) => kind === 'bet' && period === 0)?.used, '0.00');
});
