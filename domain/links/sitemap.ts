import { localised } from './localised';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Limit of the sitemap protocol for one file; the first addresses are kept. */
const MAX_ADDRESSES = 50_000;

const file = (kind: 'urlset' | 'sitemapindex', entry: 'url' | 'sitemap', addresses: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...addresses.slice(0, MAX_ADDRESSES).map((address) => `<${entry}><loc>${escape(address)}</loc></${entry}>`),
    `</${kind}>\n`,
  ].join('\n');

/**
 * The sitemap of a language (sitemaps.org 0.9). Language alternates are in each page's head instead, which keeps the
 * file a tenth of the size.
 */
export const sitemap = (origin: string, paths: readonly string[], code: string): string =>
  file(
    'urlset',
    'url',
    paths.map((path) => origin + localised(path, code)),
  );

/** The index of the sitemaps: one per language, as all games in 39 languages are more than one file may name. */
export const sitemapIndex = (origin: string, codes: readonly string[]): string =>
  file(
    'sitemapindex',
    'sitemap',
    codes.map((code) => `${origin}/sitemap.xml?language=${code}`),
  );
