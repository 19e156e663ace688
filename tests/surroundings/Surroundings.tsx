import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { type NextRouter } from 'next/router';
import { useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { StyleSheetManager } from 'styled-components';
import { type Locale } from '@/config/locale';
import { LOCALES, localeOf } from '@/config/locales';
import { ShellProvider } from '@/components/app/ShellContext';
import { LocaleProvider } from '@/components/ui/LocaleContext';
import { mergeSettings } from '@/domain/site/merge';
import { SettingsProvider } from '@/hooks/useSettings';
import en from '@/locales-fallback/en.json';
import { signedOut } from '@/store/auth';
import type { ShellProps } from '@/store/pages/serverPage';
import { createI18n } from '@/services/texts/i18n';
import { makeStore, type Store } from '@/store/store';

export type Around = {
  /** The operator's settings, merged over the defaults as on the site. */
  settings?: Record<string, unknown>;
  /** Language code. */
  locale?: string;
  /** Its texts; English where none are given. */
  texts?: Parameters<typeof createI18n>[0];
  /** The route's pattern and the address's query. */
  pathname?: string;
  query?: Record<string, string>;
  /** Further shell props from the server. */
  shell?: Partial<ShellProps>;
  /**
   * Whether components' styles are applied. Few tests need them, and jsdom matches every rule at each query by role.
   */
  styled?: boolean;
  /** The tab's store; by default a guest's whose calls never finish. */
  store?: Store;
};

/** Container for styles that are not applied. */
const NOWHERE = document.createElement('div');

/** The store of a visitor who is known to be a guest. */
export function guestStore(http: Parameters<typeof makeStore>[0]['http'] = () => new Promise(() => {})): Store {
  const store = makeStore({ http });
  store.dispatch(signedOut(null));
  return store;
}

const routerAt = (pathname: string, query: Record<string, string>, locale: string) =>
  ({
    pathname,
    route: pathname,
    asPath: pathname,
    basePath: '',
    query,
    locale,
    prefetch: () => Promise.resolve(),
    push: () => Promise.resolve(true),
    replace: () => Promise.resolve(true),
  }) as unknown as NextRouter;

const instances = new Map<string, ReturnType<typeof createI18n>>();

/** Texts with the plural rules of a language. A language has the same texts throughout a test or a page. */
function i18nIn(locale: Locale, texts: Around['texts'] = en) {
  const known = instances.get(locale.code) ?? createI18n(texts, locale);
  instances.set(locale.code, known);
  return known;
}

/** What _app puts around a page: router, settings, language and texts. */
export function Surroundings({ children, ...around }: Around & { children: ReactNode }) {
  const locale = localeOf(around.locale);
  const settings = mergeSettings(around.settings ?? {});
  const shell: ShellProps = {
    locale,
    settings,
    languages: LOCALES.filter(({ code }) => ['en', 'de', 'ar'].includes(code)),
    origin: 'https://site.example',
    address: around.pathname ?? '/',
    indexed: true,
    categories: ['popular', 'new', 'slots'],
    available: true,
    year: 2026,
    ...around.shell,
  };
  const [store] = useState(() => around.store ?? guestStore());
  const page = (
    <Provider store={store}>
      <RouterContext.Provider value={routerAt(around.pathname ?? '/', around.query ?? {}, locale.code)}>
        <SettingsProvider value={settings}>
          <LocaleProvider value={locale}>
            <I18nextProvider i18n={i18nIn(locale, around.texts)}>
              <ShellProvider value={shell}>{children}</ShellProvider>
            </I18nextProvider>
          </LocaleProvider>
        </SettingsProvider>
      </RouterContext.Provider>
    </Provider>
  );
  return around.styled ? page : <StyleSheetManager target={NOWHERE}>{page}</StyleSheetManager>;
}
