import i18next, { type i18n } from 'i18next';
import { type Locale } from '@/config/locales';
import { keyInWords, type Texts } from '@/domain/texts/texts';

const NAMESPACE = 'common';

const made = new WeakMap<Texts, Map<string, i18n>>();

function create(locale: Locale, texts: Texts): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    // The BCP-47 tag, so that plural rules are right for the codes that are not ISO 639-1 (OP-002).
    lng: locale.tag,
    fallbackLng: false,
    load: 'currentOnly',
    ns: NAMESPACE,
    defaultNS: NAMESPACE,
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    resources: { [locale.tag]: { [NAMESPACE]: texts } },
    // Text is text: React escapes what it prints.
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: keyInWords,
    react: { useSuspense: false },
  });
  return instance;
}

/**
 * The i18next instance for a language and a set of texts. Shared by all renders that carry the same texts: making one
 * costs more than rendering a small page.
 */
export function i18nFor(locale: Locale, texts: Texts): i18n {
  const byTag = made.get(texts) ?? new Map<string, i18n>();
  made.set(texts, byTag);
  const known = byTag.get(locale.tag);
  if (known) return known;
  const instance = create(locale, texts);
  byTag.set(locale.tag, instance);
  return instance;
}
