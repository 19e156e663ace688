import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { type FastifyInstance } from 'fastify';
import { type RequestOf } from '@/contract/wire';
import { LIMITS } from '../accounts/attemptLimits';
import { accountByEmail, accountById } from '../accounts/store/accounts';
import { accounts, signInTickets } from '../accounts/store/schema';
import { googleFlows, googleNewcomers } from './google/schema';
import { methodsOf } from '../accounts/security/methods';
import { newSubject } from '../../outside/identity/people';
import { outsideServices, type OutsideServices } from '../../outsideServices';
import { GOOGLE_CALLBACK } from './google';
import { answerOf, openTestBackend, refusalOf } from '../../testing/testBackend';
import { mailTo, makePlayer } from '../../testing/testAccounts';
import { codeOf, giveAuthenticator } from '../../testing/testAuthenticator';
import { signedInPlayer } from '../../testing/testPlayer';
import { randomUUID } from 'node:crypto';

const SITE = 'http://localhost:3000';
const HOST = { host: 'localhost:3000' };

let sandbox: Awaited<ReturnType<typeof openTestBackend>>;
let services: OutsideServices;
let app: FastifyInstance;
let origin = '';
let door: Server;
/** The services' server does not listen itself, so it cannot close connections; an open one keeps the process for a minute. */
const visitors = new Set<Socket>();

before(async () => {
  sandbox = await openTestBackend();
  // The services need their origin when they are created, so the server listens first and forwards connections to them.
  door = createServer((socket) => {
    visitors.add(socket);
    services.app?.server.emit('connection', socket);
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  const { port } = door.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  const env = { outsidePort: port, outsideOrigin: origin, googleClient: null };
  services = await outsideServices({
    env,
    siteOrigins: [SITE],
    db: sandbox.db,
    clock: sandbox.clock,
    controls: null,
    log: false,
  });
  await services.app?.ready();
  app = sandbox.backend(services);
});
after(async () => {
  door.close();
  visitors.forEach((socket) => socket.destroy());
  await services.app?.close();
  await sandbox.close();
});

const GRACE = '100000000000000000001';
const VERA = '100000000000000000003';
const UNA = '100000000000000000004';
const JONAS = '100000000000000000002';
const [LENA, MINA] = [newSubject('lena'), newSubject('mina')];
const UNPROVEN = '100000000000000000005';

async function start(returnTo = '/casino?sort=new&modal=login') {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/user/google-sign-in',
    headers: { ...HOST, 'accept-language': 'de' },
    payload: { returnTo },
  });
  const { data } = answer.json<{ data: { url: string } }>();
  const [cookie = ''] = String(answer.headers['set-cookie']).split(';');
  return { url: new URL(data.url), cookie, setCookie: String(answer.headers['set-cookie']) };
}

