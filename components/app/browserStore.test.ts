import { localeOf } from '@/config/locales';
import { mergeSettings } from '@/domain/settings/merge';
import type { HttpOptions } from '@/services/http';
import { STORED, writeStored } from '@/services/storage';
import { countriesEndpoint } from '@/services/catalogue';
import type { ShellProps } from '@/store/serverPage';
import { browserStore } from './browserStore';

const mockOptions: HttpOptions[] = [];
const mockSent: (string | null | undefined)[] = [];
jest.mock('@/services/http', () => ({
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

test('one client asks our own origin, in the language as it is at each call, with the token as it is at each call', async () => {
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
});
