import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { conclude, credit, inCurrency, isOpenRound, OFFERS, paid } from './bonuses';
import { again, command, type Command, FEW, type Pick, picked, TIMES } from './command';
import { type Period, WINDOWS_MS } from './limits';
import { notePoints } from './rewards';
import { type Player, type PlayLimit, type Round, type State } from './state';
import { PAYING } from './paying';

const CODES = {
  'bet 0': 'dailyBetLimit',
  'bet 1': 'weeklyBetLimit',
  'bet 2': 'monthlyBetLimit',
  'loss 0': 'dailyLossLimit',
  'loss 1': 'weeklyLossLimit',
  'loss 2': 'monthlyLossLimit',
} as const;

/** Usage of a limit: standing stakes without bonus buys, or for losses all stakes minus wins, never below zero. */
function usedOf(rounds: readonly Round[], player: Player, kind: 'bet' | 'loss', since: number): bigint {
  const own = rounds.filter((round) => round.player === player);
  const staked = own
    .filter(({ at, isTakenBack, isBought }) => at >= since && !isTakenBack && !(isBought && kind === 'bet'))
    .reduce((sum, one) => sum + one.stake, 0n);
  if (kind === 'bet') return staked;
  const won = own.reduce((sum, { win }) => sum + (win && win.at >= since ? win.amount : 0n), 0n);
  return staked > won ? staked - won : 0n;
}

type Try = { player: Player; real: bigint; now: number };

/** The code of the first limit of a kind that a stake of `real` would exceed; null for none. */
function overLimit({ rounds }: State, kind: 'bet' | 'loss', { player, real, now }: Try): string | null {
  for (const period of [0, 1, 2] as const) {
    const limit = player.play[`${kind} ${period}`];
    if (limit === null) continue;
    const used = usedOf(rounds, player, kind, now - WINDOWS_MS[period]);
    if (real > (used < limit ? limit - used : 0n)) return CODES[`${kind} ${period}`];
  }
  return null;
}

/** The code by which a stopped player may not play; null when play is allowed. */
export function stoppedPlay({ excludedUntil, frozenUntil }: Player, now: number): string | null {
  if (excludedUntil > now) return 'SELF_EXCLUDED';
  return frozenUntil > now ? 'ACCOUNT_FROZEN' : null;
}

/** The refusal code of a confirmed bonus buy; null when it is accepted. */
export function refusalOfBuy(state: State, player: Player, amount: bigint, now: number): string | null {
  const lost = overLimit(state, 'loss', { player, real: amount, now });
  return stoppedPlay(player, now) ?? lost ?? (amount > player.real ? 'INSUFFICIENT_BALANCE' : null);
}

/** The highest bet of the brands, in euro. */
const MOST = '500.00';
/** The draws of the live table follow the clock: one is due every minute. */
const DRAW_MS = 60_000;
const nextDraw = (now: number): number => (Math.floor(now / DRAW_MS) + 1) * DRAW_MS;
const drawAt = (settlesAt: number | null) => settlesAt !== null && { settlesAt: new Date(settlesAt) };

/** What a player has bet already on a draw; nothing where a round takes one bet. */
const laidBy = ({ rounds }: State, player: Player, draw: number | null): bigint =>
  rounds
    .filter((round) => draw !== null && round.settlesAt === draw && round.player === player && isOpenRound(round))
    .reduce((sum, { amount }) => sum + amount, 0n);

type Stake = { player: Player; amount: bigint; settlesAt: number | null; now: number };

/**
 * The refusal code of a stake; null when it is accepted. A single stake is always within the bounds of the game and the
 * brands, several on one draw need not be.
 */
function refusalOf(state: State, { player, amount, settlesAt, now }: Stake): string | null {
  const laid = laidBy(state, player, settlesAt);
  const { real, isTooHigh, refusal } = paid(player, amount, laid);
  const stopped = stoppedPlay(player, now);
  if (stopped) return stopped;
  if (isTooHigh) return 'bonusMaxBet';
  if (laid + amount > inCurrency(player, MOST)) return 'globalBetLimit';
  const { maxBet } = player.play;
  if (maxBet !== null && laid + amount > maxBet) return 'MAX_BET_LIMIT_REACHED';
  // Limits do not apply to the bonus part of a stake.
  const tried = { player, real: refusal === null ? real : amount, now };
  return overLimit(state, 'bet', tried) ?? overLimit(state, 'loss', tried) ?? refusal;
}

