import { ACCOUNT_ENDPOINTS } from '@/config/endpoints/account';
import { ENDPOINTS } from '@/config/endpoints/endpoints';
import type { Country, Currency } from '@/domain/account/player/catalogue';
import { api } from '@/services/http/api';
import { call } from '@/services/http/call';
import { bag, isBag, Malformed, readAll, text, toId } from '@/services/http/parse';

/** Countries open for registration, and all countries (OP-055). */
export type Countries = { open: readonly Country[]; all: readonly Country[] };

const CALLING_CODE = /^\+?\d{1,6}$/;

function toCountry(wire: unknown): Country | null {
  const { countryId, code, name, phoneCode, flag } = bag(wire);
  const [key, calling] = [text(code), toId(phoneCode)];
  return key === null
    ? null
    : {
        countryId: toId(countryId) ?? key,
        code: key,
        name: text(name) ?? key,
        phoneCode: calling && CALLING_CODE.test(calling) ? calling.replace('+', '') : '',
        flag: text(flag),
      };
}

/** Reads get-all-country. When one of the two lists is missing, the other is used for both (API-16, ENT-17). */
export function toCountries(wire: unknown): Countries {
  const { countries, allCountries } = bag(bag(wire).data);
  const open = readAll(bag(countries).rows, toCountry);
  const all = readAll(allCountries, toCountry);
  if (open.length === 0 && all.length === 0) throw new Malformed('The answer holds no countries');
  return { open: open.length > 0 ? open : all, all: all.length > 0 ? all : open };
}

/** Reads get-currencies (API-17, ENT-18). */
export function toCurrencies(wire: unknown): Currency[] {
  const currencies = readAll(bag(bag(wire).data).currencies, (row) => {
    const { code, name } = bag(row);
    const key = text(code);
    return key === null ? null : { code: key, name: text(name) ?? key };
  });
  if (currencies.length === 0) throw new Malformed('The answer holds no currencies');
  return currencies;
}

/** Field name → flag of the backend, read by domain/account/registration/registrationFields.ts (API-21, ENT-24). */
export type RegistrationFlags = Readonly<Record<string, unknown>>;

function toRegistrationFlags(wire: unknown): RegistrationFlags {
  const { data } = bag(wire);
  if (!isBag(data)) throw new Malformed('The answer holds no fields');
  return data;
}

/** Fetched once per page session (API-09, OP-038); failures are not cached, so they are fetched again. */
const FOR_GOOD = { keepUnusedDataFor: Infinity };

const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    countries: build.query<Countries, void>({
      query: () => ({ ...call(ENDPOINTS.countries), cacheable: true, read: toCountries }),
      ...FOR_GOOD,
    }),
    /** The currencies an account can use, in the backend's order. */
    currencies: build.query<Currency[], void>({
      query: () => ({ ...call(ACCOUNT_ENDPOINTS.currencies), cacheable: true, read: toCurrencies }),
      ...FOR_GOOD,
    }),
    registrationFields: build.query<RegistrationFlags, void>({
      query: () => ({ ...call(ACCOUNT_ENDPOINTS.registrationFields), cacheable: true, read: toRegistrationFlags }),
      ...FOR_GOOD,
    }),
  }),
});

export const {
  countries: countriesEndpoint,
  currencies: currenciesEndpoint,
  registrationFields: registrationFieldsEndpoint,
} = catalogueApi.endpoints;
export const { useCountriesQuery, useCurrenciesQuery, useRegistrationFieldsQuery } = catalogueApi;
