import { type ReactElement, type ReactNode } from 'react';
import { show, type Around } from '@/tests/render';
import { AddressHead } from './AddressHead';
import { PageHead } from './PageHead';

/** next/head needs Next's own page around it; the mock renders its elements into the document. */
jest.mock('next/head', () => ({ __esModule: true, default: ({ children }: { children: ReactNode }) => children }));

const settings = { brandName: 'Harbour', logo: 'brand/logo.svg' };
const head = (part: ReactElement, around: Around = {}) => {
  show(part, { settings, pathname: '/casino?page=2', ...around });
  const value = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? null;
  return {
    canonical: value('link[rel=canonical]', 'href'),
    alternates: Object.fromEntries(
      [...document.querySelectorAll('link[rel=alternate]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ),
    robots: value('meta[name=robots]', 'content'),
    property: (name: string) => value(`meta[property="${name}"]`, 'content'),
  };
};

it('names the first address and the page in every offered language', () => {
  const { canonical, alternates, robots, property } = head(<AddressHead />, { locale: 'de' });
  expect(canonical).toBe('https://site.example/de/casino?page=2');
  expect(property('og:url')).toBe(canonical);
  expect(alternates).toEqual({
    en: 'https://site.example/casino?page=2',
    de: 'https://site.example/de/casino?page=2',
    ar: 'https://site.example/ar/casino?page=2',
    'x-default': 'https://site.example/casino?page=2',
  });
  expect(robots).toBeNull();
});

it.each([
  ['/freemoney', '/promotions'],
  ['/promotion', '/promotions'],
  ['/vip', '/vip-club'],
  ['/responsibility', '/responsibility'],
])('%s names %s as its first address (OP-017)', (pathname, first) => {
  const { canonical, alternates } = head(<AddressHead />, { pathname, locale: 'de' });
  expect(canonical).toBe(`https://site.example/de${first}`);
  expect(alternates['ar']).toBe(`https://site.example/ar${first}`);
});

it.each([{ indexed: false }, { address: null }])('keeps a page with %j out of search engines', (shell) => {
  const { canonical, alternates, robots } = head(<AddressHead />, { shell });
  expect(robots).toBe('noindex');
  expect(canonical).toBeNull();
  expect(alternates).toEqual({});
});

it('says brand, title, text and picture for link previews (CONF-06)', () => {
  const page = <PageHead title="Slots" description="All of them." image="covers/a b.avif" />;
  const { property, robots } = head(page);
  expect(document.title).toBe('Slots · Harbour');
  expect(property('og:title')).toBe('Slots · Harbour');
  expect(property('og:description')).toBe('All of them.');
  expect(property('og:image')).toBe('https://site.example/api/core/casino/assets/covers/a%20b.avif');
  expect(robots).toBeNull();
});

it('a page may keep itself out, and without a title bears the name of the brand', () => {
  expect(head(<PageHead index={false} />).robots).toBe('noindex');
  expect(document.title).toBe('Harbour');
});
