/** Moves a point of the title; x runs from -1 to 1 over the picture's width, `up` is how high it stands over its line. */
type Warp = (point: { t: number; y: number; up: number; lift: number }) => { dx: number; y: number };

/** The ways a title may be bent: straight, smile, arch, bulge, rise. */
export const WARPS: readonly [Warp, ...Warp[]] = [
  ({ y }) => ({ dx: 0, y }),
  ({ t, y, lift }) => ({ dx: 0, y: y + lift * (t * t * 1.6 - 0.5) }),
  ({ t, y, lift }) => ({ dx: 0, y: y - lift * (t * t * 1.6 - 0.5) }),
  ({ t, y, up }) => ({ dx: 0, y: y - up * 0.28 * t * t }),
  ({ t, y, up, lift }) => ({ dx: up * 0.1, y: y - t * lift }),
  ({ t, y, lift }) => ({ dx: 0, y: y + lift * (t * t * 1.6 - 0.5) }),
];
