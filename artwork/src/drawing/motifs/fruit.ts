import { type Ramp } from '../colour';
import { type Motif, shade } from '../paint';
import { circle, ellipse, group, mirror, opacity, path, ring, stroke } from '../svg';

/* Fruit and the classic symbols of old slot machines. */

export const seven: Motif = (c) => {
  const one = (R: Ramp, s: string) =>
    path('M-56,-84H62V-52L8,92H-38L14,-40H-30V-18H-56Z', R[0], 'transform="translate(7 9)"') +
    path(
      'M-56,-84H62V-52L8,92H-38L14,-40H-30V-18H-56Z',
      s,
      `stroke="${R[5]}" stroke-width="5" stroke-linejoin="round"`,
    ) +
    path('M-48,-76H54V-66H-48Z', '#fff', opacity(0.45));
  return (
    group('translate(-50 10) rotate(-12) scale(.72)', one(c.a, shade('a'))) +
    group('translate(52 10) rotate(12) scale(.72)', one(c.a, shade('a'))) +
    group('translate(0 -4)', one(c.m, shade('m')))
  );
};

export const cherry: Motif = () =>
  stroke('M-34,30C-30,-30 4,-66 34,-92M40,40C40,-10 36,-56 34,-92', '#3d6b2c', 9) +
  path('M34,-92C64,-112 96,-96 104,-70C76,-62 46,-70 34,-92Z', '#5fae3f') +
  stroke('M40,-88C62,-86 82,-80 98,-72', '#3d7d2c', 3) +
  circle(-38, 44, 44, shade('mr')) +
  circle(44, 56, 42, shade('mr')) +
  ellipse(-54, 26, 12, 8, '#fff', 'opacity=".65" transform="rotate(-35 -54 26)"') +
  ellipse(30, 38, 11, 7, '#fff', 'opacity=".65" transform="rotate(-35 30 38)"');

export const melon: Motif = () =>
  group(
    'rotate(-18)',
    path('M-96,-20A96,96 0 0 0 96,-20Z', '#2f8f4a') +
      path('M-86,-20A86,86 0 0 0 86,-20Z', '#e9f7d4') +
      path('M-76,-20A76,76 0 0 0 76,-20Z', shade('m')) +
      (
        [
          [-44, 4],
          [-18, 26],
          [10, 8],
          [36, 22],
          [48, 0],
          [-8, -6],
          [6, 42],
        ] as const
      )
        .map((p) => ellipse(p[0], p[1], 4.5, 7, '#2a1418'))
        .join('') +
      path('M-76,-20H76V-12H-76Z', '#fff', opacity(0.28)),
  );

export const citrus: Motif = (c) => {
  const R = c.m;
  return (
    circle(0, 0, 92, R[2]) +
    circle(0, 0, 84, '#fff6dc') +
    ring(9, () => path('M-4,-14C-24,-44 -26,-66 -18,-74C-6,-80 6,-80 18,-74C26,-66 24,-44 4,-14Z', shade('mr2'))) +
    circle(0, 0, 8, '#fff6dc') +
    ellipse(-38, -46, 20, 8, '#fff', 'opacity=".35" transform="rotate(-40 -38 -46)"')
  );
};

export const grape: Motif = () => {
  let s = '';
  (
    [
      [0, -40],
      [-38, -36],
      [38, -36],
      [-58, -2],
      [-20, -2],
      [20, -2],
      [58, -2],
      [-40, 32],
      [0, 32],
      [40, 32],
      [-20, 62],
      [20, 62],
      [0, 90],
    ] as const
  ).forEach((p) => {
    s += circle(p[0], p[1], 23, shade('mr')) + ellipse(p[0] - 7, p[1] - 8, 6, 4, '#fff', opacity(0.6));
  });
  return (
    stroke('M0,-50C0,-80 8,-92 20,-104', '#4b7a2f', 9) +
    path('M0,-62C-34,-104 -74,-92 -82,-64C-56,-44 -22,-44 0,-62Z', '#62ac42') +
    s
  );
};

export const bell: Motif = (c) =>
  circle(0, 78, 20, c.g[1]) +
  path('M0,-96C54,-92 50,-20 66,20C74,40 88,46 90,62H-90C-88,46 -74,40 -66,20C-50,-20 -54,-92 0,-96Z', shade('g')) +
  path('M0,-96C54,-92 50,-20 66,20C74,40 88,46 90,62H20C44,20 40,-60 0,-96Z', c.g[1], opacity(0.4)) +
  stroke('M-84,62H84', c.g[1], 10) +
  stroke('M-80,58H80', c.g[5], 3) +
  circle(0, -100, 13, shade('gr')) +
  stroke('M-40,10C-34,-30 -34,-60 -20,-76', '#fff', 9, opacity(0.6)) +
  mirror(path('M6,-92C40,-124 66,-106 62,-84C44,-78 22,-80 6,-92Z', c.a[2]));

export const plum: Motif = (c) =>
  stroke('M6,-66C8,-84 16,-96 30,-104', '#4b7a2f', 9) +
  path('M8,-70C-20,-104 -58,-100 -70,-78C-46,-60 -16,-58 8,-70Z', shade('leaf')) +
  path('M2,-62C56,-84 96,-40 88,18C80,70 44,98 4,96C-44,98 -84,66 -88,12C-92,-44 -50,-82 2,-62Z', shade('mr')) +
  path('M2,-62C26,-20 28,44 4,96C-8,40 -10,-14 2,-62Z', c.m[1], opacity(0.5)) +
  ellipse(-40, -18, 14, 26, '#fff', 'opacity=".45" transform="rotate(28 -40 -18)"');
