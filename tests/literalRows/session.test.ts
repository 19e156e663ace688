/**
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { waitFor } from '@testing-library/react';
import { REQUEST_TIMEOUT_MS } from '@/config/http';
import { BONUS_ENDPOINTS } from '@/config/endpoints/bonuses';
import { readStored, STORED } from '@/services/browser/storage';
import { countriesEndpoint } from '@/services/account/catalogue';
import { userDetailsEndpoint } from '@/services/account/profile';
import { userBonusesEndpoint } from '@/services/bonuses/bonuses';
import { reasonOf, statusOf, SWITCHED_OFF, type CallError } from '@/services/http/call';
import { rakebackDaysEndpoint } from '@/services/rewards/rakeback';
import { signIn, signOut } from '@/store/session';
import { logEvent } from '@/store/visit/logEvent';
import { FORMS } from '../literalBackend/base/shapes';
import { account } from '../literalBackend/base/state';
import { SAMPLE_PASSWORD } from '../literalBackend/samples/accountSamples';
import { clientOf, endLiteralSites, literalSite, PRESETS } from './literalSite';

afterEach(endLiteralSites);

/** Of no language of its own, so that the page stays. */
const LOGIN = { email: 'duplicate@literal.example', password: SAMPLE_PASSWORD, recaptchaToken: '' };

test('API-01 API-02 API-03 a guest’s calls bear no token, a player’s do, and only catalogues may be kept on the way', async () => {
  const { store, calls, state } = await literalSite();
  const owner = account(state, LOGIN.email);
  await store.dispatch(countriesEndpoint.initiate());
  await store.dispatch(signIn(LOGIN));
  await store.dispatch(rakebackDaysEndpoint.initiate());
  const sent = (name: string) => calls(name)[0]!.headers;
  for (const name of ['countries', 'login']) expect(sent(name)).not.toHaveProperty('authorization');
  const token = readStored(STORED.token);
  expect(token).toContain(String(owner.id));
  for (const name of ['userDetails', 'rakebackDays']) expect(sent(name).authorization).toBe(`Bearer ${token}`);
  for (const { headers } of calls()) expect(headers['content-type']).toBe('application/json');
  expect(sent('countries')).not.toHaveProperty('cache-control');
  for (const name of ['login', 'userDetails', 'rakebackDays'])
    expect(sent(name)).toMatchObject({ 'cache-control': 'no-cache, no-store', pragma: 'no-cache', expires: '0' });
});

test('API-05 a call without an answer times out after fifteen seconds', async () => {
  const { state, calls } = await literalSite();
  expect(REQUEST_TIMEOUT_MS).toBe(15_000);
  state.faults.set('settings', { status: 200, json: {}, times: 1, delayMs: 60_000 });
  const http = clientOf({ language: () => 'en' });
  const real = globalThis.setTimeout;
  let pass = () => {};
  // The deadline passes when it is told to; the clock of the sockets is real.
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) => {
    if (ms === 15_000) pass = run;
    return real(run, ms === 15_000 ? 60_000 : ms);
  }) as typeof setTimeout);
  const answer = http({ method: 'GET', path: '/api/core/casino/settings2' }).catch((reason: unknown) => reason);
  while (calls('settings').length === 0) await new Promise((on) => real(on, 5));
  pass();
  const error = await answer;
  expect(error).toMatchObject({ network: true });
  expect([statusOf(error), reasonOf(error)]).toEqual([undefined, 'ERR_CANCELED']);
  expect(calls('settings')).toHaveLength(1);
});

test.each(FORMS.forbidden)('API-07 a 403 written as %s ends the session and asks for another', async (forbidden) => {
  const { store, state } = await literalSite({ shapes: { forbidden }, player: 'depositor', at: '/promotions' });
  expect(store.getState().auth.isAuthenticated).toBe(true);
  state.sessions.clear();
  await store.dispatch(userDetailsEndpoint.initiate(undefined, { forceRefetch: true }));
  await waitFor(() => expect(readStored(STORED.token)).toBeNull());
  expect(store.getState().auth).toMatchObject({ isAuthenticated: false, error: 'SESSION_ENDED' });
  await waitFor(() => expect(location.search).toBe('?modal=login'));
});

