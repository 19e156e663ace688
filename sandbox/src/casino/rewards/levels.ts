import { spokenOf, texts } from '../../texts/texts';

/** A level of the VIP club: `points` is its threshold in hundredths of an xp, rates are in basis points. */
export type Level = { level: number; points: bigint; rakebackRate: bigint; cashbackRate: bigint };

/** The divisor of rates: 500 is 5 %. */
export const WHOLE = 10_000n;

const XP = 100n;

/** Points converted to xp. */
export const xpOf = (points: bigint): number => Number(points) / Number(XP);

const steps = (...values: [xp: bigint, rakebackRate: bigint, cashbackRate: bigint][]): Level[] =>
  values.map(([xp, rakebackRate, cashbackRate], index) => ({
    level: index + 1,
    points: xp * XP,
    rakebackRate,
    cashbackRate,
  }));

/** The ten levels, lowest first. Each pays back more than the one before, never more than the house edge. */
export const LEVELS: readonly Level[] = steps(
  [0n, 500n, 200n],
  [1_000n, 550n, 225n],
  [5_000n, 600n, 250n],
  [12_000n, 700n, 275n],
  [25_000n, 800n, 300n],
  [100_000n, 1_000n, 325n],
  [250_000n, 1_100n, 350n],
  [500_000n, 1_200n, 400n],
  [1_500_000n, 1_500n, 450n],
  [5_000_000n, 2_000n, 500n],
);

/** The level reached with a number of points. */
export const levelOf = (points: bigint): Level => LEVELS.findLast((level) => points >= level.points) ?? LEVELS[0]!;

/** The next level; null at the highest. */
export const levelAfter = ({ level }: Level): Level | null => LEVELS[level] ?? null;

/** The name of a level, in a language. */
export const levelName = ({ level }: Level, language: string | null): string =>
  texts.madeKeyIn(spokenOf(language), 'casino', `level.${level}`);
