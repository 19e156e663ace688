import fc from 'fast-check';
import { fetchContent, readContent } from './content';
import { Malformed } from './parse';

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
  const content = readContent(bundle, 'de', 'en');
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

test('a bundle with parts per language gives the page its own, else English', () => {
  const parts = { content: { en: { pages: {} }, de: { pages: { terms: { ...page, title: 'AGB' } } } } };
  expect(readContent(parts, 'de', 'en')).toMatchObject({ language: 'de', pages: { terms: { title: 'AGB' } } });
  expect(readContent(parts, 'ar', 'en').language).toBe('en');
});

test.each([[null], [{}], [{ content: [] }], ['<html>']])('%j holds no content', (wire) => {
  expect(() => readContent(wire, 'en', 'en')).toThrow(Malformed);
});

test('any JSON gives content of texts or counts as none', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (wire) => {
      const { pages } = readContent(
        { content: { pages: { x: wire, y: { title: 't', blocks: wire } }, faq: wire } },
        'en',
        'en',
      );
      for (const { title, blocks } of Object.values(pages)) {
        expect(typeof title).toBe('string');
        for (const block of blocks) expect(['heading', 'paragraph', 'list']).toContain(block.type);
      }
    }),
  );
});

test.each([
  [false, '/api/core/casino/locales/en.json'],
  [true, '/api/core/casino/locales/de.json'],
])('API-11 the call asks for all resources; per language %s it goes to %s', async (perLanguage, path) => {
  const http = jest.fn(async () => bundle);
  const content = await fetchContent(http, 'de', perLanguage);
  expect(http).toHaveBeenCalledWith(expect.objectContaining({ path, query: { allResources: 1 } }));
  expect(content.language).toBe(perLanguage ? 'de' : 'en');
});
