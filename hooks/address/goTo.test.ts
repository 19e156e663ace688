import Router from 'next/router';
import { goTo } from './goTo';

/** Exported by Next, but missing from its types. */
const { createRouter } = jest.requireActual<{ createRouter: (...given: unknown[]) => void }>('next/router');

/** Creates Next's real router, the subject of this test, on a page it knows, so it fetches nothing. */
function beginAt(address: string, page: string, locale: string): void {
  process.env.__NEXT_I18N_SUPPORT = 'true';
  Object.assign(window, { __BUILD_MANIFEST: {}, __NEXT_DATA__: {} });
  window.history.replaceState(null, '', address);
  const pageLoader = { getPageList: async () => ['/', '/casino', '/[...missing]'], getMiddleware: async () => [] };
  const given = {
    pageLoader,
    initialProps: {},
    App: () => null,
    Component: () => null,
    wrapApp: () => null,
    subscription: async () => undefined,
    isFallback: false,
    locale,
    locales: ['en', 'de'],
    defaultLocale: 'en',
  };
  createRouter(page, {}, page, given);
}

afterAll(() => {
  delete process.env.__NEXT_I18N_SUPPORT;
});

test.each([
  ['/', 'en', '/?modal=login', '/'],
  ['/de', 'de', '/de?modal=login', '/'],
  ['/de?a=1', 'de', '/de?a=1&modal=login#faq', '/'],
  ['/de?modal=login', 'de', '/de', '/'],
  ['/de/casino', 'de', '/de/casino?modal=login', '/casino'],
  ['/de/no/such', 'de', '/de/no/such?modal=login', '/[...missing]'],
])('E01 from %s, in %s, to %s', async (from, locale, address, page) => {
  beginAt(from, page, locale);
  for (const how of ['push', 'replace'] as const) {
    await goTo(Router, how, address, { shallow: true });
    expect(location.pathname + location.search + location.hash).toBe(address);
    expect(Router.pathname).toBe(page);
  }
});
