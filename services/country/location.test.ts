import fc from 'fast-check';
import { api } from '@/services/http/api';
import { makeStore } from '@/store/store';
import type { HttpRequest } from '@/services/http/call';
import { locationEndpoint, toLocation } from './location';
import { Malformed } from '@/services/http/parse';

const read = (location: unknown) => toLocation({ data: { location } });
const NOWHERE = { country: null, ips: [], currencies: [], whitelisted: false };

test('ENT-19 a location has country, addresses and currencies', () => {
  expect(read({ country: 'mt', ipInfo: { ip: '192.0.2.1' }, currencies: ['EUR'], whitelisted: true })).toEqual({
    country: 'MT',
    ips: ['192.0.2.1'],
    currencies: ['EUR'],
    whitelisted: true,
  });
});

test.each([
  ['192.0.2.1, 192.0.2.2', ['192.0.2.1', '192.0.2.2']],
  [['192.0.2.1', 7], ['192.0.2.1']],
  [{ ip: '192.0.2.1', ips: ['192.0.2.1', '192.0.2.2'] }, ['192.0.2.1', '192.0.2.2']],
  [undefined, []],
])('the addresses of %j are %j', (ipInfo, ips) => {
  expect(read({ country: null, ipInfo })).toEqual({ ...NOWHERE, ips });
});

test.each(['', 'DEU', 'D;', 4, null, undefined])('%j is no country', (country) => {
  expect(read({ country })).toEqual(NOWHERE);
});

test('any JSON gives a location or counts as no answer', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (wire) => {
      try {
        const { country } = read(wire);
        expect(country === null || /^[A-Z]{2}$/.test(country)).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(Malformed);
      }
    }),
  );
});

test('API-19 API-09 the call has no parameters, may be cached, and is made once for two that ask', async () => {
  const requests: HttpRequest[] = [];
  const store = makeStore({
    http: async (request) => {
      requests.push(request);
      return { data: { location: { country: 'DE' } } };
    },
  });
  await Promise.all([1, 2].map(() => store.dispatch(locationEndpoint.initiate())));
  await store.dispatch(locationEndpoint.initiate());
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({ method: 'GET', path: '/api/admin/get-location', cacheable: true });
  expect(requests[0]?.query).toBeUndefined();
  store.dispatch(api.util.resetApiState());
});
