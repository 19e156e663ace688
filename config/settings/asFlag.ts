/** Backends send flags as booleans, as 1 and 0, or as text. */
const FLAGS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [1, true],
  [0, false],
  ['1', true],
  ['0', false],
  ['true', true],
  ['false', false],
]);

/** A flag in any of these forms as a boolean; every other value as it is. */
export const asFlag = (value: unknown): unknown => FLAGS.get(value) ?? value;
