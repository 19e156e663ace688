import { makeStore } from '@/store/store';
import { api } from '@/services/http/api';
import { countriesEndpoint, registrationFieldsEndpoint, toCountries, toCurrencies } from './catalogue';
import { Malformed } from '@/services/http/parse';
import type { HttpRequest } from '@/services/http/call';

const DE = { countryId: 1, code: 'DE', name: 'Germany', phoneCode: '+49', flag: 'de.svg' };
const FR = { countryId: '2', code: 'FR', name: 'France', phoneCode: 33, flag: null };
const countries = (rows: unknown, allCountries: unknown) => ({ data: { countries: { rows }, allCountries } });

test('ENT-17 API-16 both lists are read: those open for registration, and all', () => {
  expect(toCountries(countries([DE], [DE, FR]))).toEqual({
    open: [{ countryId: '1', code: 'DE', name: 'Germany', phoneCode: '49', flag: 'de.svg' }],
    all: [
      { countryId: '1', code: 'DE', name: 'Germany', phoneCode: '49', flag: 'de.svg' },
      { countryId: '2', code: 'FR', name: 'France', phoneCode: '33', flag: null },
    ],
  });
});

test('OP-055 where one list is missing the other stands in; where both are, there is no answer', () => {
  expect(toCountries(countries(undefined, [FR])).open).toHaveLength(1);
  expect(toCountries(countries([DE], null)).all).toHaveLength(1);
  expect(() => toCountries({ data: {} })).toThrow(Malformed);
});

test('a calling code that is none is left out, a country without code too', () => {
  const { all } = toCountries(countries([], [{ ...DE, phoneCode: '<b>' }, { name: 'Nowhere' }, null]));
  expect(all.map(({ phoneCode }) => phoneCode)).toEqual(['']);
});

test('ENT-18 API-17 the currencies are read with code and name', () => {
  expect(toCurrencies({ data: { currencies: [{ code: 'EUR', name: 'Euro' }, { code: 'BTC' }, {}] } })).toEqual([
    { code: 'EUR', name: 'Euro' },
    { code: 'BTC', name: 'BTC' },
  ]);
  expect(() => toCurrencies({ data: { currencies: [] } })).toThrow(Malformed);
});

test('API-09 OP-038 a list is asked for once, and again only after a failure', async () => {
  const asked: HttpRequest[] = [];
  let fails = true;
  const store = makeStore({
    http: async (request) => {
      asked.push(request);
      if (fails) throw { message: 'Something went wrong', network: true };
      return countries([DE], [DE]);
    },
  });
  const read = () => store.dispatch(countriesEndpoint.initiate(undefined, { subscribe: false }));
  await read();
  fails = false;
  await read();
  await read();
  expect(asked).toHaveLength(2);
  expect(asked[0]).toMatchObject({ method: 'GET', path: '/api/admin/get-all-country', cacheable: true });
  store.dispatch(api.util.resetApiState());
});

test('API-21 the registration fields are the map under data, as it is', async () => {
  const store = makeStore({ http: async () => ({ data: { email: 1, city: 0, odd: 'x' } }) });
  const { data } = await store.dispatch(registrationFieldsEndpoint.initiate());
  expect(data).toEqual({ email: 1, city: 0, odd: 'x' });
  store.dispatch(api.util.resetApiState());
});

test('API-16 API-21 API-41 guests load the public catalogues: without token and parameters, and from the cache', async () => {
  const asked: HttpRequest[] = [];
  const store = makeStore({
    http: (request) => {
      asked.push(request);
      return new Promise(() => {});
    },
  });
  void store.dispatch(countriesEndpoint.initiate(undefined, { subscribe: false }));
  void store.dispatch(registrationFieldsEndpoint.initiate(undefined, { subscribe: false }));
  await Promise.resolve();
  expect(asked.map(({ path }) => path)).toEqual(['/api/admin/get-all-country', '/api/admin/get-registration-fields']);
  for (const { needsToken, query, cacheable } of asked) {
    expect(needsToken).toBeFalsy();
    expect(query).toBeUndefined();
    expect(cacheable).toBe(true);
  }
});
