import { type ReceiptAddition, type ReceiptCashback, type ReceiptLine } from './schema';
import { type Level, WHOLE } from './levels';
import { type Played } from './played';

/** The payback of a day of play in one currency, in minor units; `amount` is the sum of the parts below it. */
export type DayFigures = {
  amount: bigint;
  lines: ReceiptLine[];
  cashback: ReceiptCashback | null;
  added: ReceiptAddition[];
};

/** The real-money net loss: stakes minus wins, negative after wins. In minor units. */
export const netLossOf = (played: readonly Pick<Played, 'staked' | 'won'>[]): bigint =>
  played.reduce((sum, { staked, won }) => sum + staked - won, 0n);

/** Basis points as a decimal factor: 350 is "0.035". */
export const factorOf = (rate: bigint): string => String(Number(rate) / Number(WHOLE));

const lineOf = ({ game, name, staked, returnToPlayer }: Played, rate: bigint): ReceiptLine => {
  const edge = returnToPlayer < WHOLE ? WHOLE - returnToPlayer : 0n;
  const amount = (staked * edge * rate) / (WHOLE * WHOLE);
  return {
    game,
    name,
    staked: String(staked),
    houseEdge: factorOf(edge),
    rate: factorOf(rate),
    amount: String(amount),
  };
};

/** The cashback on a net loss; null when there is none. */
export function cashbackOf(ngr: bigint, rate: bigint): ReceiptCashback | null {
  const amount = ngr > 0n ? (ngr * rate) / WHOLE : 0n;
  return amount > 0n ? { ngr: String(ngr), percent: factorOf(rate), amount: String(amount) } : null;
}

const byStake = (one: Played, other: Played): number => {
  if (one.staked !== other.staked) return one.staked > other.staked ? -1 : 1;
  return one.game < other.game ? -1 : 1;
};

/**
 * The figures of a day: real stakes of each game × house edge × the level's rakeback rate, rounded down; the level's
 * share of the net loss (AWARD-08); added cashback bonuses. `played` and `added` are in one currency.
 */
export function dayFigures(
  played: readonly Played[],
  added: readonly ReceiptAddition[],
  { rakebackRate, cashbackRate }: Pick<Level, 'rakebackRate' | 'cashbackRate'>,
): DayFigures {
  const lines = played
    .filter(({ staked }) => staked > 0n)
    .sort(byStake)
    .map((one) => lineOf(one, rakebackRate));
  const cashback = cashbackOf(netLossOf(played), cashbackRate);
  const amount = [...lines, ...(cashback ? [cashback] : []), ...added].reduce(
    (sum, one) => sum + BigInt(one.amount),
    0n,
  );
  return { amount, lines, cashback, added: [...added] };
}
