import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { translator } from '@/domain/texts/translate';
import { useEarlyPress } from './useEarlyPress';
import { useSession } from './useSession';
import { useVisit } from './useVisit';
import { SettingsProvider } from '@/hooks/useSettings';
import { TextsProvider } from '@/hooks/useT';
import { LocaleProvider } from '@/components/ui/LocaleContext';
import { hydrate } from '@/store/hydrate';
import { storeOf } from '@/store/store';
import { textsOf } from '@/services/texts/pageTexts';
import type { PageProps, ShellProps } from '@/store/pages/serverPage';
import { browserStore, type BrowserStore } from './browserStore';
import { ShellProvider } from '../ShellContext';

/** On the server the store that the page was fetched into, which shows no other page. */
function storeFor(shell: ShellProps, state: PageProps['state']): BrowserStore {
  const store = storeOf(state);
  return store ? { store, show: () => undefined } : browserStore(shell);
}

/** Store, settings, language and texts around every page (STACK-07). The same on the server and in the browser. */
export function Providers({ shell, state, _nextI18Next, children }: PageProps & { children: ReactNode }) {
  const [{ store, show }] = useState(() => storeFor(shell, state));
  // Before any effect below may call the backend.
  useLayoutEffect(() => show(shell), [show, shell]);
  useSession(store);
  useVisit(store);
  useEarlyPress();
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
