import { type Ramp } from '../colour';
import { type Motif, shade } from '../paint';
import { circle, ellipse, group, hoop, mirror, opacity, path, polygon, rect, ring, stroke } from '../svg';

export const lolly: Motif = (c) =>
  rect(-7, 30, 14, 90, 7, '#fff4e4') +
  circle(0, -20, 78, c.m[1]) +
  group(
    'translate(0 -20)',
    ring(8, (i) =>
      path('M0,0C-8,-34 -44,-40 -50,-54C-34,-76 -10,-80 0,-76C10,-50 18,-26 0,0Z', i % 2 ? c.m[3] : '#fff4f2'),
    ),
  ) +
  hoop(0, -20, 76, c.m[1], 5) +
  ellipse(-28, -58, 24, 10, '#fff', 'opacity=".5" transform="rotate(-34 -28 -58)"') +
  mirror(path('M0,58L34,40L36,76Z', c.a[3])) +
  circle(0, 58, 9, c.a[2]);

export const candy: Motif = (c) => {
  const piece = (t: string, R: Ramp) =>
    group(
      t,
      mirror(path('M38,0L92,-34C84,-12 84,12 92,34Z', R[2]) + stroke('M44,0L80,-14M44,2L80,14', R[4], 3)) +
        circle(0, 0, 46, R[2]) +
        ring(6, () => path('M0,0C-4,-20 -30,-24 -32,-34A46,46 0 0 1 -8,-45C4,-30 6,-14 0,0Z', R[4])) +
        ellipse(-16, -22, 12, 7, '#fff', 'opacity=".7" transform="rotate(-30 -16 -22)"'),
    );
  return (
    piece('translate(-42 46) rotate(-28) scale(.66)', c.a) +
    piece('translate(46 44) rotate(24) scale(.66)', c.g) +
    piece('translate(0 -24) rotate(-8) scale(1.08)', c.m)
  );
};

export const cupcake: Motif = (c) =>
  path('M-60,18H60L44,100H-44Z', c.a[2]) +
  [-40, -20, 0, 20, 40]
    .map((x) =>
      polygon(
        [
          [x - 6, 18],
          [x + 6, 18],
          [x * 0.76 + 4, 100],
          [x * 0.76 - 4, 100],
        ],
        c.a[3],
      ),
    )
    .join('') +
  path(
    'M-78,22C-98,-14 -60,-30 -52,-30C-56,-62 -22,-66 -18,-66C-16,-92 22,-96 24,-66C54,-66 56,-38 50,-30C84,-30 96,-2 78,22C50,40 -50,40 -78,22Z',
    shade('m'),
  ) +
  stroke('M-62,2C-30,18 30,16 60,-2M-40,-34C-16,-20 22,-22 42,-38', c.m[5], 6, opacity(0.6)) +
  circle(2, -88, 19, shade('ar')) +
  stroke('M4,-104C8,-118 20,-122 28,-122', '#3f7d33', 5) +
  (
    [
      [-50, -4, 20],
      [-20, -18, 70],
      [18, 0, -30],
      [46, -12, 40],
      [0, -50, 10],
      [-26, 14, 100],
      [34, 18, 0],
    ] as const
  )
    .map((p) => group(`translate(${p[0]} ${p[1]}) rotate(${p[2]})`, rect(-7, -2.5, 14, 5, 2.5, c.g[4])))
    .join('');
