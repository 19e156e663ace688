import { gold, oklch } from '../drawing/colour';
import { type Random, times } from '../drawing/random';
import { circle, ellipse, facet, group, mirror, opacity, path, rect, round, stroke } from '../drawing/svg';

/* The rooms of the live tables, 400×250, the table's edge at 150. */

export type RoomId = 'night' | 'terrace' | 'neon' | 'salon';

/** A room, and the cloth of its tables: of wheels and of cards. */
type Room = { draw: (random: Random) => string; felt: { wheel: Felt; cards: Felt } };

/** Hue and chroma of a cloth. */
export type Felt = readonly [hue: number, chroma: number];

const wall = (dark: string, light: string): string =>
  rect(0, 0, 400, 250, 0, dark) + ellipse(200, 70, 260, 150, light, opacity(0.55));

const arch = (x: number, width: number, fill: string, frame: string): string => {
  const [left, right, radius] = [x - width / 2, x + width / 2, width / 2];
  const line = `M${left},170V${60 + radius}A${radius},${radius} 0 0 1 ${right},${60 + radius}V170Z`;
  return path(line, fill) + stroke(line, frame, 4);
};

/** Arched windows over a town at night, and the half moon. */
function night(random: Random): string {
  const sky = oklch(0.3, 0.09, 268);
  const windows = [70, 200, 330].map((x) => arch(x, 104, sky, oklch(0.58, 0.09, 80))).join('');
  const stars = times(26, () => circle(20 + random() * 360, 66 + random() * 60, 0.7 + random(), '#fff', opacity(0.75)));
  const town = times(17, (i) => {
    const height = 12 + random() * 30;
    return rect(20 + i * 21.5, 150 - height, 19, height + 20, 0, oklch(0.21, 0.06, 270));
  });
  const moon =
    circle(330, 92, 21, oklch(0.93, 0.06, 95)) + circle(339, 87, 18, sky) + circle(330, 92, 34, '#fff', opacity(0.08));
  return (
    wall(oklch(0.2, 0.06, 272), oklch(0.3, 0.08, 280)) +
    windows +
    stars +
    group('translate(0 0)', town) +
    moon +
    [135, 265].map((x) => rect(x - 13, 46, 26, 130, 0, oklch(0.25, 0.07, 275))).join('') +
    [135, 265].map((x) => circle(x, 84, 7, gold[5]) + circle(x, 84, 20, gold[4], opacity(0.25))).join('')
  );
}

/** A loggia in the evening sun. */
function terrace(): string {
  const sky = oklch(0.84, 0.1, 70);
  const view =
    circle(200, 128, 30, oklch(0.9, 0.14, 85)) +
    path('M0,150C60,118 110,132 160,140C230,112 300,126 400,112V190H0Z', oklch(0.5, 0.1, 145)) +
    [58, 88, 318, 346]
      .map((x) => ellipse(x, 122, 8, 32, oklch(0.36, 0.08, 150)) + rect(x - 1.5, 146, 3, 14, 0, oklch(0.3, 0.06, 60)))
      .join('');
  const stone = oklch(0.62, 0.11, 45);
  const openings = [72, 200, 328].map((x) => `M${x - 52},180V104A52,52 0 0 1 ${x + 52},104V180Z`).join('');
  return (
    rect(0, 0, 400, 250, 0, sky) +
    rect(0, 60, 400, 90, 0, oklch(0.76, 0.13, 50), opacity(0.7)) +
    view +
    path(`M0,0H400V180H0Z${openings}`, stone, 'fill-rule="evenodd"') +
    rect(0, 0, 400, 34, 0, oklch(0.5, 0.1, 40)) +
    rect(0, 34, 400, 5, 0, oklch(0.75, 0.1, 60)) +
    [136, 264].map((x) => rect(x - 15, 98, 30, 8, 2, oklch(0.75, 0.1, 60))).join('')
  );
}

/** Light tubes that race to the middle of a dark hall. */
function neon(random: Random): string {
  const tubes = ['#ff3d9a', '#2de2ff', '#8a5bff', '#ffd23d'];
  const streaks = times(22, (i) => {
    const [y, from, length] = [14 + random() * 128, random() * 150, 40 + random() * 90];
    return rect(from, y, length, 1.6 + random() * 2.4, 1.2, tubes[i % 4] ?? '#fff', opacity(0.55 + random() * 0.45));
  });
  const frame = (size: number, colour: string) =>
    stroke(
      `M${200 - size},150V${96 - size * 0.42}L${200 - size * 0.72},${80 - size * 0.42}H${200 + size * 0.72}L${200 + size},${96 - size * 0.42}V150`,
      colour,
      3.2,
    );
  return (
    wall(oklch(0.16, 0.07, 290), oklch(0.3, 0.14, 305)) +
    streaks +
    group('translate(400 0) scale(-1 1)', streaks) +
    ellipse(200, 92, 118, 74, oklch(0.2, 0.1, 300), opacity(0.85)) +
    frame(96, '#ff3d9a') +
    frame(82, '#2de2ff')
  );
}

/** A hall with curtains, gilded panels and a chandelier. */
function salon(): string {
  const panel = (x: number) =>
    rect(x - 34, 34, 68, 104, 3, oklch(0.36, 0.11, 22)) +
    stroke(`M${x - 28},40H${x + 28}V132H${x - 28}Z`, gold[3], 1.6) +
    circle(x, 86, 7, gold[3]) +
    circle(x, 86, 3.5, gold[5]);
  const curtain =
    path('M-200,0H-128C-136,60 -150,104 -178,132L-172,150H-200Z', oklch(0.42, 0.16, 20)) +
    stroke(
      'M-190,0C-188,70 -190,100 -194,150M-168,0C-166,60 -174,100 -186,132M-146,0C-148,60 -164,100 -182,128',
      oklch(0.3, 0.12, 18),
      3,
    ) +
    stroke('M-196,132C-186,138 -178,136 -172,130', gold[4], 4);
  const lamp = (x: number, y: number) =>
    rect(x - 1.5, y - 9, 3, 9, 1, '#fff6dd') +
    ellipse(x, y - 12, 2.6, 4.6, gold[5]) +
    circle(x, y - 11, 11, gold[4], opacity(0.22));
  const chandelier =
    rect(-1, -4, 2, 26, 0, gold[2]) +
    [-44, -22, 0, 22, 44]
      .map((x) => stroke(`M0,22Q${x},${round(46 - Math.abs(x) * 0.1)} ${x},34`, gold[3], 2) + lamp(x, 34))
      .join('') +
    facet('-8,40 8,40 0,56', '#fffaf0', opacity(0.9)) +
    [-33, -11, 11, 33].map((x) => facet(`${x - 3},42 ${x + 3},42 ${x},52`, '#fffaf0', opacity(0.7))).join('');
  return (
    wall(oklch(0.27, 0.09, 20), oklch(0.46, 0.13, 28)) +
    [92, 164, 236, 308].map(panel).join('') +
    rect(0, 142, 400, 6, 0, gold[2]) +
    group('translate(200 0)', mirror(curtain) + chandelier)
  );
}

export const ROOMS: Readonly<Record<RoomId, Room>> = {
  night: { draw: night, felt: { wheel: [160, 0.1], cards: [255, 0.12] } },
  terrace: { draw: terrace, felt: { wheel: [25, 0.15], cards: [165, 0.09] } },
  neon: { draw: neon, felt: { wheel: [262, 0.16], cards: [328, 0.17] } },
  salon: { draw: salon, felt: { wheel: [152, 0.09], cards: [20, 0.14] } },
};
