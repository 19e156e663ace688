import { type Motif, shade } from '../paint';
import { circle, clip, ellipse, facet, group, mirror, opacity, path, rect, ring, stroke } from '../svg';

/* Animals, real and legendary. */

export const wolf: Motif = (c) => {
  const R = c.m;
  const h =
    facet('28,-58 62,-106 72,-38', R[2]) +
    facet('38,-54 60,-90 65,-44', R[0]) +
    facet('0,-64 28,-58 20,-14 0,-4', R[3]) +
    facet('28,-58 72,-38 52,-8 20,-14', R[4]) +
    facet('72,-38 92,12 56,30 40,-2 52,-8', R[2]) +
    facet('92,12 70,50 40,58 56,30', R[1]) +
    facet('40,-2 56,30 28,38 13,-6 20,-14', R[3]) +
    facet('0,-6 14,-8 19,42 0,48', R[5]) +
    facet('19,42 28,37 41,57 22,80 0,86 0,60', R[4]) +
    facet('0,48 19,43 13,60 0,67', '#15131c') +
    facet('0,86 22,80 13,96 0,100', R[1]) +
    facet('20,-14 52,-20 40,-3', '#17141f') +
    facet('26,-13 46,-17 38,-5', c.a[4]);
  return mirror(h) + facet('0,-64 28,-58 62,-106 72,-38 92,12 70,50 41,57 13,96 0,100', '#000', opacity(0.16));
};

export const bull: Motif = (c) => {
  const R = c.m;
  const h =
    path('M40,-44C84,-44 108,-70 98,-108C132,-84 128,-20 56,-16Z', shade('g')) +
    path('M62,-22C104,-28 118,-60 112,-88C110,-56 92,-36 58,-32Z', c.g[1], opacity(0.5)) +
    facet('46,-22 84,-12 70,8 46,2', R[1]) +
    facet('0,-62 26,-60 46,-40 18,-16 0,-20', R[1]) +
    facet('46,-40 52,0 34,10 18,-16', R[3]) +
    facet('0,-20 18,-16 22,34 0,42', R[4]) +
    facet('18,-16 34,10 40,46 22,34', R[2]) +
    facet('52,0 48,40 40,46 34,10', R[1]) +
    facet('22,34 40,46 44,74 24,92 0,94 0,42', R[3]) +
    facet('10,66 28,58 32,70 20,78', '#150f12') +
    facet('0,94 24,92 14,104 0,106', R[1]) +
    facet('24,-6 42,-8 36,4', c.a[4]);
  return (
    mirror(h) +
    facet('0,-62 26,-60 46,-40 52,0 44,74 24,92 0,106', '#000', opacity(0.16)) +
    stroke('M-14,84C-14,108 14,108 14,84', c.g[4], 6)
  );
};

export const lion: Motif = (c) => {
  const R = c.m;
  return (
    ring(18, (i) => path('M-20,-40C-22,-80 -8,-104 0,-112C8,-104 22,-80 20,-40Z', c.a[i % 2 ? 1 : 2]), 5) +
    ring(14, (i) => path('M-18,-34C-20,-64 -8,-84 0,-90C8,-84 20,-64 18,-34Z', c.g[i % 2 ? 2 : 3])) +
    mirror(
      facet('0,-54 34,-48 50,-10 20,-12 0,-4', R[4]) +
        facet('50,-10 52,24 30,38 14,-6 20,-12', R[3]) +
        facet('52,24 36,56 20,50 30,38', R[2]) +
        facet('0,-6 14,-8 20,34 0,38', R[5]) +
        facet('20,34 30,38 32,56 16,72 0,74 0,48', '#fff3dc') +
        facet('0,36 18,33 10,48 0,52', '#3a1c14') +
        facet('0,74 16,72 8,86 0,88', R[2]) +
        facet('16,-10 42,-16 34,-3', '#2a1410') +
        facet('22,-10 38,-13 32,-5', c.a[4]) +
        circle(44, -50, 13, R[2]),
    ) +
    stroke('M0,50V62', '#3a1c14', 3)
  );
};

const SHELL = 'M0,-104C50,-104 82,-20 78,30C74,76 42,100 0,100C-42,100 -74,76 -78,30C-82,-20 -50,-104 0,-104Z';

export const egg: Motif = (c) => {
  const scale = (column: number, row: number) => {
    const [x, y] = [column * 26 + (row % 2) * 13, row * 22 - 96];
    const d = `M${x - 14},${y}C${x - 14},${y + 18} ${x - 4},${y + 26} ${x},${y + 30}C${x + 4},${y + 26} ${x + 14},${y + 18} ${x + 14},${y}Z`;
    const tone = c.m[(2 + ((column + row + 9) % 3)) as 2 | 3 | 4];
    return path(d, tone, `stroke="${c.m[0]}" stroke-width="3"`);
  };
  const rows = Array.from({ length: 9 }, (_, row) =>
    [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((x) => scale(x, row)).join(''),
  );
  const crack = 'M-30,-64L-12,-40L-20,-18L4,2L-4,26';
  return (
    clip(
      'shell',
      path(SHELL, '#fff'),
      rect(-100, -110, 200, 220, 0, c.m[1]) +
        group('scale(1 -1)', rows.join('')) +
        ellipse(46, 30, 60, 110, '#000', opacity(0.25)) +
        ellipse(-36, -40, 26, 44, '#fff', opacity(0.22)),
    ) +
    stroke(crack, c.g[5], 5) +
    stroke(crack, c.a[3], 2)
  );
};
