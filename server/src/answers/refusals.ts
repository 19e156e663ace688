import type { FastifyReply, FastifyRequest } from 'fastify';

/** The host's error answers, in the contract's error format: a code, and the message of spec §8 where it has one. */
export const REFUSALS = {
  400: { code: 'BAD_REQUEST', message: 'Bad request' },
  404: { code: 'NOT_FOUND', message: 'Not found' },
  405: { code: 'METHOD_NOT_ALLOWED', message: 'Method not allowed' },
  408: { code: 'REQUEST_TIMEOUT', message: 'The request took too long' },
  413: { code: 'BODY_TOO_LARGE', message: 'The request body is too large' },
  421: { code: 'MISDIRECTED', message: 'Unknown host' },
  429: { code: 'TOO_MANY_CALLS', message: 'Too many calls at once' },
  431: { code: 'HEADERS_TOO_LARGE', message: 'The request headers are too large' },
  500: { code: 'INTERNAL', message: 'Internal server error' },
  502: { code: 'BACKEND_UNREACHABLE', message: 'Service Unavailable' },
  503: { code: 'UNAVAILABLE', message: 'Service Unavailable' },
  504: { code: 'BACKEND_TIMEOUT', message: 'Service Unavailable' },
} as const;

export type Refusal = keyof typeof REFUSALS;

/** Seconds after which a client may retry. */
export const RETRY_AFTER_S = 5;

const isTemporary = (status: Refusal) => status === 429 || status >= 502;

/** Ends the request with an error answer; temporary ones carry Retry-After, `afterS` seconds. */
export function refuse(reply: FastifyReply, status: Refusal, afterS = RETRY_AFTER_S): FastifyReply {
  if (isTemporary(status)) reply.header('retry-after', afterS);
  return reply.code(status).header('cache-control', 'no-store').send(REFUSALS[status]);
}

/** The error answer for an error thrown by a route or by Fastify itself. */
export function refusalOf(error: { statusCode?: number }): Refusal {
  const status = error.statusCode ?? 500;
  if (status in REFUSALS) return status as Refusal;
  return status >= 400 && status < 500 ? 400 : 500;
}

/** Whether a request is read-only. */
export const isRead = ({ method }: { method?: string }): boolean => method === 'GET' || method === 'HEAD';

/** 405 for a method that pages do not support, else 404. */
export function refuseRoute(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return isRead(request) ? refuse(reply, 404) : refuse(reply.header('allow', 'GET, HEAD'), 405);
}
