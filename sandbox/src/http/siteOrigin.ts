import { type FastifyRequest } from 'fastify';
import { type HttpContext } from './context';

/** The site a message links to: its origin and brand name. */
export type Site = { origin: string; brandName: string };

/**
 * The origin of the site a call came through: the configured origin that matches the request's host, else the first
 * one. Only configured origins are used, so that a forged host never gets into the link of a message.
 */
export function siteOriginOf(request: FastifyRequest, { env }: Pick<HttpContext, 'env'>): string {
  const host = request.host.toLowerCase();
  return env.siteOrigins.find((origin) => new URL(origin).host === host) ?? env.siteOrigins[0] ?? '';
}

/** The site that a message links to. */
export const siteOf = (request: FastifyRequest, context: Pick<HttpContext, 'env' | 'brandAt'>): Site => {
  const { name, settings } = context.brandAt(request.host);
  return { origin: siteOriginOf(request, context), brandName: settings.brandName ?? name };
};
