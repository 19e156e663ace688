import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { inRoot } from '@/scripts/base/root';
import { type GalleryFiles } from './bundle';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
};

const document = (head: string, script: string, theme = '') =>
  `<!doctype html><html lang="en"${theme && ` data-theme="${theme}"`}><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width,initial-scale=1"><title>Gallery</title>` +
  `<link rel="icon" href="data:,">${head}</head>` +
  `<body><div id="stage"></div><script type="module" src="/${script}.js"></script></body></html>`;

/** The gallery's own margin around a state; nothing of it reaches the part. */
const MARGIN =
  '<style>#stage{padding:16px;display:grid;grid-template-columns:minmax(0,1fr);gap:12px;justify-items:start}#stage>*{max-width:100%}#stage>:is(div,section,form,nav,dl,fieldset,ul,article){width:100%}</style>';

/** The mark of a payment method, as a backend would have it. */
function mark(path: string): string | null {
  const [, slug] = /^\/api\/core\/casino\/assets\/marks\/([a-z]+)\.svg$/.exec(path) ?? [];
  if (!slug) return null;
  try {
    const { resolve } = createRequire(inRoot('sandbox/package.json'));
    return readFileSync(resolve(`simple-icons/icons/${slug}.svg`), 'utf8');
  } catch {
    return null;
  }
}

/** Serves both pages of the gallery; a frame in the theme its address names. */
export function galleryServer({ files, sheets }: GalleryFiles): Server {
  return createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const say = (type: string, body: string | Uint8Array) =>
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    if (pathname === '/') return say('text/html', document('<link rel="stylesheet" href="/index.css">', 'index'));
    if (pathname === '/frame') {
      const asked = searchParams.get('theme') ?? '';
      const theme = Object.hasOwn(sheets, asked) ? asked : 'curacao';
      const link = `<link rel="stylesheet" href="/_next/${sheets[theme]}">${MARGIN}`;
      return say('text/html', document(link, 'frame', theme));
    }
    // A frame has all texts at hand: parts that come late ask for theirs.
    if (pathname === '/texts.json') return say('application/json', '{}');
    const body = files.get(pathname) ?? mark(pathname);
    if (body) return say(TYPES[pathname.split('.').at(-1) ?? ''] ?? 'application/octet-stream', body);
    return response.writeHead(404).end();
  });
}
