import { circle, group, opacity, path, rect, round, stroke } from '../drawing/svg';
import { times } from '../drawing/random';
import { halo, middleOf, rays, ridge, type Scene, shape, sun, wash } from './stage';

/* Land and water under an open sky. */

export const dunes: Scene = (s) => {
  const b = s.sky;
  return (
    sun(s, 0.33) +
    halo(s) +
    shape(s, 'M.02,.66L.24,.38L.47,.66Z', b[2]) +
    shape(s, 'M.24,.38L.47,.66L.3,.66Z', b[1]) +
    shape(s, 'M.56,.66L.8,.33L1.06,.66Z', b[2]) +
    shape(s, 'M.8,.33L1.06,.66L.87,.66Z', b[1]) +
    shape(s, 'M0,.66C.3,.58 .5,.7 1,.62L1,1L0,1Z', b[1]) +
    shape(s, 'M0,.74C.4,.66 .6,.8 1,.72L1,1L0,1Z', b[0])
  );
};

export const peaks: Scene = (s) =>
  circle(s.width * (0.3 + s.random() * 0.4), s.height * 0.24, s.width * 0.17, wash('sun'), opacity(0.9)) +
  halo(s) +
  ridge(s, { y: 0.58, rise: 0.2, pieces: 7, fill: s.sky[3], sharp: true }) +
  ridge(s, { y: 0.68, rise: 0.18, pieces: 6, fill: s.sky[2], sharp: true }) +
  ridge(s, { y: 0.8, rise: 0.1, pieces: 8, fill: s.sky[0], sharp: true });

const ROCKS = [
  [0, 0.34, 0.24],
  [0.78, 0.3, 0.26],
  [0.18, 0.5, 0.16],
  [0.66, 0.52, 0.16],
] as const;

export const canyon: Scene = (s) => {
  const { width: w, height: h, sky: b } = s;
  const rock = ([x, y, wide]: (typeof ROCKS)[number], i: number) => {
    const [left, right] = [round(w * x), round(w * (x + wide))];
    return (
      path(
        `M${left - 10},${h}L${left},${round(h * y)}H${right}L${right + 14},${round(h * (y + 0.16))}L${right + 26},${h}Z`,
        i < 2 ? b[1] : b[2],
      ) + rect(left, h * (y + 0.05), right - left, h * 0.02, 0, b[3], opacity(0.5))
    );
  };
  return sun(s, 0.3) + halo(s) + ROCKS.map(rock).join('') + shape(s, 'M0,.76C.4,.72 .6,.8 1,.74L1,1L0,1Z', b[0]);
};

export const sunset: Scene = (s) => {
  const { width, height, sky } = s;
  return (
    circle(width / 2, height * 0.42, width * 0.4, wash('sun')) +
    times(5, (i) => rect(0, height * (0.3 + i * 0.055), width, 2 + i, 0, sky[2], opacity(0.5))) +
    halo(s) +
    ridge(s, { y: 0.72, rise: 0.05, pieces: 5, fill: sky[1] }) +
    ridge(s, { y: 0.8, rise: 0.05, pieces: 4, fill: sky[0] })
  );
};

export const hills: Scene = (s) =>
  rays(s, 12, 0.1, s.sky[5]) +
  halo(s) +
  ridge(s, { y: 0.66, rise: 0.1, pieces: 4, fill: s.sky[3] }) +
  ridge(s, { y: 0.75, rise: 0.08, pieces: 5, fill: s.sky[2] }) +
  ridge(s, { y: 0.84, rise: 0.06, pieces: 4, fill: s.sky[1] });

/** Position as shares of the picture, and rotation of the leaf in degrees. */
const LEAVES = [
  [-0.03, 0.3, 70],
  [-0.02, 0.46, 100],
  [-0.03, 0.14, 40],
  [1.03, 0.26, -70],
  [1.02, 0.44, -104],
  [1.03, 0.1, -40],
  [-0.02, 0.74, 60],
  [1.02, 0.76, -60],
  [0.24, 1.03, -14],
  [0.78, 1.03, 12],
] as const;

export const jungle: Scene = (s) => {
  const { width, height, random, sky } = s;
  const leaf = ([x, y, turn]: (typeof LEAVES)[number], i: number) =>
    group(
      `translate(${round(x * width)} ${round(y * height)}) rotate(${turn}) scale(${(0.78 + random() * 0.3).toFixed(2)})`,
      path('M0,0C34,-30 40,-90 0,-130C-40,-90 -34,-30 0,0Z', sky[i % 2 ? 1 : 0]) +
        stroke('M0,-6V-116', sky[3], 2.5, opacity(0.5)),
    );
  return halo(s) + ridge(s, { y: 0.7, rise: 0.1, pieces: 5, fill: sky[2] }) + LEAVES.map(leaf).join('');
};

