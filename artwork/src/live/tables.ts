import { gold, oklch } from '../drawing/colour';
import { type Colours } from '../drawing/paint';
import { type Random, times } from '../drawing/random';
import { circle, ellipse, facet, group, opacity, path, polygon, type Point, rect, round, stroke } from '../drawing/svg';
import { CLUB, card, chips, DIAMOND, HEART, roulette, SPADE } from '../drawing/motifs/table';
import { type Felt } from './rooms';

/* Tables in front of a room of 400×250, seen by who sits at them. */

const RIM = '#4a2a14';
const LEATHER = '#2b1a12';

/** The cloth with its padded edge, round towards the room. */
const cloth = ([hue, chroma]: Felt): string => {
  const edge = (y: number) => `M-30,260V${y + 44}Q60,${y} 200,${y}Q340,${y} 430,${y + 44}V260Z`;
  return (
    path(edge(142), RIM) +
    path(edge(147), LEATHER) +
    path(edge(155), oklch(0.34, chroma, hue)) +
    ellipse(200, 214, 210, 54, oklch(0.44, chroma, hue), opacity(0.75)) +
    stroke('M-10,214Q90,168 200,168Q310,168 410,214', gold[3], 1.6, opacity(0.75))
  );
};

/** Where a line from the near edge to the far one is at a share of the depth. */
const at = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [x + (toX - x) * share, y + (toY - y) * share];

const RED_NUMBERS = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** The numbers of the cloth, three by twelve, as they lie before the player. */
function numbers(): string {
  const [near, far, nearEnd, farEnd]: Point[] = [
    [214, 242],
    [230, 178],
    [424, 242],
    [384, 178],
  ];
  const corner = (column: number, row: number): Point =>
    at(at(near!, nearEnd!, column / 9), at(far!, farEnd!, column / 9), row / 3);
  const cells = times(27, (i) => {
    const [column, row] = [Math.floor(i / 3), i % 3];
    const corners = [
      corner(column, row),
      corner(column + 1, row),
      corner(column + 1, row + 1),
      corner(column, row + 1),
    ];
    return polygon(corners, RED_NUMBERS.has(i + 1) ? '#c2253a' : '#17151d', 'stroke="#f3ead2" stroke-width="1.2"');
  });
  const zero = [corner(0, 0), corner(0, 3), corner(-0.9, 2.4), corner(-1.1, 0.6)];
  return polygon(zero, '#1f9d5b', 'stroke="#f3ead2" stroke-width="1.2"') + cells;
}

/** The wheel at the side, the numbers before the player. */
export const wheelTable = (felt: Felt, colours: Colours): string =>
  cloth(felt) +
  numbers() +
  ellipse(112, 206, 106, 60, '#000', opacity(0.4)) +
  ellipse(112, 200, 104, 59, '#3b2110') +
  ellipse(112, 194, 104, 58, '#6d4220') +
  group('translate(112 190) scale(.95 .53)', roulette(colours)) +
  group('translate(300 206) scale(.2)', chips(colours)) +
  group('translate(352 222) scale(.17)', chips(colours));

const box = (x: number, width: number, colour: string): string =>
  path(
    `M${x - width / 2 + 8},186H${x + width / 2 - 8}L${x + width / 2 + 4},236H${x - width / 2 - 4}Z`,
    'none',
    `stroke="${colour}" stroke-width="2.4" stroke-linejoin="round"`,
  );

const dealt = (x: number, turn: number, suit: string, colour: string): string =>
  group(`translate(${x} 210) scale(.36 .3) rotate(${turn})`, card('scale(1.1)', suit, colour));

/** Two hands in their boxes, the shoe with the cards to come, and chips. */
export const cardTable = (felt: Felt, colours: Colours): string =>
  cloth(felt) +
  box(142, 108, '#7fb8ff') +
  box(258, 108, '#ff8f8f') +
  dealt(122, -6, SPADE, '#191720') +
  dealt(162, 5, HEART, '#d2263c') +
  dealt(238, -5, DIAMOND, '#d2263c') +
  dealt(278, 6, CLUB, '#191720') +
  facet('326,164 378,170 384,206 330,198', '#221c28') +
  facet('330,198 384,206 380,216 326,206', '#f6efdf') +
  facet('326,164 378,170 376,164 328,158', '#4a4052') +
  rect(336, 176, 34, 3, 1, gold[4], 'transform="rotate(6 336 176)"') +
  group('translate(62 200) scale(.24)', chips(colours)) +
  group('translate(96 232) scale(.17)', chips(colours));

/** Any other game: its motif on the cloth. */
export const otherTable = (felt: Felt, motif: string): string =>
  cloth(felt) + ellipse(200, 212, 60, 14, '#000', opacity(0.4)) + group('translate(200 150) scale(.62)', motif);

/** Dust in the light over the table. */
export const glints = (random: Random): string =>
  times(7, () => circle(40 + random() * 320, 150 + random() * 80, round(0.6 + random()), '#fff', opacity(0.5)));