/** Selects a person at the provider; returns where it redirects the browser. */
async function choose(url: URL, subject: string): Promise<URL> {
  const body = new URLSearchParams(url.searchParams);
  body.set('subject', subject);
  const answer = await fetch(`${origin}/identity/authorize`, { method: 'POST', body, redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '');
}

/** Calls the callback with a cookie; returns the redirect target and the other cookie. */
async function arrive(url: URL, cookie: string, headers: Record<string, string> = {}) {
  const answer = await app.inject({ url: `${url.pathname}${url.search}`, headers: { ...HOST, cookie, ...headers } });
  assert.equal(answer.statusCode, 303);
  assert.equal(answer.headers['cache-control'], 'no-store');
  assert.equal(answer.headers['referrer-policy'], 'no-referrer');
  const [ticket = ''] = [answer.headers['set-cookie'] ?? []].flat().filter((set) => set.startsWith('googleNewcomer='));
  return { back: new URL(String(answer.headers.location)), ticket };
}

const comeBack = async (...asked: Parameters<typeof arrive>): Promise<URL> => (await arrive(...asked)).back;

async function enter(subject: string, headers?: Record<string, string>) {
  const { url, cookie } = await start();
  return arrive(await choose(url, subject), cookie, headers);
}
const signIn = async (...asked: Parameters<typeof enter>): Promise<URL> => (await enter(...asked)).back;

const AGREED: RequestOf<'googleSignUp'> = {
  terms: true,
  dateOfBirth: '06-14-1991',
  newsLetter: true,
  subscribe: true,
  preferredLanguage: 'de',
  cpnc: null,
  mkt: null,
  userDeviceType: 'desktop',
  mirrorDomainFk: null,
  screenResolution: '1440x900',
  uidToken: 'device',
  firstUrl: null,
  token: 'friend',
};

const agreed = (ticket: string, over: object = {}, headers: Record<string, string> = {}) => ({
  headers: { ...HOST, cookie: ticket.split(';')[0] ?? '', ...headers },
  payload: { ...AGREED, ...over },
});

async function join(subject: string): Promise<void> {
  const { ticket } = await enter(subject);
  await answerOf(app, 'googleSignUp', agreed(ticket));
}
const details = (at: string | null) => ({ headers: { ...HOST, authorization: `Bearer ${at}` } });

test('AUTH-03 the way leads to the provider with PKCE, state and nonce, and back to the page with a one-use token', async () => {
  const { url, cookie, setCookie } = await start();
  assert.equal(url.origin, origin);
  for (const name of ['state', 'nonce', 'code_challenge']) assert.ok((url.searchParams.get(name) ?? '').length > 20);
  assert.equal(url.searchParams.get('redirect_uri'), `${SITE}${GOOGLE_CALLBACK}`);
  assert.match(setCookie, /HttpOnly; SameSite=Lax/);

  await join(GRACE);
  const back = await comeBack(await choose(url, GRACE), cookie);
  assert.equal(`${back.origin}${back.pathname}`, `${SITE}/casino`);
  assert.deepEqual([back.searchParams.get('sort'), back.searchParams.get('modal')], ['new', null]);
  const at = back.searchParams.get('at');

  const first = await answerOf(app, 'userDetails', details(at));
  assert.equal(first.getUser.email, 'grace.sample@gmail.example');
  assert.equal(first.getUser.isEmailVerified, true);
  assert.equal((await refusalOf(app, 'userDetails', details(at))).status, 403, 'spent');
  const later = await answerOf(app, 'userDetails', details(first.accessToken ?? null));
  assert.deepEqual([later.getUser.userId, later.accessToken], [first.getUser.userId, undefined]);

  const again = await signIn(GRACE);
  const second = await answerOf(app, 'userDetails', details(again.searchParams.get('at')));
  assert.equal(second.getUser.userId, first.getUser.userId, 'the same account');
});

test('E05 who has no account is asked first: none is opened by coming back, and the address says nothing of them', async () => {
  const count = await sandbox.db.$count(accounts);
  const { back, ticket } = await enter(JONAS);
  assert.equal(back.href, `${SITE}/casino?sort=new&modal=google-signup`);
  assert.match(ticket, /; Path=\/api\/user\/google-sign-up; Max-Age=600; HttpOnly; SameSite=Lax$/);
  assert.equal(await sandbox.db.$count(accounts), count);
  const stored = JSON.stringify(await sandbox.db.select().from(googleNewcomers));
  for (const secret of ['jonas', 'Muster', JONAS, ticket.split(/[=;]/)[1]!])
    assert.ok(!stored.includes(secret), secret);
});

test('E05 only who is of age and agrees to the terms has an account opened, once; then Google signs them in', async () => {
  const { ticket } = await enter(JONAS);
  const yesterday = new Date(sandbox.clock.now().getTime() - 18 * 365 * 86_400_000);
  const minor = `${yesterday.toISOString().slice(5, 10)}-${yesterday.getUTCFullYear()}`;
  for (const over of [{ terms: false }, { terms: undefined }, { dateOfBirth: null }, { dateOfBirth: minor }]) {
    const { status, code } = await refusalOf(app, 'googleSignUp', agreed(ticket, over));
    assert.deepEqual([status, code], [422, 'VALIDATION'], JSON.stringify(over));
  }
  assert.equal(await accountByEmail(sandbox.db, 'curacao', 'jonas.muster@gmail.example'), null);

  const { accessToken } = await answerOf(app, 'googleSignUp', agreed(ticket));
  const { getUser } = await answerOf(app, 'userDetails', details(accessToken));
  assert.deepEqual([getUser.email, getUser.isEmailVerified], ['jonas.muster@gmail.example', true]);
  const made = await accountByEmail(sandbox.db, 'curacao', 'jonas.muster@gmail.example');
  assert.deepEqual(
    [made?.dateOfBirth, made?.countryCode, made?.preferredLanguage, made?.affiliateToken, made?.googleSubject],
    ['1991-06-14', 'DE', 'de', 'friend', JONAS],
  );
  assert.ok(made?.newsLetterAt);
  const [letter] = await mailTo(sandbox.db, 'jonas.muster@gmail.example');
  assert.equal(letter?.kind, 'registered-without-password');
  assert.equal((await refusalOf(app, 'googleSignUp', agreed(ticket))).code, 'GOOGLE_SIGN_UP_ENDED');
  assert.ok((await signIn(JONAS)).searchParams.has('at'));
});

test('E05 a ticket counts within ten minutes, at its brand, and where there is no account by now', async () => {
  const ended = async (sent: ReturnType<typeof agreed>) =>
    assert.equal((await refusalOf(app, 'googleSignUp', sent)).code, 'GOOGLE_SIGN_UP_ENDED');
  const [first, second] = [(await enter(LENA)).ticket, (await enter(LENA)).ticket];
  await ended(agreed(''));
  await ended(agreed(first, {}, { host: 'linen.localhost:3000' }));
  const abroad = agreed(first, {}, { 'x-forwarded-for': '192.0.2.1' });
  assert.equal((await refusalOf(app, 'googleSignUp', abroad)).code, 'COUNTRY_NOT_ALLOWED');
  sandbox.clock.advance(10 * 60_000);
  await ended(agreed(first));
  const third = (await enter(LENA)).ticket;
  await answerOf(app, 'googleSignUp', agreed(third));
  await ended(agreed(second));
});

test('nothing in the database signs anybody in', async () => {
  const { url, cookie } = await start();
  const stored = JSON.stringify([
    await sandbox.db.select().from(googleFlows),
    await sandbox.db.select().from(signInTickets),
  ]);
  const [, browser = ''] = cookie.split('=');
  for (const secret of [url.searchParams.get('state'), url.searchParams.get('nonce'), browser]) {
    assert.ok(secret && !stored.includes(secret));
  }
});

test('C05 a one-use token ends after a minute', async () => {
  const at = (await signIn(GRACE)).searchParams.get('at');
  sandbox.clock.advance(60_000);
  assert.equal((await refusalOf(app, 'userDetails', details(at))).status, 403);
});

test('a way ends once, in the browser it began in, within ten minutes, at its brand', async () => {
  const failed = (to: URL) => assert.deepEqual([to.pathname, to.searchParams.get('google')], ['/', 'failed']);
  const { url, cookie } = await start();
  const callback = await choose(url, GRACE);
  failed(await comeBack(callback, ''));
  failed(await comeBack(callback, 'googleFlow=another-browser-with-a-long-secret'));
  failed(await comeBack(callback, cookie, { host: 'linen.localhost:3000' }));
  assert.ok((await comeBack(callback, cookie)).searchParams.has('at'), 'strangers did not use it up');
  failed(await comeBack(callback, cookie));
  const late = await start();
  sandbox.clock.advance(10 * 60_000);
  failed(await comeBack(await choose(late.url, GRACE), late.cookie));
});

test('a code of another way is worth nothing', async () => {
  const [mine, theirs] = [await start(), await start()];
  const [back, stolen] = [await choose(mine.url, GRACE), await choose(theirs.url, GRACE)];
  back.searchParams.set('code', stolen.searchParams.get('code') ?? '');
  assert.equal((await comeBack(back, mine.cookie)).searchParams.get('google'), 'failed');
});

test('who gives up, or says no at the provider, is back on the page', async () => {
  const { url, cookie } = await start();
  const back = await comeBack(await choose(url, ''), cookie);
  assert.deepEqual([back.pathname, back.searchParams.get('modal')], ['/casino', 'login']);
  assert.equal(back.searchParams.get('google'), 'cancelled');
});

test('a verified e-mail leads into its account; one that never was proven loses its password and sessions', async () => {
  const now = sandbox.clock.now();
  const vera = await signedInPlayer(sandbox.db, now, {
    email: 'verified@baize.example',
    emailVerifiedAt: now,
    passwordHash: 'hash',
  });
  await signIn(VERA);
  const kept = await accountById(sandbox.db, vera.account.id);
  assert.deepEqual([kept?.googleSubject, kept?.passwordHash], [VERA, 'hash']);
  await answerOf(app, 'userDetails', { headers: { ...HOST, ...vera.headers } });

  const una = await signedInPlayer(sandbox.db, now, { email: 'unverified@baize.example', passwordHash: 'stranger' });
  await signIn(UNA);
  const taken = await accountById(sandbox.db, una.account.id);
  assert.deepEqual([taken?.googleSubject, taken?.passwordHash], [UNA, null]);
  assert.ok(taken?.emailVerifiedAt);
  assert.equal((await refusalOf(app, 'userDetails', { headers: { ...HOST, ...una.headers } })).status, 403);
});

test('Google stands for a password, not for the second step: no session before it, and the token is spent by asking', async () => {
  await sandbox.db.delete(accounts).where(eq(accounts.email, 'verified@baize.example'));
  const player = await makePlayer(sandbox, { email: 'verified@baize.example', emailVerifiedAt: sandbox.clock.now() });
  const { secret, codes } = await giveAuthenticator(app, sandbox.clock, player);
  const at = (await signIn(VERA)).searchParams.get('at');
  const asked = await refusalOf(app, 'userDetails', details(at));
  assert.deepEqual([asked.status, asked.code], [409, 'SECOND_STEP_REQUIRED']);
  assert.deepEqual(asked.details?.methods, ['authenticator', 'recoveryCode']);
  assert.equal((await refusalOf(app, 'userDetails', details(at))).status, 403, 'spent');
  const { ticket } = asked.details as { ticket: string };
  assert.equal((await refusalOf(app, 'userDetails', details(ticket))).status, 403, 'a ticket is no session');
  const second = (proof: object) => ({
    headers: { ...HOST, 'idempotency-key': randomUUID() },
    payload: { ticket, proof },
  });
  assert.equal((await refusalOf(app, 'loginSecondStep', second({ recoveryCode: 'AAAA' }))).code, 'WRONG_PROOF');
  const { accessToken } = await answerOf(app, 'loginSecondStep', second({ code: codeOf(secret, sandbox.clock) }));
  const { getUser } = await answerOf(app, 'userDetails', details(accessToken));
  assert.equal(getUser.email, 'verified@baize.example');
  const spent = await refusalOf(app, 'loginSecondStep', second({ recoveryCode: codes[0] }));
  assert.equal(spent.code, 'LOGIN_EXPIRED');
});

test('a second step that a stranger put on an account with somebody’s unproven e-mail goes with the password', async () => {
  await sandbox.db.delete(accounts).where(eq(accounts.email, 'unverified@baize.example'));
  const stranger = await makePlayer(sandbox, { email: 'unverified@baize.example' });
  await giveAuthenticator(app, sandbox.clock, stranger);
  const at = (await signIn(UNA)).searchParams.get('at');
  assert.deepEqual(await methodsOf(sandbox.db, stranger.account.id), []);
  await answerOf(app, 'userDetails', details(at));
});

test('a browser that an account without a password used before is not told of as a new device', async () => {
  const email = 'cara@gmail.example';
  const letters = async () => (await mailTo(sandbox.db, email)).filter(({ kind }) => kind === 'new-device').length;
  const subject = newSubject('cara');
  await join(subject);
  const come = async (agent: string) => {
    const at = (await signIn(subject)).searchParams.get('at');
    const { headers } = details(at);
    await answerOf(app, 'userDetails', { headers: { ...headers, 'user-agent': agent } });
    return letters();
  };
  const [windows, mac] = ['(Windows NT 10.0) Firefox/140.0', '(Macintosh) Firefox/140.0'];
  assert.deepEqual([await come(windows), await come(windows), await come(mac), await come(mac)], [0, 0, 1, 1]);
});

test('nobody gets in by an e-mail the provider does not stand for, from a closed country, or into a frozen account', async () => {
  const count = await sandbox.db.$count(accounts);
  assert.equal((await signIn(UNPROVEN)).searchParams.get('google'), 'failed');
  assert.equal((await signIn(MINA, { 'x-forwarded-for': '192.0.2.1' })).searchParams.get('google'), 'country');
  assert.equal(await sandbox.db.$count(accounts), count);
  await join(MINA);
  const frozenUntil = new Date(sandbox.clock.now().getTime() + 3_600_000);
  await sandbox.db.update(accounts).set({ frozenUntil });
  assert.equal((await signIn(MINA)).searchParams.get('google'), 'frozen');
  await sandbox.db.update(accounts).set({ frozenUntil: null });
});

test('C02 the way back leads to the site only', async () => {
  for (const returnTo of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/casino/../../..//evil.example',
    '/%2e%2e//evil.example',
    '',
  ]) {
    const { url, cookie } = await start(returnTo);
    const back = await comeBack(await choose(url, GRACE), cookie);
    assert.equal(back.origin, SITE, returnTo);
  }
});

