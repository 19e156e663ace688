import { type Motif, shade } from '../paint';
import {
  circle,
  discs,
  ellipse,
  group,
  mirror,
  opacity,
  path,
  polar,
  polygon,
  rect,
  ring,
  round,
  stroke,
} from '../svg';

/* A garden by the water. */

export const lotus: Motif = (c) => {
  const petal = (turn: number, scale: number, fill: string) =>
    path('M0,30C-34,0 -30,-56 0,-92C30,-56 34,0 0,30Z', fill, `transform="rotate(${turn} 0 30) scale(${scale})"`);
  const pair = (turn: number, scale: number, fill: string) => petal(-turn, scale, fill) + petal(turn, scale, fill);
  return group(
    'translate(0 34)',
    pair(78, 0.8, c.m[1]) +
      pair(54, 0.95, c.m[2]) +
      pair(29, 1.05, c.m[3]) +
      petal(0, 1.1, shade('m')) +
      mirror(stroke('M6,26C22,4 30,-20 34,-40', c.m[5], 2.5, opacity(0.6))) +
      stroke('M0,20V-80', c.m[5], 2.5, opacity(0.5)) +
      ellipse(0, 36, 70, 10, c.a[2]) +
      ellipse(0, 33, 70, 9, c.a[3]) +
      circle(0, -104, 9, shade('gr')),
  );
};

export const fan: Motif = (c) => {
  const R = 96;
  let s = '';
  for (let i = 0; i < 11; i++) {
    const a = -82 + i * 15,
      b = a + 15,
      p = polar(R, a),
      q = polar(R - 7, a + 7.5),
      t = polar(R, b);
    s += polygon([[0, 0], p, q], c.m[i % 2 ? 3 : 2]) + polygon([[0, 0], q, t], c.m[i % 2 ? 2 : 1]);
  }
  return group(
    'translate(0 46)',
    s +
      stroke(
        Array.from({ length: 12 }, (_, i) => {
          const p = polar(58, -82 + i * 15);
          return (i ? 'L' : 'M') + round(p[0]) + ',' + round(p[1]);
        }).join(''),
        c.g[3],
        3,
      ) +
      stroke(
        Array.from({ length: 12 }, (_, i) => {
          const p = polar(66, -82 + i * 15);
          return (i ? 'L' : 'M') + round(p[0]) + ',' + round(p[1]);
        }).join(''),
        c.g[4],
        1.6,
      ) +
      group('translate(0 -78) scale(.2)', ring(5, () => ellipse(0, -40, 26, 34, c.g[5])) + circle(0, 0, 16, c.a[2])) +
      circle(0, 4, 15, shade('gr')) +
      stroke('M0,18C-6,34 6,44 0,60', c.a[3], 5),
  );
};

export const lantern: Motif = (c) => {
  const one = (x: number, y: number, s: number) =>
    group(
      `translate(${x} ${y}) scale(${s})`,
      stroke('M0,-130V-66', c.g[2], 4) +
        rect(-22, -72, 44, 12, 3, shade('g')) +
        ellipse(0, -8, 70, 56, shade('mr')) +
        [28, 52]
          .map((rx) => ellipse(0, -8, rx, 56, 'none', `stroke="${c.g[3]}" stroke-width="3" opacity=".75"`))
          .join('') +
        rect(-22, 42, 44, 12, 3, shade('g')) +
        [-12, 0, 12].map((q) => stroke(`M${q},54V92`, c.a[3], 4)).join('') +
        circle(0, 60, 7, c.g[4]) +
        ellipse(-26, -30, 12, 22, '#fff', 'opacity=".28" transform="rotate(18 -26 -30)"'),
    );
  return one(-66, -34, 0.55) + one(66, -14, 0.62) + one(0, 8, 1);
};

export const koi: Motif = (c) => {
  const f = (t: string, R: string) =>
    group(
      t,
      path(
        'M0,-94C34,-62 40,0 16,58C34,74 40,92 34,106C14,98 2,86 0,74C-2,86 -14,98 -34,106C-40,92 -34,74 -16,58C-40,0 -34,-62 0,-94Z',
        R,
      ) +
        mirror(path('M28,-34C56,-30 70,-10 66,10C48,4 34,-8 28,-34Z', c.m[4], opacity(0.9))) +
        path('M-20,-66C-6,-80 14,-78 22,-56C14,-40 -10,-44 -20,-66Z', c.a[2]) +
        path('M-24,-10C-6,-26 22,-14 20,10C6,26 -18,18 -24,-10Z', c.a[2]) +
        path('M-10,34C4,28 14,38 8,52C-4,56 -12,48 -10,34Z', c.a[2]) +
        mirror(circle(13, -72, 4, '#111')) +
        path('M0,-60C4,-20 4,20 0,58C-4,20 -4,-20 0,-60Z', '#fff', opacity(0.4)),
    );
  return (
    f('translate(-30 -6) rotate(-24) scale(.92)', '#fff6ea') + f('translate(40 14) rotate(156) scale(.82)', shade('g'))
  );
};

export const mushroom: Motif = () =>
  path('M-30,10C-34,60 -44,80 -40,98H40C44,80 34,60 30,10Z', '#fdeed6') +
  path('M0,10H30C34,60 44,80 40,98H6Z', '#000', opacity(0.1)) +
  path('M-98,20C-98,-60 -50,-100 0,-100C50,-100 98,-60 98,20C60,36 -60,36 -98,20Z', shade('mr')) +
  discs('-40,-40,19 30,-56,15 54,-8,14 -4,-8,17 -70,4,11', '#fff4e6') +
  mirror(ellipse(13, 48, 5, 8, '#2b1a20')) +
  stroke('M-8,64C-3,70 3,70 8,64', '#2b1a20', 4);
