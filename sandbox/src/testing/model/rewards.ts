import { DAY_MS } from '@/domain/time/lengths';
import { LEVELS } from '../../casino/rewards/levels';
import { type Player, type State } from './state';
import { type Currency } from './paying';

/** Days are UTC days: the model's players are in that zone. */
export const dayOf = (at: number, ahead = 0): string => new Date(at + ahead * DAY_MS).toISOString().slice(0, 10);

/** Hundredths of a euro for an amount, truncated. */
const POINTS: Readonly<Record<Currency, (amount: bigint) => bigint>> = {
  EUR: (amount) => amount,
  JPY: (amount) => (amount * 6n) / 10n,
  BTC: (amount) => (amount * 6n) / 100n,
};

/** Adds a stake to the loyalty points; a rollback (negative amount) subtracts it. */
export function notePoints(player: Player, amount: bigint): void {
  const points = player.points + POINTS[player.currency](amount);
  player.points = points > 0n ? points : 0n;
}

/** Per day: real stakes minus rolled-back ones, and the real money won. A bet at a table has the day of its end. */
function playedBy({ rounds }: State, player: Player): Map<string, { staked: bigint; won: bigint }> {
  const days = new Map<string, { staked: bigint; won: bigint }>();
  const add = (at: number, staked: bigint, won: bigint) => {
    const before = days.get(dayOf(at)) ?? { staked: 0n, won: 0n };
    days.set(dayOf(at), { staked: before.staked + staked, won: before.won + won });
  };
  for (const { at, stake, takenBackAt, win, settlesAt } of rounds.filter((round) => round.player === player)) {
    const countsAt = settlesAt === null ? at : (takenBackAt ?? win?.at ?? null);
    if (countsAt !== null) add(countsAt, stake, 0n);
    if (takenBackAt !== null) add(takenBackAt, -stake, 0n);
    if (win) add(win.at, 0n, win.amount);
  }
  return days;
}

/**
 * Fixes the payback of finished days at the current level; it never changes afterwards. The game's house edge is 4 %.
 */
export function closeDays(state: State, player: Player, now: number): void {
  const { rakebackRate, cashbackRate } = LEVELS.findLast(({ points }) => player.points >= points)!;
  for (const [day, { staked, won }] of playedBy(state, player)) {
    if (day >= dayOf(now) || player.days.has(day)) continue;
    const line = staked > 0n ? (staked * 400n * rakebackRate) / 100_000_000n : 0n;
    const cashback = staked > won ? ((staked - won) * cashbackRate) / 10_000n : 0n;
    player.days.set(day, line + cashback);
  }
}
