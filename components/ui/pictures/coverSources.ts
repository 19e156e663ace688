/** When an image is fetched: with the page at high priority, with the page, or lazily when it comes near. */
export type CoverLoad = 'first' | 'soon' | 'near';

/** Covers in the first row of a grid, on a phone and on a desktop. */
const PHONE_ROW = 3;
const DESKTOP_ROW = 8;

/** When to fetch the cover at this index of a grid, from 0. */
export const coverLoad = (index: number): CoverLoad =>
  index < PHONE_ROW ? 'first' : index < DESKTOP_ROW ? 'soon' : 'near';

/**
 * The widths offered for a thumbnail with placeholders (contract, `GameSummary`): they suit a phone at two and three
 * times the pixel density and a desktop at one and two. Each further width adds two kilobytes to a lobby's HTML.
 */
const WIDTHS = ['240', '480'];
const WIDTH = '%7Bwidth%7D';
const TYPE = '%7Btype%7D';

/** For browsers without srcset. */
const MIDDLE = '360';

/** Width of a cover in a grid of three, five or eight columns (design §3). */
export const COVER_SIZES = '(min-width:1025px) 11vw,(min-width:768px) 17vw,31vw';

/** Width of a wide cover in a grid of two, three or five columns. */
export const WIDE_COVER_SIZES = '(min-width:1025px) 18vw,(min-width:768px) 29vw,46vw';

/** `src` for every browser, `srcSet` if there are several widths, `avif` for browsers that support it. */
export type CoverSources = { src: string; srcSet?: string; avif?: string };

function everyWidth(address: string, widths = WIDTHS): string {
  const [before = '', after] = address.split(WIDTH);
  return after === undefined ? address : widths.map((width) => `${before}${width}${after} ${width}w`).join();
}

/**
 * The sources of an image whose encoded address may contain `{width}` and `{type}`. The few browsers without AVIF get
 * one WebP: a second list of widths would make the lobby's HTML half as long again.
 */
export function coverSources(address: string): CoverSources {
  if (address.includes(TYPE)) {
    const src = address.replace(WIDTH, MIDDLE).replace(TYPE, 'webp');
    return { src, avif: everyWidth(address.replace(TYPE, 'avif')) };
  }
  return address.includes(WIDTH)
    ? { src: address.replace(WIDTH, MIDDLE), srcSet: everyWidth(address) }
    : { src: address };
}

/** The widths of an offer's pictures (contract, `Bonus`). */
const OFFER_WIDTHS = ['480', '960'];

/** The sources of a picture of an offer, see coverSources. */
export function offerSources(address: string): CoverSources {
  const [narrow = ''] = OFFER_WIDTHS;
  const src = address.replace(WIDTH, narrow).replace(TYPE, 'webp');
  if (address.includes(TYPE)) return { src, avif: everyWidth(address.replace(TYPE, 'avif'), OFFER_WIDTHS) };
  return address.includes(WIDTH) ? { src, srcSet: everyWidth(address, OFFER_WIDTHS) } : { src };
}

/** The narrowest width of the contract, for the small image beside a name. */
const SMALL = '180';

/** The sources of an image of about 40 px in a line of text, see coverSources. */
export function smallCoverSources(address: string): Pick<CoverSources, 'src' | 'avif'> {
  const small = address.replace(WIDTH, SMALL);
  if (!small.includes(TYPE)) return { src: small };
  return { src: small.replace(TYPE, 'webp'), avif: small.replace(TYPE, 'avif') };
}
