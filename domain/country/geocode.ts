/** Coordinates in degrees. */
export type Position = { latitude: number; longitude: number };

/** Decimals sent: about a hundred metres, enough to determine a country. */
const DECIMALS = 3;

/** The geocoder URL: the template with {lat} and {lon} filled in (OP-065). */
export const geocodeUrl = (template: string, { latitude, longitude }: Position): string =>
  template
    .replaceAll('{lat}', encodeURIComponent(latitude.toFixed(DECIMALS)))
    .replaceAll('{lon}', encodeURIComponent(longitude.toFixed(DECIMALS)));

type Answer = Readonly<Record<string, unknown>>;

const asAnswer = (value: unknown): Answer => (typeof value === 'object' && value !== null ? (value as Answer) : {});

/**
 * The upper-case country code in a geocoder's answer: countryCode, country_code or address.country_code; null without
 * one (OP-065).
 */
export function geocodedCountry(answer: unknown): string | null {
  const { countryCode, country_code: country, address } = asAnswer(answer);
  const found = [countryCode, country, asAnswer(address).country_code].find(
    (code): code is string => typeof code === 'string' && /^[a-z]{2}$/i.test(code),
  );
  return found?.toUpperCase() ?? null;
}
