import i18next from 'i18next';
import { formatNumber } from '@/domain/format/number';
import { type Texts } from '@/domain/texts/texts';
import type en from '../../../texts/en/studio.json';

/** What number and date formats need to know about a language. */
export type StudioLocale = Parameters<typeof formatNumber>[0];

type Base<Key> = Key extends `${infer Name}_${'one' | 'other'}` ? Name : Key;
/** A key of the studio's texts, with plural forms under one name; en.json is the source. */
export type TextKey = Base<keyof typeof en>;

export type Say = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

export type Language = {
  locale: StudioLocale;
  say: Say;
  /** A decimal string of the wire for display: "1000.00" → "1,000.00". Its decimals are kept. */
  amount(decimal: string): string;
};

/** Options by number of decimals, created once because formatters are cached per options object (domain/format). */
const DECIMALS = Array.from({ length: 9 }, (_, count) => ({
  minimumFractionDigits: count,
  maximumFractionDigits: count,
}));

/** i18next over these texts. Their keys are flat, and what shows them escapes. */
function sayIn(tag: string, texts: Texts): Say {
  const instance = i18next.createInstance();
  void instance.init({
    lng: tag,
    fallbackLng: false,
    load: 'currentOnly',
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    resources: { [tag]: { translation: texts } },
    interpolation: { escapeValue: false },
  });
  return (key, values) => instance.t(key, values);
}

/** A language from its texts: all of them on the server, the script's subset in the page. */
export const createLanguage = (locale: StudioLocale, texts: Texts): Language => ({
  locale,
  say: sayIn(locale.tag, texts),
  amount: (decimal) => formatNumber(locale, decimal, DECIMALS[decimal.split('.')[1]?.length ?? 0]),
});
