import fc from 'fast-check';
import { SETTINGS } from '@/config/settings';
import { pictureUrl } from './pictureUrl';

const CDN = ['https://cdn.example', 'https://pictures.example:8443'];

test.each([
  ['games/koi 1.svg', '/api/core/casino/assets/games/koi%201.svg'],
  ['https://cdn.example/koi/{width}.{type}', 'https://cdn.example/koi/%7Bwidth%7D.%7Btype%7D'],
  ['//cdn.example/koi.png', 'https://cdn.example/koi.png'],
  ['https://pictures.example:8443/a.png', 'https://pictures.example:8443/a.png'],
  ['https://cdn.example/a.png?x="y\\', 'https://cdn.example/a.png?x=%22y%5C'],
  ['https://cdn.example.evil.example/a.png', null],
  ['https://cdn.example@evil.example/a.png', null],
  ['https://pictures.example/a.png', null],
  ['http://cdn.example/a.png', null],
  ['https://', null],
  ['', null],
  [null, null],
])('A34 the picture %s is loaded from %s', (picture, url) => expect(pictureUrl(picture, CDN)).toBe(url));

test('A34 without the setting pictures come from the site alone', () => {
  expect(pictureUrl('https://cdn.example/koi.png')).toBeNull();
  expect(pictureUrl('koi.png')).toBe('/api/core/casino/assets/koi.png');
});

test('A34 the setting holds https origins only: with anything else in it, it does not count', () => {
  const accepts = (...origins: string[]) => SETTINGS.imageOrigins.accepts(origins);
  expect(accepts(...CDN)).toBe(true);
  for (const wrong of ['http://cdn.example', 'https://cdn.example/', '*', "'unsafe-inline'", 'https://a.example; x'])
    expect(accepts(...CDN, wrong)).toBe(false);
});

test('no address ends the string or the attribute that it is put into', () => {
  const path = fc.string({ unit: fc.constantFrom('"', '\\', '\n', '<', ')', '?', '#', '/', 'a') });
  fc.assert(
    fc.property(path, (tail) => expect(pictureUrl(`https://cdn.example/${tail}`, CDN)).not.toMatch(/["\\\n<]/)),
  );
});
