import { localised } from './localised';

test.each([
  ['/casino', 'en', '/casino'],
  ['/casino', undefined, '/casino'],
  ['/casino?page=2', 'de', '/de/casino?page=2'],
  ['/', 'en', '/'],
  ['/', 'ar', '/ar'],
])('%s in %s is %s', (path, code, address) => {
  expect(localised(path, code)).toBe(address);
});
