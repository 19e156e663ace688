import { pick, type Random } from '../drawing/random';
import { circle, ellipse, facet, group, mirror, path, rect } from '../drawing/svg';

const SKINS = ['#f0c8a0', '#c98e63', '#8d5a3a', '#e3b088'] as const;
const HAIR = ['#2a1a12', '#5b3620', '#15121a', '#8a4a22'] as const;
const VESTS = ['#1b1a26', '#7a1530', '#123f5c', '#3a1d52'] as const;

/** Behind the ears to the shoulders, up in a knot, or short. */
const STYLES: readonly [(hair: string) => string, ...((hair: string) => string)[]] = [
  (hair) => path('M-24,-16C-26,-48 26,-48 24,-16C26,2 28,14 22,22H-22C-28,14 -26,2 -24,-16Z', hair),
  (hair) => circle(0, -48, 10, hair) + ellipse(0, -24, 23, 23, hair),
  (hair) => ellipse(0, -25, 22, 21, hair),
];

/** Who deals, from head to hips, the chin at the origin's height. */
export function dealer(place: string, random: Random): string {
  const [skin, hair, vest] = [pick(SKINS, random), pick(HAIR, random), pick(VESTS, random)];
  const style = pick(STYLES, random);
  return group(
    place,
    style(hair) +
      path('M-58,96C-60,40 -44,18 -16,12H16C44,18 60,40 58,96Z', '#f4f1ea') +
      mirror(path('M-40,100C-44,56 -38,32 -20,14L0,54V100Z', vest)) +
      rect(-8, -6, 16, 22, 6, skin) +
      facet('-12,10 0,26 12,10 8,34 -8,34', '#fffdf7') +
      ellipse(0, -18, 18, 21, skin) +
      path('M-19,-18C-22,-44 22,-44 19,-18C14,-30 4,-33 -4,-32C-12,-31 -16,-26 -19,-18Z', hair) +
      mirror(circle(-7, -17, 1.9, '#221a1a')) +
      path('M-5,-7Q0,-3 5,-7Q0,-5 -5,-7Z', '#8c3b3b') +
      mirror(facet('0,22 -11,16 -11,28', '#c2253a')) +
      circle(0, 22, 3, '#8e1a2b'),
  );
}
