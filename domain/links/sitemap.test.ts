import { sitemap } from './sitemap';

test('it holds no more addresses than a sitemap may', () => {
  const paths = Array.from({ length: 20_000 }, (_, index) => `/${index}`);
  const xml = sitemap('https://site.example', paths, ['en', 'ar', 'de']);
  expect(xml.split('<loc>')).toHaveLength(50_001);
});

test('every path stands in every language, written so that XML holds it', () => {
  const xml = sitemap('https://site.example', ['/', '/casino?a=1&b=2'], ['en', 'ar']);
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns=/);
  expect([...xml.matchAll(/<url><loc>(.*?)<\/loc><\/url>/g)].map(([, loc]) => loc)).toEqual([
    'https://site.example/',
    'https://site.example/ar',
    'https://site.example/casino?a=1&amp;b=2',
    'https://site.example/ar/casino?a=1&amp;b=2',
  ]);
});
