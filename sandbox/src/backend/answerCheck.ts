import { type FastifyInstance } from 'fastify';
import { responseProblems } from '@/contract/validate';

/**
 * Holds every answer of an operation against the contract and turns one that breaks it into a 500 that says why: while
 * developing and testing, a wrong shape must not get as far as the site.
 */
export function checkAnswers(app: FastifyInstance): void {
  app.addHook('preSerialization', async (request, reply, payload) => {
    const id = request.routeOptions.config.operationId;
    if (!id || reply.statusCode === 500) return payload;
    const problems = responseProblems(id, reply.statusCode, JSON.parse(JSON.stringify(payload)));
    if (problems.length === 0) return payload;
    request.log.error({ operation: id, status: reply.statusCode, problems }, 'ANSWER BREAKS THE CONTRACT');
    void reply.code(500);
    return { code: 'CONTRACT_BROKEN', message: `${id}: ${problems.join('; ')}` };
  });
}
