import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendBusyPage } from './busyPage';
import { targetOf, type KeyLists, type PageKey } from './key';
import { encodingFor, namesTag } from './negotiate';
import type { Page } from './page';
import { PageUnavailable, type PageCache } from './pageCache';
import { refuse } from './refusals';

export type PagesOptions = {
  cache: PageCache;
  lists: KeyLists;
  /** Whether there is no room for another render. */
  tooBusy: () => boolean;
  /** Hears of each page refused for that. */
  onShed: () => void;
};

/** Parameters that carry a session or a one-time token (OP-026, OP-042). */
const SECRETS = ['at', 'token'];

/** The page of such an address is the same as ever, but leaves no trace in caches and referrers. */
const UNTRACEABLE = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } as const;

function carriesSecret(url: string): boolean {
  const mark = url.indexOf('?');
  if (mark < 0) return false;
  const query = new URLSearchParams(url.slice(mark + 1));
  return SECRETS.some((name) => query.has(name));
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/** 405 for a method that pages do not know; 404 where it is not the method. */
export function refuseRoute({ method }: FastifyRequest, reply: FastifyReply): FastifyReply {
  return isRead(method) ? refuse(reply, 404) : refuse(reply.header('allow', 'GET, HEAD'), 405);
}

function sendPage({ url, headers }: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  const secret = carriesSecret(url);
  if (!secret && page.status === 200 && namesTag(headers['if-none-match'], page.etag)) {
    return reply.code(304).headers(page.notModified).send();
  }
  const encoding = encodingFor(headers['accept-encoding'] as string | undefined);
  reply.code(page.status).headers(page.headers[encoding]);
  if (secret) reply.headers(UNTRACEABLE).removeHeader('etag');
  return reply.send(page.bodies[encoding]);
}

/** Every address that nothing else answers: pages and their data, GET and HEAD, from the cache (architecture §1). */
export function addPages(app: FastifyInstance, { cache, lists, tooBusy, onShed }: PagesOptions): void {
  const sendNothing = (key: PageKey, reply: FastifyReply) =>
    key.kind === 'html' ? sendBusyPage(reply) : refuse(reply, 503);

  async function render(key: PageKey, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (tooBusy()) {
      onShed();
      const old = cache.lastGood(key);
      return old ? sendPage(request, reply, old) : sendNothing(key, reply);
    }
    try {
      return sendPage(request, reply, await cache.load(key));
    } catch (error) {
      if (!(error instanceof PageUnavailable)) throw error;
      if (error.cause) request.log.error({ err: error.cause, key: key.id }, 'render failed');
      return sendNothing(key, reply);
    }
  }

  void app.register(async (scope) => {
    scope.addHook('onRequest', (request, reply, done) => {
      if (isRead(request.method)) done();
      else refuseRoute(request, reply);
    });
    scope.all('/*', (request, reply) => {
      const { host, url, headers } = request;
      const target = targetOf(host.toLowerCase(), url, headers.cookie, lists);
      if (target.type === 'nothing') return reply.code(404).send({});
      if (target.type === 'redirect') {
        if (carriesSecret(url)) reply.headers(UNTRACEABLE);
        return reply.redirect(target.location, 308);
      }
      const page = cache.get(target.key);
      if (!page) return render(target.key, request, reply);
      request.fromCache = true;
      return sendPage(request, reply, page);
    });
  });
}
