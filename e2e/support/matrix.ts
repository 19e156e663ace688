import { localeOf } from '@/config/locales';
import type { Locale } from '@/config/locale';
import { templates, type Template } from './addresses';
import { pairwise } from './pairwise';
import { THEME_NAMES } from './themes';

/** One page as one visitor of one brand sees it. */
export type Sight = { address: string; locale: Locale; width: number; theme: string };

/** English, a translation, a right-to-left one and one with tall letters. */
const LOCALES = ['en', 'de', 'ar', 'th'].map(localeOf);

/** One width of each of the shell's four layouts. */
const WIDTHS = [390, 768, 1200, 1600];

const axes = { locale: LOCALES, width: WIDTHS, theme: THEME_NAMES };

/** Every pair of template, language, width and theme; the addresses of a template take turns in its rows. */
export function sample(): Sight[] {
  const turns = new Map<Template, number>();
  return pairwise({ template: templates(), ...axes }).map(({ template, ...rest }) => {
    const turn = turns.get(template) ?? 0;
    turns.set(template, turn + 1);
    return { address: template.addresses[turn % template.addresses.length]!, ...rest };
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
          (a + l + w * LOCALES.length + t * WIDTHS.length) % share === 0 ? [{ address, locale, width, theme }] : [],
        ),
      ),
    ),
  );
}
