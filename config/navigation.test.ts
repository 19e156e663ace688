import { currentPlace, gameHref, lobbyHref, NAVIGATION } from './navigation';
import { PAGES } from './pages';

it('leads only to addresses that a page answers, with parameters that page reads', () => {
  for (const href of [...NAVIGATION.map((item) => item.href), gameHref('kraken-tides'), lobbyHref('ways', 3)]) {
    const { pathname, searchParams } = new URL(href, 'http://site.example');
    const page = PAGES.find(({ match }) => match.test(pathname));
    expect(page).toBeDefined();
    for (const name of searchParams.keys()) expect(page?.query).toContain(name);
  }
});

it('leaves out what is the default', () => {
  expect(lobbyHref()).toBe('/casino');
  expect(lobbyHref('new', 1)).toBe('/casino?category=new');
  expect(lobbyHref(undefined, 2)).toBe('/casino?page=2');
});

it('keeps names of the backend inside their part of the address', () => {
  expect(lobbyHref('a&page=9')).toBe('/casino?category=a%26page%3D9');
  expect(gameHref('../admin?x')).toBe('/casino/games/..%2Fadmin%3Fx');
});

it.each([
  ['/', undefined, 'home'],
  ['/casino', undefined, 'casino'],
  ['/casino', 'popular', 'popular'],
  ['/casino', 'ways', 'casino'],
  ['/casino/games/[game]', 'popular', 'casino'],
  ['/[...missing]', undefined, null],
] as const)('%s with category %s belongs to %s', (pathname, category, place) => {
  expect(currentPlace(pathname, category)).toBe(place);
});
