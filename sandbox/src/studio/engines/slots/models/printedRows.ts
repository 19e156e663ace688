/**
 * A model's figures: return and hit frequency in percent, deviation per unit staked, highest wins as multiples of the
 * stake; where the feature is sold, its price in stakes and the return of a bought round in percent.
 */
export type PrintedRow = readonly [
  id: string,
  returnToPlayer: number,
  hitFrequency: number,
  deviation: number,
  bestSpin: number,
  maxMultiplier: number,
  buy: readonly [price: number, returned: number] | null,
];

/**
 * Computed by writeFigures.ts and checked against the exact figures by a test, so that no start has to compute them.
 */
export const PRINTED_ROWS: readonly PrintedRow[] = [
  ['lines-10-low', 94.61, 37.27, 3.04, 134.2, 134.2, null],
  ['lines-10-medium', 95.84, 23.88, 5.07, 310, 310, null],
  ['lines-10-high', 96.21, 28.59, 10.61, 545, 545, null],
  ['lines-20-low', 95.15, 40.18, 2.29, 62, 62, null],
  ['lines-20-medium', 94.05, 38.08, 5.71, 433.1, 433.1, null],
  ['lines-20-high', 96.47, 41.28, 10.06, 651.9, 651.9, null],
  ['ways-low', 93.46, 46.09, 1.82, 54, 54, null],
  ['ways-medium', 95.41, 38.84, 5.15, 228, 228, null],
  ['ways-medium-stacked', 94.88, 29.17, 5.37, 192, 192, null],
  ['ways-high', 96.12, 38.24, 10.13, 1005.75, 1005.75, null],
  ['ways-high-stacked', 96.73, 28, 10.87, 1443, 1443, null],
  ['free-spins-20-low', 95.62, 34.59, 2.83, 142.5, 1663, [12, 97.5]],
  ['free-spins-20-mild', 96.13, 36.15, 3.81, 222.5, 4503, [22, 94.65]],
  ['free-spins-10-medium', 94.4, 19.36, 5.51, 535, 7836, [20, 93.88]],
  ['free-spins-20-lively', 96.59, 36.44, 8.53, 1283.4, 15500.8, [46, 95.74]],
  ['free-spins-10-high', 92.88, 22.97, 10.44, 1261.5, 15238, [60, 92.29]],
  ['ways-free-spins-medium', 93.25, 39.87, 5.38, 630.7, 9052.4, [18, 91.53]],
  ['ways-free-spins-lively', 95.76, 39.87, 9.31, 1405.8, 16920.4, [24, 94.01]],
  ['rising-free-spins-low', 93.53, 31.37, 3.11, 457.5, 4589.5, [21, 94.65]],
  ['rising-free-spins-medium', 93.3, 18.08, 9.11, 5175, 38863.4, [32, 93.79]],
  ['scatter-pays-low', 93.66, 33.13, 4.31, 122, 122, null],
  ['scatter-pays-high', 95.64, 31.18, 10.93, 300.45, 300.45, null],
  ['multiplier-wilds-low', 94.73, 33.34, 3.29, 365, 365, null],
  ['multiplier-wilds-high', 94.34, 19.12, 13.63, 7167, 7167, null],
  ['expanding-wilds-low', 95.41, 35.17, 3.43, 191.85, 191.85, null],
  ['expanding-wilds-medium', 93.12, 24.62, 6.22, 976.5, 976.5, null],
  ['stacked-low', 93.67, 16.01, 3.77, 337.5, 337.5, null],
  ['stacked-medium', 95.88, 18.1, 7.62, 1550, 1550, null],
  ['both-ways-low', 93.67, 30.86, 4.18, 255.8, 255.8, null],
  ['both-ways-lively', 96.46, 30.97, 2.15, 57.2, 57.2, null],
  ['hold-low', 93.49, 28.69, 2.6, 2000, 2110, [8, 91.41]],
  ['hold-high', 95.19, 28.37, 10.17, 5000, 5031.15, [21, 93.48]],
  ['lucky-multiplier-low', 96.17, 33.68, 2.56, 236.25, 236.25, null],
  ['lucky-multiplier-medium', 95.41, 33.77, 7.23, 3381.5, 3381.5, null],
  ['respin-low', 94.06, 29.15, 3.76, 195.8, 489.5, null],
  ['respin-lively', 93.73, 38.94, 2.22, 60.75, 121.5, null],
];
