import { type Ramp } from '../colour';
import { type Motif, shade } from '../paint';
import { circle, ellipse, facet, group, mirror, opacity, path, rect, ring, stroke } from '../svg';

/* Lucky charms. */

export const clover: Motif = () => {
  const L =
    path('M0,-6C-46,-30 -48,-86 -20,-88C-6,-88 0,-78 0,-70C0,-78 6,-88 20,-88C48,-86 46,-30 0,-6Z', shade('leaf')) +
    stroke('M0,-14V-60', '#c9f2a0', 3, opacity(0.5));
  return (
    stroke('M4,10C10,50 24,76 44,100', '#2c7a35', 12) +
    ring(4, () => L) +
    circle(0, 0, 7, '#1f6a30') +
    ellipse(-24, -62, 8, 12, '#fff', 'opacity=".35" transform="rotate(-20 -24 -62)"')
  );
};

export const horseshoe: Motif = (c) => {
  const d = 'M-52,86C-92,20 -84,-76 0,-76C84,-76 92,20 52,86';
  return (
    stroke(d, c.g[0], 46) +
    stroke(d, c.g[2], 40) +
    stroke(d, c.g[4], 4, 'transform="translate(-2 -16)"') +
    stroke(d, c.g[1], 13) +
    [-1, 1]
      .flatMap((s) =>
        (
          [
            [60, 40],
            [64, 4],
            [52, -34],
            [24, -58],
          ] as const
        ).map((p) => rect(p[0] * s * 1.06 - 4, p[1] * 1.02 - 4, 8, 8, 2, c.g[5])),
      )
      .join('') +
    group('translate(0 24) scale(.42)', clover(c))
  );
};

export const dice: Motif = (c) => {
  const d = (t: string, R: Ramp, p: string) =>
    group(
      t,
      facet('0,-64 58,-34 0,-4 -58,-34', R[5]) +
        facet('-58,-34 0,-4 0,64 -58,32', R[3]) +
        facet('58,-34 0,-4 0,64 58,32', R[2]) +
        ellipse(0, -34, 11, 6.5, p) +
        (
          [
            [-44, -8],
            [-30, 18],
            [-14, 44],
          ] as const
        )
          .map((q) => ellipse(q[0], q[1] + 4, 6, 8.5, p))
          .join('') +
        (
          [
            [16, 10],
            [42, -4],
            [16, 44],
            [42, 30],
          ] as const
        )
          .map((q) => ellipse(q[0], q[1], 6, 8.5, p))
          .join(''),
    );
  return (
    d('translate(-38 32) rotate(-10) scale(.98)', c.m, '#fff') +
    d('translate(46 -30) rotate(14) scale(.84)', c.a, '#1a1420')
  );
};

export const bee: Motif = (c) =>
  mirror(
    path('M10,-30C50,-96 110,-80 104,-34C96,-4 46,-4 12,-14Z', '#eaf7ff', opacity(0.85)) +
      stroke('M16,-24C44,-50 74,-56 94,-44', '#9cc7dd', 3),
  ) +
  path('M-50,10C-50,-40 50,-40 50,10C50,66 20,98 0,112C-20,98 -50,66 -50,10Z', shade('g')) +
  (
    [
      [-4, 18],
      [28, 16],
      [60, 12],
    ] as const
  )
    .map((p, i) =>
      path(
        `M${-50 + i * 6},${p[0]}C-20,${p[0] + 14} 20,${p[0] + 14} ${50 - i * 6},${p[0]}L${48 - i * 9},${p[0] + p[1]}C20,${p[0] + p[1] + 12} -20,${p[0] + p[1] + 12} ${-48 + i * 9},${p[0] + p[1]}Z`,
        '#22160e',
      ),
    )
    .join('') +
  circle(0, -44, 32, '#22160e') +
  mirror(
    ellipse(13, -48, 9, 11, '#fff') +
      circle(11, -46, 5, '#111') +
      stroke('M10,-72C14,-90 26,-100 38,-98', '#22160e', 5) +
      circle(40, -98, 6, c.g[4]),
  );
