import { type FastifyRequest } from 'fastify';
import { type HttpContext } from '../../http/context';
import { refusalIn } from './fields/refusals';
import { visitorOf } from '../../http/visitor';

/**
 * Refuses play, deposits, claims and bonuses to visitors from a blocked country (OP-064, OP-067). Only the IP address
 * counts, whatever the browser claims about a white list, a bot or a verified position. Withdrawals and history stay
 * open and do not call this. `code` is the operation's refusal code.
 */
export function refuseWhereBlocked(
  request: FastifyRequest,
  context: Pick<HttpContext, 'brandAt' | 'controls'>,
  code: string,
): void {
  const { ip, country } = visitorOf(request, context);
  const { excludedCountryCodeList = [], whitelistedIps = [] } = context.brandAt(request.host).settings;
  if (!excludedCountryCodeList.includes(country) || whitelistedIps.includes(ip)) return;
  throw refusalIn(request, 409, code, 'countryBlocked', { country });
}
