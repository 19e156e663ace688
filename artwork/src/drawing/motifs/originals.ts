import { type Motif, shade } from '../paint';
import { circle, ellipse, group, opacity, rect, ring, stroke } from '../svg';
import { hexagon } from './gems';

/* Quick games made by the casino itself. */

export const mine: Motif = (c) =>
  ring(8, () => rect(-8, -98, 16, 34, 5, c.m[1])) +
  circle(0, 4, 72, '#000', opacity(0.3)) +
  circle(0, 0, 72, shade('mr')) +
  ellipse(-26, -30, 18, 12, '#fff', 'opacity=".45" transform="rotate(-35 -26 -30)"') +
  circle(14, 12, 22, c.a[1]) +
  circle(14, 12, 15, c.a[3]) +
  group('translate(-66 70) scale(.34)', hexagon(c.a)) +
  group('translate(70 74) scale(.28)', hexagon(c.g));

const ROWS = 7;

export const plinko: Motif = (c) => {
  const pegs = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: row + 2 }, (_, column) =>
      circle((column - (row + 1) / 2) * 27, row * 23 - 82, 5, c.m[5], opacity(0.85)),
    ).join(''),
  );
  const cups = [c.a[2], c.a[3], c.g[3], c.g[4], c.g[4], c.g[3], c.a[3], c.a[2]];
  return (
    pegs.join('') +
    cups.map((colour, i) => rect(i * 27.2 - 108, 76, 24, 22, 6, colour)).join('') +
    stroke('M0,-112C-6,-92 14,-74 12,-58C8,-44 -14,-36 -12,-14C-12,2 14,6 14,26', c.g[4], 4, 'stroke-dasharray="1 9"') +
    circle(14, 30, 14, shade('ar')) +
    circle(9, 25, 4, '#fff')
  );
};
