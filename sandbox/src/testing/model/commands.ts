import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { type ExclusionDuration, type FreezeDays } from '@/domain/protection/options';
import { type PaymentNews } from '../../outside/payments/message';
import { activeOf, burn } from './bonuses';
import { BONUSES, give } from './bonusCommands';
import { BUYING } from './buyCommands';
import { again, command, type Command, FEW, type Pick, picked, TIMES } from './command';
import { type Period } from './limits';
import { creditOf, type Deposit, isOpen, type Player, refusalOf, type State, stoppedBy } from './state';
import { PLAY, stake, win } from './playCommands';
import { REWARDS } from './rewardCommands';
import { closeDays } from './rewards';
import { withdrawalsPass, WITHDRAWING } from './withdrawalCommands';
import { PAYING } from './paying';

const always = () => true;
const hasIntent = ({ intents }: State) => intents.length > 0;
const hasDeposit = ({ deposits }: State) => deposits.length > 0;

const hasUntold = ({ deposits }: State) => deposits.some(({ isTold }) => !isTold);
/** A deposit whose final status the provider has not reported yet. */
const untold = ({ deposits }: State, pick: Pick): Deposit =>
  picked(
    deposits.filter(({ isTold }) => !isTold),
    pick,
  );

const begin = (pick: Pick, units: bigint, times: number) =>
  command(`begin(${pick}, ${units}, ${times}×)`, always, async (state, world) => {
    const player = picked(state.players, pick);
    const [key, amount] = [randomUUID(), units * PAYING[player.currency].unit];
    const refusal = refusalOf(state, player, amount, world.now);
    const [answer, ...others] = await again(times, () => world.begin(player.id, key, player.currency, amount));
    for (const other of others) assert.deepEqual(other, answer);
    state.intents.push({ key, player, amount, answer: answer! });
    if (refusal !== null || 'code' in answer!) {
      assert.deepEqual(answer, { code: refusal });
      return;
    }
    state.deposits.push({
      ...answer!,
      player,
      amount,
      status: 'created',
      credited: null,
      cancels: activeOf(player),
      arrived: null,
      creditedAt: null,
      sequence: 0,
      isTold: false,
      messages: [],
    });
  });

/** Reuses an idempotency key, with the same or another body. */
const beginAgain = (pick: Pick, isOther: boolean) =>
  command(`beginAgain(${pick}${isOther ? ', another body' : ''})`, hasIntent, async (state, world) => {
    const { key, player, amount, answer } = picked(state.intents, pick);
    const given = await world.begin(player.id, key, player.currency, isOther ? amount + 1n : amount);
    assert.deepEqual(given, isOther ? { code: 'IDEMPOTENCY_CONFLICT' } : answer);
  });

/** The effect of a provider message on a deposit, in the model. */
function settle(state: State, deposit: Deposit, news: PaymentNews, now: number): void {
  const { player } = deposit;
  switch (news.type) {
    case 'processing':
      if (deposit.status === 'created') deposit.status = 'processing';
      return;
    case 'succeeded': {
      const credited = stoppedBy(player, now) ? 0n : creditOf(state, deposit, deposit.arrived!, now);
      deposit.status = credited > 0n ? 'success' : 'returned';
      if (credited > 0n) {
        deposit.credited = credited;
        deposit.creditedAt = now;
        const active = activeOf(player);
        if (active && active === deposit.cancels) burn(active, 'cancelled');
        player.real += credited;
        player.depositWager += credited;
      }
      return;
    }
    case 'chain':
      deposit.status = 'pending';
      return;
    default:
      deposit.status = news.type;
  }
}

type News = 'processing' | 'pending' | 'succeeded' | 'failed' | 'declined' | 'returned' | 'cancelled';

const newsOf = (type: News, arrived: bigint): PaymentNews => {
  if (type === 'succeeded') return { type, arrived: String(arrived) };
  if (type === 'failed') return { type, failure: 'TRANSACTION_FAILED' };
  return type === 'declined' ? { type, reason: 'do_not_honor' } : { type };
};

