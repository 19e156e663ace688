import { type FastifyInstance } from 'fastify';

/** The one character PostgreSQL cannot store; no valid text contains it. */
const NUL = '\0';

/** Deeper than any request of the contract; what walks a deeper one recursively exhausts the stack. */
const MAX_DEPTH = 32;

/** Why a part of a request cannot be taken in, or null. */
function faultOf(part: unknown): string | null {
  let level: unknown[] = [part];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return 'The request is nested too deeply';
    if (level.some((value) => typeof value === 'string' && value.includes(NUL))) return 'The request holds U+0000';
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.entries(value).flat() : []));
  }
  return null;
}

/** Refuses with 400 what contains U+0000, before a query fails on it, or what is nested without end. */
export function refuseUnstorable(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body }) => {
    for (const part of [params, query, body]) {
      const fault = faultOf(part);
      if (fault !== null) throw Object.assign(new Error(fault), { statusCode: 400 });
    }
  });
}
