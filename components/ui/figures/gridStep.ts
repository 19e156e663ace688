export type Grid = { count: number; columns: number; rtl: boolean };

/** The cell that a key leads to from `at`; null for other keys and beyond the edge. */
export function gridStep(key: string, at: number, { count, columns, rtl }: Grid): number | null {
  const column = at % columns;
  const onward = rtl ? -1 : 1;
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: at + onward,
    ArrowLeft: at - onward,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: at - column,
    End: at - column + columns - 1,
  };
  const to = targets[key];
  return to === undefined || to < 0 || to >= count ? null : to;
}
