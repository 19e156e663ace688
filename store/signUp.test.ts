import type { SignUpValues } from '@/domain/account/registration/signUp';
import type { HttpRequest } from '@/services/http/call';
import { readStored, STORED, writeStored } from '@/services/browser/storage';
import { answerConsent, noteVisit } from '@/services/browser/visitor';
import { fakeTab, refusal, type Backend } from '@/tests/support/tab';
import { linkedCame } from './auth';
import { signUp } from './signUp';

const SIGN_UP = '/api/user/sign-up';
const VALUES: SignUpValues = {
  email: 'Maria.L@Example.com',
  password: 'secret',
  phoneCode: '',
  phone: '',
  firstName: 'Maria',
  lastName: '',
  countryCode: 'DE',
  currencyCode: 'EUR',
  dateOfBirth: '1990-03-04',
  address: '',
  city: '',
  zipCode: '',
  linkedAccountUuid: '',
  newsletter: true,
};
const backend: Backend = ({ path }) => {
  if (path === SIGN_UP) return { accessToken: 'fresh' };
  if (path === '/api/user/login') return { accessToken: 'maria', locale: 'de', cpnc: null, userId: 'u1' };
  if (path === '/api/user/get-user-details') return { getUser: { userId: 'u1', email: 'x' }, depositCount: 0 };
  return {};
};
let intents = 0;
const options = (more: object = {}) => ({ intent: `i${++intents}`, recaptchaToken: 'c', linkAccount: false, ...more });
const run = async (settings: Record<string, unknown> = {}, more: object = {}, answers = backend) => {
  const tab = fakeTab(answers, settings, 'de');
  const outcome = await tab.store.dispatch(signUp(VALUES, options(more)));
  return { ...tab, outcome, auth: tab.store.getState().auth, paths: tab.asked.map(({ path }) => path) };
};
const HOST = location.host;
const mirror = (settings: object) => [{ url: `https://${HOST}`, domainId: 77, settings }];

afterEach(() => {
  for (const name of Object.values(STORED)) writeStored(name, null);
});

test('API-27 ENT-29 I18N-15 the body holds the form and what the site knows, under the key of the intent', async () => {
  answerConsent('granted', Date.now());
  noteVisit('https://site.example/vip?nxafk=aff&cpnc=c1&mkt=m1', 'nxafk', Date.now());
  answerConsent('granted', Date.now());
  const { asked } = await run({ mirrorDomain: mirror({}) }, { intent: 'key-1' });
  const [request] = asked;
  expect(request).toMatchObject({ method: 'POST', path: SIGN_UP, idempotencyKey: 'key-1', token: null });
  expect(request?.body).toEqual({
    email: 'Maria.L@Example.com',
    password: 'secret',
    phoneCode: null,
    phone: null,
    linkedAccountUuid: null,
    firstName: 'Maria',
    lastName: null,
    countryCode: 'DE',
    currencyCode: 'EUR',
    address: null,
    city: null,
    zipCode: null,
    newsLetter: true,
    subscribe: true,
    preferredLanguage: 'de',
    dateOfBirth: '03-04-1990',
    username: 'Maria.L',
    uniqueKey: 'maria.l@example.com',
    gender: 'Not to say',
    cpnc: 'c1',
    mkt: 'm1',
    userDeviceType: expect.any(String),
    mirrorDomainFk: 77,
    screenResolution: expect.any(String),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    uidToken: readStored(STORED.uidToken),
    firstUrl: 'https://site.example/vip?nxafk=aff&cpnc=c1&mkt=m1',
    linkAccount: false,
    token: 'aff',
    recaptchaToken: 'c',
  });
});

test('AUTH-13 on another host there is no mirror, and without consent nothing of the visit is told', async () => {
  noteVisit('https://site.example/?nxafk=aff&cpnc=c1', 'nxafk', Date.now());
  const { asked } = await run({ mirrorDomain: [{ url: 'https://elsewhere.example', domainId: 77, settings: {} }] });
  expect(asked[0]?.body).toMatchObject({ mirrorDomainFk: null, cpnc: null, mkt: null, firstUrl: null, token: null });
});

test("the account's zone is the one the operator set for all, where there is one (OP-083)", async () => {
  const { asked } = await run({ calendarTimeZone: 'Asia/Bangkok' });
  expect(asked[0]?.body).toMatchObject({ timeZone: 'Asia/Bangkok' });
});

