import { circle, opacity, path, polar, polygon, rect, round } from '../drawing/svg';
import { times } from '../drawing/random';
import { halo, middleOf, rays, type Scene, sun, wash } from './stage';

/* Abstract backgrounds: light, stripes, circles. */

export const beams: Scene = (s) => rays(s, 12, 0.1, s.sky[4]) + halo(s);

export const burst: Scene = (s) => {
  const { x, y } = middleOf(s);
  return rays(s, 16, 0.2, s.sky[3]) + halo(s) + circle(x, y, s.width * 0.4, s.sky[3], opacity(0.22));
};

export const stripes: Scene = (s) =>
  times(16, (i) => path(`M${(i - 4) * 44},0h22l${round(-s.height * 0.5)},${s.height}h-22z`, s.sky[3], opacity(0.16))) +
  halo(s);

export const circles: Scene = (s) => {
  const { x, y } = middleOf(s);
  return times(6, (i) => circle(x, y, (6 - i) * s.width * 0.115, s.sky[i % 2 ? 2 : 3], opacity(0.32))) + halo(s);
};

export const bokeh: Scene = (s) => {
  const { width, height, random, sky, accent } = s;
  const light = (i: number) =>
    circle(
      random() * width,
      random() * height * 0.8,
      6 + random() * 26,
      i % 3 ? sky[4] : accent[3],
      opacity(round(0.6 + random() * 1.6) / 10),
    );
  return halo(s) + times(16, light);
};

export const plain: Scene = (s) => {
  const { x, y } = middleOf(s);
  return circle(x, y, s.width * 0.42, s.sky[3], opacity(0.5)) + circle(x, y, s.width * 0.3, s.sky[4], opacity(0.35));
};

export const hex: Scene = (s) => {
  const { random, sky } = s;
  const cell = (column: number, row: number) => {
    if (random() >= 0.75) return '';
    const corners = Array.from({ length: 6 }, (_, i) => {
      const [x, y] = polar(29, i * 60);
      return [x + column * 56 + (row % 2) * 28, y + row * 48] as const;
    });
    return polygon(corners, random() < 0.3 ? sky[4] : sky[3], opacity(round(1.5 + random() * 3) / 10));
  };
  return times(9, (row) => times(6, (column) => cell(column, row))) + halo(s);
};

/** Seigaiha, the Japanese wave pattern, under a round sun. */
export const cloth: Scene = (s) => {
  const { width, height, sky } = s;
  const wave = (column: number, row: number) => {
    const [x, y] = [(column - 1) * 60 + (row % 2) * 30 + 15, height * 0.34 + row * 26];
    return [34, 27, 20, 12].map((r, i) => circle(x, y, r, sky[i % 2 ? 3 : 2])).join('');
  };
  return (
    times(11, (row) => times(7, (column) => wave(column, row))) +
    rect(0, 0, width, height, 0, wash('sky'), opacity(0.42)) +
    sun(s, 0.36, opacity(0.95)) +
    halo(s)
  );
};
