import { type FastifyInstance } from 'fastify';
import { type BackendContext } from '../context';
import { serve } from '../operation';

/** GET settings2: the settings of the brand that the caller's host shows; games may come from our own studio only. */
export function settingsRoutes(app: FastifyInstance, { brandAt, env }: BackendContext): void {
  serve(app, 'settings', ({ request }) => ({ ...brandAt(request.host).settings, gameOrigins: [env.studioOrigin] }));
}
