import { waitFor } from '@testing-library/dom';
import { documentsEndpoint } from '@/services/account/documents';
import { userDetailsEndpoint } from '@/services/account/profile';
import { countriesEndpoint } from '@/services/account/catalogue';
import { readStored, STORED, TAB_STORED, writeStored } from '@/services/browser/storage';
import type { HttpRequest } from '@/services/http/call';
import { fakeTab, refusal } from '@/tests/support/tab';
import { linkedCame } from './auth';
import { followToken } from './followToken';
import { adoptToken, endSession, signIn, signOut } from './session';
import { makeStore } from './store';

const DETAILS = '/api/user/get-user-details';
const LOGIN = '/api/user/login';
const LOGOUT = '/api/user/logout';
const LOST = { message: 'Something went wrong', network: true };

const details = (userId: string, more: object = {}) => ({
  getUser: { userId, email: `${userId}@example.com`, isEmailVerified: true, ...more },
  depositCount: 3,
});
const player = (token: string | null | undefined) => {
  if (token === 'maria' || token === 'maria2') return details('u1');
  if (token === 'jun') return details('u2');
  throw refusal(403, 'SESSION_EXPIRED');
};
const tokenOf = ({ token }: HttpRequest) => (token === undefined ? readStored(STORED.token) : token);
const backend = (request: HttpRequest): unknown => {
  if (request.path === DETAILS) return player(tokenOf(request));
  if (request.path === LOGIN) return { accessToken: 'maria', locale: 'en', cpnc: null, userId: 'u1' };
  if (request.path === '/api/user/documents') return { data: { documents: [] } };
  if (request.path === '/api/admin/get-all-country')
    return { data: { countries: { rows: [{ code: 'DE', name: 'Germany', countryId: 1, phoneCode: '49' }] } } };
  return {};
};
/** A tab whose backend is not reached until `comeBack`. */
function lostAtFirst() {
  let gone = true;
  const tab = fakeTab((request) => {
    if (gone) throw LOST;
    return backend(request);
  });
  return { ...tab, comeBack: () => void (gone = false) };
}

const FORM = { email: 'u1@example.com', password: 'secret', recaptchaToken: '' };

afterEach(() => {
  jest.useRealTimers();
  writeStored(STORED.token, null);
  writeStored(STORED.ended, null);
});

test('ENT-06 SESS-01 auth starts not initialised, not authenticated, without user, deposits and error', () => {
  expect(makeStore({ http: async () => ({}) }).getState().auth).toEqual({
    isInitialized: false,
    isAuthenticated: false,
    user: null,
    depositCount: 0,
    noCalendar: false,
    quiet: null,
    error: null,
    linked: null,
  });
});

