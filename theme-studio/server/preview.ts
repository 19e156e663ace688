import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { logoSvg } from '@/sandbox/src/brands/brand/emblem';
import { themeFiles } from '@/themes/sheets/files';
import { type Draft } from '../rules/draft';
import { OWN_PATH } from '../rules/screens';
import { helper, passedOn, unnamed, worn } from './wear';

/** The draft that the preview wears; a higher version after each change. */
export type Wardrobe = { version: number; draft: Draft };

/** What `fetch` sets itself. */
const OWN_HEADERS = new Set([
  'host',
  'connection',
  'content-length',
  'accept-encoding',
  'origin',
  'referer',
  'upgrade',
]);

const NO_SITE =
  '<!doctype html><meta charset="utf-8"><title>No site</title><body style="font:16px/1.5 sans-serif;padding:24px">' +
  '<h1>The site does not answer</h1><p>Start it with <code>npm run quickstart</code>, then press “Load again” in the ' +
  'theme studio.</p>';

const NOWHERE = 502;

/** The call of a browser in the preview, as the site would get it at its own address. */
async function asked(request: IncomingMessage, site: URL): Promise<Response> {
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    OWN_HEADERS.has(name) || value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
  );
  if (request.headers.origin) headers.push(['origin', site.origin]);
  // Browsers know the names below localhost, Node does not everywhere.
  const at = new URL(request.url ?? '/', site);
  if (at.hostname.endsWith('.localhost')) {
    headers.push(['host', at.host]);
    at.hostname = 'localhost';
  }
  const { method = 'GET' } = request;
  const body = method === 'GET' || method === 'HEAD' ? null : new Uint8Array(await buffer(request));
  return fetch(at, { method, headers, body, redirect: 'manual' });
}

/** The site, page by page, in the draft's style sheet and mark; its calls are passed on as they are. */
export function previewServer(site: URL, studio: string, wardrobe: Wardrobe): Server {
  const made = (path: string): { type: string; body: string | Buffer } | null => {
    const { theme, brand } = wardrobe.draft;
    if (path === `${OWN_PATH}helper.js`) return { type: 'text/javascript', body: helper(studio) };
    if (/\/brand\/(?:\w+\/)?logo\.svg$/.test(path))
      return { type: 'image/svg+xml', body: logoSvg(theme, brand.emblem) };
    if (path !== `${OWN_PATH}draft.css` && !path.startsWith('/_next/static/themes/')) return null;
    const { files, sheets } = themeFiles([theme]);
    if (path === `${OWN_PATH}draft.css`)
      return { type: 'text/css', body: unnamed(String(files.get(sheets[theme.name]!)), theme.name) };
    const font = files.get(path.replace('/_next/', ''));
    return font ? { type: 'font/woff2', body: font as Buffer } : null;
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', site).pathname;
    const own = made(path);
    if (own) {
      response.writeHead(200, { 'content-type': own.type, 'cache-control': 'no-store' }).end(own.body);
      return;
    }
    // A worker would keep pages of one draft for the next.
    if (path === '/sw.js') {
      response.writeHead(404).end();
      return;
    }
    const from = await asked(request, site);
    const isPage = from.headers.get('content-type')?.startsWith('text/html') ?? false;
    const headers = passedOn(from.headers);
    const body = isPage ? null : new Uint8Array(await from.arrayBuffer());
    const page = isPage ? await from.text() : '';
    // A style sheet or chunk keeps what it is for good.
    if (path.startsWith('/_next/static/')) headers['cache-control'] = from.headers.get('cache-control') ?? 'no-store';
    response.writeHead(from.status, headers).end(body ?? worn(page, wardrobe.version) ?? page);
  }

  return createServer((request, response) => {
    answer(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else response.writeHead(NOWHERE, { 'content-type': 'text/html' }).end(NO_SITE);
    });
  });
}
