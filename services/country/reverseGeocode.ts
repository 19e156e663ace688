import { geocodedCountry, geocodeUrl, type Position } from '@/domain/country/geocode';
import { GEOLOCATION_TIMEOUT_MS } from '@/config/clock';

/**
 * The country at a position, according to the operator's geocoder; null when the answer has none (CNTRY-11). The
 * geocoder is a third party: it receives the position and nothing else about the visitor. Rejects when no answer comes.
 */
export async function countryAt(template: string, position: Position): Promise<string | null> {
  const answer = await fetch(geocodeUrl(template, position), {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(GEOLOCATION_TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`The geocoder answered ${answer.status}`);
  return geocodedCountry(await answer.json());
}

/** The browser's position. Rejects when the visitor refuses or after ten seconds (CNTRY-10). */
export const positionNow = (): Promise<Position> =>
  new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error('The browser tells no position'));
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, message }) => reject(new Error(`Position refused (${code}): ${message}`)),
      { timeout: GEOLOCATION_TIMEOUT_MS, maximumAge: 0, enableHighAccuracy: false },
    );
  });
