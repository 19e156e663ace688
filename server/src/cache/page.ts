import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Headers } from '../answers/headers';
import type { Encoding } from '../answers/negotiate';
import type { Rendering } from '../render/render';

/** A page ready to send: compressed once per encoding, with the matching headers. Nothing else is kept of it. */
export type Page = {
  status: number;
  etag: string;
  /** All browsers take one of these: the plain form, twice as large as both, is made when it is asked for (plainOf). */
  bodies: Readonly<Record<Exclude<Encoding, 'identity'>, Buffer>>;
  headers: Readonly<Record<Encoding, Headers>>;
  notModified: Headers;
  /** The headers set by the render. */
  rendered: Headers;
  /** The size counted in the cache. */
  bytes: number;
};

/** The transferable parts of a page: its compressed forms and the headers set by the render. */
export type PackedPage = { status: number; headers: Headers; br: Buffer; gzip: Buffer };

const compressGzip = promisify(gzip);
const decompressBrotli = promisify(brotliDecompress);
const compressBrotli = promisify(brotliCompress);

/** Three percent less than at level 5 in a fourth more time; 9 takes ten times as long for half a percent more. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } };

/** For browsers alone, which ask each time whether there is a newer one. */
export const PRIVATE = 'private, no-cache';

/** Rough size of headers, keys and objects around the bytes. */
const OVERHEAD_BYTES = 4096;

/** Changes with anything a browser would notice. Weak, since all encodings of a page share one tag. */
const etagOf = (status: number, headers: Headers, body: Buffer): string => {
  const hash = createHash('sha256')
    .update(body)
    .update(JSON.stringify([status, headers]));
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
};

function assemble(packed: PackedPage, identity: Buffer, base: Headers, sharing: Headers): Page {
  const { status, headers, br } = packed;
  const etag = etagOf(status, headers, identity);
  const own = { 'cache-control': PRIVATE, vary: 'Accept-Encoding', etag };
  const common = { ...base, ...headers, ...own, ...(status === 200 && sharing) };
  const sized = (body: Buffer, encoding?: string): Headers => ({
    ...common,
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': String(body.length),
  });
  return {
    status,
    etag,
    bodies: { br, gzip: packed.gzip },
    headers: { identity: sized(identity), br: sized(br, 'br'), gzip: sized(packed.gzip, 'gzip') },
    notModified: common,
    rendered: headers,
    bytes: br.length + packed.gzip.length + OVERHEAD_BYTES,
  };
}

/**
 * Creates a page from a rendering, compressed off the event loop. `base` holds the headers of every answer; those of
 * the render take precedence. `sharing` replaces those for caches, so that a CDN may keep the page.
 */
export async function pageOf(
  { status, headers, body }: Omit<Rendering, 'degraded'>,
  base: Headers,
  sharing: Headers = {},
): Promise<Page> {
  const [br, zipped] = await Promise.all([compressBrotli(body, BROTLI), compressGzip(body)]);
  return assemble({ status, headers, br, gzip: zipped }, body, base, sharing);
}

/** The same page for browsers alone: no CDN keeps it. */
export function unsharedOf(page: Page): Page {
  const own = (headers: Headers): Headers => ({ ...headers, 'cache-control': PRIVATE });
  const { identity, br, gzip } = page.headers;
  const headers = { identity: own(identity), br: own(br), gzip: own(gzip) };
  return { ...page, headers, notModified: own(page.notModified) };
}

/** A page without compression. */
export const plainOf = ({ bodies }: Page): Promise<Buffer> => decompressBrotli(bodies.br);

export const pack = ({ status, rendered, bodies }: Page): PackedPage => ({
  status,
  headers: rendered,
  br: bodies.br,
  gzip: bodies.gzip,
});

/** Restores a page packed by another process. Rejects when its bytes are damaged. */
export const unpack = async (packed: PackedPage, base: Headers, sharing: Headers): Promise<Page> =>
  assemble(packed, await decompressBrotli(packed.br), base, sharing);
