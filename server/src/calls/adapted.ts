import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { adapter } from '@/services/server/adapter';
import { hostOf, type Tenants } from '../tenants/tenants';
import type { ProxyHeaders } from './callHeaders';
import { turnAway } from './passage';

/** The largest JSON body of a call; an upload may have MAX_UPLOAD_BYTES. */
const MAX_JSON_BYTES = 2 ** 20;
const MAX_UPLOAD_BYTES = 32 * 2 ** 20;

const textHeaders = (headers: ProxyHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** All bytes of a body; null, and nothing more is read, once there are more than `limit`. */
async function bytesOf(body: Readable, limit: number): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The body of a call as JSON or a form; null for none, undefined for one that is neither or too large. */
async function bodyOf({ body, headers }: FastifyRequest): Promise<unknown> {
  if (!body) return null;
  const type = headers['content-type'] ?? '';
  const isForm = type.startsWith('multipart/form-data');
  const bytes = await bytesOf(body as Readable, isForm ? MAX_UPLOAD_BYTES : MAX_JSON_BYTES);
  if (bytes === null) return undefined;
  try {
    if (isForm) return await new Response(bytes, { headers: { 'content-type': type } }).formData();
    return bytes.length === 0 ? null : (JSON.parse(bytes.toString()) as unknown);
  } catch {
    return undefined;
  }
}

/**
 * Returns a function that answers a call through the operator's adapter, within its time; null for a call that is
 * passed on.
 */
export const createAdaptedCalls =
  (tenants: Tenants, toBackend: (request: FastifyRequest, headers: ProxyHeaders) => ProxyHeaders) =>
  (request: FastifyRequest, reply: FastifyReply, leftMs: number): Promise<FastifyReply> | null => {
    const tenant = tenants.tenantOf(hostOf(request.headers));
    const { method, url, headers } = request;
    const { pathname, searchParams } = new URL(url, tenant.apiUrl);
    const adapting = adapter();
    if (!adapting?.adapts(tenant.id, method, pathname)) return null;
    const answer = async () => {
      const body = await bodyOf(request);
      if (body === undefined) return turnAway(reply, 400);
      const { status, json } = await adapting.answer({
        tenant,
        method,
        path: pathname,
        query: Object.fromEntries(searchParams),
        body,
        headers: textHeaders(toBackend(request, headers)),
        signal: AbortSignal.timeout(leftMs),
      });
      return reply.code(status).header('cache-control', 'no-store').type('application/json').send(json);
    };
    return answer();
  };
