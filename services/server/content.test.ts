import { contentOf } from './content';

const bundle = { content: { pages: {}, faq: [] } };
const START = Date.parse('2026-03-01T12:00:00Z');

const request = (http: jest.Mock, after: number, over: object = {}) =>
  contentOf({ http, apiUrl: 'http://a', locale: 'en', perLanguage: false, now: new Date(START + after), ...over });

test('I18N-07 the bundle is asked for once an hour per language', async () => {
  const http = jest.fn(async () => bundle);
  await request(http, 0);
  await request(http, 3_599_999);
  expect(http).toHaveBeenCalledTimes(1);
  await request(http, 0, { locale: 'de' });
  expect(http).toHaveBeenCalledTimes(2);
  await request(http, 3_600_000);
  expect(http).toHaveBeenCalledTimes(3);
});

test('a language without a bundle of its own gets the English one', async () => {
  const http = jest.fn(async ({ path }: { path: string }) =>
    path.endsWith('/en.json') ? bundle : Promise.reject({ code: 'NOT_FOUND' }),
  );
  expect(await request(http, 0, { apiUrl: 'http://b', locale: 'th', perLanguage: true })).toMatchObject({
    language: 'en',
  });
});

test('without any answer there is no content, and the next page asks again', async () => {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const http = jest.fn<Promise<unknown>, []>(() => Promise.reject({ network: true }));
  expect(await request(http, 0, { apiUrl: 'http://c' })).toBeNull();
  http.mockResolvedValueOnce(bundle);
  expect(await request(http, 1, { apiUrl: 'http://c' })).not.toBeNull();
  write.mockRestore();
});
