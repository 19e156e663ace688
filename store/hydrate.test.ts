/** @jest-environment node */
import { api } from '@/services/api';
import type { HttpCall } from '@/services/call';
import { gameEndpoint } from '@/services/games';
import { hydrate } from './hydrate';
import { makeStore, type State, type Store } from './store';

const game = { game: 'kraken-tides' };
const noSubscription = { subscribe: false };
const stores: Store[] = [];

function storeOver(http: HttpCall): Store {
  const store = makeStore({ http });
  stores.push(store);
  return store;
}

const named = (name: string) => async () => ({ data: { game: { id: 'kraken-tides', name } } });

/** The state a page brings: what the server had fetched at an instant. */
async function pageWith(name: string, at: number): Promise<State> {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(at);
  const server = storeOver(named(name));
  await server.dispatch(gameEndpoint.initiate(game, noSubscription));
  clock.mockRestore();
  return JSON.parse(JSON.stringify(server.getState())) as State;
}

const nameIn = (store: Store) => gameEndpoint.select(game)(store.getState()).data?.name;

afterEach(() => stores.splice(0).forEach((store) => store.dispatch(api.util.resetApiState())));

test('what the page brings is there without a request', async () => {
  const http = jest.fn<Promise<unknown>, []>();
  const browser = storeOver(http);
  browser.dispatch(hydrate(await pageWith('Server', 1_000)));
  expect(nameIn(browser)).toBe('Server');
  await browser.dispatch(gameEndpoint.initiate(game, noSubscription));
  expect(http).not.toHaveBeenCalled();
});

test('of two pages the later copy wins, the older one never comes back', async () => {
  const browser = storeOver(named('never asked'));
  const [older, newer] = [await pageWith('Older', 1_000), await pageWith('Newer', 2_000)];
  browser.dispatch(hydrate(older));
  browser.dispatch(hydrate(newer));
  expect(nameIn(browser)).toBe('Newer');
  browser.dispatch(hydrate(older));
  expect(nameIn(browser)).toBe('Newer');
});

test('what the browser fetched itself stays, whatever the clock of the server says', async () => {
  const browser = storeOver(named('Fetched'));
  await browser.dispatch(gameEndpoint.initiate(game, noSubscription));
  browser.dispatch(hydrate(await pageWith('Cached page', Date.now() + 3_600_000)));
  expect(nameIn(browser)).toBe('Fetched');
});

test('a failure of the server gives way to a later page', async () => {
  const browser = storeOver(named('never asked'));
  const failed = storeOver(() => Promise.reject({ code: 'X' }));
  await failed.dispatch(gameEndpoint.initiate(game, noSubscription));
  browser.dispatch(hydrate(failed.getState()));
  expect(gameEndpoint.select(game)(browser.getState()).isError).toBe(true);
  browser.dispatch(hydrate(await pageWith('Recovered', 2_000)));
  expect(nameIn(browser)).toBe('Recovered');
});

test('two requests on one server never share a store', async () => {
  const [one, two] = [storeOver(named('One')), storeOver(named('Two'))];
  await Promise.all([one, two].map((store) => store.dispatch(gameEndpoint.initiate(game, noSubscription))));
  expect([nameIn(one), nameIn(two)]).toEqual(['One', 'Two']);
});
