import type { HttpCall } from '@/services/http/call';
import { readStored, STORED } from '@/services/browser/storage';
import type { ShellProps } from '@/store/pages/serverPage';
import { MISSING_MS } from '@/config/http';
import { found, forgotten } from '@/store/missing';
import { makeStore, type Store } from '@/store/store';

/** A tab's store; `show` sets the current page. */
export type BrowserStore = { store: Store; show: (shell: ShellProps) => void };

/**
 * A tab's store with the browser's HTTP client. Calls carry the language that the page is shown in, which is also the
 * one the server used: English at an address whose language is not offered (I18N-14, OP-001). The HTTP library is
 * loaded with the first call, not with the page (20 KiB less on every first load), and so is the code that acts on the
 * page.
 */
export function browserStore(first: ShellProps): BrowserStore {
  let shell = first;
  let client: Promise<HttpCall> | undefined;

  const endSession = async (token: string) => {
    const session = await import('@/store/session');
    await store.dispatch(session.endSession(token));
  };
  const load = async (): Promise<HttpCall> => {
    const { browserHttp } = await import('@/services/http/browserHttp');
    return browserHttp({
      baseUrl: '',
      language: () => shell.locale.code,
      headerNames: shell.headerNames,
      endpoints: () => ({ ...shell.settings.endpoints, ...store.getState().missing }),
      onMissing: (operation) => {
        store.dispatch(found(operation));
        setTimeout(() => store.dispatch(forgotten(operation)), MISSING_MS);
      },
      token: () => readStored(STORED.token),
      onForbidden: (token) => {
        if (token !== null) void endSession(token).catch(() => undefined);
      },
    });
  };
  const http: HttpCall = async (request) => {
    client ??= load();
    const loaded = await client.catch((error: unknown) => {
      // The chunk failed to load: the next call retries.
      client = undefined;
      throw error;
    });
    return loaded(request);
  };
  const tab = async () => (await import('./browserTab')).browserTab(shell);
  const store: Store = makeStore({ http, tab });
  return { store, show: (next) => void (shell = next) };
}
