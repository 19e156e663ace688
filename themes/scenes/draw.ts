import { type SceneName, type Theme } from '../contract';
import { deco } from './deco';
import { dunes } from './dunes';
import { forge } from './forge';
import { inkOf, type Scene } from './ink';
import { peaks } from './peaks';
import { petals } from './petals';
import { quay } from './quay';

const SCENES: Readonly<Record<SceneName, Scene>> = { quay, petals, forge, dunes, peaks, deco };

const svg = (attributes: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

/**
 * The picture behind the hero in the theme's colours: an SVG that covers its box, anchored to the bottom right corner.
 */
export function scenePicture(theme: Theme): string {
  const { viewBox, picture } = SCENES[theme.scene];
  return svg(`viewBox="${viewBox}" preserveAspectRatio="xMaxYMax slice"`, picture(inkOf(theme)));
}

/** The mark of a brand without a logo: a 32 × 32 SVG. */
export const sceneMark = (theme: Theme): string =>
  svg('viewBox="0 0 32 32" width="32" height="32"', SCENES[theme.scene].mark(inkOf(theme)));
