import { LRUCache } from 'lru-cache';

/** The encodings in which a page is cached. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** In order of preference among equal weights. */
const COMPRESSED = ['br', 'gzip'] as const;

type Weights = ReadonlyMap<string, number>;

function weightsOf(header: string): Weights {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const weight = q === undefined ? 1 : Number(q);
    weights.set(name === 'x-gzip' ? 'gzip' : name, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return weights;
}

function choose(acceptEncoding: string): Encoding {
  const weights = weightsOf(acceptEncoding);
  const any = weights.get('*') ?? 0;
  let best: Encoding = 'identity';
  let bestWeight = weights.get('identity') ?? 0;
  for (const encoding of COMPRESSED) {
    const weight = weights.get(encoding) ?? any;
    const better = best === 'identity' ? weight > 0 && weight >= bestWeight : weight > bestWeight;
    if (better) [best, bestWeight] = [encoding, weight];
  }
  return best;
}

/** Browsers send only a handful of different headers; parsing one costs more than the rest of a hit. */
const chosen = new LRUCache<string, Encoding>({ max: 200, memoMethod: choose });

/**
 * The preferred encoding of a client, by the weights of its Accept-Encoding (RFC 9110 §12.5.3). An encoding ranked
 * below identity is not used; identity is the fallback.
 */
export const encodingFor = (acceptEncoding: string | undefined): Encoding =>
  acceptEncoding ? chosen.memo(acceptEncoding) : 'identity';

/** Whether an If-None-Match header names this tag, compared weakly (RFC 9110 §13.1.2). */
export function namesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag));
}
