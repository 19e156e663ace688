import { type Ramp } from '@/artwork/src/drawing/colour';
import { oklch } from '@/artwork/src/drawing/colour';
import { hashOf, seededRandom } from '@/artwork/src/drawing/seed';
import { circle, opacity, path, polygon, rect, round } from '@/artwork/src/drawing/svg';
import { type SlotGame } from '../catalogue/game';
import { THEMES, type Theme } from './themes';

const WIDTH = 1600;
const HEIGHT = 900;

type Random = () => number;
type Draw = (b: Ramp, random: Random) => string;

/** A skyline from edge to edge; `sharp` draws peaks instead of waves. */
function ridge(y: number, height: number, pieces: number, fill: string, random: Random, sharp = false): string {
  const step = WIDTH / pieces;
  const tops = Array.from({ length: pieces + 1 }, (_, i) => {
    const rise = sharp ? (i % 2 ? 0.5 + random() * 0.5 : random() * 0.3) : 0.5 + 0.5 * Math.sin(i * 1.7 + random() * 2);
    return [round(i * step), round(y - height * rise)] as const;
  });
  const line = tops.map(([x, top]) => (sharp ? `L${x},${top}` : `S${round(x - step / 2)},${top} ${x},${top}`)).join('');
  return path(`M0,${HEIGHT}L0,${y}${line}L${WIDTH},${HEIGHT}Z`, fill);
}

const many = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

const BACKDROPS: Record<Theme['backdrop'], Draw> = {
  rays: (b) =>
    many(18, (i) => {
      const [a, z] = [(i / 18) * 2 * Math.PI, ((i + 0.5) / 18) * 2 * Math.PI];
      const far = (angle: number) =>
        [WIDTH / 2 + 1200 * Math.cos(angle), HEIGHT * 0.45 + 1200 * Math.sin(angle)] as const;
      return polygon([[WIDTH / 2, HEIGHT * 0.45], far(a), far(z)], b[3], opacity(0.16));
    }),
  dunes: (b, random) =>
    circle(WIDTH * 0.76, HEIGHT * 0.3, 130, b[4], opacity(0.35)) +
    ridge(HEIGHT * 0.66, 150, 5, b[2], random) +
    ridge(HEIGHT * 0.78, 120, 4, b[1], random) +
    ridge(HEIGHT * 0.92, 110, 3, b[0], random),
  waves: (b, random) =>
    [0.5, 0.62, 0.74, 0.87].map((y, i) => ridge(HEIGHT * y, 50, 14 - i * 2, b[i % 2 ? 1 : 2], random)).join('') +
    many(26, () => circle(random() * WIDTH, random() * HEIGHT, 3 + random() * 9, b[5], opacity(0.12))),
  stars: (b, random) =>
    many(120, () =>
      circle(random() * WIDTH, random() * HEIGHT, 0.8 + random() * 2.4, '#fff', opacity(round(random() * 8) / 10)),
    ) +
    circle(WIDTH * 0.14, HEIGHT * 0.2, 90, b[3], opacity(0.4)) +
    ridge(HEIGHT * 0.95, 120, 4, b[0], random),
  peaks: (b, random) =>
    ridge(HEIGHT * 0.62, 260, 9, b[2], random, true) +
    ridge(HEIGHT * 0.78, 240, 7, b[1], random, true) +
    ridge(HEIGHT * 0.96, 200, 6, b[0], random, true),
  bokeh: (b, random) =>
    many(34, () =>
      circle(random() * WIDTH, random() * HEIGHT, 14 + random() * 70, b[4], opacity(round(3 + random() * 8) / 100)),
    ),
};

/** The background of a slot: a wide SVG image, dark enough for the page's text. */
export function sceneArt({ id, family }: Pick<SlotGame, 'id' | 'family'>): string {
  const random = seededRandom(hashOf(id));
  const { scenes, backdrop } = THEMES[family];
  const [degrees, chroma] = scenes[Math.floor(random() * scenes.length)] ?? [220, 0.08];
  const hue = degrees + (random() - 0.5) * 18;
  const step = (lightness: number, strength: number) => oklch(lightness, chroma * strength, hue);
  const b: Ramp = [step(0.15, 0.7), step(0.2, 0.9), step(0.27, 1), step(0.42, 1.2), step(0.62, 1.2), step(0.88, 0.5)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${b[1]}"/><stop offset=".55" stop-color="${b[3]}"/><stop offset="1" stop-color="${b[1]}"/></linearGradient><radialGradient id="dusk" cx=".5" cy=".45" r=".75"><stop offset=".3" stop-color="${b[0]}" stop-opacity="0"/><stop offset="1" stop-color="${b[0]}" stop-opacity=".85"/></radialGradient></defs>${rect(0, 0, WIDTH, HEIGHT, 0, 'url(#sky)')}${BACKDROPS[backdrop](b, random)}${rect(0, 0, WIDTH, HEIGHT, 0, 'url(#dusk)')}</svg>`;
}
