import { type Motif, shade } from '../paint';
import { circle, facet, group, opacity, path, polar, polygon, ring, spark, starPoints } from '../svg';

/* Fire, ice and a sheriff's star. */

export const flame: Motif = (c) =>
  path(
    'M4,-110C14,-60 76,-40 74,26C72,74 40,100 0,100C-42,100 -74,72 -72,26C-70,-8 -46,-20 -44,-58C-22,-46 -16,-30 -16,-12C4,-34 12,-68 4,-110Z',
    shade('fire'),
  ) +
  path(
    'M6,-50C10,-20 48,-4 46,38C44,70 24,88 0,88C-26,88 -46,68 -44,40C-42,18 -30,14 -26,-8C-12,2 -10,10 -8,22C4,6 10,-18 6,-50Z',
    c.g[3],
  ) +
  path(
    'M2,6C6,24 26,30 24,54C22,72 12,82 0,82C-14,82 -24,70 -22,54C-20,42 -14,40 -10,28C-4,34 -2,38 0,42C4,32 4,20 2,6Z',
    '#fff4cf',
  );

export const ice: Motif = (c) => {
  const pr = (x: number, h: number, w: number, t: number) =>
    group(
      `translate(${x} 90) rotate(${t})`,
      polygon(
        [
          [-w, 0],
          [-w, -h],
          [0, -h - w * 1.3],
          [0, 0],
        ],
        c.m[4],
      ) +
        polygon(
          [
            [w, 0],
            [w, -h],
            [0, -h - w * 1.3],
            [0, 0],
          ],
          c.m[2],
        ) +
        polygon(
          [
            [-w * 0.35, 0],
            [-w * 0.35, -h - w * 0.4],
            [0, -h - w * 1.3],
            [w * 0.35, -h - w * 0.4],
            [w * 0.35, 0],
          ],
          c.m[5],
          opacity(0.75),
        ),
    );
  return (
    pr(-44, 70, 16, -32) +
    pr(46, 80, 17, 30) +
    pr(-26, 108, 20, -13) +
    pr(30, 112, 19, 13) +
    pr(0, 146, 25, 0) +
    spark(0, -78, 1.6) +
    spark(62, -10, 1)
  );
};

export const star: Motif = (c) =>
  polygon(starPoints(5, 100, 46), c.g[1], 'transform="translate(0 8)"') +
  ring(5, () => facet('0,0 0,-100 27,-37', c.g[2]) + facet('0,0 0,-100 -27,-37', c.g[4])) +
  Array.from({ length: 5 }, (_, i) => {
    const p = polar(102, i * 72);
    return circle(p[0], p[1], 11, shade('gr'));
  }).join('') +
  circle(0, 4, 36, c.m[1]) +
  circle(0, 4, 31, shade('m')) +
  polygon(
    starPoints(5, 20, 9).map((p) => [p[0], p[1] + 4]),
    c.g[5],
  );
