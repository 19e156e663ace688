import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { useEarlyPress } from './useEarlyPress';
import { useSession } from './useSession';
import { useVisit } from './useVisit';
import { HeaderNamesProvider } from '@/hooks/useHeaderNames';
import { LocaleProvider } from '@/components/ui/LocaleContext';
import { hydrate } from '@/store/hydrate';
import { storeOf } from '@/store/store';
import { i18nOf } from '@/services/texts/i18n';
import { textsOf } from '@/services/texts/pageTexts';
import type { PageProps, ShellProps } from '@/store/pages/serverPage';
import { browserStore, type BrowserStore } from './browserStore';
import { PresentSettings } from './PresentSettings';
import { ShellProvider } from '../ShellContext';

/** On the server, the store that the page's data was fetched into; it never shows another page. */
function storeFor(shell: ShellProps, state: PageProps['state']): BrowserStore {
  const store = storeOf(state);
  return store ? { store, show: () => undefined } : browserStore(shell);
}

/** Provides store, settings, locale and texts to every page (STACK-07). The same on the server and in the browser. */
export function Providers({ shell, state, _nextI18Next, children }: PageProps & { children: ReactNode }) {
  const [{ store, show }] = useState(() => storeFor(shell, state));
  // A layout effect, so that it precedes every effect below that calls the backend.
  useLayoutEffect(() => show(shell), [show, shell]);
  useSession(store);
  useVisit(store);
  useEarlyPress();
  // During render, not in an effect, so that the first paint already has the page's data.
  useMemo(() => {
    if (state && storeOf(state) !== store) store.dispatch(hydrate(state));
  }, [store, state]);
  // Parts hydrate late (AppShell): each must start with the state of the server render, even if the store has changed.
  const [drawn] = useState(() => store.getState());
  const texts = textsOf(_nextI18Next);
  const i18n = useMemo(() => i18nOf(texts, shell.locale), [texts, shell.locale]);
  return (
    <Provider store={store} serverState={drawn}>
      <PresentSettings settings={shell.settings}>
        <LocaleProvider value={shell.locale}>
          <I18nextProvider i18n={i18n}>
            <ShellProvider value={shell}>
              <HeaderNamesProvider value={shell.headerNames}>{children}</HeaderNamesProvider>
            </ShellProvider>
          </I18nextProvider>
        </LocaleProvider>
      </PresentSettings>
    </Provider>
  );
}
