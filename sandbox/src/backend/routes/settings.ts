import { type FastifyInstance } from 'fastify';
import { type BackendContext } from '../context';
import { serve } from '../operation';

/** GET settings2: the brand's settings; games may come from our own studio only. */
export function settingsRoutes(app: FastifyInstance, { brand, env }: BackendContext): void {
  serve(app, 'settings', () => ({ ...brand.settings, gameOrigins: [env.studioOrigin] }));
}
