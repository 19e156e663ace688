import { type Motif, shade } from '../paint';
import { circle, group, mirror, opacity, path, polygon, rect, starPoints, stroke } from '../svg';

export const skull: Motif = (c) =>
  path(
    'M-78,-22C-78,-78 -40,-100 0,-100C40,-100 78,-78 78,-22C78,10 62,22 54,36L50,62H-50L-54,36C-62,22 -78,10 -78,-22Z',
    shade('bone'),
  ) +
  path('M0,-100C40,-100 78,-78 78,-22C78,10 62,22 54,36L50,62H0Z', '#000', opacity(0.13)) +
  mirror(path('M14,-14C22,-34 54,-34 58,-8C56,16 30,20 18,8Z', '#1b1420') + circle(38, -6, 8, c.a[3])) +
  path('M0,10L12,34H-12Z', '#1b1420') +
  path('M-42,58H42V84C36,96 -36,96 -42,84Z', shade('bone')) +
  [-24, -8, 8, 24].map((x) => stroke(`M${x},54V84`, '#1b1420', 4)).join('') +
  stroke('M-52,-50C-40,-70 -22,-78 -8,-80', '#fff', 6, opacity(0.6));

export const pirate: Motif = (c) =>
  group(
    'rotate(42)',
    rect(-104, -9, 208, 18, 9, c.g[1]) + rect(-104, -9, 208, 7, 4, c.g[4]) + circle(-100, 0, 14, shade('gr')),
  ) +
  group(
    'rotate(-42)',
    rect(-104, -9, 208, 18, 9, c.g[1]) + rect(-104, -9, 208, 7, 4, c.g[4]) + circle(100, 0, 14, shade('gr')),
  ) +
  group('translate(0 16) scale(.82)', skull(c)) +
  path('M-104,-36C-70,-52 -60,-100 0,-104C60,-100 70,-52 104,-36C60,-22 -60,-22 -104,-36Z', c.m[1]) +
  path('M-104,-36C-60,-50 60,-50 104,-36C60,-22 -60,-22 -104,-36Z', c.m[2]) +
  stroke('M-98,-36C-60,-49 60,-49 98,-36', c.g[3], 3.5) +
  polygon(
    starPoints(4, 15, 6).map((p) => [p[0], p[1] - 70]),
    c.g[4],
  );
