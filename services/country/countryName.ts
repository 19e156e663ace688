import { ENDPOINTS } from '@/config/endpoints/endpoints';
import { api } from '@/services/http/api';
import { call } from '@/services/http/call';
import { bag, list, text } from '@/services/http/parse';

/** The name in an answer of get-all-country; all countries stand before those open for registration (OP-055). */
export function nameIn(wire: unknown, code: string): string | null {
  const { allCountries, countries } = bag(bag(wire).data);
  const found = [...list(allCountries), ...list(bag(countries).rows)].map(bag).find((country) => country.code === code);
  return text(found?.name);
}

const countryNameApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * What a country is called in the page's language. The operator's list says it, since browsers differ in the names
     * they know; only the one name is kept, so that a page need not carry 249.
     */
    countryName: build.query<string | null, { code: string }>({
      query: ({ code }) => ({ ...call(ENDPOINTS.countries), cacheable: true, read: (wire) => nameIn(wire, code) }),
    }),
  }),
});

export const { countryName: countryNameEndpoint } = countryNameApi.endpoints;
export const { useCountryNameQuery } = countryNameApi;
