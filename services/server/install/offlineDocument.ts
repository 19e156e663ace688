import type { Locale } from '@/config/locale';
import type { Texts } from '@/domain/texts/texts';
import { i18nOf, translate } from '@/services/texts/i18n';
import { token } from '@/themes/token';
import { sha256 } from '../document/csp';
import type { Look } from '../look/look';

const STYLE = `body{display:grid;place-items:center;min-height:100vh;padding:${token('space-24')};text-align:center}
main{display:grid;justify-items:center;gap:${token('space-16')};max-inline-size:40ch}
.mark{inline-size:72px;block-size:72px;background:${token('mark')} center/contain no-repeat}
.brand{font:${token('font-display-weight')} ${token('type-xl')} ${token('font-display')}}
h1{font-size:28px;line-height:34px}
.what{color:${token('text-muted')};text-wrap:pretty}
a{display:inline-flex;align-items:center;min-block-size:52px;padding-inline:${token('space-32')};border-radius:${token('radius-md')};background:${token('accent')};color:${token('on-accent')};font-weight:650}`;

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (mark) => MARKS[mark] ?? '');

type Input = { brandName: string; locale: Locale; look: Look; texts: Texts };

/**
 * The page that a browser without a network shows in place of any other: the brand's name, mark, colours and fonts, and
 * a link that opens the wanted address again. It holds nothing else, and runs no script; all it loads is hashed.
 */
export function offlineDocument({ brandName, locale, look, texts }: Input): { html: string; policy: string } {
  const t = translate(i18nOf(texts, locale));
  const fonts = look.fonts.map(
    (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${font}">`,
  );
  const brand = escaped(brandName);
  return {
    html:
      `<!doctype html><html lang="${locale.tag}" dir="${locale.dir}" data-theme="${look.theme.name}"><head><meta charset="utf-8">` +
      `<title>${escaped(t('offline.title'))} · ${brand}</title><meta name="robots" content="noindex">` +
      '<meta name="viewport" content="width=device-width, initial-scale=1">' +
      `<link rel="stylesheet" href="${look.href}">${fonts.join('')}<style>${STYLE}</style></head><body><main>` +
      `<span class="mark"></span><p class="brand" dir="auto">${brand}</p><h1>${escaped(t('offline.title'))}</h1>` +
      `<p class="what">${escaped(t('offline.text', { brand: brandName }))}</p>` +
      `<a href="">${escaped(t('ui.tryAgain'))}</a></main></body></html>`,
    policy: [
      "default-src 'none'",
      `style-src 'self' ${sha256(STYLE)}`,
      "font-src 'self'",
      "img-src 'self' data:",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  };
}
