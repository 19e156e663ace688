import fc from 'fast-check';
import { withStatus } from '@/services/http/call';
import { fetchContents, readContents } from './content';
import { Malformed } from '@/services/http/parse';

const page = {
  title: 'Terms',
  blocks: [
    { type: 'paragraph', text: 'One' },
    { type: 'list', items: ['a', 2] },
    { type: 'script', text: 'x' },
  ],
};
const bundle = { content: { pages: { terms: page }, faq: [{ question: 'Why?', answer: [] }] }, other: 1 };

test('I18N-08 the part content of the bundle is read; what is no block of text is left out', () => {
  const [content] = readContents(bundle, 'de', 'en');
  expect(content).toEqual({
    language: 'en',
    pages: {
      terms: {
        title: 'Terms',
        blocks: [
          { type: 'paragraph', text: 'One' },
          { type: 'list', items: ['a'] },
        ],
      },
    },
    faq: [{ question: 'Why?', answer: [] }],
  });
});

test('a bundle with parts per language gives the page its own and English behind it', () => {
  const parts = { content: { en: { pages: {} }, de: { pages: { terms: { ...page, title: 'AGB' } } } } };
  const languages = (locale: string) => readContents(parts, locale, 'en').map(({ language }) => language);
  expect(readContents(parts, 'de', 'en')[0]).toMatchObject({ language: 'de', pages: { terms: { title: 'AGB' } } });
  expect(languages('de')).toEqual(['de', 'en']);
  expect(languages('ar')).toEqual(['en']);
  expect(languages('en')).toEqual(['en']);
});

test.each([[null], [{}], [{ content: [] }], ['<html>']])('%j holds no content', (wire) => {
  expect(() => readContents(wire, 'en', 'en')).toThrow(Malformed);
});

test('any JSON gives content of texts or counts as none', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (wire) => {
      const [content] = readContents(
        { content: { pages: { x: wire, y: { title: 't', blocks: wire } }, faq: wire } },
        'en',
        'en',
      );
      for (const { title, blocks } of Object.values(content!.pages)) {
        expect(typeof title).toBe('string');
        for (const block of blocks) expect(['heading', 'paragraph', 'list']).toContain(block.type);
      }
    }),
  );
});

test('API-11 the call goes to the bundle of a language and asks for all resources', async () => {
  const http = jest.fn(async () => bundle);
  const [content] = await fetchContents(http, 'de', 'en');
  expect(http).toHaveBeenCalledWith(
    expect.objectContaining({ path: '/api/core/casino/locales/en.json', query: { allResources: 1 }, cacheable: true }),
  );
  expect(content?.language).toBe('en');
  expect((await fetchContents(http, 'de', 'de'))[0]?.language).toBe('de');
});

test('a language without a bundle has nothing written in it; any other refusal, and none for English, is a fault', async () => {
  const refuse = (status: number) => () => Promise.reject(withStatus({ code: 'NOT_FOUND' }, status));
  expect(await fetchContents(refuse(404), 'th', 'th')).toEqual([]);
  await expect(fetchContents(refuse(404), 'th', 'en')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(fetchContents(refuse(500), 'th', 'th')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
