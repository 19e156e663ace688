import { localised } from './localised';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Limit of the sitemap protocol; the first addresses are kept. */
const MAX_ADDRESSES = 50_000;

/**
 * A sitemap (sitemaps.org 0.9) of these paths in every language. Language alternates are in each page's head instead,
 * which keeps the file a tenth of the size.
 */
export function sitemap(origin: string, paths: readonly string[], codes: readonly string[]): string {
  const entries = paths.flatMap((path) =>
    codes.map((code) => `<url><loc>${escape(origin + localised(path, code))}</loc></url>`),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.slice(0, MAX_ADDRESSES),
    '</urlset>\n',
  ].join('\n');
}
