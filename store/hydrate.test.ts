/** @jest-environment node */
import { api } from '@/services/http/api';
import type { HttpCall } from '@/services/http/call';
import { gameEndpoint } from '@/services/game/game';
import { hydrate } from './hydrate';
import { handOver, makeStore, type PageState, type Store } from './store';

const game = { game: 'kraken-tides' };
const noSubscription = { subscribe: false };
const stores: Store[] = [];

function storeOver(http: HttpCall): Store {
  const store = makeStore({ http });
  stores.push(store);
  return store;
}

const named = (name: string) => async () => ({ data: { game: { id: 'kraken-tides', name } } });

/** The page state as fetched by the server and received by a browser. */
async function pageWith(name: string): Promise<PageState> {
  const server = storeOver(named(name));
  await server.dispatch(gameEndpoint.initiate(game, noSubscription));
  return JSON.parse(JSON.stringify(handOver(server))) as PageState;
}

const nameIn = (store: Store) => gameEndpoint.select(game)(store.getState()).data?.name;

afterEach(() => stores.splice(0).forEach((store) => store.dispatch(api.util.resetApiState())));

test('what the page brings is there without a request', async () => {
  const http = jest.fn<Promise<unknown>, []>();
  const browser = storeOver(http);
  browser.dispatch(hydrate(await pageWith('Server')));
  expect(nameIn(browser)).toBe('Server');
  await browser.dispatch(gameEndpoint.initiate(game, noSubscription));
  expect(http).not.toHaveBeenCalled();
});

test('what a page brought gives way to the page that is opened next', async () => {
  const browser = storeOver(named('never asked'));
  browser.dispatch(hydrate(await pageWith('First')));
  browser.dispatch(hydrate(await pageWith('Second')));
  expect(nameIn(browser)).toBe('Second');
});

test('two renders of the same data are the same, byte by byte', async () => {
  expect(JSON.stringify(await pageWith('Same'))).toBe(JSON.stringify(await pageWith('Same')));
});

test('what the browser fetched itself stays', async () => {
  const browser = storeOver(named('Fetched'));
  await browser.dispatch(gameEndpoint.initiate(game, noSubscription));
  browser.dispatch(hydrate(await pageWith('Cached page')));
  expect(nameIn(browser)).toBe('Fetched');
});

test('a failure of the server gives way to a later page', async () => {
  const browser = storeOver(named('never asked'));
  const failed = storeOver(() => Promise.reject({ code: 'X' }));
  await failed.dispatch(gameEndpoint.initiate(game, noSubscription));
  browser.dispatch(hydrate(handOver(failed)));
  expect(gameEndpoint.select(game)(browser.getState()).isError).toBe(true);
  browser.dispatch(hydrate(await pageWith('Recovered')));
  expect(nameIn(browser)).toBe('Recovered');
});

test('two requests on one server never share a store', async () => {
  const [one, two] = [storeOver(named('One')), storeOver(named('Two'))];
  await Promise.all([one, two].map((store) => store.dispatch(gameEndpoint.initiate(game, noSubscription))));
  expect([nameIn(one), nameIn(two)]).toEqual(['One', 'Two']);
});
