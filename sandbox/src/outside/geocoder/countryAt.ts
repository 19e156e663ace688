import { PLACES } from './places';

const EARTH_RADIUS_KM = 6_371;
/** Positions farther than this from every place are open sea. */
const FARTHEST_KM = 1_500;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

type Position = { lat: number; lon: number };

/** Great-circle distance, by the haversine formula. */
function kilometres(a: Position, b: Position): number {
  const [dLat, dLon] = [radians(b.lat - a.lat), radians(b.lon - a.lon)];
  const half = Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Code of the country with the place nearest to a position in degrees; null at sea. */
export function countryAt(position: Position): string | null {
  let [nearest, least]: [string | null, number] = [null, FARTHEST_KM];
  for (const place of PLACES) {
    const distance = kilometres(position, place);
    if (distance < least) [nearest, least] = [place.country, distance];
  }
  return nearest;
}
