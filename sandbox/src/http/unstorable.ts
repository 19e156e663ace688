import { type FastifyInstance } from 'fastify';

/** The one character PostgreSQL cannot store; no valid text contains it. */
const NUL = '\0';

const holdsNul = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes(NUL);
  return typeof value === 'object' && value !== null && Object.entries(value).some((pair) => pair.some(holdsNul));
};

/** Refuses requests containing U+0000 with 400, before a query fails on it. */
export function refuseUnstorable(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body }) => {
    if (![params, query, body].some(holdsNul)) return;
    throw Object.assign(new Error('The request holds U+0000'), { statusCode: 400 });
  });
}
