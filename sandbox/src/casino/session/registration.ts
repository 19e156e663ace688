import { type FastifyInstance } from 'fastify';
import { type SessionContext } from './context';
import { serve } from '../../http/operation';

/** GET get-registration-fields: the brand's fields. */
export function registrationRoutes(app: FastifyInstance, context: SessionContext): void {
  const { brandAt } = context;
  serve(app, 'registrationFields', ({ request }) => ({ data: { ...brandAt(request.host).registrationFields } }));
}
