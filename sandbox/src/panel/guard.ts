import { type FastifyInstance, type FastifyRequest } from 'fastify';

const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');

/** Names that always resolve to this machine, which prevents DNS rebinding of the panel. */
const isOurs = (host: string, brands: readonly string[]): boolean =>
  ['localhost', '127.0.0.1', ...brands.map((brand) => `${brand}.localhost`)].includes(nameOf(host));

/** Whether a post comes from the panel's own page, by the Origin header. */
const isOwnPost = ({ headers }: FastifyRequest): boolean => headers.origin === `http://${headers.host}`;

/** Refuses requests to a foreign host name (421) and posts from other pages (403). */
export function guard(app: FastifyInstance, brands: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const { method, headers } = request;
    if (!isOurs(headers.host ?? '', brands)) return reply.code(421).send('The panel answers at localhost only.');
    if (method === 'POST' && !isOwnPost(request)) return reply.code(403).send('Only the panel’s own forms may post.');
  });
}
