import { type Motif, use } from '../paint';
import { circle, discs, ellipse, group, mirror, opacity, path, spark, stroke } from '../svg';

/* Above the horizon. */

export const planet: Motif = (c) => {
  const id = 'pl';
  const bands = [
    [-44, 6, 4],
    [-18, 11, 1],
    [10, 7, 5],
    [36, 9, 1],
  ] as const;
  return (
    `<clipPath id="${id}"><circle r="66"/></clipPath>` +
    group(
      'rotate(-20)',
      `<path d="M-112,0A112,30 0 0 1 112,0" fill="none" stroke="${c.g[3]}" stroke-width="14" opacity=".9"/>`,
    ) +
    circle(0, 0, 66, use('mr')) +
    `<g clip-path="url(#${id})" transform="rotate(-20)">${bands.map(([y, width, step]) => ellipse(0, y, 90, width, c.m[step], opacity(0.4))).join('')}${circle(34, 44, 80, '#000', opacity(0.22))}</g>` +
    group(
      'rotate(-20)',
      `<path d="M-112,0A112,30 0 0 0 112,0" fill="none" stroke="${c.g[4]}" stroke-width="14"/><path d="M-104,4A104,24 0 0 0 104,4" fill="none" stroke="${c.g[1]}" stroke-width="3"/>`,
    ) +
    spark(-40, -44, 1.2) +
    circle(84, -72, 13, use('a'))
  );
};

export const rocket: Motif = (c) =>
  group(
    'rotate(32)',
    path('M-24,60C-30,96 -6,104 0,132C6,104 30,96 24,60Z', use('fire')) +
      path('M-11,62C-14,86 -2,90 0,106C2,90 14,86 11,62Z', '#fff3c4') +
      mirror(path('M30,14C62,34 62,62 54,84L26,58Z', c.a[2])) +
      path('M0,-112C40,-78 44,0 28,64H-28C-44,0 -40,-78 0,-112Z', use('bone')) +
      path('M0,-112C40,-78 44,0 28,64H0Z', '#000', opacity(0.14)) +
      path('M0,-112C18,-96 28,-74 33,-52C12,-44 -12,-44 -33,-52C-28,-74 -18,-96 0,-112Z', c.a[3]) +
      circle(0, -14, 21, c.m[1]) +
      circle(0, -14, 15, use('mr')) +
      ellipse(-5, -20, 5, 3, '#fff') +
      path('M-7,30H7V70H-7Z', c.a[2]),
  );

export const moon: Motif = (c) =>
  circle(0, 0, 86, use('gr')) +
  discs('-30,-30,15 26,-44,9 34,20,18 -20,36,11 -52,8,7', c.g[2], opacity(0.45)) +
  group(
    'translate(6 6)',
    path(
      'M0,-12C6,-24 10,-24 12,-18C34,-40 66,-40 100,-14C82,-16 72,-8 68,4C58,-6 46,-4 38,8C30,0 18,2 0,26C-18,2 -30,0 -38,8C-46,-4 -58,-6 -68,4C-72,-8 -82,-16 -100,-14C-66,-40 -34,-40 -12,-18C-10,-24 -6,-24 0,-12Z',
      '#120c1c',
    ) + mirror(circle(5, -8, 2.4, c.a[4])),
  );

export const retro: Motif = (c) => {
  const id = 'rs';
  let s = '';
  for (let i = 0; i < 7; i++)
    s += `<rect x="-100" y="${-6 + i * 15}" width="200" height="${2 + i * 1.5}" fill="#000"/>`;
  return (
    `<mask id="${id}"><circle r="92" fill="#fff"/>${s}</mask><circle r="92" fill="${use('fire')}" mask="url(#${id})"/>` +
    group(
      'translate(58 26) scale(.95)',
      stroke('M0,84C4,40 -4,0 -14,-30', '#0c0a18', 9) +
        [-150, -110, -65, -20, 25, 62]
          .map((a) =>
            group(`translate(-14 -32) rotate(${a})`, path('M0,0C16,-18 42,-20 62,2C42,-8 18,-4 0,0Z', '#0c0a18')),
          )
          .join(''),
    )
  );
};
