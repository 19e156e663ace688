import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { drawSheet, serveSheets, sheetAddress, sheetOf } from '@/services/server/look/ownSheets';
import type { Headers } from '../answers/headers';
import { pageOf, type Page } from '../cache/page';
import { hostOf, type Tenants } from '../tenants/tenants';
import { refuse } from '../answers/refusals';
import { sendPage } from './sendPage';

/** As the files of the build: the name has the content's hash. */
const LASTING = { 'cache-control': 'public, max-age=31536000, immutable' } as const;
/** Of a version that is not known here any more: what stands in for it must not be kept under its name. */
const STANDING_IN = { 'cache-control': 'no-store' } as const;

/** One per tenant and version; some are kept after those of services/ are gone. */
const MOST_PAGES = 200;

export type OwnSheetsOptions = { tenants: Pick<Tenants, 'tenantOf'>; headers: Headers; sessionHeader: string };

/**
 * Serves the style sheets of themes that came with the settings, compressed once. A tenant gets its own alone. A version
 * that this process does not have, because it has just started or the theme has changed since, is answered with what the
 * tenant's pages wear now, so that no page is ever without a style.
 */
export function addOwnSheets(app: FastifyInstance, { tenants, headers, sessionHeader }: OwnSheetsOptions): void {
  serveSheets();
  const ready = new LRUCache<string, Promise<Page>>({ max: MOST_PAGES });

  const compressed = (css: string, caching: Headers) => {
    const content = { 'content-type': 'text/css; charset=utf-8' };
    return pageOf({ status: 200, headers: content, body: Buffer.from(css) }, headers, caching);
  };

  /** The sheet of exactly that version, if this process has it. */
  function lasting(id: string, version: string): Promise<Page> | undefined {
    const key = `${id} ${version}`;
    const kept = ready.get(key);
    const css = sheetOf(id, version);
    if (kept || css === undefined) return kept;
    const page = compressed(css, LASTING);
    ready.set(key, page);
    return page;
  }

  async function pageFor(host: string, version: string): Promise<Page | null> {
    const { id } = tenants.tenantOf(host);
    const known = lasting(id, version);
    if (known) return known;
    const present = await drawSheet(host).catch(() => null);
    return lasting(id, version) ?? (present === null ? null : compressed(present, STANDING_IN));
  }

  app.get<{ Params: { version: string } }>(sheetAddress(':version(^[0-9a-f]{12}$)'), async (request, reply) => {
    const page = await pageFor(hostOf(request.headers), request.params.version);
    if (!page) return refuse(reply, 503);
    return sendPage(request.raw, reply.hijack().raw, page, sessionHeader);
  });
}
