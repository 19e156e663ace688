import { type Bet } from '../table/engine';
import { colourOf, POCKETS } from './wheel';

/** How many pockets a bet of each kind covers. Each pays as if there were 36 pockets: the zero is the house edge. */
const KINDS = {
  straight: 1,
  split: 2,
  street: 3,
  trio: 3,
  corner: 4,
  'first-four': 4,
  line: 6,
  dozen: 12,
  column: 12,
  red: 18,
  black: 18,
  even: 18,
  odd: 18,
  low: 18,
  high: 18,
} as const;

export type BetKind = keyof typeof KINDS;

export type Spot = {
  /** `red`, `dozen-1`, or the numbers: `straight-17`, `split-17-20`. */
  readonly id: string;
  readonly kind: BetKind;
  readonly pockets: readonly number[];
};

const range = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);

const numbered = (kind: BetKind, pockets: readonly number[]): Spot => ({
  id: `${kind}-${pockets.join('-')}`,
  kind,
  pockets,
});

const NUMBERS = range(1, POCKETS - 1);
/** The first number of each of the twelve streets: 1, 4, … 34. */
const STREETS = range(1, 34, 3);

const inside: readonly Spot[] = [
  ...range(0, POCKETS - 1).map((pocket) => numbered('straight', [pocket])),
  ...[1, 2, 3].map((pocket) => numbered('split', [0, pocket])),
  ...NUMBERS.filter((pocket) => pocket % 3 !== 0).map((pocket) => numbered('split', [pocket, pocket + 1])),
  ...NUMBERS.filter((pocket) => pocket <= 33).map((pocket) => numbered('split', [pocket, pocket + 3])),
  ...STREETS.map((first) => numbered('street', [first, first + 1, first + 2])),
  ...[
    [0, 1, 2],
    [0, 2, 3],
  ].map((pockets) => numbered('trio', pockets)),
  ...NUMBERS.filter((pocket) => pocket % 3 !== 0 && pocket <= 32).map((pocket) =>
    numbered('corner', [pocket, pocket + 1, pocket + 3, pocket + 4]),
  ),
  { id: 'first-four', kind: 'first-four', pockets: [0, 1, 2, 3] },
  ...STREETS.slice(0, -1).map((first) => numbered('line', range(first, first + 5))),
];

const outside: readonly Spot[] = [
  ...[1, 2, 3].map((dozen): Spot => {
    const first = (dozen - 1) * 12 + 1;
    return { id: `dozen-${dozen}`, kind: 'dozen', pockets: range(first, first + 11) };
  }),
  ...[1, 2, 3].map((column): Spot => ({ id: `column-${column}`, kind: 'column', pockets: range(column, 36, 3) })),
  { id: 'low', kind: 'low', pockets: range(1, 18) },
  { id: 'even', kind: 'even', pockets: range(2, 36, 2) },
  { id: 'red', kind: 'red', pockets: NUMBERS.filter((pocket) => colourOf(pocket) === 'red') },
  { id: 'black', kind: 'black', pockets: NUMBERS.filter((pocket) => colourOf(pocket) === 'black') },
  { id: 'odd', kind: 'odd', pockets: range(1, 35, 2) },
  { id: 'high', kind: 'high', pockets: range(19, 36) },
];

/** Every bet of the table by its id. */
export const SPOTS: ReadonlyMap<string, Spot> = new Map([...inside, ...outside].map((spot) => [spot.id, spot]));

/** The return of a won bet in stakes, stake included: 36 on one number, 2 on red. */
export const returnOf = ({ kind }: Pick<Spot, 'kind'>): number => (POCKETS - 1) / KINDS[kind];

/** The return of the bets when the ball lands in a pocket, stakes of the won ones included, in minor units. */
export const winOfBets = (bets: readonly Bet[], pocket: number): bigint =>
  bets.reduce((sum, { spot, amount }) => {
    const laid = SPOTS.get(spot);
    return laid?.pockets.includes(pocket) ? sum + amount * BigInt(returnOf(laid)) : sum;
  }, 0n);