/** The provider reports the outcome of a payment, in a message delivered `times` times concurrently. */
const tell = (pick: Pick, type: News, percent: bigint, times: number) =>
  command(
    `tell(${pick}, ${type}${type === 'succeeded' ? ` ${percent} %` : ''}, ${times}×)`,
    hasUntold,
    async (state, world) => {
      const deposit = untold(state, pick);
      const news = newsOf(type, (deposit.amount * percent) / 100n);
      const message = world.message(deposit.id, deposit.payment, (deposit.sequence += 1), news);
      deposit.messages.push(message);
      deposit.isTold = type !== 'processing' && type !== 'pending';
      if (news.type === 'succeeded') deposit.arrived = BigInt(news.arrived);
      if (isOpen(deposit)) settle(state, deposit, news, world.now);
      await again(times, () => world.tell(message));
    },
  );

/** Redelivers an old message, which must have no effect. */
const tellAgain = (pick: Pick, which: Pick) =>
  command(`tellAgain(${pick}, ${which})`, hasDeposit, async (state, world) => {
    const { messages } = picked(state.deposits, pick);
    if (messages.length > 0) await world.tell(picked(messages, which));
  });

/** Two messages arrive in the wrong order: the later one counts, the earlier one is ignored. */
const tellReversed = (pick: Pick, type: 'processing' | 'pending', late: 'processing' | 'pending') =>
  command(`tellReversed(${pick}, ${type} before ${late})`, hasUntold, async (state, world) => {
    const deposit = untold(state, pick);
    const [first, second] = [(deposit.sequence += 1), (deposit.sequence += 1)];
    if (isOpen(deposit)) settle(state, deposit, { type }, world.now);
    await world.tell(world.message(deposit.id, deposit.payment, second, { type }));
    await world.tell(world.message(deposit.id, deposit.payment, first, { type: late }));
  });

/** A message about a payment that is not the deposit's, which must have no effect. */
const tellWrong = (pick: Pick) =>
  command(`tellWrong(${pick})`, hasDeposit, async (state, world) => {
    const { id, amount } = picked(state.deposits, pick);
    await world.tell(world.message(id, randomUUID(), 1_000, { type: 'succeeded', arrived: String(amount) }));
  });

const cancel = (pick: Pick, times: number) =>
  command(`cancel(${pick}, ${times}×)`, hasDeposit, async (state, world) => {
    const deposit = picked(state.deposits, pick);
    const key = randomUUID();
    const [answer] = await again(times, () => world.cancel(deposit.player.id, key, deposit.id));
    if (deposit.status === 'created') deposit.status = 'cancelled';
    const expected = deposit.status === 'cancelled' ? { status: 'cancelled' } : { code: 'NOT_CANCELLABLE' };
    assert.deepEqual(answer, expected);
  });

const limit = (pick: Pick, period: Period, units: bigint | null, times: number) =>
  command(`limit(${pick}, ${period}, ${units}, ${times}×)`, always, async (state, world) => {
    const player = picked(state.players, pick);
    const amount = units === null ? null : units * PAYING[player.currency].unit;
    const key = randomUUID();
    await again(times, () => world.limit(player.id, key, { currency: player.currency, period, amount }));
    player.limits[period].push({ at: world.now, amount });
  });

/** A stop never ends earlier than the current one. */
function lengthened(player: Player, name: 'frozenUntil' | 'excludedUntil', answer: object, now: number): void {
  assert.ok('until' in answer, JSON.stringify(answer));
  const until = Number(answer.until);
  assert.ok(until > now && until >= player[name], `until ${until}`);
  player[name] = until;
}

const exclude = (pick: Pick, duration: Exclude<ExclusionDuration, 'permanent' | 'custom'>, times: number) =>
  command(`exclude(${pick}, ${duration}, ${times}×)`, always, async (state, world) => {
    const player = picked(state.players, pick);
    const key = randomUUID();
    const [answer] = await again(times, () => world.stop(player.id, key, { duration }));
    if (player.excludedUntil <= world.now) player.excludedFrom = world.now;
    lengthened(player, 'excludedUntil', answer!, world.now);
  });

const freeze = (pick: Pick, days: FreezeDays) =>
  command(`freeze(${pick}, ${days} d)`, always, async (state, world) => {
    const player = picked(state.players, pick);
    lengthened(player, 'frozenUntil', await world.stop(player.id, randomUUID(), { days }), world.now);
  });

