import { circle, group, opacity, path, rect, round, spark } from '../drawing/svg';
import { times } from '../drawing/random';
import { type Stage } from './stage';

/** Draws one floating particle at a position. `main` is the motif's hue. */
type Particle = (x: number, y: number, stage: Stage & { main: Stage['sky'] }) => string;

const COUNT = 14;

const PARTICLES = {
  spark: (x, y, { random }) => spark(x, y, round(0.35 + random() * 0.6)),
  dust: (x, y, { random, gold }) => circle(x, y, 0.8 + random() * 1.6, gold[4], opacity(round(0.4 + random() * 0.5))),
  snow: (x, y, { random }) => circle(x, y, 1 + random() * 2.6, '#fff', opacity(round(0.4 + random() * 0.5))),
  ember: (x, y, { random, gold, accent }) => {
    const size = 0.5 + random();
    const turn = round(random() * 90);
    const colour = random() < 0.5 ? gold[4] : accent[3];
    return group(
      `translate(${round(x)} ${round(y)}) rotate(${turn})`,
      rect(-1.6 * size, -1.6 * size, 3.4 * size, 3.4 * size, 0.8, colour, opacity(round(0.5 + random() * 0.5))),
    );
  },
  petal: (x, y, { random, main }) =>
    group(
      `translate(${round(x)} ${round(y)}) rotate(${round(random() * 360)}) scale(${(0.28 + random() * 0.55).toFixed(2)})`,
      path('M0,0C8,-8 8,-18 0,-22C-8,-18 -8,-8 0,0Z', main[4], opacity(0.85)),
    ),
  bubble: (x, y, { random }) =>
    circle(x, y, 2 + random() * 6, '#fff', 'fill-opacity=".12" stroke="#fff" stroke-opacity=".5" stroke-width="1.2"'),
} as const satisfies Record<string, Particle>;

export type ParticleId = keyof typeof PARTICLES;

/** Fourteen particles in the upper three quarters. */
export const particles = (id: ParticleId, stage: Parameters<Particle>[2]): string =>
  times(COUNT, () => {
    const [x, y] = [stage.random() * stage.width, stage.random() * stage.height * 0.72];
    return PARTICLES[id](x, y, stage);
  });
