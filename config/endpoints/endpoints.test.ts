import { assetUrl } from './endpoints';

test.each([
  ['brand/logo.svg', '/api/core/casino/assets/brand/logo.svg'],
  ['/brand/our logo.svg', '/api/core/casino/assets/brand/our%20logo.svg'],
  ['/api/core/casino/assets/brand/logo.svg', '/api/core/casino/assets/brand/logo.svg'],
  ['https://cdn.example/logo.svg', 'https://cdn.example/logo.svg'],
  ['//cdn.example/logo.svg', '//cdn.example/logo.svg'],
])('B07 the asset %s is at %s', (path, url) => expect(assetUrl(path)).toBe(url));