const wait = (minutes: number) =>
  command(`wait(${minutes} min)`, always, async (state, world) => {
    await world.pass(minutes * 60_000);
    const isLate = ({ status, expiresAt }: Deposit) =>
      ['created', 'processing'].includes(status) && expiresAt <= world.now;
    for (const deposit of state.deposits.filter(isLate)) deposit.status = 'failed';
    withdrawalsPass(state, world.now);
    for (const player of state.players) closeDays(state, player, world.now);
    for (const { bonuses } of state.players) {
      for (const bonus of bonuses)
        if (bonus.status === 'activated' && bonus.expiresAt <= world.now) burn(bonus, 'expired');
    }
  });

const choose = (pick: Pick, currency: string) =>
  command(`choose(${pick}, ${currency})`, always, async (state, world) => {
    const player = picked(state.players, pick);
    assert.equal(await world.choose(player.id, currency, player.currency), currency === player.currency);
  });

const pick = fc.constantFrom(...FEW);
const times = fc.constantFrom(...TIMES);
const units = fc.bigInt(1n, 20n);
const percents = fc.constantFrom(100n, 100n, 40n, 0n, 250n, 100_000n);
const step = fc.constantFrom('processing' as const, 'pending' as const);

const weighed: [number, fc.Arbitrary<Command>][] = [
  [5, fc.tuple(pick, units, times).map((args) => begin(...args))],
  [2, fc.tuple(pick, fc.boolean()).map((args) => beginAgain(...args))],
  [5, fc.tuple(pick, fc.constant<News>('succeeded'), percents, times).map((args) => tell(...args))],
  [1, fc.tuple(pick, step, fc.constant(100n), times).map((args) => tell(...args))],
  [
    1,
    fc
      .tuple(pick, fc.constantFrom<News>('failed', 'declined', 'returned', 'cancelled'), fc.constant(100n), times)
      .map((args) => tell(...args)),
  ],
  [2, fc.tuple(pick, pick).map((args) => tellAgain(...args))],
  [2, fc.tuple(pick, step, step).map((args) => tellReversed(...args))],
  [1, pick.map(tellWrong)],
  [2, fc.tuple(pick, times).map((args) => cancel(...args))],
  [
    5,
    fc
      .tuple(pick, fc.constantFrom<Period>(0, 0, 0, 1, 2), fc.constantFrom(0n, 6n, 6n, 12n, 40n, null), times)
      .map((args) => limit(...args)),
  ],
  [
    3,
    fc
      .tuple(pick, fc.constantFrom('1h' as const, '1h' as const, '1d' as const, '1w' as const), times)
      .map((args) => exclude(...args)),
  ],
  [1, fc.tuple(pick, fc.constantFrom<FreezeDays>(1, 3)).map((args) => freeze(...args))],
  [3, fc.constantFrom(1, 31, 61, 1_439, 1_440, 10_080, 43_200).map(wait)],
  [1, fc.tuple(pick, fc.constantFrom('EUR', 'BTC', 'USD')).map((args) => choose(...args))],
  ...PLAY,
  ...BUYING,
  ...BONUSES,
  ...REWARDS,
  ...WITHDRAWING,
];

/**
 * Openings of sequences: a deposit (most other commands need one), a player who has met the wagering requirement and
 * may withdraw, one with a bonus, one with a calendar day to claim, or one whose bet at the table outlasts its day.
 */
export const OPENINGS: readonly (readonly Command[])[] = [
  [begin(0, 5n, 1)],
  [begin(0, 10n, 1), tell(0, 'succeeded', 100n, 1), stake(0, 9n, 1), give(0, 'money', 1), stake(0, 3n, 1)],
  [give(0, 'spins', 1), begin(0, 5n, 1)],
  [begin(0, 10n, 1), tell(0, 'succeeded', 100n, 1), stake(0, 10n, 1), win(0, 10n, 1)],
  [begin(0, 10n, 1), tell(0, 'succeeded', 100n, 1), stake(0, 9n, 1), wait(1_440)],
  [begin(0, 10n, 1), tell(0, 'succeeded', 100n, 1), stake(0, 3n, 1), stake(0, 6n, 1, 'table'), wait(1_440)],
];

export const COMMANDS: fc.Arbitrary<Command>[] = weighed.flatMap(([times, one]) =>
  Array.from({ length: times }, () => one),
);
