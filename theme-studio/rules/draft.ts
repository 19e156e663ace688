import { type Theme } from '@/themes/contract';
import { themeFaults } from '@/themes/faults';
import { sceneMark } from '@/themes/scenes/draw';

/** Languages in which a sample brand has its own hero. */
export const HERO_LANGUAGES = ['en', 'de', 'ar', 'th'] as const;
export type HeroLanguage = (typeof HERO_LANGUAGES)[number];

/** The shapes that can stand behind a mark. */
export const EMBLEMS = ['none', 'tile', 'disc', 'shield', 'hexagon', 'arch', 'diamond'] as const;
type DraftEmblem = (typeof EMBLEMS)[number];

/** What the brand's file decides; everything else is the same for all sample brands. */
export type BrandDraft = {
  name: string;
  emblem: DraftEmblem;
  hero: Readonly<Record<HeroLanguage, readonly [title: string, text: string]>>;
  heroGames: readonly string[];
  social: readonly string[];
  payment: readonly string[];
  studios: readonly string[];
};

/** A theme that is being made, the sample brand that will wear it, and the theme it began as. */
export type Draft = { theme: Theme; brand: BrandDraft; start?: string };

/** The theme or brand field at fault, in words. */
export type DraftFault = { at: string; message: string };

/** What exists already: a draft is a start that is changed. */
export type House = { drafts: readonly Draft[] };

/** Whether writing the draft replaces the theme file of an existing brand, whose brand file then stays as it is. */
export const replaces = ({ theme }: Draft, { drafts }: House): boolean =>
  drafts.some((one) => one.theme.name === theme.name);

/** The theme that a draft began as. */
export const startOf = ({ start, theme }: Draft, { drafts }: House): string =>
  (drafts.find((one) => one.theme.name === (start ?? theme.name)) ?? drafts[0]!).theme.name;

const SCRIPTS: Readonly<Record<HeroLanguage, RegExp>> = {
  en: /\p{Script=Latin}/u,
  de: /\p{Script=Latin}/u,
  ar: /\p{Script=Arabic}/u,
  th: /\p{Script=Thai}/u,
};
const LANGUAGE_NAMES: Readonly<Record<HeroLanguage, string>> = {
  en: 'English',
  de: 'German',
  ar: 'Arabic',
  th: 'Thai',
};

/** Words that promise something; a sample brand's hero does not (sandbox/src/brands/brands.test.ts). */
const PROMISE = /\b(win|bonus|free|jackpot|guarantee|offer|best)/i;
const LINE = /^[^\p{Cc}<>]{1,200}$/u;

function heroFaults(language: HeroLanguage, [title, text]: readonly [string, string], titles: ReadonlySet<string>) {
  const at = `hero.${language}`;
  const tongue = LANGUAGE_NAMES[language];
  const checks = [
    [LINE.test(title) && LINE.test(text), `The ${tongue} hero needs a title and a text of up to 200 characters.`],
    [SCRIPTS[language].test(title) && SCRIPTS[language].test(text), `The ${tongue} hero is not written in ${tongue}.`],
    [text.includes('{{brand}}'), `The ${tongue} text must contain {{brand}}, where the brand's name will stand.`],
    [!titles.has(title), `Another brand has this ${tongue} title already. Give this brand its own.`],
    [
      language !== 'en' || !PROMISE.test(`${title} ${text}`),
      'The English hero promises something (win, bonus, free, best …). Say what the site is like instead.',
    ],
  ] as const;
  return checks.flatMap(([isRight, message]) => (isRight ? [] : [{ at, message }]));
}

function brandFaults({ brand, theme }: Draft, others: readonly Draft[]): DraftFault[] {
  const titles = (language: HeroLanguage) => new Set(others.map((other) => other.brand.hero[language][0]));
  const named = /^[^\p{Cc}<>*\\]{1,40}$/u.test(brand.name) && brand.name.trim() === brand.name;
  return [
    ...(named ? [] : [{ at: 'brand', message: 'The brand’s name has 1 to 40 characters.' }]),
    ...(others.some((other) => other.brand.name === brand.name)
      ? [{ at: 'brand', message: `There is a brand ${brand.name} already.` }]
      : []),
    ...(others.some((other) => other.theme.label === theme.label)
      ? [{ at: 'label', message: `There is a theme ${theme.label} already.` }]
      : []),
    ...HERO_LANGUAGES.flatMap((language) => heroFaults(language, brand.hero[language], titles(language))),
  ];
}

/** What JavaScript keeps for itself, and the files beside the brands': no brand's file could have these names. */
const RESERVED =
  /^(?:arguments|await|base|brand|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|eval|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|registry|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

/** Whether a theme without a logo would show the mark of another, whatever shape stands behind that of its brand. */
const hasMarkOf = ({ theme }: Draft, other: Draft) => sceneMark(other.theme) === sceneMark(theme);

/**
 * Why a draft cannot be written; empty if it can. A draft with the name of an existing theme replaces that theme's file
 * and nothing else.
 */
export function draftFaults(draft: Draft, house: House): DraftFault[] {
  const shape = themeFaults(draft.theme);
  if (replaces(draft, house)) {
    const taken = house.drafts.some(
      ({ theme }) => theme.name !== draft.theme.name && theme.label === draft.theme.label,
    );
    return [...shape, ...(taken ? [{ at: 'label', message: `There is a theme ${draft.theme.label} already.` }] : [])];
  }
  return [
    ...shape,
    ...(RESERVED.test(draft.theme.name)
      ? [{ at: 'name', message: `${draft.theme.name} cannot be the name of a file here. Choose another.` }]
      : []),
    ...brandFaults(draft, house.drafts),
    ...(shape.length === 0 && house.drafts.some((other) => hasMarkOf(draft, other))
      ? [{ at: 'scene', message: 'The mark is that of another theme. Change the hero scene, or a color of it.' }]
      : []),
  ];
}
