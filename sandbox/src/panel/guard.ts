import { type FastifyInstance, type FastifyRequest } from 'fastify';

/** The name in a Host header, without its port. */
const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');

/** Names that browsers look up on this machine only, so that no foreign page can point its own name at the panel. */
const isOurs = (host: string, brands: readonly string[]): boolean =>
  ['localhost', '127.0.0.1', ...brands.map((brand) => `${brand}.localhost`)].includes(nameOf(host));

/** A form of the panel's own page: browsers name the page that posts, and no other page has this origin. */
const isOwnPost = ({ headers }: FastifyRequest): boolean => headers.origin === `http://${headers.host}`;

/** Refuses requests that came by a foreign name (421), and posts of other pages (403). */
export function guard(app: FastifyInstance, brands: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const { method, headers } = request;
    if (!isOurs(headers.host ?? '', brands)) return reply.code(421).send('The panel answers at localhost only.');
    if (method === 'POST' && !isOwnPost(request)) return reply.code(403).send('Only the panel’s own forms may post.');
  });
}
