import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Groups of an IPv6 address, and those that identify the network: visitors choose the rest themselves. */
const GROUPS = 8;
const NETWORK_GROUPS = 4;
/** The longest valid address; a forwarded header may be longer. */
const MAX_ADDRESS = 45;

/** An IPv4 address, and with it the port that some proxies add, which differs from call to call. */
const IPV4 = /(\d+(?:\.\d+){3})(?::\d*)?$/;
/** What stands around an IPv6 address with a port. */
const BRACKETS = /^\[|\](?::\d*)?$/g;

/** The key of an address: one IPv4 address, or the /64 network of an IPv6 address; '' for one that has left. */
export function addressKey(ip: string | undefined): string {
  const address = (ip ?? '').slice(0, MAX_ADDRESS).toLowerCase().replace(BRACKETS, '');
  const plain = IPV4.exec(address)?.[1];
  if (plain !== undefined || !address.includes(':')) return plain ?? address;
  const [head = '', tail] = address.split('::', 2);
  const start = head === '' ? [] : head.split(':');
  const end = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, GROUPS - start.length - end.length);
  return [...start, ...Array<string>(zeros).fill('0'), ...end].slice(0, NETWORK_GROUPS).join(':');
}

/** The session of a call, as the hash of its token so that no token is kept; null for a guest. */
export function sessionKey({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | null {
  const token = headers[name];
  return token === undefined ? null : createHash('sha256').update(String(token)).digest('base64');
}

const PLACEHOLDER = /\{\w+\}/g;
/** Words in a path name the operation; anything else is an id. */
const WORD = /^(?:[a-z]+(?:-[a-z]+)*|v\d+)$/;
/** Number of segments that identify an operation on a path unknown to the contract: /api/core/casino/games. */
const NAMING_SEGMENTS = 4;

/** Reduces a path unknown to the contract, such as an operator's override, to the part that names the operation. */
const shapeOf = (path: string): string =>
  path
    .split('/', NAMING_SEGMENTS + 1)
    .map((segment) => (segment === '' || WORD.test(segment) ? segment : '*'))
    .join('/');

/** Returns a function that names the operation of a call, without its ids; `paths` are the contract's. */
export function createOperations(paths: readonly string[]): (call: Pick<FastifyRequest, 'method' | 'url'>) => string {
  const literal = new Set(paths.filter((path) => !path.includes('{')));
  const patterns = paths
    .filter((path) => path.includes('{'))
    .map((path) => [path, new RegExp(`^${path.replace(/[.]/g, '\\$&').replace(PLACEHOLDER, '[^/]+')}$`)] as const);
  const templateOf = (path: string) => patterns.find(([, pattern]) => pattern.test(path))?.[0];
  return ({ method, url }) => {
    const path = url.split('?', 1)[0]!;
    return `${method} ${literal.has(path) ? path : (templateOf(path) ?? shapeOf(path))}`;
  };
}
