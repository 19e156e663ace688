import { type Theme } from '@/themes/contract';
import { sceneMark } from '@/themes/scenes/draw';

/** The shape behind a brand's mark; it distinguishes brands with the same scene. */
export type Emblem = 'none' | 'tile' | 'disc' | 'shield' | 'hexagon' | 'arch' | 'diamond';

type Field = {
  /** Outline within 32 × 32. */
  path: string;
  /** Side and top edge of the square for the mark within the shape. */
  side: number;
  top: number;
};

const FIELDS: Readonly<Record<Exclude<Emblem, 'none'>, Field>> = {
  tile: { path: 'M9 1h14a8 8 0 0 1 8 8v14a8 8 0 0 1-8 8H9a8 8 0 0 1-8-8V9a8 8 0 0 1 8-8z', side: 21, top: 5.5 },
  disc: { path: 'M16 1a15 15 0 1 1 0 30a15 15 0 1 1 0-30z', side: 19, top: 6.5 },
  shield: { path: 'M16 1l13 4v11c0 7-5.2 12.2-13 15C8.2 28.2 3 23 3 16V5z', side: 17, top: 6 },
  hexagon: { path: 'M16 1l13 7.5v15L16 31L3 23.5v-15z', side: 18, top: 7 },
  arch: { path: 'M3 31V14a13 13 0 0 1 26 0v17z', side: 18, top: 9.5 },
  diamond: { path: 'M16 .5L31.5 16L16 31.5L.5 16z', side: 16, top: 8 },
};

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">${content}</svg>`;

/** The theme's mark, scaled into a square of the drawing. */
const placed = (theme: Theme, side: number, top: number) =>
  `<g transform="translate(${(32 - side) / 2} ${top}) scale(${side / 32})">${sceneMark(theme)}</g>`;

function onField(theme: Theme, { path, side, top }: Field): string {
  const { surface2, accent } = theme.tokens;
  const field = `<path d="${path}" fill="${surface2}" stroke="${accent}" stroke-width="1.5" stroke-linejoin="round"/>`;
  return svg(field + placed(theme, side, top));
}

/** A brand's logo: the mark of its theme's scene in the theme's colours, on the brand's own shape. */
export const logoSvg = (theme: Theme, emblem: Emblem): string =>
  emblem === 'none' ? svg(placed(theme, 32, 0)) : onField(theme, FIELDS[emblem]);

/** The icon of the installed site: the same to the edges, the mark within the circle that systems cut out. */
export const appIconSvg = (theme: Theme): string =>
  svg(`<rect width="32" height="32" fill="${theme.tokens.bg}"/>${placed(theme, 18, 7)}`);

/** The favicon: the mark on a tile in the brand's background colour, so that it is visible on any tab colour. */
export const faviconSvg = (theme: Theme): string =>
  svg(`<rect width="32" height="32" rx="7" fill="${theme.tokens.bg}"/>${placed(theme, 24, 4)}`);
