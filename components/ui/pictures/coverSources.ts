/** When the browser fetches a picture: with the page and before others, with the page, or when it comes near. */
export type CoverLoad = 'first' | 'soon' | 'near';

/** How many covers stand in the first row of a grid: on a phone, and on a desktop. */
const PHONE_ROW = 3;
const DESKTOP_ROW = 8;

/** When to fetch the cover at this place of a grid, counted from 0. */
export const coverLoad = (index: number): CoverLoad =>
  index < PHONE_ROW ? 'first' : index < DESKTOP_ROW ? 'soon' : 'near';

/**
 * The widths offered for a thumbnail with placeholders (contract, `GameSummary`): they fit a phone at two and three times
 * its pixels and a desktop at one and two. Each width more is two kilobytes of a lobby's HTML.
 */
const WIDTHS = ['240', '480'];
const WIDTH = '%7Bwidth%7D';
const TYPE = '%7Btype%7D';

/** The width for browsers that cannot choose. */
const MIDDLE = '360';

/** What a cover in the columns of a list covers on the screen: three, five or eight of them (design §3). */
export const COVER_SIZES = '(min-width:1025px) 11vw,(min-width:768px) 17vw,31vw';

/** `src` for every browser, `srcSet` with its widths if it has several, `avif` for those that can read it. */
export type CoverSources = { src: string; srcSet?: string; avif?: string };

function everyWidth(address: string): string {
  const [before = '', after] = address.split(WIDTH);
  return after === undefined ? address : WIDTHS.map((width) => `${before}${width}${after} ${width}w`).join();
}

/**
 * The addresses to offer for a picture whose encoded address may hold `{width}` and `{type}`. Browsers without AVIF are
 * few and get one WebP: a second list of widths would make the lobby's HTML half as long again.
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

/** The narrowest width the contract offers: for the small picture beside a name. */
const SMALL = '180';

/** The addresses to offer for a picture of about 40 px in a line of text, see coverSources. */
export function smallCoverSources(address: string): Pick<CoverSources, 'src' | 'avif'> {
  const small = address.replace(WIDTH, SMALL);
  if (!small.includes(TYPE)) return { src: small };
  return { src: small.replace(TYPE, 'webp'), avif: small.replace(TYPE, 'avif') };
}
