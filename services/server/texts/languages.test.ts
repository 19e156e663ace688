import { readdirSync } from 'node:fs';
import { ENGLISH } from '@/config/locale';
import { localeOf } from '@/config/locales';
import { faultsOfLanguage } from '@/domain/texts/complete';
import { LOCALES } from '@/config/locales';
import { mergeSettings } from '@/domain/site/merge';
import type { Texts } from '@/domain/texts/texts';
import { fakeBackend, languageFiles, type FakeBackend } from '@/tests/support/fakeBackend';
import { testTenant } from '@/tests/support/tenant';
import { localeIn, offeredLocales, shownLocale } from './languages';
import { OWN_TEXTS } from './ownTexts';

const FILES = readdirSync('locales-fallback').map((file) => file.replace('.json', ''));
const english = OWN_TEXTS.en as Texts;
const offer = (locales: readonly string[], localeTags = {}) =>
  offeredLocales(testTenant('unasked'), mergeSettings({ locales, localeTags }));
const codes = (wanted: readonly string[]) => offer(wanted).map(({ code }) => code);

test.each(FILES)('%s has every key, its plural forms and the placeholders of English', (code) => {
  expect(LOCALES.map((locale) => locale.code)).toContain(code);
  expect(faultsOfLanguage(english, OWN_TEXTS[code] ?? {}, localeOf(code).tag)).toEqual([]);
});

test('MKT-40 only complete languages are offered, English first', () => {
  const registered = LOCALES.map(({ code }) => code).filter((code) => code !== 'en' && FILES.includes(code));
  expect(codes([])).toEqual(['en', ...registered]);
  expect(new Set(codes([]))).toEqual(new Set(FILES));
});

test('a fortieth language is a row of the registry and its file', async () => {
  const row = { code: 'lb', tag: 'lb', dir: 'ltr', name: 'Lëtzebuergesch' };
  const file = '../../../locales-fallback/lb.json';
  const offeredNow = async () => {
    jest.resetModules();
    const { offeredLocales: offered } = await import('./languages');
    return offered(testTenant('unasked'), mergeSettings({})).map(({ code }) => code);
  };
  jest.doMock('@/config/locales.json', () => [...LOCALES, row]);
  try {
    expect(await offeredNow()).not.toContain('lb');
    jest.doMock(file, () => OWN_TEXTS.de, { virtual: true });
    expect((await offeredNow()).at(-1)).toBe('lb');
  } finally {
    jest.dontMock(file);
    jest.dontMock('@/config/locales.json');
  }
  expect(await offeredNow()).toEqual(codes([]));
});

test('the setting offers fewer, never one that is not complete, and never takes English away', () => {
  expect(codes(['de', 'xx'])).toEqual(['en', 'de']);
  expect(codes(['ar', 'en'])).toEqual(['en', 'ar']);
});

test('an address in a language that is not offered is answered in English', () => {
  const offered = offer(['de']);
  expect(shownLocale('de', offered).tag).toBe('de');
  for (const code of ['fr', 'ar', 'en', undefined]) expect(shownLocale(code, offered)).toEqual(ENGLISH);
});

test('I18N-16 the operator says which language a code stands for, and what is no tag changes nothing', () => {
  const tags = (localeTags: object) => Object.fromEntries(offer([], localeTags).map(({ code, tag }) => [code, tag]));
  expect(tags({ en: 'en-GB', de: 'de-AT', ar: '!', th: 'no tag', constructor: 'fr' })).toMatchObject({
    en: 'en-GB',
    de: 'de-AT',
    ar: 'ar',
    th: 'th',
  });
  expect(localeIn(mergeSettings({ localeTags: { sw: 'sv' } }), 'sw')).toMatchObject({ tag: 'sv', name: 'Svenska' });
});

test('while developing, English reads from right to left where the pseudo language does', async () => {
  process.env.PSEUDO_TEXTS = 'rtl';
  jest.resetModules();
  try {
    const { offeredLocales: offered } = await import('./languages');
    expect(offered(testTenant('unasked'), mergeSettings({})).map(({ code, dir }) => code + dir)).toContain('enrtl');
    expect(offered(testTenant('unasked'), mergeSettings({})).map(({ code, dir }) => code + dir)).toContain('deltr');
  } finally {
    delete process.env.PSEUDO_TEXTS;
  }
});

