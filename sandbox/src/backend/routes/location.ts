import { type FastifyInstance } from 'fastify';
import { type BackendContext } from '../context';
import { serve } from '../operation';
import { addressOf, countryOf } from '../visitor';

/** GET get-location: the visitor's country by address, and the currencies to offer there. */
export function locationRoutes(app: FastifyInstance, { brand }: BackendContext): void {
  serve(app, 'location', ({ request }) => {
    const ip = addressOf(request);
    const country = countryOf(ip, brand.homeCountry);
    const currency = brand.currencyOf[country] ?? brand.currencies[0]?.code;
    return { data: { location: { country, ipInfo: { ip }, currencies: currency ? [currency] : [] } } };
  });
}
