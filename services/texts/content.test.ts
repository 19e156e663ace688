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

const HTML =
  '<h1>Terms &amp; rules</h1><p onclick="x()">One <b>bold</b> <a href="javascript:x()">word</a></p><script>x()</script>' +
  '<ul><li>a</li><li>b<br>c</li></ul><img src=x onerror=x()>end';
const BLOCKS = [
  { type: 'heading', text: 'Terms & rules' },
  { type: 'paragraph', text: 'One bold word' },
  { type: 'list', items: ['a', 'b c'] },
  { type: 'paragraph', text: 'end' },
];

test.each([
  ['pages of plain text', { pages: { terms: 'One\n\nTwo < three' } }, null],
  ['plain text by key', { terms: 'One\n\nTwo < three' }, null],
  ['a list of parts', [{ key: 'terms', title: 'Terms', text: 'One\n\nTwo < three' }], 'Terms'],
])('B08 %s are paragraphs', (_, content, title) => {
  expect(readContents({ content }, 'de', 'en')[0]?.pages.terms).toEqual({
    title,
    blocks: [
      { type: 'paragraph', text: 'One' },
      { type: 'paragraph', text: 'Two < three' },
    ],
  });
});

test.each([
  [
    'names of characters',
    '<p>Gew&ouml;hnlich &rsquo;x&rsquo; &pound;5 &bull; &Eacute;t&eacute; &frac12; &nothing;</p>',
    [{ type: 'paragraph', text: 'Gewöhnlich ’x’ £5 • Été ½ &nothing;' }],
  ],
  [
    'a list in a list',
    '<ol><li>One<ul><li>a</li></ul></li><li>Two</li></ol><p>End</p>',
    [
      { type: 'list', items: ['One'], start: 1 },
      { type: 'list', items: ['a'] },
      { type: 'list', items: ['Two'], start: 2 },
      { type: 'paragraph', text: 'End' },
    ],
  ],
  ['paragraphs in a list', '<ul><li><p>One</p></li><li>Two</li></ul>', [{ type: 'list', items: ['One', 'Two'] }]],
  [
    'lists without numbers in each other',
    '<ul><li>One<ul><li>a</li></ul></li><li>Two</li></ul>',
    [{ type: 'list', items: ['One', 'a', 'Two'] }],
  ],
  [
    'numbers that go on, and items of several parts',
    '<ol><li><p>One</p><p>more</p></li></ol><p>Between</p><ol type="1" start="2"><li>Two<ol><li>a</li></ol>end</li></ol>',
    [
      { type: 'list', items: ['One more'], start: 1 },
      { type: 'paragraph', text: 'Between' },
      { type: 'list', items: ['Two'], start: 2 },
      { type: 'list', items: ['a'], start: 1 },
      { type: 'paragraph', text: 'end' },
    ],
  ],
  ['a list that is left open', '<ul><li>One', [{ type: 'list', items: ['One'] }]],
])('B08 %s are read as an editor writes them', (_, html, blocks) => {
  expect(readContents({ content: { pages: { terms: { html } } } }, 'de', 'en')[0]?.pages.terms?.blocks).toEqual(blocks);
});

test('B08 of HTML only headings, paragraphs and lists remain, as text', () => {
  const [content] = readContents({ content: { pages: { terms: { title: 'T<i>x</i>', html: HTML } } } }, 'de', 'en');
  expect(content?.pages.terms?.title).toBe('Tx');
  expect(content?.pages.terms?.blocks).toEqual(BLOCKS);
  expect(JSON.stringify(content)).not.toMatch(/x\(\)|onclick|javascript|<\w/);
});

test.each([
  ['a list with plain answers', [{ question: 'Why?', answer: 'Because.' }]],
  ['a list of titles and texts', [{ title: 'Why?', text: '<p>Because.</p>' }]],
  ['a map', { 'Why?': 'Because.' }],
])('B08 questions are read from %s', (_, faq) => {
  const answer = [{ type: 'paragraph', text: 'Because.' }];
  expect(readContents({ content: { faq } }, 'de', 'en')[0]?.faq).toEqual([{ question: 'Why?', answer }]);
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
        expect(title === null || typeof title === 'string').toBe(true);
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
