import { pageAddress } from './pageAddress';

test.each([
  ['/', '/'],
  ['/casino?at=secret&modal=login&utm_source=x', '/casino'],
  ['/casino?page=2&at=secret&category=ways', '/casino?category=ways&page=2'],
  ['/casino?category=slots&page=2', '/casino/slots?page=2'],
  ['/casino?volatility=wild&sort=popular&studio=a b', '/casino'],
  ['/casino/games/kraken-tides?game=kraken-tides', '/casino/games/kraken-tides'],
  ['/__unknown__', null],
])('%s is known as %s', (url, address) => {
  expect(pageAddress(url)).toBe(address);
});
