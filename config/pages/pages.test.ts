import { GUARDED_PAGES } from './guardedPages';
import { MOVED, PAGES } from './pages';
import { isPageKey, PAGE_URLS } from './pageUrls';
import { SITEMAP } from './sitemap';
import { STATIC_PAGES } from './staticPages';
import { CANONICAL, WRITTEN_PAGES } from './writtenPages';

const isPage = (path: string) => PAGES.some(({ match }) => match.test(path));

test.each(Object.keys(GUARDED_PAGES))('%s is a page, and search engines are not told of it', (path) => {
  expect(isPage(path)).toBe(true);
  expect(SITEMAP).not.toContain(path);
});

test.each([
  ['/profile/edit-profile', '/profile2/my-profile', '/account'],
  ['/profile/verify', '/profile2/verification', '/account/verification'],
  ['/profile/transactions', '/profile2/my-history'],
  ['/Wallet', '/profile2/balance'],
  ['/bonuses', '/profile2/my-bonuses'],
] as const)('%s shows the same as %s in the other profile area', (first, ...others) => {
  for (const other of others) expect(GUARDED_PAGES[other]).toBe(GUARDED_PAGES[first]);
});

test.each(Object.entries(CANONICAL))('%s is a page of its own address, known as %s', (path, first) => {
  expect(isPage(path)).toBe(true);
  expect(isPage(first)).toBe(true);
  expect(SITEMAP).toContain(first);
  expect(SITEMAP).not.toContain(path);
});

test('another spelling is no page itself and leads to one', () => {
  for (const [spelled, page] of MOVED) expect([isPage(spelled), isPage(page)]).toEqual([false, true]);
});

test('every default address of a page key is a page, and every page with a written part has a key', () => {
  for (const path of Object.values(PAGE_URLS)) expect([path, isPage(path)]).toEqual([path, true]);
  for (const page of [...WRITTEN_PAGES, ...STATIC_PAGES]) expect(isPageKey(page)).toBe(true);
});
