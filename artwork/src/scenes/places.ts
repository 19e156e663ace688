import { circle, ellipse, group, opacity, path, rect, round, stroke } from '../drawing/svg';
import { times } from '../drawing/random';
import { halo, middleOf, rays, ridge, type Scene, shape } from './stage';

/* Built places: rooms and roads. */

export const columns: Scene = (s) => {
  const { width: w, height: h, sky: b } = s;
  const column = (share: number, i: number) => {
    const [x, wide, near] = [w * share, i % 3 ? 22 : 30, i % 3 === 0];
    return (
      rect(x - wide / 2, h * 0.12, wide, h * 0.7, 0, near ? b[1] : b[2]) +
      rect(x - wide / 2 + 4, h * 0.12, 4, h * 0.7, 0, b[3], opacity(0.5)) +
      rect(x - wide / 2 + 12, h * 0.12, 3, h * 0.7, 0, b[3], opacity(0.3)) +
      rect(x - wide * 0.7, h * 0.09, wide * 1.4, 12, 3, near ? b[2] : b[3])
    );
  };
  return (
    rays(s, 10, 0.08, b[4]) +
    halo(s) +
    [0.06, 0.2, 0.8, 0.94].map(column).join('') +
    rect(0, h * 0.74, w, h * 0.26, 0, b[0], opacity(0.85))
  );
};

export const cave: Scene = (s) => {
  const { width: w, height: h, random, sky } = s;
  const tooth = (step: number) => {
    const i = 9 - step;
    const [x, length] = [(w * i) / 9, 0.05 + random() * 0.14 + Math.abs(i - 4.5) * 0.035];
    return `L${round(x + 6)},${round(h * length)}L${round(x - 8)},${round(h * 0.05)}`;
  };
  return (
    halo(s) +
    path(`M0,0H${w}V${round(h * 0.3)}${times(10, tooth)}Z`, sky[0], opacity(0.9)) +
    ridge(s, { y: 0.78, rise: 0.09, pieces: 9, fill: sky[1], sharp: true }) +
    ridge(s, { y: 0.86, rise: 0.07, pieces: 7, fill: sky[0], sharp: true })
  );
};

/** A glowing grid that runs to the horizon, as in old computer games. */
export const grid: Scene = (s) => {
  const { width: w, height: h, random, sky, accent } = s;
  const { x } = middleOf(s);
  const line = (d: string) => stroke(d, accent[3], 1.5, opacity(0.75));
  return (
    halo(s) +
    times(40, () => circle(random() * w, random() * h * 0.5, 0.5 + random(), '#fff', opacity(0.8))) +
    rect(0, h * 0.62, w, h * 0.4, 0, sky[0]) +
    times(17, (i) => line(`M${x + (i - 8) * 14},${round(h * 0.62)}L${x + (i - 8) * 64},${h}`)) +
    [0, 0.03, 0.075, 0.13, 0.2, 0.29].map((down) => line(`M0,${round(h * (0.62 + down))}H${w}`)).join('')
  );
};

const PELMET = '0,.06Q.125,.16 .25,.06Q.375,.16 .5,.06Q.625,.16 .75,.06Q.875,.16 1,.06';

export const curtain: Scene = (s) => {
  const { width: w, height: h, accent, gold } = s;
  const fold = (i: number, from: number, side: number) => {
    const wide = w * 0.06;
    const x = from + side * i * wide;
    const at = (share: number) => round(x + side * wide * share);
    return path(
      `M${round(x)},0H${at(1.1)}C${at(1.3)},${round(h * 0.4)} ${at(0.3)},${round(h * 0.7)} ${round(x + side * (wide * 0.6 - i * 9))},${h}H${from}Z`,
      i % 2 ? accent[1] : accent[0],
      opacity(round(9.5 - i * 0.5) / 10),
    );
  };
  return (
    halo(s) +
    times(6, (i) => fold(i, 0, 1) + fold(i, w, -1)) +
    shape(s, `M0,0L${PELMET}L1,0Z`, accent[1]) +
    shape(s, `M${PELMET}`, 'none', `stroke="${gold[3]}" stroke-width="3"`)
  );
};

export const felt: Scene = (s) => {
  const { width: w, height: h, sky } = s;
  const line = `stroke="${sky[4]}" stroke-width="2" opacity=".28"`;
  const weave = (row: number) =>
    times(Math.max(8, Math.ceil(w / 44) + 1), (column) =>
      group(
        `translate(${column * 44 + (row % 2) * 22} ${row * 44}) scale(.4)`,
        path('M0,-19L14,0L0,19L-14,0Z', sky[3], opacity(0.22)),
      ),
    );
  return (
    halo(s) +
    ellipse(w / 2, h * 0.38, w * 0.62, h * 0.34, 'none', line) +
    ellipse(w / 2, h * 0.38, w * 0.56, h * 0.3, 'none', line) +
    times(10, weave)
  );
};
