import { sitemap, sitemapIndex } from './sitemap';

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

test('it holds no more addresses than a sitemap may', () => {
  const paths = Array.from({ length: 60_000 }, (_, index) => `/${index}`);
  expect(addressesIn(sitemap('https://site.example', paths, 'de'))).toHaveLength(50_000);
});

test('every path stands in the language, written so that XML holds it', () => {
  const xml = sitemap('https://site.example', ['/', '/casino?a=1&b=2'], 'ar');
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns=/);
  expect(addressesIn(xml)).toEqual(['https://site.example/ar', 'https://site.example/ar/casino?a=1&amp;b=2']);
});

test('the index names a sitemap of each language', () => {
  const xml = sitemapIndex('https://site.example', ['en', 'ar']);
  expect(xml).toMatch(/<sitemapindex xmlns=[^>]*>\n<sitemap>/);
  expect(addressesIn(xml)).toEqual([
    'https://site.example/sitemap.xml?language=en',
    'https://site.example/sitemap.xml?language=ar',
  ]);
});
