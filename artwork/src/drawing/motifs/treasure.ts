import { type Motif, shade } from '../paint';
import { circle, ellipse, facet, group, opacity, path, polygon, rect, spark, starPoints, stroke } from '../svg';
import { hexagon } from './gems';

/* Treasure of kings and pirates. */

export const crown: Motif = (c) =>
  path('M-92,-36L-58,10L-34,-62L0,4L34,-62L58,10L92,-36L74,62H-74Z', shade('g')) +
  path('M-92,-36L-58,10L-34,-62L0,4V62H-74Z', '#fff', opacity(0.16)) +
  path('M-76,52C-40,66 40,66 76,52L72,82C40,96 -40,96 -72,82Z', c.g[1]) +
  path('M-76,52C-40,66 40,66 76,52L75,60C40,74 -40,74 -75,60Z', c.g[4]) +
  [-92, -34, 34, 92].map((x, i) => circle(x, i % 3 ? -70 : -44, 12, shade('gr'))).join('') +
  group('translate(0 -6) scale(.3)', hexagon(c.a)) +
  [-46, 0, 46]
    .map(
      (x, i) =>
        ellipse(x, 74 - Math.abs(x) * 0.08, 11, 8, i === 1 ? c.a[3] : c.m[3]) +
        ellipse(x - 3, 71 - Math.abs(x) * 0.08, 4, 2.5, '#fff', opacity(0.7)),
    )
    .join('') +
  spark(-34, -72, 1.2);

export const coin: Motif = (c) => {
  const piece = (x: number, y: number, s: number, e: string) =>
    group(
      `translate(${x} ${y}) scale(${s})`,
      circle(0, 5, 64, c.g[1]) +
        circle(0, 0, 64, shade('g')) +
        circle(0, 0, 52, c.g[2]) +
        circle(0, 2, 50, shade('gr')) +
        e,
    );
  return (
    piece(-58, 38, 0.62, polygon(starPoints(5, 30, 13), c.g[1])) +
    piece(62, 30, 0.68, polygon(starPoints(5, 30, 13), c.g[1])) +
    piece(
      0,
      -14,
      1.08,
      facet('-34,-16 -18,2 0,-30 18,2 34,-16 26,26 -26,26', c.g[1]) +
        facet('-34,-20 -18,-2 0,-34 18,-2 34,-20 26,22 -26,22', c.g[5]),
    ) +
    spark(-42, -66, 1.6) +
    spark(74, -10, 0.9)
  );
};

export const chest: Motif = (c) =>
  path('M-90,0H90V78C90,86 84,90 78,90H-78C-84,90 -90,86 -90,78Z', '#7a4421') +
  [24, 48, 70].map((y) => stroke(`M-88,${y}H88`, '#5a2f14', 3)).join('') +
  ellipse(0, -2, 84, 26, '#2a1409') +
  (
    [
      [-56, -8],
      [-30, -18],
      [-4, -24],
      [22, -20],
      [48, -12],
      [-42, 0],
      [-14, -6],
      [12, -6],
      [38, 0],
      [66, 0],
      [-68, 2],
    ] as const
  )
    .map((p) => circle(p[0], p[1], 15, shade('gr')))
    .join('') +
  group('translate(26 -36) scale(.22) rotate(16)', hexagon(c.a)) +
  group('translate(-34 -34) scale(.2) rotate(-14)', hexagon(c.m)) +
  path('M-92,-14C-96,-84 -60,-106 0,-106C60,-106 96,-84 92,-14C80,-50 -80,-50 -92,-14Z', '#9a5a2c') +
  stroke('M-91,-16C-80,-52 80,-52 91,-16', c.g[3], 8) +
  path('M-92,8H92V22H-92Z', shade('g')) +
  [-66, 66].map((x) => rect(x - 9, 8, 18, 82, 2, shade('g'))).join('') +
  rect(-19, 6, 38, 40, 6, shade('g')) +
  circle(0, 22, 7, '#2a1409') +
  path('M-3,22H3L5,38H-5Z', '#2a1409') +
  spark(-20, -44, 1.2) +
  spark(48, -30, 1);
