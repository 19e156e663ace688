import { type Ramp } from '../colour';
import { type Motif } from '../paint';
import { opacity, type Point, polar, polygon, spark } from '../svg';

/* Cut stones. Each facet is assigned the step of the ramp that light from the upper left gives it. */

type Step = keyof Ramp & number;
type Facet = readonly [step: Step, ...corners: Point[]];

const facets = (ramp: Ramp, list: readonly Facet[]): string =>
  list.map(([step, ...corners]) => polygon(corners, ramp[step] ?? ramp[2])).join('');

/** Concentric rings of corners, each joined to the next one inwards; the table closes the middle. */
function cut(ramp: Ramp, rings: readonly (readonly Point[])[], table: Step): string {
  const light: readonly Step[] = [4, 3, 2, 1, 1, 2, 3, 4];
  const bands = rings.slice(0, -1).flatMap((outer, depth) => {
    const inner = rings[depth + 1] ?? [];
    return outer.map((corner, i): Facet => {
      const next = (i + 1) % outer.length;
      const shade = light[Math.floor((i * light.length) / outer.length)] ?? 2;
      return [
        Math.max(1, Math.min(5, shade + (depth % 2 ? -1 : 0))),
        corner,
        outer[next] ?? corner,
        inner[next] ?? corner,
        inner[i] ?? corner,
      ];
    });
  });
  return facets(ramp, bands) + polygon(rings[rings.length - 1] ?? [], ramp[table] ?? ramp[4]);
}

const scaled = (points: readonly Point[], scale: number): readonly Point[] =>
  points.map(([x, y]) => [x * scale, y * scale] as const);

const EIGHT: readonly Point[] = [
  [-60, -92],
  [60, -92],
  [88, -62],
  [88, 62],
  [60, 92],
  [-60, 92],
  [-88, 62],
  [-88, -62],
];

const around = (corners: number, radius: number, from = 0): readonly Point[] =>
  Array.from({ length: corners }, (_, i) => polar(radius, from + (i * 360) / corners));

/** A brilliant seen from the side. */
export const brilliant: Motif = ({ m }) =>
  facets(m, [
    [3, [-56, -64], [-96, -16], [-38, -16]],
    [4, [-56, -64], [0, -64], [-38, -16]],
    [5, [0, -64], [-38, -16], [38, -16]],
    [4, [0, -64], [56, -64], [38, -16]],
    [2, [56, -64], [38, -16], [96, -16]],
    [2, [-96, -16], [-38, -16], [0, 94]],
    [3, [-38, -16], [38, -16], [0, 94]],
    [1, [38, -16], [96, -16], [0, 94]],
  ]) +
  polygon(
    [
      [-38, -16],
      [-8, -16],
      [0, 94],
    ],
    m[4],
    opacity(0.55),
  ) +
  polygon(
    [
      [-56, -64],
      [0, -64],
      [-38, -16],
    ],
    '#fff',
    opacity(0.18),
  ) +
  spark(-52, -58, 1.5) +
  spark(66, 14, 0.8);

/** A step cut, as used for emeralds. */
export const stepCut: Motif = ({ m }) =>
  cut(m, [EIGHT, scaled(EIGHT, 0.66), scaled(EIGHT, 0.36)], 4) + spark(-58, -84, 1.5);

/** A six-sided stone; also set into crowns and swords of other motifs. */
export const hexagon = (m: Ramp): string => {
  const outer = around(6, 98);
  const inner = around(6, 56, 30);
  const cornerLight: readonly Step[] = [5, 3, 1, 1, 2, 4];
  const edgeLight: readonly Step[] = [4, 2, 1, 2, 3, 5];
  const list = outer.flatMap((corner, i): Facet[] => [
    [cornerLight[i] ?? 2, corner, inner[i] ?? corner, inner[(i + 5) % 6] ?? corner],
    [edgeLight[i] ?? 2, corner, outer[(i + 1) % 6] ?? corner, inner[i] ?? corner],
  ]);
  return facets(m, list) + polygon(inner, m[4]) + spark(-30, -60, 1.4);
};

export const sixSided: Motif = ({ m }) => hexagon(m);

/** A round stone. */
export const roundCut: Motif = ({ m }) =>
  cut(m, [around(16, 92), around(16, 66, 11), around(16, 40)], 4) + spark(-44, -60, 1.4);

/** A square on its corner. */
export const lozenge: Motif = ({ m }) =>
  cut(m, [around(4, 104), around(4, 68), around(4, 34)], 5) + spark(-34, -50, 1.3);

/** A triangle with its point down. */
export const trillion: Motif = ({ m }) =>
  cut(m, [around(3, 112, 180), around(3, 70, 180), around(3, 32, 180)], 5) + spark(-50, -44, 1.3);

/** A narrow stone pointed at both ends. */
export const marquise: Motif = ({ m }) => {
  const outline: readonly Point[] = [
    [0, -108],
    [36, -58],
    [50, 0],
    [36, 58],
    [0, 108],
    [-36, 58],
    [-50, 0],
    [-36, -58],
  ];
  return cut(m, [outline, scaled(outline, 0.64), scaled(outline, 0.3)], 5) + spark(-20, -60, 1.2);
};

/** A drop-shaped stone. */
export const pear: Motif = ({ m }) => {
  const outline: readonly Point[] = [
    [0, -106],
    [44, -34],
    [66, 26],
    [44, 74],
    [0, 92],
    [-44, 74],
    [-66, 26],
    [-44, -34],
  ];
  return cut(m, [outline, scaled(outline, 0.64), scaled(outline, 0.3)], 5) + spark(-26, -48, 1.2);
};

/** A five-sided stone. */
export const pentagon: Motif = ({ m }) =>
  cut(m, [around(5, 98), around(5, 64, 36), around(5, 36)], 4) + spark(-40, -58, 1.3);
