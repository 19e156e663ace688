import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readiness } from '../operation/health';
import { targetOf, type KeyLists, type PageKey } from '../render/key';
import type { PageCache } from '../cache/pageCache';
import type { Sharing } from '../cdn/sharing';
import { isRead } from '../answers/refusals';
import { hasTwoHosts, hostOf, type Tenants } from '../tenants/tenants';
import { sendPage } from './sendPage';

/** What a page may depend on of a visitor, and the header that carries a session. */
export type Visitors = { cookieOf: Sharing['cookieOf']; sessionHeader: string };

export type HitsOptions = {
  cache: PageCache;
  lists: KeyLists;
  tenants: Tenants;
  readiness: Readiness;
  visitors: Visitors;
  /** Hears of each page that is asked for. */
  onPage: ((key: PageKey) => void) | undefined;
};

/** Answers the request if it can be done immediately; returns whether it did. */
export type AnswerHit = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Answers cached pages before Fastify's routing and hooks, which cost as much as sending the bytes. Everything else (an
 * unknown host, a draining host, another method) takes the normal route and is checked there.
 */
export const createHits =
  ({ cache, lists, tenants, readiness, visitors, onPage }: HitsOptions): AnswerHit =>
  (request, response) => {
    const { url = '', headers } = request;
    const host = hostOf(headers);
    if (!readiness.ready || !isRead(request) || hasTwoHosts(request) || tenants.backendOf(host) === undefined)
      return false;
    const target = targetOf(host, url, visitors.cookieOf(headers), lists);
    if (target.type !== 'page') return false;
    onPage?.(target.key);
    const page = cache.get(target.key);
    if (page) sendPage(request, response, page, visitors.sessionHeader);
    return page !== undefined;
  };
