import { sql } from 'drizzle-orm';
import { type FastifyInstance } from 'fastify';
import { type HttpContext } from '../../http/context';
import { Refusal } from '../../http/refusal';

/** `brands` are the names of all brands. */
export type HealthContext = Pick<HttpContext, 'db'> & { brands: readonly string[] };

/**
 * GET /healthz: 200 while the database responds, else 503; for process supervision. Includes the names of the brands,
 * which are served at <name>.localhost.
 */
export function healthRoutes(app: FastifyInstance, { db, brands }: HealthContext): void {
  app.get('/healthz', async (request) => {
    try {
      await db.execute(sql`select 1`);
      return { status: 'ok', brands };
    } catch (error) {
      request.log.error(error);
      throw new Refusal(503, 'DATABASE_UNAVAILABLE', 'Service Unavailable');
    }
  });
}
