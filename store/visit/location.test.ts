import { api } from '@/services/http/api';
import { locationEndpoint } from '@/services/country/location';
import { fakeTab } from '@/tests/support/tab';
import { locate } from './location';
import { makeStore, type Store } from '@/store/store';

let store: Store;
afterEach(() => {
  store.dispatch(api.util.resetApiState());
  document.cookie = 'countryCode=; Max-Age=0; Path=/';
});

async function at(answer: () => Promise<unknown>) {
  store = makeStore({ http: answer });
  await store.dispatch(locate());
  return locationEndpoint.select()(store.getState()).data?.country;
}
const told = (country: unknown) => async () => ({ data: { location: { country } } });

test('STOR-08 the country is kept in the store and told to later requests by cookie', async () => {
  expect(await at(told('mt'))).toBe('MT');
  expect(document.cookie).toBe('countryCode=MT');
});

test('a country that has changed replaces the one in the cookie', async () => {
  document.cookie = 'countryCode=AT; Path=/';
  await at(told('MT'));
  expect(document.cookie).toBe('countryCode=MT');
});

const lost = () => Promise.reject({ message: 'Something went wrong', network: true });

test('a lost answer is asked for again, twice', async () => {
  jest.useFakeTimers();
  const answers = [lost, lost, told('MT')];
  const country = at(() => answers.shift()!());
  await jest.advanceTimersByTimeAsync(2_000);
  expect(answers).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
  expect(await country).toBe('MT');
});

test('three lost answers leave the location unknown', async () => {
  jest.useFakeTimers();
  const country = at(lost);
  await jest.advanceTimersByTimeAsync(12_000);
  jest.useRealTimers();
  expect(await country).toBeUndefined();
});

test.each([
  ['a refusal', () => Promise.reject({ status: 403, message: 'Not here' })],
  ['no country', told(null)],
])('%s leaves cookie and page as they are', async (_, answer) => {
  document.cookie = 'countryCode=AT; Path=/';
  expect((await at(answer)) ?? null).toBeNull();
  expect(document.cookie).toBe('countryCode=AT');
});

test('CONF-18 visitors of a listed country are sent on, others stay', async () => {
  const settings = {
    mainDomainConfigs: { isEnabled: true, countries: ['DE'], defaultRedirect: 'https://de.example/' },
  };
  const left = async (country: string) => {
    const tab = fakeTab(() => ({ data: { location: { country } } }), settings);
    store = tab.store;
    await store.dispatch(locate());
    return tab.done;
  };
  expect(await left('DE')).toEqual(['leave https://de.example/']);
  expect(await left('MT')).toEqual([]);
});
