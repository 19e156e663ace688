import { localised, withoutLanguage } from './localised';

test.each([
  ['/casino', 'en', '/casino'],
  ['/casino', undefined, '/casino'],
  ['/casino?page=2', 'de', '/de/casino?page=2'],
  ['/', 'en', '/'],
  ['/', 'ar', '/ar'],
  ['/?modal=login', 'de', '/de?modal=login'],
  ['/#faq', 'de', '/de#faq'],
])('%s in %s is %s', (path, code, address) => {
  expect(localised(path, code)).toBe(address);
});

test.each([
  ['/de/casino', 'de', '/casino'],
  ['/de', 'de', '/'],
  ['/casino', 'en', '/casino'],
  ['/deposit', 'de', '/deposit'],
])('%s without its language %s is %s', (path, code, expected) => {
  expect(withoutLanguage(path, code)).toBe(expected);
});
