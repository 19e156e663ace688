import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { curacao } from '@/themes/brands/curacao';
import { type Draft } from '../rules/draft';
import { addressIn, OWN_PATH } from '../rules/screens';
import { house } from './house';
import { previewServer, type Wardrobe } from './preview';
import { studioServer } from './studio';
import { unnamed, worn } from './wear';

const PAGE =
  '<html data-theme="curacao"><head><link rel="stylesheet" href="/_next/static/themes/curacao.0123456789ab.css"/></head><body>Lobby</body></html>';

const servers: Server[] = [];
async function listening(server: Server): Promise<string> {
  servers.push(server);
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const draft: Draft = { ...house.drafts[0]!, theme: { ...curacao, tokens: { ...curacao.tokens, accent: '#45ecdc' } } };

/** A site that says what it was asked. */
const site = () =>
  listening(
    createServer((request, response) => {
      const headers = { 'x-frame-options': 'DENY', 'content-security-policy': "frame-ancestors 'none'" };
      if (request.url === '/casino') response.writeHead(200, { ...headers, 'content-type': 'text/html' }).end(PAGE);
      else
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ url: request.url, host: request.headers.host, origin: request.headers.origin }));
    }),
  );

async function preview(wardrobe: Wardrobe = { version: 7, draft }) {
  const origin = await site();
  return { origin, address: await listening(previewServer(new URL(origin), 'http://localhost:4500', wardrobe)) };
}

describe('the preview', () => {
  it('shows a page of the site in the sheet of the draft, and lets the studio frame it', async () => {
    const { address } = await preview();
    const response = await fetch(`${address}/casino`);
    const html = await response.text();
    expect(html).toContain(`href="${OWN_PATH}draft.css?7"`);
    expect(html).not.toContain('/_next/static/themes/');
    expect(html).toContain(`<script src="${OWN_PATH}helper.js"></script></head>`);
    expect(response.headers.get('x-frame-options')).toBeNull();
    expect(response.headers.get('content-security-policy')).toBeNull();
  });

  it('serves the sheet of the draft for whatever theme the page names, with its fonts and mark', async () => {
    const { address } = await preview();
    const css = await (await fetch(`${address}${OWN_PATH}draft.css`)).text();
    expect(css).toContain(':root:root{color-scheme:dark;');
    expect(css).toContain('--accent:#45ecdc');
    const [, font] = /url\((\/_next\/static\/themes\/[^)]+\.woff2)\)/.exec(css)!;
    expect((await (await fetch(address + font)).arrayBuffer()).byteLength).toBeGreaterThan(1000);
    const logo = await fetch(`${address}/api/core/casino/assets/brand/linen/logo.svg`);
    expect(logo.headers.get('content-type')).toBe('image/svg+xml');
  });

  it('passes calls on as if the site itself had been opened', async () => {
    const { origin, address } = await preview();
    const response = await fetch(`${address}/api/user?x=1`, {
      method: 'POST',
      body: '{}',
      headers: { origin: address },
    });
    expect(await response.json()).toEqual({ url: '/api/user?x=1', host: new URL(origin).host, origin });
  });

  it('keeps no worker, and says how to start a site that does not answer', async () => {
    const { address } = await preview();
    expect((await fetch(`${address}/sw.js`)).status).toBe(404);
    const lonely = await listening(
      previewServer(new URL('http://localhost:9'), 'http://localhost:4500', { version: 1, draft }),
    );
    const response = await fetch(`${lonely}/`);
    expect(response.status).toBe(502);
    expect(await response.text()).toContain('npm run quickstart');
  });

  it('leaves a page without a theme as it is', () => {
    expect(worn('<html><head></head></html>', 1)).toBeNull();
    expect(unnamed('[data-theme=x]{--a:1}', 'x')).toBe(':root:root{--a:1}');
  });

  it('opens Arabic below its own path', () => {
    expect(addressIn('en', '/?modal=signup')).toBe('/?modal=signup');
    expect(addressIn('ar', '/')).toBe('/ar');
    expect(addressIn('ar', '/?modal=signup')).toBe('/ar?modal=signup');
    expect(addressIn('ar', '/casino')).toBe('/ar/casino');
  });
});

describe('the studio', () => {
  async function studio() {
    const wardrobe: Wardrobe = { version: 1, draft: house.drafts[0]! };
    const kept: Draft[] = [];
    const server = studioServer(
      { house, wardrobe, files: new Map([['/', { type: 'text/html', body: 'page' }]]), preview: '', site: '' },
      async (one) => {
        kept.push(one);
        return { files: ['themes/brands/x.ts'] };
      },
    );
    const address = await listening(server);
    const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(address + path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', origin: address, ...headers },
      });
    return { wardrobe, kept, address, send };
  }

  it('begins with every brand there is, each ready to be the start', async () => {
    const { address } = await studio();
    const { drafts } = (await (await fetch(`${address}/beginning`)).json()) as { drafts: Draft[] };
    expect(drafts).toHaveLength(house.drafts.length);
    expect(drafts.find(({ theme }) => theme.name === 'linen')?.brand).toMatchObject({ name: 'Linen', emblem: 'arch' });
    for (const { brand } of drafts) expect(brand.heroGames).toHaveLength(3);
  });

  it('puts on what a browser can read, also while its contrast falls short, and says so', async () => {
    const { send, wardrobe } = await studio();
    const dim = { ...draft, theme: { ...draft.theme, tokens: { ...draft.theme.tokens, text: '#333333' } } };
    const said = await (await send('/draft', dim)).json();
    expect(said).toMatchObject({ version: 2, logo: expect.stringContaining('<svg') });
    expect(said.faults.length).toBeGreaterThan(4);
    expect(wardrobe.draft.theme.tokens.text).toBe('#333333');
  });

  it('keeps the last good sheet while a value cannot be read', async () => {
    const { send, wardrobe } = await studio();
    const broken = { ...draft, theme: { ...draft.theme, tokens: { ...draft.theme.tokens, text: 'red;}' } } };
    expect(await (await send('/draft', broken)).json()).toMatchObject({ version: 1, logo: null });
    expect(wardrobe.version).toBe(1);
  });

  it('writes for its own page alone', async () => {
    const { send, kept, address } = await studio();
    expect((await send('/files', draft, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await send('/files', draft, { 'content-type': 'text/plain' })).status).toBe(403);
    expect((await send('/files', { theme: {} })).status).toBe(400);
    expect((await fetch(address.replace('localhost', '127.0.0.1')).catch(() => ({ status: 421 }))).status).toBe(421);
    expect(kept).toEqual([]);
    expect(await (await send('/files', draft)).json()).toEqual({ files: ['themes/brands/x.ts'] });
    expect(kept).toEqual([draft]);
  });
});