const same = <T>(answers: readonly T[], expected: T): void => {
  for (const answer of answers) assert.deepEqual(answer, expected);
};

/** A stake, in a slot or at the live table, with `times` concurrent requests. */
export const stake = (pick: Pick, units: bigint, times: number, where: 'slot' | 'table' = 'slot'): Command =>
  command(
    `stake(${pick}, ${units}, ${times}×, ${where})`,
    () => true,
    async (state, world) => {
      const player = picked(state.players, pick);
      const amount = units * PAYING[player.currency].unit;
      const settlesAt = where === 'table' ? nextDraw(world.now) : null;
      const refusal = refusalOf(state, { player, amount, settlesAt, now: world.now });
      const [id, session] = [randomUUID(), await world.openGame(player.id, player.currency)];
      const asked = { kind: 'debit', transaction: `${id}:debit`, round: id, amount, ...drawAt(settlesAt) } as const;
      same(await again(times, () => world.take(session, asked)), refusal ?? true);
      if (refusal !== null) return;
      const { bonus, real, fromBonus, counted } = paid(player, amount);
      const wagered = player.depositWager < real ? player.depositWager : real;
      player.real -= real;
      player.depositWager -= wagered;
      const isTouched = bonus !== null && (fromBonus > 0n || counted > 0n);
      if (isTouched) {
        bonus.balance -= fromBonus;
        bonus.left -= counted;
      }
      const round: Round = {
        id,
        session,
        player,
        amount,
        stake: real,
        bonusPart: fromBonus,
        at: world.now,
        wagered,
        bonus: isTouched ? bonus : null,
        counted,
        isFree: false,
        isBought: false,
        settlesAt,
        isTakenBack: false,
        takenBackAt: null,
        win: null,
      };
      state.rounds.push(round);
      notePoints(player, real);
    },
  );

const hasRound = ({ rounds }: State) => rounds.length > 0;

/** A win, reported `times` times concurrently; a round that was rolled back or already won gets nothing more. */
export const win = (pick: Pick, units: bigint, times: number): Command =>
  command(`win(${pick}, ${units}, ${times}×)`, hasRound, async (state, world) => {
    const round = picked(state.rounds, pick);
    const amount = units * PAYING[round.player.currency].unit;
    // A closed round accepts no further win, whatever the transaction id.
    const transaction = round.win || round.isTakenBack ? randomUUID() : `${round.id}:credit`;
    const asked = { kind: 'credit', transaction, round: round.id, amount } as const;
    const isOpen = !round.isTakenBack && round.win === null;
    const expected = round.isTakenBack ? 'ROLLED_BACK' : isOpen ? amount > 0n : 'ROUND_CLOSED';
    same(await again(times, () => world.take(round.session, asked)), expected);
    if (isOpen) settle(state, round, amount, world.now);
  });

/** The effect of a win: free spins pay bonus money, other rounds pay in proportion to how the stake was paid. */
function settle(state: State, round: Round, amount: bigint, now: number): void {
  const { bonus, player } = round;
  if (round.isFree) {
    const raised = (amount * 3n) / 2n;
    credit(bonus!, raised);
    if (bonus!.status === 'activated') bonus!.left += raised * BigInt(OFFERS[bonus!.offer].wageringMultiplier);
    round.win = { amount: 0n, at: now };
  } else {
    const real = (amount * round.stake) / round.amount;
    player.real += real;
    if (amount > real) credit(bonus!, amount - real);
    round.win = { amount: real, at: now };
  }
  conclude(state, player);
}

/** Returns the bonus part of a rolled-back stake to its bonus, as far as it still exists. */
function giveBack({ bonus, bonusPart, counted, isFree }: Round): void {
  if (!bonus) return;
  credit(bonus, bonusPart);
  if (bonus.status !== 'activated') return;
  bonus.left += counted;
  if (isFree) bonus.freeSpins += 1;
}

