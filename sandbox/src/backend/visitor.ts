import { BlockList, isIP } from 'node:net';
import { type FastifyRequest } from 'fastify';
import { readVisitorCookie } from '../panel/visitorCookie';
import { type BackendContext } from './context';

/**
 * Addresses that the internet reserves for documentation stand for visitors from other countries: a trial or a test
 * sends them in X-Forwarded-For. A real operator asks a database of addresses here.
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

/** Where a call comes from: an address, and the code of its country. */
export type Visitor = { ip: string; country: string };

/**
 * The visitor's address: the one the site's host reports in X-Forwarded-For (believed only from this machine), else the
 * peer's own. A header that holds no address is ignored.
 */
const addressOf = (request: FastifyRequest): string =>
  isIP(request.ip) ? request.ip : (request.socket.remoteAddress ?? '127.0.0.1');

/** Code of the country an address belongs to; `home` for this machine and for every network we do not know. */
function countryOf(address: string, home: string): string {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  return NETWORKS.find(({ list }) => list.check(address, family))?.country ?? home;
}

/** Who calls: by the address, or where the control panel is open, who its cookie pretends to be. */
export function visitorOf(
  request: FastifyRequest,
  { brandAt, controls }: Pick<BackendContext, 'brandAt' | 'controls'>,
): Visitor {
  const pretended = controls && readVisitorCookie(request.headers.cookie);
  const ip = pretended?.ip ?? addressOf(request);
  return { ip, country: pretended?.country ?? countryOf(ip, brandAt(request.host).homeCountry) };
}
