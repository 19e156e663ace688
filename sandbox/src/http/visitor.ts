import { BlockList, isIP } from 'node:net';
import { type FastifyRequest } from 'fastify';
import { readVisitorCookie } from './visitorCookie';
import { type HttpContext } from './context';

/**
 * Address ranges reserved for documentation stand for visitors from other countries: tests and trials send them in
 * X-Forwarded-For. A real operator uses a GeoIP database here.
 */
const NETWORKS = [
  { country: 'US', network: '192.0.2.0' },
  { country: 'GB', network: '198.51.100.0' },
  { country: 'CA', network: '203.0.113.0' },
].map(({ country, network }) => {
  const list = new BlockList();
  list.addSubnet(network, 24);
  return { country, list };
});

export type Visitor = { ip: string; country: string };

/**
 * The visitor's address: from X-Forwarded-For (trusted only from this machine), else the peer's. A header without a
 * valid address is ignored.
 */
const addressOf = (request: FastifyRequest): string =>
  isIP(request.ip) ? request.ip : (request.socket.remoteAddress ?? '127.0.0.1');

/** The country code of an address; `home` for this machine and for every unknown network. */
function countryOf(address: string, home: string): string {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  return NETWORKS.find(({ list }) => list.check(address, family))?.country ?? home;
}

/** The visitor by address or, with a control panel, as its cookie pretends. */
export function visitorOf(
  request: FastifyRequest,
  { brandAt, controls }: Pick<HttpContext, 'brandAt' | 'controls'>,
): Visitor {
  const pretended = controls && readVisitorCookie(request.headers.cookie);
  const ip = pretended?.ip ?? addressOf(request);
  return { ip, country: pretended?.country ?? countryOf(ip, brandAt(request.host).homeCountry) };
}
