import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readiness } from './health';
import { targetOf, type KeyLists } from './key';
import type { PageCache } from './pageCache';
import { isRead } from './refusals';
import { sendPage } from './sendPage';
import { hostOf, type Tenants } from './tenants';

export type HitsOptions = { cache: PageCache; lists: KeyLists; tenants: Tenants; readiness: Readiness };

/** Answers the request if that can be done at once; true when it did. */
export type AnswerHit = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Pages that the cache has are answered before Fastify's routing and hooks, which cost as much as sending the bytes.
 * Whatever else it is, an unknown host, a drain, another method, goes the long way, where it is judged.
 */
export const createHits =
  ({ cache, lists, tenants, readiness }: HitsOptions): AnswerHit =>
  (request, response) => {
    const { url = '', headers } = request;
    const host = hostOf(headers);
    if (!readiness.ready || !isRead(request) || tenants.backendOf(host) === undefined) return false;
    const target = targetOf(host, url, headers.cookie, lists);
    const page = target.type === 'page' ? cache.get(target.key) : undefined;
    if (page) sendPage(request, response, page);
    return page !== undefined;
  };