/** Rolls a stake back, concurrently and again later; a round that was won is not rolled back. */
const takeBack = (pick: Pick, times: number): Command =>
  command(`takeBack(${pick}, ${times}×)`, hasRound, async (state, world) => {
    const round = picked(state.rounds, pick);
    const asked = { kind: 'rollback', transaction: randomUUID(), of: `${round.id}:debit`, round: round.id } as const;
    const expected = round.isTakenBack ? false : round.win ? 'ROUND_CLOSED' : true;
    same(await again(times, () => world.take(round.session, asked)), expected);
    if (expected !== true) return;
    round.isTakenBack = true;
    round.takenBackAt = world.now;
    notePoints(round.player, -round.stake);
    round.player.real += round.stake;
    round.player.depositWager += round.wagered;
    giveBack(round);
    conclude(state, round.player);
  });

/** A rollback that arrives before its stake: the stake is then refused for ever. */
const takeBackFirst = (pick: Pick, units: bigint): Command =>
  command(
    `takeBackFirst(${pick}, ${units})`,
    () => true,
    async ({ players }, world) => {
      const player = picked(players, pick);
      const [id, session] = [randomUUID(), await world.openGame(player.id, player.currency)];
      const debit = { transaction: `${id}:debit`, round: id, amount: units * PAYING[player.currency].unit };
      const back = { kind: 'rollback', transaction: `${id}:back`, of: debit.transaction, round: id } as const;
      assert.equal(await world.take(session, back), false);
      assert.equal(await world.take(session, { kind: 'debit', ...debit }), 'ROLLED_BACK');
      const credit = { kind: 'credit', ...debit, transaction: `${id}:credit` } as const;
      assert.equal(await world.take(session, credit), 'ROUND_UNKNOWN');
    },
  );

/** Repeats a booked stake: same answer, no effect. */
const stakeAgain = (pick: Pick): Command =>
  command(`stakeAgain(${pick})`, hasRound, async (state, world) => {
    const { id, session, amount, isFree, isBought, settlesAt } = picked(state.rounds, pick);
    const special = isFree ? 'freeSpin' : isBought ? 'bonusBuy' : undefined;
    const booked = { transaction: `${id}:debit`, round: id, amount };
    const asked = { kind: 'debit', ...booked, special, ...drawAt(settlesAt) } as const;
    assert.equal(await world.take(session, asked), true);
  });

const LIMITS: readonly PlayLimit[] = [
  'maxBet',
  'bet 0',
  'bet 0',
  'bet 1',
  'bet 2',
  'loss 0',
  'loss 0',
  'loss 1',
  'loss 2',
];

const limitPlay = (pick: Pick, name: PlayLimit, units: bigint | null): Command =>
  command(
    `limitPlay(${pick}, ${name}, ${units})`,
    () => true,
    async ({ players }, world) => {
      const player = picked(players, pick);
      const asked = units === null ? null : units * PAYING[player.currency].unit;
      const [kind, period] = name.split(' ') as ['maxBet' | 'bet' | 'loss', string?];
      const change = { currency: player.currency, kind, period: Number(period ?? 0) as Period, asked };
      await world.limitPlay(player.id, change);
      player.play[name] = asked;
    },
  );

const pick = fc.constantFrom(...FEW);
const times = fc.constantFrom(...TIMES);
/** Within the brands' maximum bet. */
const units = fc.bigInt(1n, 10n);

/** Play commands with their weights among all commands. */
export const PLAY: [number, fc.Arbitrary<Command>][] = [
  [5, fc.tuple(pick, units, times).map((args) => stake(...args))],
  [4, fc.tuple(pick, units, times, fc.constant('table' as const)).map((args) => stake(...args))],
  [4, fc.tuple(pick, fc.constantFrom(0n, 0n, 1n, 3n, 7n, 20n), times).map((args) => win(...args))],
  [2, fc.tuple(pick, times).map((args) => takeBack(...args))],
  [1, fc.tuple(pick, units).map((args) => takeBackFirst(...args))],
  [1, pick.map(stakeAgain)],
  [
    3,
    fc
      .tuple(pick, fc.constantFrom(...LIMITS), fc.constantFrom(0n, 3n, 8n, 15n, null))
      .map((args) => limitPlay(...args)),
  ],
];
