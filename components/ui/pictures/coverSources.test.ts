import { assetUrl } from '@/config/endpoints/endpoints';
import { coverLoad, coverSources, smallCoverSources } from './coverSources';

test('a plain path is one picture', () => {
  expect(coverSources(assetUrl('covers/kraken tides.avif'))).toEqual({
    src: '/api/core/casino/assets/covers/kraken%20tides.avif',
  });
});

test('a path with width and type offers every width as AVIF, and one WebP', () => {
  const { src, srcSet, avif } = coverSources(assetUrl('games/koi-1a/{width}.{type}'));
  expect(src).toBe('/api/core/casino/assets/games/koi-1a/360.webp');
  expect(srcSet).toBeUndefined();
  expect(avif?.split(',')).toHaveLength(2);
  expect(avif).toContain('/games/koi-1a/240.avif 240w,');
});

test('either placeholder may stand alone', () => {
  expect(coverSources(assetUrl('koi/{width}.png')).avif).toBeUndefined();
  expect(coverSources(assetUrl('koi/{width}.png')).srcSet).toContain('/koi/480.png 480w');
  expect(coverSources(assetUrl('koi.{type}'))).toEqual({
    src: '/api/core/casino/assets/koi.webp',
    avif: '/api/core/casino/assets/koi.avif',
  });
});

test('beside a name the smallest width is enough', () => {
  expect(smallCoverSources(assetUrl('koi/{width}.{type}'))).toEqual({
    src: '/api/core/casino/assets/koi/180.webp',
    avif: '/api/core/casino/assets/koi/180.avif',
  });
  expect(smallCoverSources(assetUrl('koi.png'))).toEqual({ src: '/api/core/casino/assets/koi.png' });
});

test('the first row of a grid is fetched with the page, a phone’s row before it all', () => {
  expect([0, 2, 3, 7, 8].map(coverLoad)).toEqual(['first', 'first', 'soon', 'soon', 'near']);
});