describe('at the start', () => {
  test('SESS-02 API-24 with a stored token the details are fetched: authenticated, with user and deposit count', async () => {
    writeStored(STORED.token, 'maria');
    const { store, asked } = fakeTab(backend);
    await store.dispatch(followToken());
    expect(store.getState().auth).toMatchObject({
      isInitialized: true,
      isAuthenticated: true,
      user: { userId: 'u1' },
      depositCount: 3,
    });
    expect(asked.filter(({ path }) => path === DETAILS)).toHaveLength(1);
  });

  test('SESS-03 without a token nobody is asked, and nobody is signed in', async () => {
    const { store, asked } = fakeTab(backend);
    await store.dispatch(followToken());
    expect(store.getState().auth).toMatchObject({ isInitialized: true, isAuthenticated: false, user: null });
    expect(asked).toEqual([]);
  });

  test('SESS-03 when the details cannot be had, nobody is signed in; the token stays and they are asked for again', async () => {
    jest.useFakeTimers();
    writeStored(STORED.token, 'maria');
    const { store, comeBack } = lostAtFirst();
    void store.dispatch(followToken());
    await jest.advanceTimersByTimeAsync(1_000);
    expect(store.getState().auth.isInitialized).toBe(false);
    await jest.advanceTimersByTimeAsync(500);
    expect(store.getState().auth).toMatchObject({
      isInitialized: true,
      isAuthenticated: false,
      error: 'DETAILS_FAILED',
    });
    expect(readStored(STORED.token)).toBe('maria');
    comeBack();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(store.getState().auth).toMatchObject({ isAuthenticated: true, user: { userId: 'u1' }, error: null });
  });

  test('a retry that waited does not begin a session again that another change has begun', async () => {
    jest.useFakeTimers();
    writeStored(STORED.token, 'maria');
    const { store, comeBack } = lostAtFirst();
    void store.dispatch(followToken());
    await jest.advanceTimersByTimeAsync(1_500);
    comeBack();
    await store.dispatch(followToken());
    expect(store.getState().auth.isAuthenticated).toBe(true);
    const seen: boolean[] = [];
    store.subscribe(() => seen.push(store.getState().auth.isAuthenticated));
    await jest.advanceTimersByTimeAsync(3_000);
    expect(seen).not.toContain(false);
  });

  test.each([429, 503])('details refused with %s are asked for again as lost ones are', async (status) => {
    jest.useFakeTimers();
    writeStored(STORED.token, 'maria');
    let calls = 0;
    const { store } = fakeTab((request) => {
      if (request.path === DETAILS && calls++ < 2) throw refusal(status, 'BUSY');
      return backend(request);
    });
    void store.dispatch(followToken());
    await jest.advanceTimersByTimeAsync(1_500);
    expect(store.getState().auth.isAuthenticated).toBe(false);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(store.getState().auth.isAuthenticated).toBe(true);
  });

  test('E18 details that fail once are asked for again before anybody is taken for a guest', async () => {
    jest.useFakeTimers();
    writeStored(STORED.token, 'maria');
    let calls = 0;
    const { store } = fakeTab((request) => {
      if (request.path === DETAILS && calls++ === 0) throw { code: 'BROKEN' };
      return backend(request);
    });
    const seen: boolean[] = [];
    store.subscribe(() => seen.push(store.getState().auth.isInitialized && !store.getState().auth.isAuthenticated));
    void store.dispatch(followToken());
    await jest.advanceTimersByTimeAsync(1_500);
    expect(store.getState().auth).toMatchObject({ isAuthenticated: true, user: { userId: 'u1' } });
    expect(seen).not.toContain(true);
  });

  test('a one-use token gives way to the session that its details bring', async () => {
    writeStored(STORED.token, 'ticket');
    const { store } = fakeTab((request) =>
      request.path === DETAILS && request.token === 'ticket'
        ? { ...details('u1'), accessToken: 'maria' }
        : backend(request),
    );
    await store.dispatch(followToken());
    expect(readStored(STORED.token)).toBe('maria');
    expect(store.getState().auth.isAuthenticated).toBe(true);
  });

  test('details that come after the session has changed are nobody’s', async () => {
    writeStored(STORED.token, 'maria');
    let arrive = (_: unknown) => {};
    const { store } = fakeTab((request) =>
      request.path === DETAILS && request.token === 'maria'
        ? new Promise((resolve) => (arrive = resolve))
        : backend(request),
    );
    const first = store.dispatch(followToken());
    await Promise.resolve();
    writeStored(STORED.token, 'jun');
    await store.dispatch(followToken());
    arrive(details('u1'));
    await first;
    expect(store.getState().auth.user?.userId).toBe('u2');
  });
});

test('while a token of an address is exchanged, nothing that is stored makes its bearer a guest', async () => {
  Object.assign(window, { arrivedToken: 'ticket' });
  let answer = (_: unknown) => undefined as void;
  const { store } = fakeTab((request) =>
    request.path === DETAILS && request.token === 'ticket'
      ? new Promise((resolve) => (answer = resolve))
      : backend(request),
  );
  const first = store.dispatch(followToken());
  await store.dispatch(followToken());
  expect(store.getState().auth.isInitialized).toBe(false);
  answer({ ...details('u1'), accessToken: 'maria' });
  await first;
  expect(store.getState().auth.user?.userId).toBe('u1');
});

