import { parentPath } from './parentPath';

test.each([
  ['/casino', '/'],
  ['/casino/slots', '/casino'],
  ['/casino/games/[game]', '/casino'],
  ['/profile/transactions', '/profile'],
  ['/profile2/limits', '/'],
  ['/account/verification', '/account'],
  ['/terms-and-conditions', '/'],
  ['/[...missing]', '/'],
])('one step up from %s is %s', (pathname, parent) => {
  expect(parentPath(pathname)).toBe(parent);
});
