import { localeOf } from '@/config/locales';
import { mergeSettings } from '@/domain/site/merge';
import { curacao } from '@/themes/brands/curacao';
import { porcelain } from '@/themes/brands/porcelain';
import { manifestOf } from './manifest';

const manifest = (settings: object, code = 'en', theme = curacao) =>
  manifestOf({ settings: mergeSettings(settings), locale: localeOf(code), theme });

const ASSETS = '/api/core/casino/assets';

test('an app bears the name, the colors and the icon of its brand, in the language of its page', () => {
  const settings = { brandName: 'Porcelain', appIcon: 'brand/porcelain/icon.svg', favicon: 'brand/favicon.svg' };
  const src = `${ASSETS}/brand/porcelain/icon.svg`;
  expect(manifest(settings, 'ar', porcelain)).toEqual({
    id: '/',
    name: 'Porcelain',
    short_name: 'Porcelain',
    lang: 'ar',
    dir: 'rtl',
    start_url: '/ar',
    scope: '/',
    display: 'standalone',
    background_color: porcelain.tokens.bg,
    theme_color: porcelain.tokens.bg,
    icons: [
      { src, type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      { src, type: 'image/svg+xml', sizes: 'any', purpose: 'maskable' },
    ],
  });
  expect(manifest(settings)).toMatchObject({ start_url: '/', dir: 'ltr' });
});

test.each([
  [{ favicon: 'brand/favicon.svg' }, [`${ASSETS}/brand/favicon.svg any`]],
  [{}, ['/favicon.svg any']],
  [{ favicon: 'brand/favicon.ico' }, []],
  [{ appIcon: 'app.png' }, [`${ASSETS}/app.png 512x512`, `${ASSETS}/app.png 512x512`]],
  [{ appIcon: 'https://elsewhere.example/app.png' }, ['/favicon.svg any']],
])('the icons with %j', (settings, icons) => {
  const { icons: found } = manifest(settings) as { icons: { src: string; sizes: string }[] };
  expect(found.map(({ src, sizes }) => `${src} ${sizes}`)).toEqual(icons);
});
