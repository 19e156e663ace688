import { act, render } from '@testing-library/react';
import { Activity, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useStore } from 'react-redux';
import { localeOf } from '@/config/locales';
import { mergeSettings } from '@/domain/site/merge';
import type { Texts } from '@/domain/texts/texts';
import { useAuth } from '@/hooks/player/useAuth';
import { useT } from '@/hooks/useT';
import { useLaunchGameMutation } from '@/services/game/game';
import type { HttpRequest } from '@/services/http/call';
import type { HttpOptions } from '@/services/http/http';
import { createI18n, keepI18n } from '@/services/texts/i18n';
import { STORED, writeStored } from '@/services/browser/storage';
import { carryTexts } from '@/services/texts/pageTexts';
import type { PageProps } from '@/store/pages/serverPage';
import { Providers } from './Providers';

const mockLanguages: string[] = [];
jest.mock('@/services/http/http', () => ({
  createHttp:
    ({ language }: HttpOptions) =>
    async ({ method }: HttpRequest) =>
      // Counts POST calls only, because Providers itself locates the visitor at some point.
      method === 'POST' && mockLanguages.push(language()),
}));

/** A page that calls the backend on mount, and again for each language. */
function Asks({ language }: { language: string }) {
  const [launch] = useLaunchGameMutation();
  const store = useStore();
  useEffect(() => {
    void launch({ mode: 'demo', game: 'x', demoUserId: 'y', locale: language, intent: language });
  }, [launch, language, store]);
  return null;
}

const page = (code: string): PageProps => ({
  ...carryTexts(localeOf(code), {}),
  shell: {
    locale: localeOf(code),
    languages: [localeOf('en'), localeOf('de')],
    origin: 'https://site.example',
    address: '/casino',
    indexed: false,
    settings: mergeSettings({}),
    categories: null,
    available: true,
    year: 2026,
  },
  state: { queries: {} },
});

/** At an address whose language is not offered, `shell.locale` is English; the router's locale is not used. */
test('I18N-14 a call of the browser carries the language that the page is shown in, also after it has changed', async () => {
  const view = (code: string) => (
    <Providers {...page(code)}>
      <Asks language={code} />
    </Providers>
  );
  const { rerender } = render(view('en'));
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  rerender(view('de'));
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(mockLanguages).toEqual(['en', 'de']);
});

test('the mark of a session goes with the session', async () => {
  writeStored(STORED.token, 'a');
  render(<Providers {...page('en')}>{null}</Providers>);
  expect(document.documentElement).toHaveAttribute('data-session');
  await act(async () => writeStored(STORED.token, null));
  expect(document.documentElement).not.toHaveAttribute('data-session');
});

/** Shows the auth state in an attribute, because React does not patch attributes that differ during hydration. */
const Known = () => <p data-known={useAuth().isInitialized} />;

test('A12 what the server draws with the instance it keeps is what the browser finds with the texts of the page', async () => {
  const carried = {
    'lobby.title': '$t(lobby.providers): {{count, number}}',
    'lobby.providers_other': 'All',
  };
  keepI18n(carried, createI18n({ ...carried, 'vip.title': 'Of another page' }, localeOf('de')));
  const Title = () => <h1>{useT()('lobby.title', { count: 1234.5 })}</h1>;
  const given = (texts: Texts) => (
    <Providers {...page('de')} {...carryTexts(localeOf('de'), texts)}>
      <Title />
    </Providers>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(given(carried));
  expect(root).toHaveTextContent('All: 1.234,5');
  // A mismatch is an error of the console, which fails the test.
  const hydrated = await act(async () => hydrateRoot(root, given({ ...carried })));
  expect(root).toHaveTextContent('All: 1.234,5');
  act(() => hydrated.unmount());
});

test('a part that hydrates after more was learnt begins with what the server drew, and then shows the rest', async () => {
  const view = (
    <Providers {...page('en')}>
      <Activity>
        <Known />
      </Activity>
    </Providers>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(view);
  expect(root.querySelector('p')).toHaveAttribute('data-known', 'false');
  const mismatches = jest.spyOn(console, 'error').mockImplementation(() => {});
  const hydrated = await act(async () => hydrateRoot(root, view));
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(root.querySelector('p')).toHaveAttribute('data-known', 'true');
  expect(mismatches).not.toHaveBeenCalled();
  act(() => hydrated.unmount());
  mismatches.mockRestore();
});
