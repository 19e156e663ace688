import { type Ramp } from '../drawing/colour';
import { circle, group, opacity, path, ring, round } from '../drawing/svg';
import { times, type Random } from '../drawing/random';

/** Canvas and colours of a scene. */
export type Stage = {
  width: number;
  height: number;
  /** Six steps of the scene's own hue. */
  sky: Ramp;
  accent: Ramp;
  gold: Ramp;
  random: Random;
};

export type Scene = (stage: Stage) => string;

/** Gradients of a cover besides those of the motifs. */
export type SceneGradient = 'sky' | 'sun' | 'halo' | 'fade';

export const wash = (gradient: SceneGradient): string => `url(#${gradient})`;

/** The centre of the motif and of the light. */
export const middleOf = ({ width, height }: Stage): { x: number; y: number } => ({ x: width / 2, y: height * 0.4 });

export function halo(stage: Stage): string {
  const { x, y } = middleOf(stage);
  return circle(x, y, stage.width * 0.62, wash('halo'));
}

/** The sun or moon behind the motif; its radius is a share of the width. */
export function sun(stage: Stage, radius: number, more = ''): string {
  const { x, y } = middleOf(stage);
  return circle(x, y, stage.width * radius, wash('sun'), more);
}

export function rays(stage: Stage, count: number, strength: number, colour: string): string {
  const { width, height, random } = stage;
  const { x, y } = middleOf(stage);
  const ray = `M0,0L${round(-width * 0.09)},${-height}L${round(width * 0.09)},${-height}Z`;
  return group(
    `translate(${x} ${y})`,
    ring(count, () => path(ray, colour, opacity(strength)), random() * 20),
  );
}

type Ridge = { y: number; rise: number; pieces: number; fill: string; sharp?: boolean };

/** A skyline from edge to edge; `y` and `rise` are shares of the height. */
export function ridge({ width, height, random }: Stage, { y, rise, pieces, fill, sharp = false }: Ridge): string {
  const step = width / pieces;
  const line = times(pieces + 1, (i) => {
    const lift = sharp ? (i % 2 ? random() * 0.5 + 0.5 : random() * 0.3) : 0.5 + 0.5 * Math.sin(i * 1.7 + random() * 2);
    const [x, top] = [round(i * step), round(height * (y - rise * lift))];
    return sharp ? `L${x},${top}` : `S${round(x - step / 2)},${top} ${x},${top}`;
  });
  return path(`M0,${height}L0,${round(height * y)}${line}L${width},${height}Z`, fill);
}

/** A path in shares of width and height: `M0,.5C.3,.58 …`, with x,y after each letter. */
export function shape({ width, height }: Stage, d: string, fill: string, more = ''): string {
  const scaled = d.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => {
    return `${round(Number(x) * width)},${round(Number(y) * height)}`;
  });
  return path(scaled, fill, more);
}
