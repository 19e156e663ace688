import { type Scene } from './ink';

/** Three waves of sand below a low sun. */
export const dunes: Scene = {
  viewBox: '520 0 680 330',
  picture: (ink) => {
    const ground = ink('hero-b');
    return (
      `<circle cx="900" cy="112" r="92" fill="${ink.mix('reward', 74, ink.light)}" opacity=".92"/>` +
      `<path d="M380 250C560 150 700 190 820 220S1060 130 1200 170V340H380Z" fill="${ink.mix('accent', 38, ground)}"/>` +
      `<path d="M380 290C600 190 760 260 900 250S1100 190 1200 214V340H380Z" fill="${ink.mix('second', 46, ground)}"/>` +
      `<path d="M820 220C780 250 800 290 700 340H1000C930 300 960 250 900 250Z" fill="${ink.mix('hero-a', 40, 'transparent')}"/>` +
      `<path d="M380 340C640 250 900 320 1200 268V340Z" fill="${ink.mix('hero-a', 70, ground)}"/>`
    );
  },
  mark: (ink) =>
    `<circle cx="16" cy="13" r="9" fill="${ink('accent')}"/>` +
    `<path d="M1 27c6-9 10-9 15-4 4 4 9 2 15-5v11H1z" fill="${ink('text')}"/>`,
};
