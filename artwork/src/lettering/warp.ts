/**
 * Moves a point of the title; `t` runs from -1 to 1 over the picture's width, `up` is its height above the baseline.
 */
type Warp = (point: { t: number; y: number; up: number; lift: number }) => { dx: number; y: number };

/** The shapes a title may have: straight, smile, arch, bulge, rise. */
export const WARPS: readonly [Warp, ...Warp[]] = [
  ({ y }) => ({ dx: 0, y }),
  ({ t, y, lift }) => ({ dx: 0, y: y + lift * (t * t * 1.6 - 0.5) }),
  ({ t, y, lift }) => ({ dx: 0, y: y - lift * (t * t * 1.6 - 0.5) }),
  ({ t, y, up }) => ({ dx: 0, y: y - up * 0.28 * t * t }),
  ({ t, y, up, lift }) => ({ dx: up * 0.1, y: y - t * lift }),
  ({ t, y, lift }) => ({ dx: 0, y: y + lift * (t * t * 1.6 - 0.5) }),
];