describe("A03 I18N-12 languages of the operator's backend", () => {
  const NOON = new Date('2026-03-01T12:00:00Z');
  const later = (ms: number) => new Date(NOON.getTime() + ms);
  const DAY = 86_400_000;
  /** Every key of English and, for Polish, a form more. */
  const complete = (words: string): Texts =>
    Object.fromEntries(
      Object.keys(english).flatMap((key) => [
        [key, words],
        [key.replace(/_other$/, '_few'), words],
        [key.replace(/_other$/, '_many'), words],
      ]),
    );
  let backend: FakeBackend;
  let tenants = 0;

  beforeEach(async () => {
    process.env.OWN_LANGUAGES = 'de,ar,th';
    backend = await fakeBackend();
  });
  afterEach(() => {
    delete process.env.OWN_LANGUAGES;
    return backend.close();
  });

  const files = (byLanguage: Record<string, unknown>) => languageFiles(backend, byLanguage);
  /** Modules of its own, so that nothing is known yet. */
  async function site(locales: readonly string[] = []) {
    jest.resetModules();
    const { learnLanguages, offeredLocales: offered } = await import('./languages');
    const tenant = testTenant(`t${tenants++}`, backend.url);
    const settings = mergeSettings({ locales });
    return async (now: Date) => {
      await learnLanguages(tenant, settings, now);
      return offered(tenant, settings).map(({ code }) => code);
    };
  }

  const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
  /** Expects these languages once all files have come: a page waits two seconds at most, a busy machine longer. */
  async function expectSoon(ask: () => Promise<readonly string[]>, wanted: readonly string[]) {
    for (let tries = 0; tries < 1_000 && String(await ask()) !== String(wanted); tries++) await pause();
    expect(await ask()).toEqual(wanted);
  }
  async function untilAsked(times: number) {
    while (backend.requests.length < times) await pause();
  }

  test('a complete file is offered, a partial or broken one is not, and ours may fill what it lacks', async () => {
    const { 'shell.menu': _, ...partial } = complete('Texte');
    files({ fr: partial, pl: complete('Tekst'), tr: '{"shell.menu": "Me', de: { 'shell.menu': 'Menü' } });
    const codes = await site(['fr', 'pl', 'tr', 'de', 'ar', 'th']);
    await expectSoon(() => codes(NOON), ['en', 'ar', 'th', 'pl', 'de']);
  });

  test('only what the setting names is asked for, once a day', async () => {
    files({ fr: complete('Texte') });
    const codes = await site(['fr', 'es', 'de']);
    await expectSoon(() => codes(NOON), ['en', 'fr', 'de']);
    await codes(later(DAY / 4));
    expect(backend.requests.map((request) => request.replace(/.*locales\//, ''))).toEqual([
      'fr.json?_v=2026-03-01',
      'es.json?_v=2026-03-01',
    ]);
    files({ es: complete('Texto') });
    await codes(later(DAY));
    await expectSoon(() => codes(later(DAY)), ['en', 'es', 'de']);
    expect(backend.requests).toHaveLength(4);
  });

  test('a backend that fails takes nothing away, and is asked again after a minute', async () => {
    files({ fr: complete('Texte') });
    const codes = await site(['fr']);
    await expectSoon(() => codes(NOON), ['en', 'fr']);
    backend.answer(() => ({ status: 500 }));
    await codes(later(DAY));
    await untilAsked(2);
    await pause();
    expect(await codes(later(DAY + 30_000))).toEqual(['en', 'fr']);
    expect(backend.requests).toHaveLength(2);
    // The first question counts until its answer was read.
    while (backend.requests.length < 3) {
      await codes(later(DAY + 60_000));
      await pause();
    }
    expect(backend.requests).toHaveLength(3);
  });

  test('a backend that does not answer holds the first pages up for two seconds, and no later ones', async () => {
    backend.answer(() => 'hang');
    const codes = await site(['fr']);
    const start = performance.now();
    expect(await codes(NOON)).toEqual(['en']);
    expect(performance.now() - start).toBeLessThan(10_000);
    const again = performance.now();
    await codes(NOON);
    expect(performance.now() - again).toBeLessThan(1_000);
  });
});
