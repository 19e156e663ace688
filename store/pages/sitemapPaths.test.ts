import { absentWith } from '@/domain/site/capabilities';
import { sitemapPaths } from './sitemapPaths';

const games = () => Promise.resolve(['kraken-tides']);
const gone = () => Promise.reject(new Error('gone'));

test('the sitemap has pages and games', async () => {
  expect(await sitemapPaths({ absent: absentWith({}) }, games)).toEqual(
    expect.arrayContaining(['/', '/casino', '/providers', '/casino/games/kraken-tides']),
  );
});

test('API-39 without a catalogue the sitemap still has the other pages, and none that is not offered', async () => {
  const paths = await sitemapPaths({ absent: absentWith({ games: null, studios: null, loyaltyLevels: null }) }, gone);
  expect(paths).toEqual(expect.arrayContaining(['/', '/contacts', '/responsibility']));
  expect(paths.filter((path) => /^\/(casino|providers|vip-club)/.test(path))).toEqual([]);
});

test('games without a page of their own are not in the sitemap', async () => {
  expect(await sitemapPaths({ absent: absentWith({ game: null }) }, gone)).toContain('/casino');
});

test('a catalogue that does not load leaves no partial sitemap', async () => {
  await expect(sitemapPaths({ absent: absentWith({}) }, gone)).rejects.toThrow('gone');
});
