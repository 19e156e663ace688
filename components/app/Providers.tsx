import { useMemo, useState, type ReactNode } from 'react';
import { I18nContext } from 'react-i18next';
import { Provider } from 'react-redux';
import { SettingsProvider } from '@/hooks/useSettings';
import { i18nFor } from '@/services/i18n';
import { LocaleProvider } from '@/components/ui/LocaleContext';
import { mergeSettings } from '@/domain/settings/merge';
import { hydrate } from '@/store/hydrate';
import { makeStore } from '@/store/store';
import type { PageProps } from '@/store/serverPage';
import { browserHttp } from './browserHttp';

const DEFAULTS = mergeSettings({});

/** Store, settings, language and texts around every page (STACK-07). The same on the server and in the browser. */
export function Providers({ shell, state, children }: PageProps & { children: ReactNode }) {
  const [store] = useState(() => makeStore({ http: browserHttp }));
  // While rendering, not after: the first paint already shows what the page brought.
  useMemo(() => {
    if (state) store.dispatch(hydrate(state));
  }, [store, state]);
  const i18n = useMemo(() => ({ i18n: i18nFor(shell.locale, shell.texts) }), [shell.locale, shell.texts]);
  return (
    <Provider store={store}>
      <SettingsProvider value={shell.settings ?? DEFAULTS}>
        <LocaleProvider value={shell.locale}>
          <I18nContext.Provider value={i18n}>{children}</I18nContext.Provider>
        </LocaleProvider>
      </SettingsProvider>
    </Provider>
  );
}
