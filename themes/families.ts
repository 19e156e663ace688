import geologica from '@fontsource-variable/geologica/unicode.json';
import inter from '@fontsource-variable/inter/unicode.json';
import manrope from '@fontsource-variable/manrope/unicode.json';
import thai from '@fontsource-variable/noto-sans-thai/unicode.json';
import onest from '@fontsource-variable/onest/unicode.json';
import rubik from '@fontsource-variable/rubik/unicode.json';
import sofia from '@fontsource-variable/sofia-sans-condensed/unicode.json';
import serif from '@fontsource-variable/source-serif-4/unicode.json';

/** A package @fontsource-variable/<id>: its weights, and the unicode range of each subset file. */
type Font = { id: string; weights: string; ranges: Readonly<Record<string, string>>; isOurs?: boolean };

/** A font file and the unicode range for which a browser fetches it; ours lie in themes/fonts/. */
export type FontFile = Omit<Font, 'ranges'> & { family: string; subset: string; range: string };

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

export const FONT_FAMILIES = Object.keys(FAMILIES) as FontFamily[];

/** Lightest and heaviest weight of a family. */
export const weightsOf = (family: FontFamily): readonly number[] => FAMILIES[family].weights.split(' ').map(Number);

/** Subsets taken from a theme's own family; mathematics, symbols and Hebrew are not used by any text here. */
const OWN = ['cyrillic-ext', 'cyrillic', 'greek-ext', 'greek', 'vietnamese', 'latin-ext', 'latin'];

/** Fonts cut to the weights and the letters of our languages (themes/fonts/README.md). */
const CUT = { weights: '400 700', isOurs: true };
const ARABIC = { arabic: 'U+0600-06FF,U+200C-200F,U+25CC,U+FDFC' };
const HINDI = { devanagari: 'U+0900-097F,U+200C-200D,U+20B9,U+25CC' };
const BURMESE = { myanmar: 'U+1000-104F,U+200C-200D,U+25CC' };

/** Fallback families for scripts a family lacks, each limited to the subsets it is needed for. */
const TAIL: readonly (readonly [family: string, font: Font, subsets: readonly string[]])[] = [
  ['Inter Variable', FAMILIES['Inter Variable'], ['greek-ext', 'greek', 'vietnamese']],
  ['Noto Sans Arabic Variable', { id: 'noto-sans-arabic', ...CUT, ranges: ARABIC }, ['arabic']],
  ['Noto Sans Devanagari Variable', { id: 'noto-sans-devanagari', ...CUT, ranges: HINDI }, ['devanagari']],
  ['Noto Sans Myanmar Variable', { id: 'noto-sans-myanmar', ...CUT, ranges: BURMESE }, ['myanmar']],
  ['Noto Sans Thai Variable', { id: 'noto-sans-thai', weights: '100 900', ranges: thai }, ['thai']],
];

/**
 * Chinese, Japanese and Korean use the fonts of the system: a web font of these scripts weighs megabytes, every system
 * has one, and subsets by page would have to follow every text. Per language, because the same letter is drawn
 * otherwise in each: a Japanese page in a Chinese font looks misprinted.
 */
const EAST_ASIAN = {
  zh: ['PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC'],
  ja: ['Hiragino Sans', 'Yu Gothic UI', 'Noto Sans CJK JP'],
  ko: ['Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans CJK KR'],
} as const;

type EastAsian = keyof typeof EAST_ASIAN;
export const EAST_ASIAN_LANGUAGES = Object.keys(EAST_ASIAN) as readonly EastAsian[];

const filesOf = (family: string, { ranges, ...font }: Font, subsets: readonly string[]): FontFile[] =>
  subsets.flatMap((subset) => {
    const range = ranges[subset];
    return range === undefined ? [] : [{ family, ...font, subset, range }];
  });

/** All font files that text in these families may need, without duplicates. */
export function fontFiles(families: readonly FontFamily[]): FontFile[] {
  const own = [...new Set(families)].flatMap((family) => filesOf(family, FAMILIES[family], OWN));
  const tail = TAIL.flatMap(([family, font, subsets]) => filesOf(family, font, subsets));
  return [...own, ...tail.filter(({ id, subset }) => !own.some((file) => file.id === id && file.subset === subset))];
}

/** The font files that every page in these families needs, whatever its language: their Latin subsets. */
export const latinFiles = (families: readonly FontFamily[]): FontFile[] =>
  fontFiles(families).filter(({ family, subset }) => subset === 'latin' && families.some((own) => own === family));

const quoted = (families: readonly string[]) => [...new Set(families)].map((family) => `'${family}'`);

const TAIL_FAMILIES = TAIL.map(([family]) => family);

/**
 * Value of `font-family`: these families in order, the fallback families, then the system default. Contains no system
 * font names: browsers look up each one for every size and weight, which took most of the first layout's time.
 */
export const fontStack = (families: readonly FontFamily[]): string =>
  [...quoted([...families, ...TAIL_FAMILIES]), 'sans-serif'].join(',');

/** The same for text in Chinese, Japanese or Korean. */
export const eastAsianStack = (families: readonly FontFamily[], language: EastAsian): string =>
  [...quoted([...families, ...TAIL_FAMILIES, ...EAST_ASIAN[language]]), 'sans-serif'].join(',');
