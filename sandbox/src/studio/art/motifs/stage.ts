import { type Motif, use } from '../paint';
import { circle, discs, ellipse, mirror, opacity, path, rect, stroke } from '../svg';

/* The fool and the alchemist. */

export const joker: Motif = (c) =>
  path('M-60,-6C-110,-20 -120,30 -96,44C-92,10 -70,20 -46,30Z', c.a[2]) +
  path('M60,-6C110,-20 120,30 96,44C92,10 70,20 46,30Z', c.g[3]) +
  path('M-60,4C-70,-60 -34,-104 0,-112C34,-104 70,-60 60,4Z', c.m[2]) +
  path('M0,-112C34,-104 70,-60 60,4H0Z', c.m[1]) +
  path('M-62,0C-104,-18 -112,-66 -92,-84C-74,-46 -40,-50 -20,-10Z', c.g[3]) +
  path('M62,0C104,-18 112,-66 92,-84C74,-46 40,-50 20,-10Z', c.a[2]) +
  (
    [
      [-94, -88],
      [94, -88],
      [0, -114],
      [-96, 48],
      [96, 48],
    ] as const
  )
    .map((p) => circle(p[0], p[1], 12, use('gr')))
    .join('') +
  path('M-50,0C-50,-14 50,-14 50,0C54,50 30,92 0,94C-30,92 -54,50 -50,0Z', '#fff3e2') +
  path('M0,-11C28,-11 50,-10 50,0C54,50 30,92 0,94Z', '#000', opacity(0.1)) +
  mirror(
    path('M10,20L22,4L36,20L22,36Z', c.m[2]) +
      circle(22, 20, 6, '#15121c') +
      circle(33, 52, 8, '#ff6b6b', opacity(0.55)),
  ) +
  path('M-32,54C-14,70 14,70 32,54C22,86 -22,86 -32,54Z', '#8e1430') +
  path('M-26,58C-10,69 10,69 26,58L22,66C8,73 -8,73 -22,66Z', '#fff') +
  circle(0, 40, 8, '#e0324a') +
  path('M-64,2C-40,-14 40,-14 64,2L58,14C36,0 -36,0 -58,14Z', c.g[4]);

export const potion: Motif = (c) => {
  const id = 'po';
  return (
    `<clipPath id="${id}"><path d="M-18,-70H18V-26C60,-8 84,30 72,66C64,92 40,100 0,100C-40,100 -64,92 -72,66C-84,30 -60,-8 -18,-26Z"/></clipPath><g clip-path="url(#${id})"><rect x="-100" y="-100" width="200" height="220" fill="#e8f4ff" opacity=".32"/><path d="M-100,14C-60,0 -30,28 0,16C30,4 60,24 100,8V110H-100Z" fill="${use('m')}"/>${discs('-30,50,9 10,70,13 36,40,6 -10,30,5 -46,76,6 40,78,8', c.m[5], opacity(0.55))}</g>` +
    stroke(
      'M-18,-66V-26C-60,-8 -84,30 -72,66C-64,92 -40,100 0,100C40,100 64,92 72,66C84,30 60,-8 18,-26V-66',
      '#f4fbff',
      6,
      opacity(0.85),
    ) +
    rect(-26, -78, 52, 14, 5, use('g')) +
    rect(-17, -104, 34, 30, 6, '#8a5a34') +
    ellipse(-46, 28, 8, 24, '#fff', 'opacity=".55" transform="rotate(24 -46 28)"')
  );
};