test.each([
  ['message', { message: 'Wrong e-mail or password' }],
  ['code', { code: 'Wrong e-mail or password', message: 'Wrong e-mail or password' }],
  ['jsonText', { message: 'Wrong e-mail or password' }],
  ['text', { message: 'Wrong e-mail or password' }],
] as const)('API-08 a refusal written as %s is thrown with its body', async (refusals, body) => {
  await literalSite({ shapes: { refusals } });
  const http = clientOf({ language: () => 'en' });
  const asked = http({ method: 'POST', path: '/api/user/login', body: { email: 'x@y.example', password: 'no' } });
  expect(await asked.catch((error: unknown) => error)).toEqual(body);
});

test('API-06 a 200 gives its JSON, or null where it has none', async () => {
  await literalSite({ shapes: { quiet: 'empty' } });
  const http = clientOf({ language: () => 'en' });
  expect(await http({ method: 'GET', path: '/api/core/casino/settings2' })).toMatchObject({ theme: 'curacao' });
  const event = { event: 'x', data: {}, mkt: null, userDeviceType: 'desktop', cpncToSent: null };
  expect(await http({ method: 'POST', path: '/api/user/log-event', body: event })).toBeNull();
});

test.each(PRESETS)('API-25 API-26 a log-in, and then the details, of a backend that writes %s', async (shapes) => {
  const { store, state, calls } = await literalSite({ shapes });
  const owner = account(state, LOGIN.email);
  expect(await store.dispatch(signIn(LOGIN))).toEqual({ ok: true });
  expect(calls().map(({ call: name }) => name)).toEqual(['login', 'userDetails']);
  expect(calls('login')[0]).toMatchObject({
    missing: [],
    unexpected: [],
    body: { ...LOGIN, afterReg: false, userDeviceType: 'desktop', screenResolution: '0x0' },
  });
  expect(store.getState().auth.user).toMatchObject({ userId: String(owner.id), email: owner.email });
  expect(state.sessions.get(readStored(STORED.token)!)).toBe(owner.id);
});

test('API-25 a wrong password does not log in, and shows the backend’s reason', async () => {
  const { store, calls } = await literalSite();
  const outcome = await store.dispatch(signIn({ ...LOGIN, password: 'wrong' }));
  expect(outcome).toEqual({ ok: false, error: { message: 'Wrong e-mail or password' } satisfies CallError });
  expect(calls('userDetails')).toEqual([]);
});

test.each(FORMS.quiet)('API-28 a log-out that is answered with %s is one', async (quiet) => {
  const { store, state, calls } = await literalSite({ shapes: { quiet }, player: 'depositor' });
  const token = readStored(STORED.token);
  store.dispatch(signOut());
  expect(readStored(STORED.token)).toBeNull();
  await waitFor(() => expect(state.sessions.size).toBe(0));
  expect(calls('logout')).toMatchObject([{ headers: { authorization: `Bearer ${token}` }, unexpected: [] }]);
  expect(store.getState().auth).toMatchObject({ isAuthenticated: false, error: null });
  // Only a log-out that was lost is told again when the network is back.
  await new Promise((resolve) => setTimeout(resolve, 50));
  window.dispatchEvent(new Event('online'));
  await store.dispatch(countriesEndpoint.initiate());
  expect(calls('logout')).toHaveLength(1);
});

test.each(FORMS.quiet)(
  'API-34 an event that is answered with %s is told once, with all that is listed',
  async (quiet) => {
    const { store, state, calls } = await literalSite({ shapes: { quiet } });
    await store.dispatch(logEvent('page', { path: '/promotions' }));
    expect(state.events).toMatchObject([{ event: 'page', data: { path: '/promotions' }, userDeviceType: 'desktop' }]);
    expect(calls('logEvent')).toMatchObject([{ missing: [], unexpected: [] }]);
  },
);

test('API-39 OP-036 a call that the specification does not name is found missing, and not made again', async () => {
  const { store, calls } = await literalSite({ player: 'depositor', isProbed: false });
  const ask = () => store.dispatch(userBonusesEndpoint.initiate({ page: 1 }, { forceRefetch: true }));
  expect((await ask()).isError).toBe(true);
  expect(store.getState().missing).toEqual({ userBonuses: null });
  expect((await ask()).error).toEqual({ code: SWITCHED_OFF });
  expect(calls().filter(({ path }) => path === BONUS_ENDPOINTS.userBonuses.path)).toHaveLength(1);
});
