import { withStatus } from '@/services/http/call';
import { testTenant } from '@/tests/support/tenant';
import { contentsOf } from './content';

const bundle = { content: { pages: {}, faq: [] } };
const START = Date.parse('2026-03-01T12:00:00Z');

type Over = Partial<{ tenant: string; locale: string; perLanguage: boolean; after: number }>;

const request = (http: jest.Mock, { tenant = 'a', locale = 'en', perLanguage = false, after = 0 }: Over = {}) =>
  contentsOf({ http, tenant: testTenant(tenant), locale, perLanguage, now: new Date(START + after) });

/** A backend that answers these bundles, and 404 for others. */
const backend = (bundles: Record<string, unknown>) =>
  jest.fn(async ({ path }: { path: string }) => {
    const answer = bundles[/(\w+)\.json$/.exec(path)?.[1] ?? ''];
    if (answer === undefined) throw withStatus({ code: 'NOT_FOUND' }, 404);
    return answer;
  });

let write: jest.SpyInstance;
beforeEach(() => (write = jest.spyOn(process.stderr, 'write').mockReturnValue(true)));
afterEach(() => write.mockRestore());

const languages = async (http: jest.Mock, over: Over) => {
  const { contents, failed } = await request(http, over);
  return [contents.map(({ language }) => language), failed];
};
const asked = (http: jest.Mock) => http.mock.calls.map(([{ path }]) => (path as string).split('/').at(-1));

test('CONST-13 I18N-07 the bundle is asked for once an hour per language', async () => {
  const http = backend({ en: bundle });
  await request(http, { after: 0 });
  await request(http, { after: 3_599_999 });
  expect(http).toHaveBeenCalledTimes(1);
  await request(http, { locale: 'de' });
  expect(http).toHaveBeenCalledTimes(2);
  await request(http, { after: 3_600_000 });
  expect(http).toHaveBeenCalledTimes(3);
});

test('the literal call comes first; a language has its own bundle where the operator says so, English behind it', async () => {
  const http = backend({ en: bundle, th: bundle });
  expect(await languages(http, { tenant: 'b', locale: 'th', perLanguage: true })).toEqual([['th', 'en'], false]);
  expect(asked(http)).toEqual(['en.json', 'th.json']);
  expect(await languages(http, { tenant: 'c', locale: 'th' })).toEqual([['en'], false]);
  expect(asked(http)).toEqual(['en.json', 'th.json', 'en.json']);
});

test('a bundle that holds the part of the language is enough', async () => {
  const http = backend({ en: { content: { en: bundle.content, th: bundle.content } } });
  expect(await languages(http, { tenant: 'd', locale: 'th', perLanguage: true })).toEqual([['th', 'en'], false]);
  expect(asked(http)).toEqual(['en.json']);
});

test('a language without a bundle reads English, and is asked for again after an hour only', async () => {
  const http = backend({ en: bundle });
  const over = { tenant: 'e', locale: 'th', perLanguage: true };
  expect(await languages(http, over)).toEqual([['en'], false]);
  await request(http, { ...over, after: 3_599_999 });
  expect(asked(http)).toEqual(['en.json', 'th.json']);
});

test('what could not be had is known, the rest is shown, and the next page asks again', async () => {
  const http = backend({ th: bundle });
  const over = { tenant: 'f', locale: 'th', perLanguage: true };
  expect(await languages(http, over)).toEqual([['th'], true]);
  expect(await languages(http, over)).toEqual([['th'], true]);
  expect(asked(http)).toEqual(['en.json', 'th.json', 'en.json']);
  expect(await languages(backend({}), { tenant: 'g' })).toEqual([[], true]);
});