describe('an ordinary sign-up', () => {
  test('OP-043 its token is not stored: a sign-in with afterReg follows and makes the session', async () => {
    const { outcome, asked, auth } = await run();
    expect(outcome).toEqual({ ok: true, next: 'signedIn' });
    expect(asked[1]).toMatchObject({ path: '/api/user/login', body: { email: VALUES.email, afterReg: true } });
    expect(readStored(STORED.token)).toBe('maria');
    expect(auth.isAuthenticated).toBe(true);
  });

  test('it opens the first steps, unless a page follows or they were skipped on this device', async () => {
    expect((await run()).done).toEqual(['ask first-steps']);
    expect((await run({ goToPageAfterRegistration: 'deposit' })).done).toEqual(['open /deposit']);
    writeStored(STORED.firstSteps, 'skipped');
    expect((await run()).done).toEqual([]);
  });

  test.each([
    ['verifyEmailStatusOnLogin', { verifyEmailStatusOnLogin: true }, 'checkEmail'],
    ['autoLoginAfterSignUp', { autoLoginAfterSignUp: false }, 'signInNeeded'],
    ['loginOff', { mirrorDomain: mirror({ loginOff: true }) }, 'registered'],
  ])('SESS-05 with %s nobody is signed in and nothing more is sent', async (_, settings, next) => {
    const { outcome, auth, paths } = await run(settings);
    expect(outcome).toEqual({ ok: true, next });
    expect(paths).toEqual([SIGN_UP]);
    expect(auth).toMatchObject({ isAuthenticated: false, user: null });
    expect(readStored(STORED.token)).toBeNull();
  });

  test('SESS-05 OP-044 with loginOff the state of auth is not touched at all', async () => {
    const tab = fakeTab(backend, { mirrorDomain: mirror({ loginOff: true }) });
    const before = tab.store.getState().auth;
    await tab.store.dispatch(signUp(VALUES, options()));
    expect(tab.store.getState().auth).toBe(before);
  });

  test('CONF-12 CONF-11 the page after registration is opened as the settings say', async () => {
    const { done } = await run({ afterRegistrationRedirect: '/promotions', goToPageAfterRegistration: 'vip-club' });
    expect(done).toEqual(['open /promotions']);
    expect((await run({ goToPageAfterRegistration: 'vip-club' })).done).toEqual(['open /vip-club']);
    expect((await run({ afterRegistrationRedirect: '//evil.example' })).done).toEqual(['ask first-steps']);
  });

  test('an account whose sign-in fails exists all the same: the visitor signs in by hand', async () => {
    const { outcome } = await run({}, {}, (request) =>
      request.path === '/api/user/login' ? Promise.reject(refusal(409, 'TOO_MANY_ATTEMPTS')) : backend(request),
    );
    expect(outcome).toEqual({ ok: true, next: 'signInNeeded' });
  });

  test('a refusal makes no account and asks for no session', async () => {
    const { outcome, paths } = await run({}, {}, () =>
      Promise.reject(refusal(422, 'VALIDATION', { details: { email: 'taken' } })),
    );
    expect(outcome).toMatchObject({ ok: false, error: { code: 'VALIDATION', details: { email: 'taken' } } });
    expect(paths).toEqual([SIGN_UP]);
  });

  test('VAL-05 a lost answer is tried again with the same body, generated address included', async () => {
    const bodies: unknown[] = [];
    const lost = fakeTab((request: HttpRequest) => {
      bodies.push(request.body);
      throw { message: 'Something went wrong', network: true };
    });
    const again = options();
    await lost.store.dispatch(signUp({ ...VALUES, email: '' }, again));
    await new Promise((resolve) => setTimeout(resolve, 5));
    await lost.store.dispatch(signUp({ ...VALUES, email: '' }, again));
    expect(bodies[0]).toMatchObject({ email: expect.stringMatching(/^\d+@noemail\.invalid$/) });
    expect(bodies[1]).toEqual(bodies[0]);
  });
});

describe('a linked sign-up', () => {
  const linked = { linkAccount: true };

  test('LINK-23 OP-043 the token of its answer is the session: no login call, the details with that token', async () => {
    const { outcome, asked, auth } = await run({ verifyEmailStatusOnLogin: true }, linked);
    expect(outcome).toEqual({ ok: true, next: 'signedIn' });
    expect(asked.map(({ path, token }) => [path, token])).toEqual([
      [SIGN_UP, null],
      ['/api/user/get-user-details', 'fresh'],
    ]);
    expect(readStored(STORED.token)).toBe('fresh');
    expect(auth.isAuthenticated).toBe(true);
  });

  test('A06 CONF-11 CONF-12 the page after registration opens here too', async () => {
    expect((await run({ afterRegistrationRedirect: '/promotions' }, linked)).done).toEqual(['open /promotions']);
    expect((await run({ goToPageAfterRegistration: 'vip-club' }, linked)).done).toEqual(['open /vip-club']);
  });

  test('ENG-10 without such a page the first steps open, unless they were skipped on this device', async () => {
    expect((await run({}, linked)).done).toEqual(['ask first-steps']);
    writeStored(STORED.firstSteps, 'skipped');
    expect((await run({}, linked)).done).toEqual([]);
  });

  test('STOR-07 LINK-19 TRK-02 the cookie is set, the affiliate token and the linked data are gone', async () => {
    answerConsent('granted', Date.now());
    writeStored(STORED.affiliate, 'aff');
    const tab = fakeTab(backend);
    tab.store.dispatch(linkedCame({ linkedAccountUuid: 'x' } as never));
    await tab.store.dispatch(signUp(VALUES, options(linked)));
    expect(document.cookie).toContain('registered_user=1');
    expect(tab.asked[0]?.body).toMatchObject({ token: 'aff' });
    expect(readStored(STORED.affiliate)).toBeNull();
    expect(tab.store.getState().auth.linked).toBeNull();
  });

  test('CONST-13 STOR-07 the cookie of a registered visitor lasts 365 days', async () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    await run({}, linked);
    const cookie = written.mock.calls.flat().find((text) => text.startsWith('registered_user='));
    written.mockRestore();
    expect(cookie).toContain(`Max-Age=${365 * 24 * 60 * 60}`);
  });
});