describe('signing in', () => {
  test('API-25 TRK-05 it sends form, visit and device, and no token of before', async () => {
    writeStored(STORED.token, 'old');
    const { store, asked } = fakeTab(backend);
    await store.dispatch(signIn(FORM));
    const [login] = asked;
    expect(login).toMatchObject({ method: 'POST', path: LOGIN, token: null });
    expect(login?.body).toEqual({
      ...FORM,
      afterReg: false,
      cpnc: null,
      mkt: null,
      userDeviceType: expect.stringMatching(/^(mobile|tablet|desktop)$/),
      screenResolution: expect.stringMatching(/^\d+x\d+$/),
      uidToken: expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  test('API-26 SESS-04 STOR-01 the details are fetched next, then the token is stored and the player is there', async () => {
    const { store, asked, done } = fakeTab(backend);
    expect(await store.dispatch(signIn(FORM))).toEqual({ ok: true });
    expect(asked.map(({ path }) => path).slice(0, 2)).toEqual([LOGIN, DETAILS]);
    expect(readStored(STORED.token)).toBe('maria');
    expect(store.getState().auth).toMatchObject({ isAuthenticated: true, user: { userId: 'u1' } });
    expect(done).toEqual([]);
  });

  test('what a guest was told that depends on the player is forgotten, and the receipt of a freeze', async () => {
    const { store } = fakeTab(backend);
    await store.dispatch(documentsEndpoint.initiate(undefined, { subscribe: false }));
    const known = () => documentsEndpoint.select(undefined)(store.getState()).data;
    expect(known()).toBeDefined();
    writeStored(TAB_STORED.freezeReceipt, '{}');
    await store.dispatch(signIn(FORM));
    expect(known()).toBeUndefined();
    expect(readStored(TAB_STORED.freezeReceipt)).toBeNull();
  });

  test('a refusal is the form’s, and so is a lost answer to the second call: nothing is stored', async () => {
    const wrong = fakeTab(() => Promise.reject(refusal(422, 'INVALID_CREDENTIALS')));
    expect(await wrong.store.dispatch(signIn(FORM))).toMatchObject({
      ok: false,
      error: { code: 'INVALID_CREDENTIALS' },
    });
    const lost = fakeTab((request) => (request.path === DETAILS ? Promise.reject(LOST) : backend(request)));
    expect(await lost.store.dispatch(signIn(FORM))).toEqual({ ok: false, error: LOST });
    expect(readStored(STORED.token)).toBeNull();
    expect(lost.store.getState().auth.isAuthenticated).toBe(false);
  });

  test('I18N-13 the page is opened in the language of the answer when it is another', async () => {
    const { store, done } = fakeTab((request) =>
      request.path === LOGIN ? { accessToken: 'maria', locale: 'de', cpnc: null, userId: 'u1' } : backend(request),
    );
    await store.dispatch(signIn(FORM));
    expect(done).toEqual(['speak de here']);
  });

  test('CONF-08 so it is with the dialog that is asked for over it', async () => {
    const { store, done } = fakeTab(
      (request) =>
        request.path === LOGIN
          ? { accessToken: 'maria', locale: 'de', cpnc: null, userId: 'u1' }
          : request.path === DETAILS
            ? details('u1', { isEmailVerified: false })
            : backend(request),
      { verifyEmailStatusOnLogin: true },
    );
    await store.dispatch(signIn(FORM));
    expect(done).toEqual(['speak de here verify-email']);
  });

  test('CONF-08 an unverified address leads to its verification where the setting says so', async () => {
    const unverified = (request: HttpRequest) =>
      request.path === DETAILS ? details('u1', { isEmailVerified: false }) : backend(request);
    const on = fakeTab(unverified, { verifyEmailStatusOnLogin: true });
    await on.store.dispatch(signIn(FORM));
    expect(on.done).toEqual(['ask verify-email']);
    const unknown = fakeTab(
      (request) => (request.path === DETAILS ? details('u1', { isEmailVerified: undefined }) : backend(request)),
      { verifyEmailStatusOnLogin: true },
    );
    await unknown.store.dispatch(signIn(FORM));
    expect(unknown.done).toEqual([]);
    const off = fakeTab(unverified);
    await off.store.dispatch(signIn(FORM));
    expect(off.done).toEqual([]);
  });

  test('a token of elsewhere without a player changes nothing', async () => {
    writeStored(STORED.token, 'maria');
    const { store } = fakeTab(backend);
    await store.dispatch(followToken());
    expect(await store.dispatch(adoptToken('nonsense'))).toMatchObject({
      ok: false,
      error: { code: 'SESSION_EXPIRED' },
    });
    expect(readStored(STORED.token)).toBe('maria');
    expect(store.getState().auth.user?.userId).toBe('u1');
  });
});

async function signedIn() {
  const tab = fakeTab(backend);
  await tab.store.dispatch(adoptToken('maria'));
  const { store } = tab;
  await store.dispatch(documentsEndpoint.initiate());
  await store.dispatch(countriesEndpoint.initiate());
  return tab;
}

const answered = (store: Awaited<ReturnType<typeof signedIn>>['store']) =>
  Object.values(store.getState().api.queries).map((entry) => entry?.endpointName);

describe('the end of a session', () => {
  test('SESS-06 signing out leaves nothing of the player: token, user, deposits, error, linked data, their answers', async () => {
    const { store } = await signedIn();
    store.dispatch(linkedCame({ linkedAccountUuid: 'x' } as never));
    store.dispatch(signOut());
    expect(readStored(STORED.token)).toBeNull();
    expect(store.getState().auth).toEqual({
      isInitialized: true,
      isAuthenticated: false,
      user: null,
      depositCount: 0,
      noCalendar: false,
      quiet: null,
      error: null,
      linked: null,
    });
    expect(answered(store)).toEqual(['countries']);
  });

  test('API-28 the backend is told with the token that was, and its answer does not matter', async () => {
    for (const answer of [() => 'anything', () => Promise.reject(refusal(500, 'INTERNAL'))]) {
      const { store, asked } = fakeTab((request) => (request.path === LOGOUT ? answer() : backend(request)));
      await store.dispatch(adoptToken('maria'));
      store.dispatch(signOut());
      await Promise.resolve();
      expect(asked.at(-1)).toMatchObject({ method: 'POST', path: LOGOUT, token: 'maria' });
      expect(store.getState().auth.isAuthenticated).toBe(false);
    }
  });

  test('without a network the sign-out counts at once and is told when the network is back', async () => {
    let gone = true;
    const { store, asked } = fakeTab((request) => {
      if (request.path === LOGOUT && gone) throw LOST;
      return backend(request);
    });
    await store.dispatch(adoptToken('maria'));
    store.dispatch(signOut());
    expect(store.getState().auth.isAuthenticated).toBe(false);
    await new Promise((resolve) => setTimeout(resolve));
    gone = false;
    window.dispatchEvent(new Event('online'));
    expect(asked.filter(({ path }) => path === LOGOUT)).toHaveLength(2);
  });

  test('SESS-08 API-07 a 403 drops the token and asks to sign in over the page; of several one counts', async () => {
    const { store, done } = await signedIn();
    await Promise.all([1, 2, 3].map(() => store.dispatch(endSession('maria'))));
    expect(readStored(STORED.token)).toBeNull();
    expect(store.getState().auth).toMatchObject({ isAuthenticated: false, user: null, error: 'SESSION_ENDED' });
    expect(answered(store)).toEqual(['countries']);
    expect(done).toEqual(['ask login']);
  });

  test('nobody is asked to sign in over the receipt of the freeze that ended the session', async () => {
    const { store, done } = await signedIn();
    const ended = store.dispatch(endSession('maria'));
    writeStored(TAB_STORED.freezeReceipt, '{}');
    await ended;
    writeStored(TAB_STORED.freezeReceipt, null);
    expect(done).toEqual([]);
  });

  test('OP-032 a 403 to a token that is no longer the present one says nothing of the session', async () => {
    const { store, done } = await signedIn();
    await store.dispatch(endSession('older'));
    expect(readStored(STORED.token)).toBe('maria');
    expect(store.getState().auth.isAuthenticated).toBe(true);
    expect(done).toEqual([]);
  });

  test('a stored token that has ended is found out at the start', async () => {
    writeStored(STORED.token, 'ended');
    const { store, done } = fakeTab(backend);
    await store.dispatch(followToken());
    expect(readStored(STORED.token)).toBeNull();
    expect(store.getState().auth).toMatchObject({
      isInitialized: true,
      isAuthenticated: false,
      error: 'SESSION_ENDED',
    });
    expect(done).toEqual(['ask login']);
  });

  test('after signing in again the error is gone', async () => {
    const { store } = await signedIn();
    await store.dispatch(endSession('maria'));
    await store.dispatch(signIn(FORM));
    expect(store.getState().auth).toMatchObject({ isAuthenticated: true, error: null });
  });
});

describe('another tab', () => {
  test('SESS-06 that signs out ends the session here, and no dialog opens', async () => {
    const { store, done } = await signedIn();
    localStorage.removeItem('token');
    await store.dispatch(followToken());
    expect(store.getState().auth).toMatchObject({ isInitialized: true, isAuthenticated: false, error: null });
    expect(answered(store)).toEqual(['countries']);
    expect(done).toEqual([]);
  });

  test('OP-032 whose session ends by itself says so here, and what was typed stays', async () => {
    const { store, done } = await signedIn();
    sessionStorage.setItem('depositAmount', '50');
    const other = fakeTab(backend);
    await other.store.dispatch(followToken());
    await other.store.dispatch(endSession('maria'));
    await store.dispatch(followToken());
    expect(store.getState().auth).toMatchObject({ isAuthenticated: false, error: 'SESSION_ENDED' });
    expect(sessionStorage.getItem('depositAmount')).toBe('50');
    expect(done).toEqual([]);
  });

  test('that signs somebody else in shows them here, and nothing of who was there', async () => {
    const { store } = await signedIn();
    const seen: (string | undefined)[] = [];
    const stop = store.subscribe(() => void seen.push(store.getState().auth.user?.userId));
    localStorage.setItem('token', 'jun');
    await store.dispatch(followToken());
    // The library notifies subscribers once per frame.
    await waitFor(() => expect(seen).toContain('u2'));
    stop();
    expect(store.getState().auth.user?.userId).toBe('u2');
    expect(seen.indexOf('u2')).toBeGreaterThan(seen.lastIndexOf('u1'));
    expect(answered(store)).not.toContain('documents');
  });
});

test('a change of the profile is shown by the state as soon as the details are fetched again', async () => {
  let name = 'Maria';
  const { store } = fakeTab((request) =>
    request.path === DETAILS ? details('u1', { firstName: name }) : backend(request),
  );
  await store.dispatch(adoptToken('maria'));
  name = 'Marie';
  await store.dispatch(userDetailsEndpoint.initiate(undefined, { forceRefetch: true }));
  expect(store.getState().auth.user?.firstName).toBe('Marie');
});