test('without a provider the sign-in is not offered, and one that is away says so', async () => {
  const none = sandbox.backend();
  assert.equal((await answerOf(none, 'settings')).googleClientId, null);
  assert.equal((await refusalOf(none, 'startGoogleSignIn', { payload: {} })).code, 'GOOGLE_UNAVAILABLE');
  assert.equal((await answerOf(app, 'settings')).googleClientId, 'baize-sandbox');
  const env = { outsidePort: 1, outsideOrigin: 'http://127.0.0.1:1', googleClient: null };
  const away = sandbox.backend(
    await outsideServices({
      env,
      siteOrigins: [SITE],
      db: sandbox.db,
      clock: sandbox.clock,
      controls: null,
      log: false,
    }),
  );
  assert.equal((await refusalOf(away, 'startGoogleSignIn', { payload: {} })).code, 'GOOGLE_UNAVAILABLE');
});

test('C15: starts are limited by address, and the wait is told', async () => {
  const sent = { payload: { returnTo: '/' }, headers: { ...HOST, 'x-forwarded-for': '198.19.0.9' } };
  for (let index = 0; index < LIMITS.googleByAddress.most; index++) await answerOf(app, 'startGoogleSignIn', sent);
  const { status, code, details } = await refusalOf(app, 'startGoogleSignIn', sent);
  assert.deepEqual([status, code, details], [409, 'TOO_MANY_ATTEMPTS', { waitSeconds: 15 * 60 }]);
  const elsewhere = { ...sent, headers: { ...HOST, 'x-forwarded-for': '198.19.0.10' } };
  await answerOf(app, 'startGoogleSignIn', elsewhere);
});