export const sea: Scene = (s) => {
  const { width, height, sky } = s;
  const wave = (y: number, i: number) => {
    const swell = times(7, () => `q${round(width / 14)},${i % 2 ? -16 : 16} ${round(width / 7)},0`);
    return path(`M0,${round(height * y)}${swell}V${height}H0Z`, sky[([3, 2, 1, 0] as const)[i] ?? 0], opacity(0.9));
  };
  return rays(s, 9, 0.09, sky[5]) + halo(s) + [0.62, 0.7, 0.79, 0.88].map(wave).join('');
};

export const lake: Scene = (s) => {
  const { width, height, random, sky } = s;
  const glint = () =>
    rect(random() * width, height * (0.58 + random() * 0.3), 20 + random() * 50, 2.5, 1, sky[4], opacity(0.35));
  return (
    halo(s) +
    ridge(s, { y: 0.5, rise: 0.16, pieces: 7, fill: sky[3], sharp: true }) +
    ridge(s, { y: 0.56, rise: 0.07, pieces: 9, fill: sky[2], sharp: true }) +
    rect(0, height * 0.56, width, height * 0.5, 0, sky[1]) +
    times(14, glint)
  );
};

export const moonlit: Scene = (s) => {
  const { width: w, height: h, random, sky } = s;
  const tree = (i: number) => {
    const [x, tall] = [(w * i) / 10, 40 + random() * 70];
    const [foot, top] = [round(h * 0.9), round(h * 0.78 - tall)];
    return path(`M${round(x - 14)},${foot}L${round(x)},${top}L${round(x + 14)},${foot}Z`, sky[0]);
  };
  return sun(s, 0.36) + halo(s) + ridge(s, { y: 0.74, rise: 0.08, pieces: 6, fill: sky[1] }) + times(11, tree);
};

const BOLTS = ['M.2,0L.12,.16L.2,.15L.08,.38', 'M.85,0L.93,.14L.86,.16L.96,.34'];

export const storm: Scene = (s) =>
  halo(s) +
  BOLTS.map((bolt, i) =>
    shape(s, bolt, 'none', `stroke="${s.sky[5]}" stroke-width="${3 - i / 2}" opacity="${0.8 - i / 5}"`),
  ).join('') +
  ridge(s, { y: 0.72, rise: 0.2, pieces: 6, fill: s.sky[1], sharp: true }) +
  ridge(s, { y: 0.84, rise: 0.12, pieces: 7, fill: s.sky[0], sharp: true });

const PUFFS = [
  [-34, 6, 22],
  [0, 0, 30],
  [34, 8, 24],
  [60, 14, 14],
  [-58, 14, 14],
] as const;

export const clouds: Scene = (s) => {
  const { width, height, random, sky } = s;
  const cloud = (i: number) =>
    group(
      `translate(${round(random() * width)} ${round(height * (0.1 + i * 0.13))})`,
      PUFFS.map(([x, y, r]) => circle(x, y, r, sky[5], opacity(i > 3 ? 0.54 : 0.27))).join(''),
    );
  return halo(s) + times(6, cloud);
};

/** Space: the Milky Way, stars and a distant planet. */
export const stars: Scene = (s) => {
  const { width: w, height: h, random, sky } = s;
  const { x, y } = middleOf(s);
  const band = (dx: number, dy: number, rx: number, ry: number) =>
    `<ellipse cx="${dx}" cy="${dy}" rx="${round(w * rx)}" ry="${round(h * ry)}" fill="${wash('halo')}"/>`;
  const star = () => {
    const [left, top] = [random() * w, random() * h];
    const size = random() < 0.12 ? 1.9 : 0.5 + random() * 0.8;
    return circle(left, top, size, '#fff', opacity(round(0.3 + random() * 0.7)));
  };
  return (
    group(`translate(${x} ${y}) rotate(-24)`, band(0, 0, 0.8, 0.16) + band(30, 10, 0.5, 0.07)) +
    times(70, star) +
    circle(w * 0.86, h * 0.13, w * 0.13, sky[3]) +
    circle(w * 0.83, h * 0.12, w * 0.11, sky[4], opacity(0.5))
  );
};
