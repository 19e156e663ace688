import { countriesEndpoint, currenciesEndpoint, registrationFieldsEndpoint } from '@/services/account/catalogue';
import { locationEndpoint } from '@/services/country/location';
import { makeStore, type Store } from '@/store/store';
import { CATALOGUES } from './support/accountTab';

afterEach(() => jest.useRealTimers());

type Dispatch = Store['dispatch'];

test.each([
  ['countries', (dispatch: Dispatch) => dispatch(countriesEndpoint.initiate())],
  ['currencies', (dispatch: Dispatch) => dispatch(currenciesEndpoint.initiate())],
  ['registration fields', (dispatch: Dispatch) => dispatch(registrationFieldsEndpoint.initiate())],
  ['location', (dispatch: Dispatch) => dispatch(locationEndpoint.initiate())],
] as const)('API-09 OP-038 a tab asks for its %s once, however long nobody shows them', async (_, ask) => {
  jest.useFakeTimers();
  const asked: string[] = [];
  const { dispatch } = makeStore({
    http: async ({ path }) => {
      asked.push(path);
      return CATALOGUES[path];
    },
  });
  const first = ask(dispatch);
  await first;
  first.unsubscribe();
  await jest.advanceTimersByTimeAsync(600_000);
  await ask(dispatch);
  expect(asked).toHaveLength(1);
});
