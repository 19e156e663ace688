import { localeOf } from '@/config/locales';
import type { Locale } from '@/config/locale';
import { templates, type Template } from './addresses';
import { pairwise } from './pairwise';
import { THEME_NAMES } from './themes';

/**
 * One page as one visitor of one brand sees it. `onlyColours`: another row has its template in this language and at this
 * width in another theme, and a theme changes nothing of a page but its colours and letters.
 */
export type Sight = { address: string; locale: Locale; width: number; theme: string; onlyColours: boolean };

/** English, a translation, a right-to-left one and one with tall letters. */
const LOCALES = ['en', 'de', 'ar', 'th'].map(localeOf);

/** One width of each of the shell's four layouts. */
const WIDTHS = [390, 768, 1200, 1600];

const axes = { locale: LOCALES, width: WIDTHS, theme: THEME_NAMES };

/** Home and a game's page: looked at whole in every theme. */
const ALWAYS_WHOLE = /^\/$|^\/casino\/games\/(?!no-such)/;

/** Every pair of template, language, width and theme; the addresses of a template take turns in its rows. */
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
    return { address, ...rest, onlyColours: known && !ALWAYS_WHOLE.test(address) };
  });
}

/**
 * Every address in every language, width and theme; of those every `share`th, so chosen that each value of an axis keeps
 * its share.
 */
export function every(share: number): Sight[] {
  const addresses = templates().flatMap((template) => template.addresses);
  return addresses.flatMap((address, a) =>
    LOCALES.flatMap((locale, l) =>
      WIDTHS.flatMap((width, w) =>
        THEME_NAMES.flatMap((theme, t) =>
          (a + l + w * LOCALES.length + t * WIDTHS.length) % share === 0
            ? [{ address, locale, width, theme, onlyColours: false }]
            : [],
        ),
      ),
    ),
  );
}
