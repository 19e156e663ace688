import { type FastifyInstance } from 'fastify';
import { type BackendContext } from '../context';
import { serve } from '../operation';
import { visitorOf } from '../visitor';

/** GET get-location: the visitor's country, as far as the sandbox can tell, and the currency of that country. */
export function locationRoutes(app: FastifyInstance, context: BackendContext): void {
  serve(app, 'location', ({ request }) => {
    const { ip, country } = visitorOf(request, context);
    const brand = context.brandAt(request.host);
    const currency = brand.currencyOf[country] ?? brand.currencies[0]?.code;
    return { data: { location: { country, ipInfo: { ip }, currencies: currency ? [currency] : [] } } };
  });
}
