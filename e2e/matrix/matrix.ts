import { LOCALES as EVERY_LOCALE, localeOf } from '@/config/locales';
import type { Locale } from '@/config/locale';
import type { Look } from '../support/axe';
import { THEME_NAMES } from '../support/themes';
import { templates, type Template } from './addresses';
import { pairwise } from './pairwise';

/** One page as one visitor of one brand sees it. */
export type Sight = { address: string; locale: Locale; width: number; theme: string; look: Look };

/** English, a translation, a right-to-left language and one with tall letters. */
const LOCALES = ['en', 'de', 'ar', 'th'].map(localeOf);

/** Languages of tall or unspaced letters. */
const TALL = ['th', 'mu', 'hi', 'ja', 'ko', 'cn'];

/** English first, which the first page gets. */
const WIDE = [
  localeOf('en'),
  ...EVERY_LOCALE.filter(({ code, dir }) => dir === 'ltr' && code !== 'en' && !TALL.includes(code)),
];

/** What makes a language hard for a layout; each kind's languages take turns. There are two of long words, being many. */
const KINDS: readonly (readonly Locale[])[] = [
  EVERY_LOCALE.filter(({ dir }) => dir === 'rtl'),
  TALL.map(localeOf),
  WIDE.filter((_, index) => index % 2 === 0),
  WIDE.filter((_, index) => index % 2 === 1),
];

/** One width for each of the shell's four layouts. */
const WIDTHS = [390, 768, 1200, 1600];

const axes = { locale: LOCALES, width: WIDTHS, theme: THEME_NAMES };

/** Deals the languages of a kind in turn. */
function dealer(): (kind: readonly Locale[]) => Locale {
  const dealt = new Map<readonly Locale[], number>();
  return (kind) => {
    const turn = dealt.get(kind) ?? 0;
    dealt.set(kind, turn + 1);
    return kind[turn % kind.length]!;
  };
}

/** The home page and game pages get the full check in every theme. */
const ALWAYS_WHOLE = /^\/$|^\/casino\/games\/(?!no-such)/;

/**
 * Every pair of template, kind of language and width, and every language. The addresses of a template, the languages of a
 * kind and the themes rotate; each template gets the full check at its first address and in every third row, because only
 * colours depend on the theme.
 */
export function pairs(): Sight[] {
  const turns = new Map<Template, number>();
  const deal = dealer();
  return pairwise({ template: templates(), kind: KINDS, width: WIDTHS }).map(({ template, kind, width }, row) => {
    const turn = turns.get(template) ?? 0;
    turns.set(template, turn + 1);
    const address = template.addresses[turn % template.addresses.length]!;
    const look = turn === 0 || row % 3 === 0 ? 'all' : 'structure';
    return { address, locale: deal(kind), width, theme: THEME_NAMES[row % THEME_NAMES.length]!, look };
  });
}

/**
 * Every pair of template, language, width and theme; the addresses of a template rotate through its rows. Where another
 * row covers the same template, language and width in another theme, only colours are checked.
 */
export function sample(): Sight[] {
  const turns = new Map<Template, number>();
  const whole = new Map<Template, Set<string | number>>();
  return pairwise({ template: templates(), ...axes }).map(({ template, ...rest }) => {
    const turn = turns.get(template) ?? 0;
    turns.set(template, turn + 1);
    const seen = whole.get(template) ?? new Set();
    whole.set(template, seen);
    const address = template.addresses[turn % template.addresses.length]!;
    const known = turn >= template.addresses.length && seen.has(rest.locale.code) && seen.has(rest.width);
    seen.add(rest.locale.code).add(rest.width);
    return { address, ...rest, look: known && !ALWAYS_WHOLE.test(address) ? 'colours' : 'all' };
  });
}

/**
 * Every address in every language, width and theme, reduced to every `share`th so that each value of an axis keeps its
 * share.
 */
export function every(share: number): Sight[] {
  const addresses = templates().flatMap((template) => template.addresses);
  return addresses.flatMap((address, a) =>
    LOCALES.flatMap((locale, l) =>
      WIDTHS.flatMap((width, w) =>
        THEME_NAMES.flatMap((theme, t) =>
          (a + l + w * LOCALES.length + t * WIDTHS.length) % share === 0
            ? [{ address, locale, width, theme, look: 'all' }]
            : [],
        ),
      ),
    ),
  );
}
