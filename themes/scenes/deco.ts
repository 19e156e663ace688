import { repeat, type Scene } from './ink';

/** Radii of the arches around the centre of the fan; every other line is thick. */
const ARCHES = [60, 104, 150, 200, 260] as const;
const RAYS = 25;
const LAMPS = 9;
const STEP = 8;

/** An art deco cinema fan: rays, arches and a row of lamps. */
export const deco: Scene = {
  viewBox: '520 0 680 330',
  picture: (ink) => {
    const fills = [ink.mix('second', 30, 'transparent'), ink.mix('accent', 26, 'transparent')];
    const ray = (index: number) =>
      `<path d="M-2 -40L-14 -440H14L2 -40Z" transform="rotate(${(index - (RAYS - 1) / 2) * STEP})" fill="${fills[index % 2]}"/>`;
    const lamp = (index: number) =>
      `<circle cy="-230" r="6" transform="rotate(${(index - (LAMPS - 1) / 2) * STEP * 3})"/>`;
    return (
      `<g transform="translate(900 330)">${repeat(RAYS, ray)}` +
      `<g fill="none" stroke="${ink('accent')}" opacity=".55">` +
      ARCHES.map((radius, index) => `<circle r="${radius}" stroke-width="${index % 2 === 0 ? 3 : 1}"/>`).join('') +
      `</g><g fill="${ink('accent')}" opacity=".8">${repeat(LAMPS, lamp)}</g></g>`
    );
  },
  mark: (ink) =>
    `<path d="M16 28V4M16 28L6 8M16 28L26 8M16 28L2 16M16 28L30 16" stroke="${ink('accent')}" stroke-width="2.4" fill="none"/>` +
    `<circle cx="16" cy="28" r="3.4" fill="${ink('accent')}"/>`,
};
