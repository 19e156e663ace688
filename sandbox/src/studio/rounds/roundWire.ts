import { toDecimal } from '@/domain/money/money';
import { type Grid, type Win } from '../engines/slots/evaluate';
import { type SlotModel } from '../engines/slots/model';
import { coinOf, type SlotRound } from '../engines/slots/round';
import { type Round } from '../store/store';
import { type RoundWire, type SpinWire, type WinWire } from './wire';

/** The stored outcome of a round, as shown by the page; amounts as decimal strings. */
export type Outcome = { spins: readonly SpinWire[] };

/** Converts a drawn round to the session's currency for display. Lines count from 1, as on the rules page. */
export function outcomeOf(model: SlotModel, round: SlotRound, stake: bigint, currency: string): Outcome {
  const coin = coinOf(model, stake);
  return {
    spins: round.spins.map(({ landed, grid, wins, multiplier, win, awarded }) => ({
      ...(landed.join() === grid.join() ? {} : { landed }),
      grid,
      wins: wins.map((one) => ({
        ...winWire(one, toDecimal(BigInt(one.coins * multiplier) * coin, currency)),
        ...timesOf(model, grid, one),
      })),
      win: toDecimal(win, currency),
      ...(multiplier > 1 ? { multiplier } : {}),
      awarded,
    })),
  };
}

/** The multiplier of a line's wilds; none for a line of wilds only, which pays as a combination of its own. */
function timesOf({ wildMultiplier = 1 }: SlotModel, grid: Grid, { kind, symbol, cells }: Win): { times?: number } {
  if (kind !== 'line' || symbol === 'W') return {};
  const times = wildMultiplier ** cells.filter(({ reel, row }) => grid[reel]?.[row] === 'W').length;
  return times > 1 ? { times } : {};
}

function winWire(win: Win, amount: string): WinWire {
  const { symbol, count, cells } = win;
  switch (win.kind) {
    case 'line':
      return { kind: 'line', line: win.line + 1, fromRight: win.fromRight, symbol, count, amount, cells };
    case 'ways':
      return { kind: 'ways', ways: win.ways, symbol, count, amount, cells };
    case 'anywhere':
    case 'held':
    case 'scatter':
      return { kind: win.kind, symbol, count, amount, cells };
  }
}

/** A stored round on the wire. Its outcome was written by `outcomeOf`. */
export const roundWire = (round: Round, currency: string): RoundWire => ({
  roundId: round.id,
  intent: round.intent,
  stake: toDecimal(round.special === 'freeSpin' ? 0n : round.stake, currency),
  win: toDecimal(round.win, currency),
  balance: toDecimal(round.balance, currency),
  currency,
  ...(round.status === 'debited' && round.win > 0n && { pending: true as const }),
  ...(round.special === 'freeSpin' && { freeSpin: true as const }),
  ...(round.special === 'bonusBuy' && { bonusBuy: true as const }),
  spins: (round.outcome as Outcome).spins,
});
