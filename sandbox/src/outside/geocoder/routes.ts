import { type FastifyInstance } from 'fastify';
import { countryAt } from './countryAt';

type Address = { Querystring: Readonly<Record<string, unknown>> };

/** Parses degrees within ±`most`; null for anything else. */
function degrees(text: unknown, most: number): number | null {
  if (typeof text !== 'string' || !/^-?\d{1,3}(\.\d{1,15})?$/.test(text)) return null;
  const value = Number(text);
  return Math.abs(value) <= most ? value : null;
}

/**
 * GET /geocode?lat=&lon=: the country at a position, for the template of REVERSE_GEOCODE_URL (OP-065). Any page may
 * call it (CORS), like public geocoders; positions are neither stored nor logged.
 */
export function geocoderRoutes(app: FastifyInstance): void {
  app.get<Address>('/geocode', ({ query }, reply) => {
    void reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
    const [lat, lon] = [degrees(query.lat, 90), degrees(query.lon, 180)];
    if (lat === null || lon === null) return reply.code(400).send({ error: 'invalid_request' });
    const countryCode = countryAt({ lat, lon });
    return { countryCode, address: countryCode === null ? {} : { country_code: countryCode.toLowerCase() } };
  });
}
