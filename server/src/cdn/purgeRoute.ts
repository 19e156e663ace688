import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasToken } from '../answers/token';
import { refuse } from '../answers/refusals';
import type { Tenants } from '../tenants/tenants';
import { LOOK_MS, type Purges } from './purges';

/** The address at which an operator's systems tell of a change. */
export const PURGE_PATH = '/purge';

export type PurgeRouteOptions = { purges: Purges; tenants: Tenants; token: string | undefined; shared: boolean };

/** The brands of a call: those of `?host=`, or all; null when one is unknown. */
function brandsOf({ query }: FastifyRequest, tenants: Tenants): string[] | null {
  const { host: asked = [] } = query as { host?: string | string[] };
  const named = [asked].flat().map((host) => host.toLowerCase());
  if (named.some((host) => tenants.backendOf(host) === undefined)) return null;
  return named.length > 0 ? named.map((host) => tenants.tenantOf(host).id) : tenants.ids();
}

/** Adds POST /purge for the holder of PURGE_TOKEN, and looks for the purges of other hosts. */
export function addPurges(app: FastifyInstance, { purges, tenants, token, shared }: PurgeRouteOptions): void {
  app.post(PURGE_PATH, { config: { anyHost: true } }, async (request, reply) => {
    if (token === undefined || !hasToken(request.headers.authorization, token)) return refuse(reply, 404);
    const brands = brandsOf(request, tenants);
    if (!brands) return refuse(reply, 400);
    const done = await Promise.all(brands.map((brand) => purges.purge(brand)));
    request.log.info({ brands: brands.length }, 'purged');
    return reply.code(done.every(Boolean) ? 200 : 202).send({ brands });
  });
  if (!shared) return;
  const timer = setInterval(() => void purges.look(), LOOK_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
