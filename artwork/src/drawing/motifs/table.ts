import { type Ramp } from '../colour';
import { type Motif, shade } from '../paint';
import { circle, ellipse, group, hoop, opacity, path, polar, polygon, rect, ring, starPoints } from '../svg';

/* Casino table equipment. */

const POCKETS = 36;

const pocket = (index: number): string => {
  if (index === 0) return '#1f9d5b';
  return index % 2 ? '#c2253a' : '#17151d';
};

export const roulette: Motif = (c) =>
  circle(0, 4, 106, '#000', opacity(0.35)) +
  circle(0, 0, 106, '#5a3418') +
  circle(0, 0, 100, shade('wood')) +
  circle(0, 0, 90, c.g[2]) +
  ring(POCKETS, (i) => path('M0,0L-7.7,-87A87,87 0 0 1 7.7,-87Z', pocket(i))) +
  hoop(0, 0, 66, c.g[4], 2.5) +
  circle(0, 0, 58, '#5a3418') +
  circle(0, 0, 55, shade('wood')) +
  ring(4, () => rect(-4, -46, 8, 46, 4, shade('g')) + circle(0, -44, 8, shade('gr'))) +
  circle(0, 0, 17, shade('gr')) +
  circle(42, -62, 7, '#fff');

export const HEART = 'M0,14C-22,-2 -20,-18 -9,-18C-3,-18 0,-13 0,-10C0,-13 3,-18 9,-18C20,-18 22,-2 0,14Z';
export const SPADE = 'M0,-18C22,0 20,12 10,12C5,12 2,9 1,7L5,18H-5L-1,7C-2,9 -5,12 -10,12C-20,12 -22,0 0,-18Z';
export const DIAMOND = 'M0,-19L14,0L0,19L-14,0Z';
export const CLUB = 'M0,-18A8.5,8.5 0 0 1 7,-5A8.5,8.5 0 1 1 2,8L5,18H-5L-2,8A8.5,8.5 0 1 1 -7,-5A8.5,8.5 0 0 1 0,-18Z';
const BLACK = '#191720';
const RED = '#d2263c';

/** A playing card of a suit, 92×132 around the origin. */
export const card = (place: string, suit: string, colour: string): string =>
  group(
    place,
    rect(-46, -66, 92, 132, 9, '#000', 'opacity=".28" transform="translate(3 5)"') +
      rect(-46, -66, 92, 132, 9, '#fffaf0') +
      group('scale(1.75)', path(suit, colour)) +
      group('translate(-32 -48) scale(.62)', path(suit, colour)) +
      group('translate(32 48) rotate(180) scale(.62)', path(suit, colour)),
  );

export const cards: Motif = () =>
  card('translate(-58 14) rotate(-24)', CLUB, BLACK) +
  card('translate(-20 -6) rotate(-8)', DIAMOND, RED) +
  card('translate(22 -6) rotate(8)', SPADE, BLACK) +
  card('translate(60 14) rotate(24)', HEART, RED);

const chip = (x: number, y: number, ramp: Ramp): string =>
  group(
    `translate(${x} ${y})`,
    ellipse(0, 9, 46, 22, ramp[0]) +
      rect(-46, 0, 92, 9, 0, ramp[1]) +
      ellipse(0, 0, 46, 22, ramp[2]) +
      Array.from({ length: 6 }, (_, i) => {
        const [across, down] = polar(1, i * 60 + 15);
        return ellipse(across * 38, down * 18, 8, 4.5, '#fff', opacity(0.9));
      }).join('') +
      ellipse(0, 0, 27, 13, ramp[1]) +
      ellipse(0, 0, 22, 10, ramp[3]),
  );

const stack = (count: number, x: number, foot: number, ramp: Ramp): string =>
  Array.from({ length: count }, (_, i) => chip(x, foot - i * 13, ramp)).join('');

export const chips: Motif = (c) =>
  group('translate(0 -16)', stack(4, -50, 66, c.m) + stack(6, 50, 72, c.g) + stack(8, 0, 88, c.a));

export const fortune: Motif = (c) => {
  const fields = [c.m[2], c.a[3], c.g[4], c.m[3]];
  return (
    path('M-40,112L0,30L40,112Z', c.g[1]) +
    circle(0, -6, 102, c.g[1]) +
    circle(0, -6, 98, shade('g')) +
    group(
      'translate(0 -6)',
      ring(12, (i) => path('M0,0L-23,-85A88,88 0 0 1 23,-85Z', fields[i % 4] ?? c.m[2])) +
        ring(24, (i) => circle(0, -93, 3.6, i % 2 ? '#fff' : c.g[5])) +
        circle(0, 0, 26, c.g[1]) +
        circle(0, 0, 22, shade('gr')) +
        polygon(starPoints(5, 13, 6), c.g[1]),
    ) +
    path('M-14,-122H14L0,-88Z', c.a[1])
  );
};
