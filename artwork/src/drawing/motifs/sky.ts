import { type Motif, shade } from '../paint';
import { circle, clip, discs, ellipse, group, mirror, opacity, path, rect, spark, stroke } from '../svg';

export const planet: Motif = (c) => {
  const bands =
    ellipse(0, -44, 90, 6, c.m[4], opacity(0.4)) +
    ellipse(0, -18, 90, 11, c.m[1], opacity(0.4)) +
    ellipse(0, 10, 90, 7, c.m[5], opacity(0.4)) +
    ellipse(0, 36, 90, 9, c.m[1], opacity(0.4));
  return (
    group('rotate(-20)', stroke('M-112,0A112,30 0 0 1 112,0', c.g[3], 14, opacity(0.9))) +
    circle(0, 0, 66, shade('mr')) +
    clip('disc', circle(0, 0, 66, '#fff'), bands + circle(34, 44, 80, '#000', opacity(0.22)), 'rotate(-20)') +
    group(
      'rotate(-20)',
      stroke('M-112,0A112,30 0 0 0 112,0', c.g[4], 14) + stroke('M-104,4A104,24 0 0 0 104,4', c.g[1], 3),
    ) +
    spark(-40, -44, 1.2) +
    circle(84, -72, 13, shade('a'))
  );
};

export const rocket: Motif = (c) =>
  group(
    'rotate(32)',
    path('M-24,60C-30,96 -6,104 0,132C6,104 30,96 24,60Z', shade('fire')) +
      path('M-11,62C-14,86 -2,90 0,106C2,90 14,86 11,62Z', '#fff3c4') +
      mirror(path('M30,14C62,34 62,62 54,84L26,58Z', c.a[2])) +
      path('M0,-112C40,-78 44,0 28,64H-28C-44,0 -40,-78 0,-112Z', shade('bone')) +
      path('M0,-112C40,-78 44,0 28,64H0Z', '#000', opacity(0.14)) +
      path('M0,-112C18,-96 28,-74 33,-52C12,-44 -12,-44 -33,-52C-28,-74 -18,-96 0,-112Z', c.a[3]) +
      circle(0, -14, 21, c.m[1]) +
      circle(0, -14, 15, shade('mr')) +
      ellipse(-5, -20, 5, 3, '#fff') +
      path('M-7,30H7V70H-7Z', c.a[2]),
  );

export const moon: Motif = (c) =>
  circle(0, 0, 86, shade('gr')) + discs('-30,-30,15 26,-44,9 34,20,18 -20,36,11 -52,8,7', c.g[2], opacity(0.45));

/** A moon with a bat in front of it. */
export const midnight: Motif = (c) =>
  moon(c) +
  group(
    'translate(6 6)',
    path(
      'M0,-12C6,-24 10,-24 12,-18C34,-40 66,-40 100,-14C82,-16 72,-8 68,4C58,-6 46,-4 38,8C30,0 18,2 0,26C-18,2 -30,0 -38,8C-46,-4 -58,-6 -68,4C-72,-8 -82,-16 -100,-14C-66,-40 -34,-40 -12,-18C-10,-24 -6,-24 0,-12Z',
      '#120c1c',
    ) + mirror(circle(5, -8, 2.4, c.a[4])),
  );

export const retro: Motif = () => {
  const slits = [0, 1, 2, 3, 4, 5, 6].map((i) => rect(-100, i * 15 - 6, 200, 2 + i * 1.5, 0, '#000')).join('');
  return (
    `<mask id="slits">${circle(0, 0, 92, '#fff')}${slits}</mask>` +
    circle(0, 0, 92, shade('fire'), 'mask="url(#slits)"') +
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
