import type { SSRConfig } from 'next-i18next/pages';
import type { Locale } from '@/config/locale';
import type { Texts } from '@/domain/texts/texts';
import { NAMESPACE } from './i18n';

/** The texts of a page, in next-i18next's format. */
export type PageTexts = Pick<SSRConfig, '_nextI18Next'>;

/** The page props that carry these texts. */
export const carryTexts = ({ code }: Locale, texts: Texts): PageTexts => ({
  _nextI18Next: {
    initialI18nStore: { [code]: { [NAMESPACE]: texts } },
    initialLocale: code,
    ns: [NAMESPACE],
    userConfig: null,
  },
});

const NONE: Texts = {};

/** The texts a page carries; the same object for the same page. */
export function textsOf(carried: PageTexts['_nextI18Next']): Texts {
  const languages = carried?.initialI18nStore as Readonly<Record<string, Readonly<Record<string, Texts>>>> | undefined;
  return languages?.[carried?.initialLocale ?? '']?.[NAMESPACE] ?? NONE;
}
