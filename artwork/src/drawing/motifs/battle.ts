import { type Motif, shade } from '../paint';
import { circle, facet, group, hoop, mirror, opacity, path, polar, rect, ring, round, stroke } from '../svg';
import { hexagon } from './gems';

/* Norse and Greek motifs. */

export const hammer: Motif = (c) =>
  group(
    'rotate(28)',
    rect(-11, -30, 22, 142, 8, '#5b3a26') +
      [0, 20, 40, 60].map((y) => stroke(`M-11,${y + 10}L11,${y}`, '#8d6240', 4)).join('') +
      circle(0, 114, 13, shade('gr')) +
      path('M-86,-92H86L96,-78V-30L86,-16H-86L-96,-30V-78Z', shade('steel')) +
      path('M-86,-92H86L96,-78H-96Z', '#fff', opacity(0.45)) +
      path('M-62,-92H-44V-16H-62ZM44,-92H62V-16H44Z', c.g[2]) +
      stroke('M-20,-76L0,-36L20,-76M-14,-50H14', c.a[4], 6) +
      path('M-96,-46V-30L-86,-16H86L96,-30V-46Z', '#000', opacity(0.18)),
  );

export const shield: Motif = (c) =>
  group(
    'rotate(38)',
    rect(-7, -116, 14, 232, 6, '#5b3a26') + path('M4,-112C50,-120 56,-70 40,-50L4,-66Z', shade('steel')),
  ) +
  group(
    'rotate(-38)',
    rect(-7, -116, 14, 232, 6, '#5b3a26') + path('M-4,-112C-50,-120 -56,-70 -40,-50L-4,-66Z', shade('steel')),
  ) +
  circle(0, 0, 88, c.g[0]) +
  circle(0, 0, 84, shade('g')) +
  ring(8, (i) => path('M0,0L-29,-70A76,76 0 0 1 29,-70Z', i % 2 ? c.m[2] : c.a[3])) +
  hoop(0, 0, 76, '#000', 3, opacity(0.3)) +
  ring(12, () => circle(0, -80, 4, c.g[5])) +
  circle(0, 0, 30, c.g[1]) +
  circle(0, 0, 26, shade('gr')) +
  ring(3, () => path('M0,-4C-10,-12 -8,-22 0,-22C9,-22 9,-12 4,-10', c.g[1]));

export const bolt: Motif = (c) => {
  const leaf = Array.from({ length: 9 }, (_, i) => {
    const a = -158 + i * 17,
      p = polar(88, a);
    return (
      group(
        `translate(${round(p[0])} ${round(p[1])}) rotate(${a + 24})`,
        path('M0,16C-15,2 -11,-18 0,-28C11,-18 15,2 0,16Z', c.g[i % 2 ? 3 : 4]),
      ) +
      group(
        `translate(${round(p[0] * 0.88)} ${round(p[1] * 0.88)}) rotate(${a - 40})`,
        path('M0,10C-10,2 -8,-12 0,-20C8,-12 10,2 0,10Z', c.g[2]),
      )
    );
  }).join('');
  return (
    mirror(leaf) +
    facet('14,-104 -46,14 -8,14 -22,98 48,-26 10,-26 34,-104', c.m[0], 'transform="translate(5 6)"') +
    facet('14,-104 -46,14 -8,14 -22,98 48,-26 10,-26 34,-104', shade('m')) +
    facet('14,-104 -46,14 -30,14 24,-104', '#fff', opacity(0.5))
  );
};

export const helmet: Motif = (c) =>
  path('M-10,-82C-70,-120 -112,-60 -100,10C-84,-30 -60,-60 -10,-60Z', c.a[2]) +
  stroke('M-94,-10C-86,-50 -62,-80 -18,-74', c.a[4], 4) +
  path(
    'M-56,-30C-56,-86 66,-92 70,-24C74,20 66,60 44,96L22,80L28,20L6,12L-6,20L-2,92C-32,84 -56,40 -56,-30Z',
    shade('g'),
  ) +
  path('M10,-74C50,-74 68,-52 70,-24C74,20 66,60 44,96L34,88C54,50 60,0 10,-74Z', c.g[1], opacity(0.6)) +
  path('M-6,20L-40,8C-30,-6 0,-8 12,-2L28,20L52,8C44,-4 24,-8 12,-2Z', '#171019') +
  stroke('M-50,-24C-30,-40 44,-42 64,-22', c.g[5], 5) +
  stroke('M-36,-48C-24,-66 6,-70 20,-68', '#fff', 6, opacity(0.55));

export const sword: Motif = (c) => {
  const blade = (t: string) =>
    group(
      t,
      path('M-9,-120L0,-136L9,-120V34H-9Z', shade('steel')) +
        path('M0,-136L9,-120V34H0Z', '#000', opacity(0.22)) +
        path('M-40,34C-20,26 20,26 40,34V46C20,40 -20,40 -40,46Z', shade('g')) +
        rect(-6, 44, 12, 42, 4, '#4a2a1c') +
        circle(0, 94, 11, shade('gr')),
    );
  return blade('rotate(36)') + blade('rotate(-36)') + group('translate(0 6) scale(.44)', hexagon(c.m));
};
