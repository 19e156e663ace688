import { waitFor } from '@testing-library/react';
import { localeOf } from '@/config/locales';
import { mergeSettings } from '@/domain/site/merge';
import type { HttpOptions } from '@/services/http/http';
import { readStored, STORED, writeStored } from '@/services/browser/storage';
import { countriesEndpoint } from '@/services/account/catalogue';
import type { ShellProps } from '@/store/pages/serverPage';
import { fakeRouter } from '@/tests/support/fakeRouter';
import { browserStore } from './browserStore';

const mockOptions: HttpOptions[] = [];
const mockSent: (string | null | undefined)[] = [];
jest.mock('@/services/http/http', () => ({
  createHttp: (options: HttpOptions) => {
    mockOptions.push(options);
    return async () => void mockSent.push(options.token?.());
  },
}));

const shellIn = (code: string): ShellProps => ({
  locale: localeOf(code),
  languages: [],
  origin: 'https://site.example',
  address: '/',
  indexed: true,
  settings: mergeSettings({}),
  categories: null,
  available: true,
  year: 2026,
});

afterEach(() => writeStored(STORED.token, null));

test('one client asks our own origin; language, token and addresses are as they are at each call', async () => {
  const { store, show } = browserStore(shellIn('de'));
  const ask = () => store.dispatch(countriesEndpoint.initiate(undefined, { forceRefetch: true, subscribe: false }));
  await ask();
  writeStored(STORED.token, 'abc');
  await ask();
  expect(mockSent).toEqual([null, 'abc']);
  expect(mockOptions).toHaveLength(1);
  expect(mockOptions[0]).toMatchObject({ baseUrl: '' });
  expect(mockOptions[0]?.language()).toBe('de');
  show(shellIn('th'));
  expect(mockOptions[0]?.language()).toBe('th');
  expect(mockOptions[0]?.endpoints?.()).toEqual({});
  show({ ...shellIn('th'), settings: mergeSettings({ endpoints: { login: null } }) });
  expect(mockOptions[0]?.endpoints?.()).toEqual({ login: null });
});

test('API-07 what the client tells of a 403 ends the session and opens the log-in over the page', async () => {
  fakeRouter('/casino?page=2');
  const { store } = browserStore(shellIn('en'));
  await store.dispatch(countriesEndpoint.initiate(undefined, { subscribe: false }));
  writeStored(STORED.token, 'abc');
  mockOptions.at(-1)?.onForbidden?.('abc');
  await waitFor(() => expect(location.search).toBe('?page=2&modal=login'));
  expect(readStored(STORED.token)).toBeNull();
  expect(store.getState().auth).toMatchObject({ isAuthenticated: false, error: 'SESSION_ENDED' });
});

test('B17 what the backend does not have counts as switched off in this tab, for ten minutes', async () => {
  jest.useFakeTimers();
  const { store } = browserStore({ ...shellIn('en'), settings: mergeSettings({ endpoints: { games: '/api/own' } }) });
  await store.dispatch(countriesEndpoint.initiate(undefined, { subscribe: false }));
  const options = mockOptions.at(-1)!;
  options.onMissing?.('bonuses');
  expect(options.endpoints?.()).toEqual({ games: '/api/own', bonuses: null });
  jest.advanceTimersByTime(10 * 60_000);
  expect(options.endpoints?.()).toEqual({ games: '/api/own' });
  jest.useRealTimers();
});
