/** @jest-environment-options {"url": "https://casino.example/"} */
import { locate } from '@/store/visit/location';
import { makeStore } from '@/store/store';
import { keepCookie } from '@/services/browser/cookie';

test('C14: under https cookies are sent over https alone', async () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  const store = makeStore({ http: async () => ({ data: { location: { country: 'MT' } } }) });
  await store.dispatch(locate());
  keepCookie('registered_user', '1');
  expect(written.mock.calls.flat()).toEqual([
    'countryCode=MT; Path=/; SameSite=Lax; Max-Age=31536000; Secure',
    'registered_user=1; Path=/; SameSite=Lax; Max-Age=31536000; Secure',
  ]);
});
