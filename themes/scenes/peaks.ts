import { type ThemeToken } from '../contract';
import { type Ink, type Scene } from './ink';

/** A mountain: left foot, summit, right foot, and its colour. */
type Peak = { from: number; x: number; y: number; to: number; hue: ThemeToken; share: number };

const FOOT = 330;
/** From back to front. */
const PEAKS: readonly Peak[] = [
  { from: 520, x: 720, y: 120, to: 930, hue: 'second', share: 30 },
  { from: 760, x: 960, y: 70, to: 1200, hue: 'accent', share: 44 },
  { from: 640, x: 840, y: 170, to: 1060, hue: 'second', share: 62 },
  { from: 930, x: 1110, y: 150, to: 1300, hue: 'accent', share: 74 },
];

const peak = ({ from, x, y, to, hue, share }: Peak, ink: Ink) =>
  `<path d="M${from} ${FOOT}L${x} ${y}L${to} ${FOOT}Z" fill="${ink.mix(hue, share, ink('hero-b'))}"/>` +
  // The shaded side.
  `<path d="M${x} ${y}L${to} ${FOOT}H${x + 30}L${x - 14} ${y + 90}L${x + 10} ${y + 60}Z" fill="${ink('hero-a')}" opacity=".34"/>`;

/** Four mountains, the sun behind them and snow at their feet. */
export const peaks: Scene = {
  viewBox: '520 0 680 330',
  picture: (ink) =>
    `<circle cx="1000" cy="92" r="58" fill="${ink.mix('reward', 64, ink.light)}" opacity=".92"/>` +
    PEAKS.map((one) => peak(one, ink)).join('') +
    `<path d="M400 330C600 290 900 300 1200 280V340H400Z" fill="${ink('hero-a')}" opacity=".8"/>`,
  mark: (ink) =>
    `<path d="M2 27L13 6l5 9 3-5 9 17z" fill="${ink('accent')}"/>` +
    `<path d="M13 6l5 9-4 3-3-2-3 1z" fill="${ink('text')}"/>`,
};
