import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { translator } from '@/domain/texts/translate';
import { useLocate } from '@/hooks/useLocate';
import { SettingsProvider } from '@/hooks/useSettings';
import { TextsProvider } from '@/hooks/useT';
import { LocaleProvider } from '@/components/ui/LocaleContext';
import { hydrate } from '@/store/hydrate';
import { makeStore, storeOf } from '@/store/store';
import { textsOf } from '@/services/pageTexts';
import type { PageProps } from '@/store/serverPage';
import { browserHttp } from './browserHttp';
import { ShellProvider } from './ShellContext';

/** Store, settings, language and texts around every page (STACK-07). The same on the server and in the browser. */
export function Providers({ shell, state, _nextI18Next, children }: PageProps & { children: ReactNode }) {
  const [{ http, speak }] = useState(() => browserHttp(shell.locale.code));
  // Before any effect below may call the backend.
  useLayoutEffect(() => speak(shell.locale.code), [speak, shell.locale.code]);
  const [store] = useState(() => storeOf(state) ?? makeStore({ http }));
  useLocate(store);
  // While rendering, not after: the first paint already shows what the page brought.
  useMemo(() => {
    if (state && storeOf(state) !== store) store.dispatch(hydrate(state));
  }, [store, state]);
  // Parts hydrate late (AppShell): each still begins with what the server drew, whatever was learnt meanwhile.
  const [drawn] = useState(() => store.getState());
  const texts = textsOf(_nextI18Next);
  const t = useMemo(() => translator(texts, shell.locale.tag), [texts, shell.locale.tag]);
  return (
    <Provider store={store} serverState={drawn}>
      <SettingsProvider value={shell.settings}>
        <LocaleProvider value={shell.locale}>
          <TextsProvider value={t}>
            <ShellProvider value={shell}>{children}</ShellProvider>
          </TextsProvider>
        </LocaleProvider>
      </SettingsProvider>
    </Provider>
  );
}
