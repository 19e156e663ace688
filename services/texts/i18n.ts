import i18next, { type i18n } from 'i18next';
import { type Locale } from '@/config/locale';
import { dateTag } from '@/domain/format/day';
import { formatNumber } from '@/domain/format/number';
import { keyInWords, type Texts } from '@/domain/texts/texts';

/** The default namespace (I18N-03). */
export const NAMESPACE = 'common';

/** What a text can use by name; `count` selects the plural form, `context` the variant. */
export type TextValues = Readonly<Record<string, string | number>> & {
  readonly count?: number;
  readonly context?: string;
};

/**
 * i18next's formats with the site's digits and calendar. A value that is already a text stays as it is: most numbers
 * are formatted before they get here, and "1.234" must not be read as a number again.
 */
function addFormats({ services }: i18n, locale: Locale): void {
  const add = (name: string, format: (value: number, options: object) => string) =>
    services.formatter?.add(name, (value: unknown, _, options: object) =>
      typeof value === 'number' ? format(value, options) : String(value),
    );
  add('number', (value, options) => formatNumber(locale, value, options));
  add('currency', (value, options) => formatNumber(locale, value, { ...options, style: 'currency' }));
  add('datetime', (value, options) => new Intl.DateTimeFormat(dateTag(locale), options).format(value));
}

/**
 * An initialised i18next instance with these texts: the only place that makes one, for server and browser. The tag, and
 * not the site's code, is its language, because plural rules follow from it (OP-002).
 */
export function createI18n(texts: Texts, { figures: _, ...locale }: Locale): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    lng: locale.tag,
    fallbackLng: false,
    load: 'currentOnly',
    ns: NAMESPACE,
    defaultNS: NAMESPACE,
    // Keys are flat (I18N-18).
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    resources: { [locale.tag]: { [NAMESPACE]: texts } },
    // React escapes.
    interpolation: { escapeValue: false },
    // i18next keeps a formatter per value, which would grow for as long as the server lives.
    cacheInBuiltFormats: false,
    missingInterpolationHandler: () => '',
    // A form that the texts lack is told with the general one; a missing key is shown as words (I18N-17).
    parseMissingKeyHandler: (key, _default, values: TextValues) => {
      const general = `${key}_other`;
      return values.count !== undefined && instance.exists(general) ? instance.t(general, values) : keyInWords(key);
    },
  });
  addFormats(instance, locale);
  return instance;
}

/** Adds the texts of a part that comes later than its page. */
export function addTexts(instance: i18n, texts: Texts): void {
  instance.addResourceBundle(instance.language, NAMESPACE, texts, false, true, { skipCopy: true });
}

const kept = new WeakMap<Texts, i18n>();

/** Keeps the instance that renders a page with these texts: on the server many pages share one. */
export const keepI18n = (texts: Texts, instance: i18n): void => void kept.set(texts, instance);

/** The instance for a page's texts: the kept one on the server, a new one in the browser. */
export const i18nOf = (texts: Texts, locale: Locale): i18n => kept.get(texts) ?? createI18n(texts, locale);

type Look = (key: string, values?: TextValues) => string;

const looks = new WeakMap<i18n, Look>();

function makeLook(instance: i18n): Look {
  const plain = new Map<string, string>();
  return (key, values) => {
    if (values) return instance.t(key, values);
    const known = plain.get(key);
    if (known !== undefined) return known;
    const text = instance.t(key);
    // A missing one may still come with a later part.
    if (instance.exists(key)) plain.set(key, text);
    return text;
  };
}

/** Translates with an instance. Results of plain keys are kept: i18next takes 15 µs for each. */
export function translate(instance: i18n): Look {
  const known = looks.get(instance) ?? makeLook(instance);
  looks.set(instance, known);
  return known;
}
