/** An exact ratio of two integers; the denominator is positive. */
export type Fraction = { readonly over: bigint; readonly under: bigint };

/** `over / under`; throws a RangeError unless `under` is positive. */
export function fraction(over: bigint, under: bigint): Fraction {
  if (under <= 0n) throw new RangeError('A fraction needs a positive lower part');
  return { over, under };
}

/** In percent, rounded half up, e.g. two thirds with two decimals: 66.67. For non-negative values only. */
export function toPercent({ over, under }: Fraction, decimals = 2): number {
  const scale = 10n ** BigInt(decimals);
  return Number((200n * over * scale + under) / (2n * under)) / Number(scale);
}

/** The nearest floating-point value, to about fifteen digits, however large the two parts are. */
export function toNumber({ over, under }: Fraction): number {
  const shift = BigInt(Math.max(0, 64 + bits(under) - bits(over)));
  return Number((over << shift) / under) / 2 ** Number(shift);
}

const bits = (value: bigint): number => value.toString(16).length * 4;
