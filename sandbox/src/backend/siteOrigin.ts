import { type FastifyRequest } from 'fastify';
import { type Site } from '../mail/post';
import { type BackendContext } from './context';

/**
 * The origin of the site a call came through. Only origins that are set are named, so that a made-up host never gets into
 * the link of a message: that of the request's own host, else the first one.
 */
export function siteOriginOf(request: FastifyRequest, { env }: Pick<BackendContext, 'env'>): string {
  const host = request.host.toLowerCase();
  return env.siteOrigins.find((origin) => new URL(origin).host === host) ?? env.siteOrigins[0] ?? '';
}

/** The site a message leads back to. */
export const siteOf = (request: FastifyRequest, context: Pick<BackendContext, 'env' | 'brandAt'>): Site => {
  const { name, settings } = context.brandAt(request.host);
  return { origin: siteOriginOf(request, context), brandName: settings.brandName ?? name };
};
