import { type FastifyInstance } from 'fastify';
import { responseProblems } from '@/contract/validate';

/**
 * Validates every answer against the contract and replaces an invalid one with a 500 that names the problem, so that a
 * wrong shape never reaches the site in development and tests.
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
