import { type Motif, shade } from '../paint';
import { circle, ellipse, facet, group, mirror, path, rect, ring, stroke } from '../svg';
import { hexagon } from './gems';

/* Temples, deserts and festivals of the south. */

export const sunstone: Motif = (c) =>
  circle(0, 6, 104, c.g[0]) +
  circle(0, 0, 102, shade('g')) +
  ring(24, (i) => facet('-10,-84 10,-84 0,-100', i % 2 ? c.a[2] : c.m[2])) +
  circle(0, 0, 82, c.g[1]) +
  ring(16, (i) => rect(-9, -80, 18, 18, 3, i % 2 ? c.g[3] : i % 4 ? c.a[2] : c.m[2])) +
  circle(0, 0, 58, c.g[0]) +
  ring(8, () => facet('-16,-36 16,-36 0,-62', c.g[4]) + facet('-8,-38 8,-38 0,-52', c.a[2])) +
  circle(0, 0, 40, shade('gr')) +
  mirror(rect(8, -16, 18, 12, 4, c.a[0]) + circle(17, -10, 4, c.a[5]) + rect(30, -20, 9, 40, 4, c.m[2])) +
  path('M-6,-12H6L9,8H-9Z', c.g[1]) +
  rect(-18, 12, 36, 14, 4, c.a[0]) +
  [-9, 0, 9].map((x) => rect(x - 3, 12, 6, 8, 1, '#fff')).join('') +
  path('M-6,26H6L3,40H-3Z', c.a[3]);

export const cactus: Motif = (c) => {
  const d = 'M0,100V-64';
  return (
    stroke('M-58,-10V10C-58,34 -30,34 0,34', c.m[1], 34) +
    stroke('M58,-40V-20C58,6 30,8 0,8', c.m[1], 34) +
    stroke(d, c.m[1], 52) +
    stroke('M-58,-10V10C-58,34 -30,34 0,34', c.m[2], 26) +
    stroke('M58,-40V-20C58,6 30,8 0,8', c.m[3], 26) +
    stroke(d, shade('mh'), 43) +
    [-10, 10].map((x) => stroke(`M${x},90V-60`, c.m[1], 3, 'stroke-dasharray="8 10"')).join('') +
    group('translate(0 -88)', ring(5, () => ellipse(0, -14, 8, 12, c.a[3])) + circle(0, 0, 6, c.g[4]))
  );
};

export const mask: Motif = (c) =>
  mirror(
    path('M4,-20C30,-56 84,-54 104,-30C100,20 72,44 40,36C20,30 8,18 4,-20Z', shade('m')) +
      path('M22,-10C38,-26 66,-24 78,-8C64,8 36,10 22,-10Z', '#140d18') +
      stroke('M4,-20C30,-56 84,-54 104,-30C100,20 72,44 40,36C20,30 8,18 0,4', c.g[3], 5) +
      path('M96,-40C120,-70 110,-100 92,-112C96,-84 84,-64 72,-48Z', c.a[3]) +
      path('M84,-48C98,-80 84,-104 64,-114C70,-88 62,-66 54,-50Z', c.a[2]),
  ) +
  group('translate(0 -50) scale(.24)', hexagon(c.a)) +
  path('M0,-34C20,-70 14,-100 0,-116C-14,-100 -20,-70 0,-34Z', c.a[4]) +
  group('translate(0 -36) scale(.2)', hexagon(c.g));
