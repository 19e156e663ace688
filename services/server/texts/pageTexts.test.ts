import { type Locale } from '@/config/locale';
import { localeOf } from '@/config/locales';
import german from '@/locales-fallback/de.json';
import english from '@/locales-fallback/en.json';
import { fakeBackend, languageFiles, type FakeBackend } from '@/tests/support/fakeBackend';
import { testTenant } from '@/tests/support/tenant';

let backend: FakeBackend;

async function pageTextsOf(locale: string | Locale, areas: readonly string[], now: string) {
  const { pageTexts } = await import('./pageTexts');
  return pageTexts(
    testTenant('a', backend.url),
    typeof locale === 'string' ? localeOf(locale) : locale,
    areas,
    new Date(now),
  );
}

beforeEach(async () => {
  jest.resetModules();
  backend = await fakeBackend();
});
afterEach(() => {
  jest.restoreAllMocks();
  return backend.close();
});

const files = (byLanguage: Record<string, unknown>) => languageFiles(backend, byLanguage);

test('I18N-05 API-10 the file of the language is asked for with the UTC date as _v', async () => {
  files({ en: { 'notFound.title': 'Lost' } });
  const { texts } = await pageTextsOf('en', ['notFound'], '2026-03-01T23:30:00Z');
  expect(backend.requests).toEqual(['GET /api/core/casino/locales/en.json?_v=2026-03-01']);
  expect(texts['notFound.title']).toBe('Lost');
});

test('CONST-13 I18N-06 a file is kept for the calendar day and asked for again on the next', async () => {
  files({ en: { 'notFound.title': 'Lost' } });
  await pageTextsOf('en', ['notFound'], '2026-03-01T09:00:00Z');
  await pageTextsOf('en', ['notFound'], '2026-03-01T23:59:59Z');
  expect(backend.requests).toHaveLength(1);
  await pageTextsOf('en', ['notFound'], '2026-03-02T00:00:00Z');
  expect(backend.requests).toEqual([
    'GET /api/core/casino/locales/en.json?_v=2026-03-01',
    'GET /api/core/casino/locales/en.json?_v=2026-03-02',
  ]);
});

test('I18N-18 key by key: the backend, then ours, then English of the backend, then ours', async () => {
  const words = { 'notFound.title': 'Of the backend' };
  jest.replaceProperty(process, 'env', { ...process.env, OWN_LANGUAGES: 'de' });
  files({ de: words, fr: words, en: { 'notFound.title': 'Gone', 'notFound.text': 'Brand words' } });
  const unwritten = await pageTextsOf('fr', ['notFound'], '2026-03-01T00:00:00Z');
  expect(unwritten.texts).toMatchObject({
    ...words,
    'notFound.text': 'Brand words',
    'notFound.home': english['notFound.home'],
  });
  expect(unwritten.degraded).toBe(false);
  const { texts } = await pageTextsOf('de', ['notFound'], '2026-03-01T00:00:00Z');
  expect(texts).toMatchObject({ ...words, 'notFound.text': german['notFound.text'] });
});

test.each([
  ['an error', { status: 500, body: { code: 'X' } }],
  ['HTML', { body: '<html>', type: 'text/html' }],
] as const)(
  'I18N-10 when the backend answers with %s our own words stand, and the page is known to be degraded',
  async (_, answer) => {
    backend.answer(() => answer);
    const { texts, degraded } = await pageTextsOf('en', ['notFound'], '2026-03-01T00:00:00Z');
    expect(texts['notFound.title']).toBe(english['notFound.title']);
    expect(degraded).toBe(true);
    const inGerman = await pageTextsOf('de', ['notFound'], '2026-03-01T00:00:00Z');
    expect([inGerman.texts['notFound.title'], inGerman.degraded]).toEqual([german['notFound.title'], true]);
  },
);

test("a failing backend is left alone for five seconds, and yesterday's file serves meanwhile", async () => {
  files({ en: { 'notFound.title': 'Yesterday' } });
  await pageTextsOf('en', ['notFound'], '2026-03-01T12:00:00Z');
  backend.answer(() => ({ status: 500 }));
  const { texts } = await pageTextsOf('en', ['notFound'], '2026-03-02T00:00:00Z');
  expect(texts['notFound.title']).toBe('Yesterday');
  await pageTextsOf('en', ['notFound'], '2026-03-02T00:00:04Z');
  expect(backend.requests).toHaveLength(2);
  files({ en: { 'notFound.title': 'Today' } });
  expect((await pageTextsOf('en', ['notFound'], '2026-03-02T00:00:06Z')).texts['notFound.title']).toBe('Today');
});

test('many pages at once make one request', async () => {
  files({ en: {} });
  await Promise.all(Array.from({ length: 50 }, () => pageTextsOf('en', ['ui'], '2026-03-01T00:00:00Z')));
  expect(backend.requests).toHaveLength(1);
});

test('all pages of a language are rendered by one instance of i18next, until its texts or its tag change', async () => {
  files({ en: { 'notFound.title': 'One' }, de: {} });
  const instanceOf = async (locale: string | Locale, area: string, now = '2026-03-01T00:00:00Z') => {
    const { texts } = await pageTextsOf(locale, [area], now);
    return (await import('@/services/texts/i18n')).i18nOf(texts, localeOf('en'));
  };
  const first = await instanceOf('en', 'notFound');
  expect(first.t('notFound.title')).toBe('One');
  expect(await instanceOf('en', 'ui', '2026-03-01T23:00:00Z')).toBe(first);
  expect(await instanceOf('de', 'ui')).not.toBe(first);
  const tagged = await instanceOf({ ...localeOf('en'), tag: 'en-GB' }, 'ui');
  expect([tagged.language, first.language]).toEqual(['en-GB', 'en']);
  files({ en: { 'notFound.title': 'Two' } });
  const next = await instanceOf('en', 'ui', '2026-03-02T00:00:00Z');
  expect(next.t('notFound.title')).toBe('Two');
});

test('the same texts are the same object, so that what is made of them can be shared', async () => {
  files({ en: {} });
  const [first, second] = [
    await pageTextsOf('en', ['ui'], '2026-03-01T00:00:00Z'),
    await pageTextsOf('en', ['ui'], '2026-03-01T09:00:00Z'),
  ];
  expect(second.texts).toBe(first.texts);
});

test('while developing, a pseudo language stands in for English, its placeholders and other languages untouched', async () => {
  files({ en: { 'notFound.title': 'Lost' }, de: {} });
  process.env.PSEUDO_TEXTS = 'accented';
  try {
    const { texts } = await pageTextsOf('en', ['notFound', 'shell'], '2026-03-01T00:00:00Z');
    expect(texts['notFound.title']).toMatch(/^\[Ļóšţ.+\]$/);
    expect(texts['shell.footer.copyright']).toContain('{{brand}}');
    const inGerman = await pageTextsOf('de', ['notFound'], '2026-03-01T00:00:00Z');
    expect(inGerman.texts['notFound.title']).toBe(german['notFound.title']);
  } finally {
    delete process.env.PSEUDO_TEXTS;
  }
});
