import { ALWAYS, CASINO_LISTS, DEFAULT_MENU, gameHref, lobbyHref, type NavItem, studioHref } from './navigation';
import { PAGE_URLS, type PageKey } from './pageUrls';
import { PAGES } from './pages';

const hrefsOf = (items: readonly NavItem[]): string[] =>
  items.flatMap(({ page, panelPage, href, items: inside }) => [
    ...[page, panelPage].flatMap((key) => (key ? PAGE_URLS[key as PageKey] : [])),
    ...(href ? [href] : []),
    ...hrefsOf(inside ?? []),
  ]);

const EVERY = [
  ...Object.values(PAGE_URLS),
  ...hrefsOf([...CASINO_LISTS, ...DEFAULT_MENU, ...ALWAYS]),
  gameHref('kraken-tides'),
  lobbyHref('ways'),
  studioHref('tavola'),
];

it.each([...new Set(EVERY)])('%s is an address that a page answers, with parameters that page reads', (href) => {
  const { pathname, searchParams } = new URL(href, 'http://site.example');
  const page = PAGES.find(({ match }) => match.test(pathname));
  expect(page).toBeDefined();
  for (const name of searchParams.keys()) expect(page?.query).toContain(name);
});

it('gives a category its own address where it has one', () => {
  expect(lobbyHref()).toBe('/casino');
  expect(lobbyHref('new')).toBe('/casino?category=new');
  expect(lobbyHref('slots')).toBe('/casino/slots');
  expect(lobbyHref('constructor')).toBe('/casino?category=constructor');
});

it('keeps names of the backend inside their part of the address', () => {
  expect(lobbyHref('a&page=9')).toBe('/casino?category=a%26page%3D9');
  expect(studioHref('a&page=9')).toBe('/casino?studio=a%26page%3D9');
  expect(gameHref('../admin?x')).toBe('/casino/games/..%2Fadmin%3Fx');
});
