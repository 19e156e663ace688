import { pictureUrl } from '@/config/endpoints/pictureUrl';
import type { Locale } from '@/config/locale';
import type { Settings } from '@/config/settings';
import { localised } from '@/domain/links/localised';
import type { Theme } from '@/themes/contract';

const TYPES: Readonly<Record<string, string>> = { svg: 'image/svg+xml', png: 'image/png', webp: 'image/webp' };

/** One icon of the manifest; null for kinds of pictures that browsers install nothing with. */
function iconOf(src: string, purpose: 'any' | 'maskable') {
  const ending = /\.(\w+)(?:[?#]|$)/.exec(src)?.[1]?.toLowerCase() ?? '';
  const type = TYPES[ending];
  return type ? [{ src, type, sizes: ending === 'svg' ? 'any' : '512x512', purpose }] : [];
}

type Input = {
  settings: Pick<Settings, 'brandName' | 'appIcon' | 'favicon' | 'imageOrigins'>;
  locale: Pick<Locale, 'code' | 'tag' | 'dir'>;
  theme: Theme;
};

/** The web app manifest of a brand in a language: its name, its colours, and icons made of its mark (ENG-11). */
export function manifestOf({ settings, locale, theme }: Input): object {
  const { brandName, appIcon, favicon, imageOrigins } = settings;
  const square = pictureUrl(appIcon, imageOrigins);
  const small = pictureUrl(favicon, imageOrigins) ?? '/favicon.svg';
  return {
    // The same app in every language.
    id: '/',
    name: brandName,
    short_name: brandName,
    lang: locale.tag,
    dir: locale.dir,
    start_url: localised('/', locale.code),
    scope: '/',
    display: 'standalone',
    background_color: theme.tokens.bg,
    theme_color: theme.tokens.bg,
    icons: square ? [...iconOf(square, 'any'), ...iconOf(square, 'maskable')] : iconOf(small, 'any'),
  };
}
