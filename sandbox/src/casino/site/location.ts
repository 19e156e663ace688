import { type FastifyInstance } from 'fastify';
import { type HttpContext } from '../../http/context';
import { serve } from '../../http/operation';
import { visitorOf } from '../../http/visitor';

/** GET get-location: the visitor's country, as far as the sandbox can tell, and the currency of that country. */
export function locationRoutes(app: FastifyInstance, context: HttpContext): void {
  serve(app, 'location', ({ request }) => {
    const { ip, country } = visitorOf(request, context);
    const brand = context.brandAt(request.host);
    const currency = brand.currencyOf[country] ?? brand.currencies[0]?.code;
    return { data: { location: { country, ipInfo: { ip }, currencies: currency ? [currency] : [] } } };
  });
}
