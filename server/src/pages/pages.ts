import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendBusyPage } from '../answers/busyPage';
import { targetOf, type KeyLists, type PageKey } from '../render/key';
import type { Page } from '../cache/page';
import { PageUnavailable, type PageCache } from '../cache/pageCache';
import { isRead, refuse, refuseRoute } from '../answers/refusals';
import { NoRoom } from '../operation/admission';
import { hostOf } from '../tenants/tenants';
import type { Visitors } from './hits';
import { carriesSecret, sendPage, UNTRACEABLE } from './sendPage';

export type PagesOptions = {
  cache: PageCache;
  lists: KeyLists;
  /** Whether there is no capacity for another render. */
  tooBusy: () => boolean;
  /** Called for each page refused for that reason. */
  onShed: () => void;
  visitors: Visitors;
  /** Hears of each page that is asked for. */
  onPage: ((key: PageKey) => void) | undefined;
};

const sendNothing = (key: PageKey, reply: FastifyReply): FastifyReply =>
  key.kind === 'html' ? sendBusyPage(reply) : refuse(reply, 503);

/** Serves every address without its own route: pages and their data, GET and HEAD, from the cache (architecture §1). */
export function addPages(app: FastifyInstance, options: PagesOptions): void {
  const { cache, lists, tooBusy, onShed, visitors, onPage } = options;
  const send = (request: FastifyRequest, reply: FastifyReply, page: Page): void =>
    sendPage(request.raw, reply.hijack().raw, page, visitors.sessionHeader);

  async function render(key: PageKey, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if (tooBusy()) {
      onShed();
      const old = cache.lastGood(key);
      return old ? send(request, reply, old) : sendNothing(key, reply);
    }
    try {
      return send(request, reply, await cache.load(key));
    } catch (error) {
      if (!(error instanceof PageUnavailable)) throw error;
      if (error.cause instanceof NoRoom) onShed();
      else if (error.cause) request.log.error({ err: error.cause, key: key.id }, 'render failed');
      return sendNothing(key, reply);
    }
  }

  void app.register(async (scope) => {
    scope.addHook('onRequest', (request, reply, done) => {
      if (isRead(request)) done();
      else refuseRoute(request, reply);
    });
    scope.all('/*', (request, reply) => {
      const { url, headers } = request;
      const target = targetOf(hostOf(headers), url, visitors.cookieOf(headers), lists);
      if (target.type === 'nothing') return reply.code(404).send({});
      if (target.type === 'redirect') {
        if (carriesSecret(url)) reply.headers(UNTRACEABLE);
        return reply.redirect(target.location, 308);
      }
      onPage?.(target.key);
      const page = cache.get(target.key);
      if (!page) return render(target.key, request, reply);
      request.fromCache = true;
      return send(request, reply, page);
    });
  });
}
