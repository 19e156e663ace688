import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { HostEnv } from '../start/env';

/** The span of a trusted proxy in which a request was sent. */
export type Parent = { traceId: string; spanId: string; sampled: boolean };

/** W3C Trace Context; later versions may add parts. */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:-.*)?$/;
const SAMPLED = 1;

function parentIn(header: string): Parent | undefined {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(header) ?? [];
  return traceId && spanId && flags ? { traceId, spanId, sampled: (parseInt(flags, 16) & SAMPLED) > 0 } : undefined;
}

/** Whether a neighbour's address is that of a proxy to trust, by TRUST_PROXY. */
function trustsOf(proxies: HostEnv['trustProxy']): (address: string) => boolean {
  if (!Array.isArray(proxies)) return () => Boolean(proxies);
  const trusts = proxyAddr.compile(proxies);
  return (address) => trusts(address, 0);
}

/** Returns a function that reads a request's `traceparent`; only a trusted proxy's counts, since anybody can send one. */
export function createArrivals(proxies: HostEnv['trustProxy']): (request: IncomingMessage) => Parent | undefined {
  const trusts = trustsOf(proxies);
  return ({ headers, socket }) => {
    const { traceparent } = headers;
    if (typeof traceparent !== 'string' || !trusts(socket.remoteAddress ?? '')) return undefined;
    return parentIn(traceparent);
  };
}
