import { oklch, ramp } from '@/artwork/src/drawing/colour';
import { coloursOf, gradients } from '@/artwork/src/drawing/paint';
import { hashOf, seededRandom } from '@/artwork/src/drawing/seed';
import { dice } from '@/artwork/src/drawing/motifs/luck';
import { circle, ellipse, group, hoop, opacity, rect, round } from '@/artwork/src/drawing/svg';
import { type DiceGame, type TableGame } from '../catalogue/game';

const WIDTH = 1600;
const HEIGHT = 900;

/** The hue of a table's felt. */
const FELT: Readonly<Record<TableGame['kind'], number>> = { roulette: 168, baccarat: 205 };

const frame = (hue: number, chroma: number, inside: string): string => {
  const step = (lightness: number) => oklch(lightness, chroma, hue);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice"><defs>${gradients(coloursOf(ramp(hue, 0.14), ramp(hue + 60, 0.14)))}<radialGradient id="sky" cx=".5" cy=".38" r=".85"><stop offset="0" stop-color="${step(0.34)}"/><stop offset=".5" stop-color="${step(0.21)}"/><stop offset="1" stop-color="${step(0.12)}"/></radialGradient></defs>${rect(0, 0, WIDTH, HEIGHT, 0, 'url(#sky)')}${inside}</svg>`;
};

function diceScene({ id, hue }: DiceGame): string {
  const random = seededRandom(hashOf(id));
  const colours = coloursOf(ramp(hue, 0.14), ramp(hue + 60, 0.14));
  const lights = Array.from({ length: 26 }, () =>
    circle(random() * WIDTH, random() * HEIGHT, 10 + random() * 60, oklch(0.6, 0.1, hue), opacity(0.05)),
  ).join('');
  const far = [
    [170, 250, 0.9, -18],
    [1430, 640, 1.15, 14],
    [1330, 170, 0.5, 28],
    [300, 760, 0.55, 8],
  ]
    .map(([x, y, scale, turn]) =>
      group(
        `translate(${x} ${y}) rotate(${round(turn! + random() * 10)}) scale(${scale})`,
        `<g opacity=".3">${dice(colours)}</g>`,
      ),
    )
    .join('');
  return frame(hue, 0.07, lights + far);
}

/** A table's felt under a single lamp, with the edge of its rail. */
function tableScene({ id, kind }: TableGame): string {
  const felt = FELT[kind] + (hashOf(id) % 24);
  return frame(
    felt,
    0.055,
    ellipse(WIDTH / 2, HEIGHT * 0.44, WIDTH * 0.62, HEIGHT * 0.7, oklch(0.3, 0.06, felt), opacity(0.55)) +
      ellipse(WIDTH / 2, HEIGHT * 0.4, WIDTH * 0.36, HEIGHT * 0.42, oklch(0.4, 0.07, felt), opacity(0.35)) +
      hoop(WIDTH / 2, HEIGHT * 0.44, WIDTH * 0.54, oklch(0.72, 0.09, 82), 3, opacity(0.22)) +
      hoop(WIDTH / 2, HEIGHT * 0.44, WIDTH * 0.56, oklch(0.72, 0.09, 82), 1.5, opacity(0.14)),
  );
}

/** The background of the dice and table games: a wide SVG image, dark enough for the page's text. */
export const houseScene = (game: DiceGame | TableGame): string =>
  game.kind === 'dice' ? diceScene(game) : tableScene(game);
