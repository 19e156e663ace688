type Axes = Readonly<Record<string, readonly unknown[]>>;

export type Combination<A extends Axes> = { [Name in keyof A]: A[Name][number] };

/** A row under construction: the index of its value for each axis so far. */
type Row = number[];

const pairKey = (axis: number, value: number, other: number, otherValue: number) =>
  `${axis}:${value}|${other}:${otherValue}`;

/** Every value of axis `next` with every value of the axes before it: the pairs its column must cover. */
function openPairs(sizes: readonly number[], next: number): Set<string> {
  const open = new Set<string>();
  for (let axis = 0; axis < next; axis++)
    for (let value = 0; value < sizes[axis]!; value++)
      for (let mine = 0; mine < sizes[next]!; mine++) open.add(pairKey(axis, value, next, mine));
  return open;
}

/**
 * Gives every row the value of axis `next` that covers the most open pairs; ties rotate, so that all values stay in
 * use.
 */
function widen(rows: Row[], size: number, next: number, open: Set<string>): void {
  rows.forEach((row, turn) => {
    const gain = (mine: number) => row.filter((value, axis) => open.has(pairKey(axis, value, next, mine))).length;
    const order = Array.from({ length: size }, (_, step) => (turn + step) % size);
    const best = order.reduce((a, b) => (gain(b) > gain(a) ? b : a));
    row.forEach((value, axis) => open.delete(pairKey(axis, value, next, best)));
    row.push(best);
  });
}

/** Adds rows for the pairs still open; unused axes of such a row take their first value. */
function lengthen(rows: Row[], next: number, open: Set<string>): void {
  for (const pair of open) {
    const [axis, value, , mine] = pair.split(/[:|]/).map(Number) as [number, number, number, number];
    const row: Row = Array.from({ length: next + 1 }, () => 0);
    row[axis] = value;
    row[next] = mine;
    rows.push(row);
  }
}

/**
 * A small, deterministic set of combinations in which every value of an axis meets every value of every other axis at
 * least once ("in parameter order": all pairs of the two longest axes, then one column per further axis).
 */
export function pairwise<A extends Axes>(axes: A): Combination<A>[] {
  const names = Object.keys(axes).sort((a, b) => axes[b]!.length - axes[a]!.length);
  const sizes = names.map((name) => axes[name]!.length);
  let rows: Row[] = [[]];
  for (const size of sizes.slice(0, 2))
    rows = rows.flatMap((row) => Array.from({ length: size }, (_, value) => [...row, value]));
  for (let next = 2; next < sizes.length; next++) {
    const open = openPairs(sizes, next);
    widen(rows, sizes[next]!, next, open);
    lengthen(rows, next, open);
  }
  return rows.map(
    (row) => Object.fromEntries(names.map((name, axis) => [name, axes[name]![row[axis]!]])) as Combination<A>,
  );
}
