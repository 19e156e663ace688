import { currentPlace } from './currentPlace';

const PLACES = ['/casino', '/casino/slots', '/casino?category=new', '/vip', '/profile', '/account'];

test.each([
  ['/casino', undefined, '/casino', true],
  ['/casino/slots', undefined, '/casino/slots', true],
  ['/casino', 'new', '/casino?category=new', true],
  ['/casino', 'slots', '/casino/slots', true],
  ['/casino', 'ways', '/casino', false],
  ['/casino/games/[game]', undefined, '/casino', false],
  ['/casino/popular', undefined, '/casino', false],
  ['/', undefined, '/casino', false],
  ['/vip', undefined, '/vip', true],
  ['/profile/transactions', undefined, '/profile', false],
  ['/profile2/limits', undefined, '', false],
  ['/vip-club', undefined, '/vip', false],
  ['/[...missing]', undefined, '', false],
])('%s with category %s belongs to "%s"', (pathname, category, href, exact) => {
  expect(currentPlace(PLACES, pathname, category)).toEqual({ href, exact });
});

test('on a phone the lobby holds home page and casino alike', () => {
  const places = ['/', '/Wallet', '/cashback'];
  expect(currentPlace(places, '/', undefined)).toEqual({ href: '/', exact: true });
  expect(currentPlace(places, '/casino/games/[game]', undefined)).toEqual({ href: '/', exact: false });
  expect(currentPlace(places, '/cashback', undefined)).toEqual({ href: '/cashback', exact: true });
  expect(currentPlace(places, '/contacts', undefined)).toEqual({ href: '', exact: false });
});
