import { ENDPOINTS } from '@/config/endpoints/endpoints';
import { api } from '@/services/http/api';
import { call } from '@/services/http/call';
import { bag, list, text } from '@/services/http/parse';

/** Finds a country's name in get-all-country; the full list takes precedence over the open countries (OP-055). */
export function nameIn(wire: unknown, code: string): string | null {
  const { allCountries, countries } = bag(bag(wire).data);
  const found = [...list(allCountries), ...list(bag(countries).rows)].map(bag).find((country) => country.code === code);
  return text(found?.name);
}

const countryNameApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * A country's name in the page's language. Taken from the operator's list, since browsers know different names;
     * only this one name is cached, so that a page need not carry 249.
     */
    countryName: build.query<string | null, { code: string }>({
      query: ({ code }) => ({ ...call(ENDPOINTS.countries), cacheable: true, read: (wire) => nameIn(wire, code) }),
      keepUnusedDataFor: Infinity,
    }),
  }),
});

export const { countryName: countryNameEndpoint } = countryNameApi.endpoints;
export const { useCountryNameQuery } = countryNameApi;
