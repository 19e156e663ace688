import { mergeSettings } from '@/domain/site/merge';
import type { HttpCall, HttpRequest } from '@/services/http/call';
import { withStatus } from '@/services/http/call';
import type { Tab } from '@/services/http/tab';
import { makeStore, type Store } from '@/store/store';

/** The backend's reaction to a call: an answer, or a thrown `refusal`. */
export type Backend = (request: HttpRequest) => unknown;

/** A rejected call as the client throws it. */
export const refusal = (status: number, code: string, more: object = {}): object =>
  withStatus({ code, message: code, ...more }, status);

export type FakeTab = {
  store: Store;
  asked: HttpRequest[];
  /** Actions on the page, one line each. */
  done: string[];
};

/** A tab whose backend is a function. `settings` are the operator's. */
export function fakeTab(backend: Backend, settings: Record<string, unknown> = {}, language = 'en'): FakeTab {
  const asked: HttpRequest[] = [];
  const done: string[] = [];
  const http: HttpCall = async (request) => {
    asked.push(request);
    return backend(request);
  };
  const tab: Tab = {
    settings: mergeSettings(settings),
    language,
    open: (path) => void done.push(`open ${path}`),
    speak: (code, path, dialog = null) =>
      code !== language && done.push(`speak ${code} ${path ?? 'here'}${dialog === null ? '' : ` ${dialog}`}`) > 0,
    leave: (url) => void done.push(`leave ${url}`),
    ask: (dialog) => void done.push(`ask ${dialog}`),
  };
  return { store: makeStore({ http, tab: async () => tab }), asked, done };
}
