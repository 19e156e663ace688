import geologica from '@fontsource-variable/geologica/unicode.json';
import inter from '@fontsource-variable/inter/unicode.json';
import manrope from '@fontsource-variable/manrope/unicode.json';
import arabic from '@fontsource-variable/noto-sans-arabic/unicode.json';
import devanagari from '@fontsource-variable/noto-sans-devanagari/unicode.json';
import thai from '@fontsource-variable/noto-sans-thai/unicode.json';
import onest from '@fontsource-variable/onest/unicode.json';
import rubik from '@fontsource-variable/rubik/unicode.json';
import sofia from '@fontsource-variable/sofia-sans-condensed/unicode.json';
import serif from '@fontsource-variable/source-serif-4/unicode.json';

/** A package @fontsource-variable/<id>: its weights, and the unicode range of each subset file. */
type Font = { id: string; weights: string; ranges: Readonly<Record<string, string>> };

/** A font file and the unicode range for which a browser fetches it. */
export type FontFile = { family: string; id: string; subset: string; weights: string; range: string };

/** Font families available to themes (design §2), by CSS name. */
const FAMILIES = {
  'Geologica Variable': { id: 'geologica', weights: '100 900', ranges: geologica },
  'Inter Variable': { id: 'inter', weights: '100 900', ranges: inter },
  'Manrope Variable': { id: 'manrope', weights: '200 800', ranges: manrope },
  'Onest Variable': { id: 'onest', weights: '100 900', ranges: onest },
  'Rubik Variable': { id: 'rubik', weights: '300 900', ranges: rubik },
  'Sofia Sans Condensed Variable': { id: 'sofia-sans-condensed', weights: '1 1000', ranges: sofia },
  'Source Serif 4 Variable': { id: 'source-serif-4', weights: '200 900', ranges: serif },
} as const satisfies Record<string, Font>;

export type FontFamily = keyof typeof FAMILIES;

/** Subsets taken from a theme's own family; mathematics, symbols and Hebrew are not used by any text here. */
const OWN = ['cyrillic-ext', 'cyrillic', 'greek-ext', 'greek', 'vietnamese', 'latin-ext', 'latin'];

/** Fallback families for scripts a family lacks, each limited to the subsets it is needed for. */
const TAIL: readonly (readonly [family: string, font: Font, subsets: readonly string[]])[] = [
  ['Inter Variable', FAMILIES['Inter Variable'], ['greek-ext', 'greek', 'vietnamese']],
  ['Noto Sans Arabic Variable', { id: 'noto-sans-arabic', weights: '100 900', ranges: arabic }, ['arabic']],
  [
    'Noto Sans Devanagari Variable',
    { id: 'noto-sans-devanagari', weights: '100 900', ranges: devanagari },
    ['devanagari'],
  ],
  ['Noto Sans Thai Variable', { id: 'noto-sans-thai', weights: '100 900', ranges: thai }, ['thai']],
];

/** Chinese, Japanese and Korean use system fonts, by the first of these names available. */
const EAST_ASIAN = [
  'PingFang SC',
  'Hiragino Sans',
  'Yu Gothic UI',
  'Apple SD Gothic Neo',
  'Malgun Gothic',
  'Microsoft YaHei',
  'Noto Sans CJK SC',
];

const filesOf = (family: string, { id, weights, ranges }: Font, subsets: readonly string[]): FontFile[] =>
  subsets.flatMap((subset) => {
    const range = ranges[subset];
    return range === undefined ? [] : [{ family, id, subset, weights, range }];
  });

/** All font files that text in these families may need, without duplicates. */
export function fontFiles(families: readonly FontFamily[]): FontFile[] {
  const own = [...new Set(families)].flatMap((family) => filesOf(family, FAMILIES[family], OWN));
  const tail = TAIL.flatMap(([family, font, subsets]) => filesOf(family, font, subsets));
  return [...own, ...tail.filter(({ id, subset }) => !own.some((file) => file.id === id && file.subset === subset))];
}

const quoted = (families: readonly string[]) => [...new Set(families)].map((family) => `'${family}'`);

const TAIL_FAMILIES = TAIL.map(([family]) => family);

/**
 * Value of `font-family`: these families in order, the fallback families, then the system default. Contains no system
 * font names: browsers look up each one for every size and weight, which took most of the first layout's time.
 */
export const fontStack = (families: readonly FontFamily[]): string =>
  [...quoted([...families, ...TAIL_FAMILIES]), 'sans-serif'].join(',');

/** The same for Chinese, Japanese and Korean text. */
export const eastAsianStack = (families: readonly FontFamily[]): string =>
  [...quoted([...families, ...TAIL_FAMILIES, ...EAST_ASIAN]), 'sans-serif'].join(',');
