import { type Motif, shade } from '../paint';
import {
  circle,
  discs,
  ellipse,
  group,
  hoop,
  mirror,
  opacity,
  path,
  polygon,
  rect,
  ring,
  starPoints,
  stroke,
} from '../svg';

export const kraken: Motif = (c) => {
  const T = [
    'M-30,30C-60,60 -104,40 -98,4C-96,-16 -72,-16 -74,4',
    'M-20,40C-40,96 -92,104 -104,70',
    'M-6,44C-14,80 -44,108 -20,112',
    'M30,30C60,60 104,40 98,4C96,-16 72,-16 74,4',
    'M20,40C40,96 92,104 104,70',
    'M6,44C14,80 44,108 20,112',
  ];
  return (
    T.map((d) => stroke(d, c.m[0], 25)).join('') +
    T.map((d, i) => stroke(d, c.m[i % 3 ? 2 : 1], 19)).join('') +
    T.map((d) => stroke(d, c.m[4], 5, 'stroke-dasharray=".1 12"')).join('') +
    path('M-58,20C-72,-60 -40,-104 0,-104C40,-104 72,-60 58,20C40,58 -40,58 -58,20Z', shade('mr')) +
    mirror(ellipse(24, -2, 15, 17, '#fff8e0') + circle(22, 0, 8, '#14101c') + circle(19, -4, 3, '#fff')) +
    ellipse(-24, -62, 14, 22, '#fff', 'opacity=".3" transform="rotate(22 -24 -62)"') +
    discs('-6,-80,5 20,-74,7 34,-52,5', c.m[4], opacity(0.5))
  );
};

export const fish: Motif = (c) => {
  const scale = (column: number, row: number) =>
    stroke(`M${column * 18 - 44 + (row % 2) * 9},${row * 15 - 34}a9,9 0 0 0 0,18`, c.m[1], 2.5, opacity(0.55));
  const scales = [0, 1, 2, 3, 4].map((row) => [0, 1, 2, 3, 4, 5, 6].map((column) => scale(column, row)).join(''));
  return group(
    'rotate(-20)',
    path('M60,0C84,-42 104,-46 112,-40C100,-14 100,14 112,40C104,46 84,42 60,0Z', c.a[2]) +
      path('M-20,-44C0,-88 34,-84 44,-70C34,-58 28,-50 26,-36Z', c.a[2]) +
      path('M-104,4C-72,-56 20,-62 76,0C20,62 -72,60 -104,4Z', shade('m')) +
      scales.join('') +
      path('M-104,4C-72,60 20,62 76,0C20,30 -60,34 -104,4Z', c.m[5], opacity(0.55)) +
      path('M-30,20C-14,56 16,60 26,50C20,34 6,22 -8,18Z', c.a[3]) +
      circle(-70, -8, 12, '#fff') +
      circle(-72, -8, 6.5, '#14101c') +
      stroke('M-100,14C-88,22 -80,20 -74,16', c.m[0], 4),
  );
};

export const anchor: Motif = (c) =>
  stroke('M0,-62V84', c.g[1], 20) +
  stroke('M-46,-28H46', c.g[1], 16) +
  stroke('M-84,26C-78,72 -40,92 0,92C40,92 78,72 84,26', c.g[1], 20) +
  stroke('M0,-62V84', c.g[3], 12) +
  stroke('M-46,-28H46', c.g[3], 8) +
  stroke('M-84,26C-78,72 -40,92 0,92C40,92 78,72 84,26', c.g[3], 12) +
  hoop(0, -80, 20, c.g[3], 12) +
  stroke('M-62,-66C-20,-30 60,-10 50,40C44,70 -30,50 -60,80', c.a[4], 7);

export const wheel: Motif = (c) =>
  ring(8, () => rect(-6, -112, 12, 40, 6, c.g[1]) + circle(0, -108, 9, shade('gr'))) +
  circle(0, 0, 80, c.g[1]) +
  circle(0, 0, 72, shade('g')) +
  circle(0, 0, 56, c.a[0]) +
  ring(8, () => rect(-5, -62, 10, 64, 3, c.g[3])) +
  circle(0, 0, 24, c.g[1]) +
  circle(0, 0, 19, shade('gr')) +
  polygon(starPoints(4, 14, 5), c.a[1]);
