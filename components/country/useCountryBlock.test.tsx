import { act, renderHook, waitFor } from '@testing-library/react';
import { locationEndpoint } from '@/services/country/location';
import { STORED, readStored, writeStored } from '@/services/browser/storage';
import { locate } from '@/store/visit/location';
import { makeStore, type State } from '@/store/store';
import { fakeRouter } from '@/tests/support/fakeRouter';
import { Surroundings } from '@/tests/render';
import { useCountryBlock } from './useCountryBlock';

type Request = { method: string; path: string; body?: unknown; idempotencyKey?: string };
const BLOCKED_PATH = '/api/user/country-blocked';

const marks = [
  STORED.token,
  STORED.verified,
  STORED.whitelisted,
  STORED.blockedCountry,
  STORED.blockReports,
  STORED.countryCheck,
  STORED.firstUrl,
] as const;
beforeEach(() => void fakeRouter('/casino'));
afterEach(() => {
  for (const name of marks) writeStored(name, null);
});

const isKnown = (state: State) => locationEndpoint.select()(state).isSuccess;

type Visit = { settings?: Record<string, unknown>; answer?: unknown; address?: string; reportFails?: boolean };

/** Visits a page from the Netherlands, which is excluded, unless `answer` says otherwise. */
async function visit({ settings, answer, address = '/casino', reportFails = false }: Visit = {}) {
  const place = answer ?? { country: 'NL', ipInfo: '203.0.113.24' };
  const requests: Request[] = [];
  const http = async (request: Request) => {
    requests.push(request);
    if (request.path === BLOCKED_PATH && reportFails) throw { message: 'no', network: true };
    return request.path === BLOCKED_PATH ? {} : { data: { location: place } };
  };
  const store = makeStore({ http: http as never });
  const { result, rerender, unmount } = renderHook((page: string) => useCountryBlock(page), {
    initialProps: address,
    wrapper: ({ children }) => (
      <Surroundings store={store} settings={{ excludedCountryCodeList: ['NL'], ...settings }}>
        {children}
      </Surroundings>
    ),
  });
  const first = result.current;
  // The store notifies subscribers of answers in batches.
  const told = new Promise<void>((resolve) => store.subscribe(() => isKnown(store.getState()) && resolve()));
  await act(async () => {
    await store.dispatch(locate());
    await told;
  });
  const reports = () => requests.filter(({ path }) => path === BLOCKED_PATH);
  return { first, now: () => result.current, reports, rerender, unmount };
}

test('CONF-15 the country that was found decides, if it is listed, and is remembered', async () => {
  const { first, now } = await visit();
  expect(first).toBeNull();
  expect(now()).toEqual({ country: 'NL', ips: ['203.0.113.24'] });
  expect(readStored(STORED.blockedCountry)).toBe('NL');
});

test('a remembered country blocks before anything was asked, until another was found', async () => {
  writeStored(STORED.blockedCountry, 'NL');
  const { first, now } = await visit({ answer: { country: 'DE' } });
  expect(first).toEqual({ country: 'NL', ips: null });
  expect(now()).toBeNull();
  expect(readStored(STORED.blockedCountry)).toBeNull();
});

test('where no answer comes the remembered country holds', async () => {
  writeStored(STORED.blockedCountry, 'NL');
  const { now } = await visit({ answer: { country: null } });
  expect(now()).toEqual({ country: 'NL', ips: [] });
});

test.each([
  ['a token', () => writeStored(STORED.token, 'abc')],
  ['whitelisted=1 in the address', () => void fakeRouter('/casino?whitelisted=1')],
  ['the flag of it', () => writeStored(STORED.whitelisted, '1')],
  ['proof of another place', () => (writeStored(STORED.blockedCountry, 'NL'), writeStored(STORED.verified, 'true'))],
])('%s lifts it', async (_, arrange) => {
  arrange();
  expect((await visit()).now()).toBeNull();
});

test('STOR-05 the parameter is kept as a flag, unless the operator does not heed it', async () => {
  fakeRouter('/casino?whitelisted=1');
  const { now, unmount } = await visit({ settings: { allowWhitelistQuery: false } });
  expect(now()).not.toBeNull();
  expect(readStored(STORED.whitelisted)).toBeNull();
  unmount();
  await visit();
  expect(readStored(STORED.whitelisted)).toBe('1');
});

test('proof counts for the country it was given in: found elsewhere, it is gone', async () => {
  writeStored(STORED.blockedCountry, 'FR');
  writeStored(STORED.verified, 'true');
  const { now } = await visit();
  expect(now()).not.toBeNull();
  expect(readStored(STORED.verified)).toBeNull();
});

test('legal pages stay open, and the next page is blocked again', async () => {
  const { now, rerender } = await visit({ address: '/terms-and-conditions' });
  expect(now()).toBeNull();
  rerender('/casino');
  expect(now()).not.toBeNull();
});

test('API-35 ENT-26 the report says address, country and first page, and carries a key', async () => {
  writeStored(STORED.firstUrl, 'https://site.example/promotions?mkt=x');
  const { reports } = await visit();
  await waitFor(() => expect(reports()).toHaveLength(1));
  expect(reports()[0]).toMatchObject({
    method: 'POST',
    body: { ip: '203.0.113.24', country: 'NL', firstUrl: 'https://site.example/promotions?mkt=x' },
  });
  expect(reports()[0]!.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
});

test('it is made once, also after a reload; another page is another report', async () => {
  const { reports, unmount } = await visit();
  await waitFor(() => expect(readStored(STORED.blockReports)).not.toBeNull());
  expect(reports()).toHaveLength(1);
  unmount();
  expect((await visit()).reports()).toHaveLength(0);
  fakeRouter('/casino/slots');
  const { reports: others } = await visit({ address: '/casino/slots' });
  await waitFor(() => expect(others()).toHaveLength(1));
});

test('one that did not arrive is made again at the next view', async () => {
  const { reports, unmount } = await visit({ reportFails: true });
  await waitFor(() => expect(reports()).toHaveLength(1));
  unmount();
  const { reports: again } = await visit();
  await waitFor(() => expect(again()).toHaveLength(1));
});

test('the operator may have it sent as PUT', async () => {
  const { reports } = await visit({ settings: { countryBlockedMethod: 'PUT' } });
  await waitFor(() => expect(reports()[0]?.method).toBe('PUT'));
});

test.each([
  ['a place that is not blocked', { answer: { country: 'DE' } }],
  ['a whitelisted address', { settings: { whitelistedIps: ['203.0.113.24'] } }],
])('%s is not reported', async (_, options) => {
  expect((await visit(options)).reports()).toHaveLength(0);
});

test('a place that the test panel pretends is not reported', async () => {
  writeStored(STORED.countryCheck, '1');
  expect((await visit()).reports()).toHaveLength(0);
});
