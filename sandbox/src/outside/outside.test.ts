import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type FastifyInstance } from 'fastify';
import { testClock } from '../testing/testClock';
import { type Captchas, createCaptchas } from './captcha/captchas';
import { openTestDatabase } from '../testing/testDatabase';
import { type Database } from '../db/database';
import { createOutside } from './outside';

const ORIGIN = 'http://127.0.0.1:4300';
const SITES = ['http://localhost:3000', 'http://orchidea.localhost:3000'];
const CLIENT = { id: 'client', secret: 'secret', redirectUris: [`${SITES[0]}/back`] };

let app: FastifyInstance;
let captchas: Captchas;
let database: Database;
before(async () => {
  const clock = testClock();
  captchas = createCaptchas(clock);
  database = await openTestDatabase();
  const payments = { db: database.db, outbox: { flush: async () => {}, kick() {} }, slowness: () => 0 };
  app = await createOutside({
    clock,
    origin: ORIGIN,
    siteOrigins: SITES,
    captchas,
    captchaSecret: (key) => `secret.${key}`,
    client: CLIENT,
    payments,
    log: false,
  });
});
after(async () => {
  await app.close();
  await database.close();
});

const frame = (query: string, referer?: string) =>
  app.inject({ url: `/captcha/frame?${query}`, headers: referer === undefined ? {} : { referer } });

test('the frame of the captcha speaks to the site that shows it, and no other page may show it', async () => {
  const page = await frame('siteKey=sandbox-key&locale=ar&theme=light', `${SITES[1]}/`);
  assert.equal(page.statusCode, 200);
  assert.match(page.body, new RegExp(`data-parent="${SITES[1]}"`));
  assert.match(page.body, /<html lang="ar" dir="rtl" data-theme="light">/);
  const policy = String(page.headers['content-security-policy']);
  assert.match(policy, new RegExp(`frame-ancestors ${SITES.join(' ')};`));
  assert.doesNotMatch(policy, /unsafe/);
  assert.equal((await frame('siteKey=sandbox-key', 'https://evil.example/')).statusCode, 400);
  assert.equal((await frame('siteKey=%22%3E%3Cscript%3E', `${SITES[0]}/`)).statusCode, 400);
  const script = await app.inject({ url: '/captcha/frame.js' });
  assert.doesNotMatch(script.body, /postMessage\([^)]*'\*'/);
});

test('a captcha is solved from its own page only', async () => {
  const solve = (origin: string) =>
    app.inject({ method: 'POST', url: '/captcha/solve', headers: { origin }, payload: { siteKey: 'sandbox-key' } });
  assert.equal((await solve('https://evil.example')).statusCode, 400);
  assert.equal((await solve(SITES[0]!)).statusCode, 400);
  const { token } = (await solve(ORIGIN)).json<{ token: string }>();
  assert.ok(captchas.verify(token, 'sandbox-key'));
});

test('A02 the stand-in of reCAPTCHA is framed by sites only, in their language, and its script draws nothing itself', async () => {
  const anchor = (query: string) => app.inject({ url: `/recaptcha/api2/anchor?${query}` });
  const page = await anchor(`k=sandbox-key&co=${SITES[1]}&hl=ar-EG&theme=dark&size=normal`);
  assert.match(page.body, /<html lang="ar" dir="rtl" data-theme="dark">/);
  assert.match(page.body, /type="checkbox"/);
  assert.match(String(page.headers['content-security-policy']), new RegExp(`frame-ancestors ${SITES.join(' ')};`));
  assert.doesNotMatch((await anchor(`k=sandbox-key&co=${SITES[0]}&size=invisible`)).body, /type="checkbox"/);
  assert.equal((await anchor('k=sandbox-key&co=https://evil.example')).statusCode, 400);
  assert.equal((await anchor(`k=%22%3E%3Cscript%3E&co=${SITES[0]}`)).statusCode, 400);
  assert.doesNotMatch((await app.inject({ url: '/recaptcha/api.js' })).body, /innerHTML|setAttribute/);
});

test('A02 siteverify knows a token once, by the secret of its key, and what v3 was asked for', async () => {
  const solve = async (key: string, action?: string) => {
    const payload = { key, action };
    const answer = await app.inject({
      method: 'POST',
      url: '/recaptcha/api2/solve',
      headers: { origin: ORIGIN },
      payload,
    });
    return answer.json<{ token: string }>().token;
  };
  const verify = async (secret: string, response: string) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = new URLSearchParams({ secret, response }).toString();
    const answer = await app.inject({ method: 'POST', url: '/recaptcha/api/siteverify', headers, payload });
    return answer.json<Record<string, unknown>>();
  };
  const token = await solve('key', 'login');
  assert.equal((await verify('guess.key', token)).success, false);
  assert.equal((await verify('secret.other', await solve('key'))).success, false);
  assert.deepEqual(await verify('secret.key', token), { success: true });
  assert.equal((await verify('secret.key', token)).success, false);
  const scored = await verify('secret.a-v3-key', await solve('a-v3-key', 'login'));
  assert.deepEqual(scored, { success: true, action: 'login', score: 0.9 });
  const foreign = { method: 'POST', url: '/recaptcha/api2/solve', headers: { origin: SITES[0]! } } as const;
  assert.equal((await app.inject({ ...foreign, payload: { key: 'key' } })).statusCode, 400);
});

test('CNTRY-11 the geocoder names the country at a position to any page', async () => {
  const at = async (query: string) => app.inject({ url: `/geocode?${query}` });
  const berlin = await at('lat=52.52&lon=13.405');
  assert.deepEqual(berlin.json(), { countryCode: 'DE', address: { country_code: 'de' } });
  assert.equal(berlin.headers['access-control-allow-origin'], '*');
  assert.deepEqual((await at('lat=-45&lon=-125')).json(), { countryCode: null, address: {} });
  for (const query of ['', 'lat=91&lon=0', 'lat=1e1&lon=0', 'lat=52.5', 'lat=%7Blat%7D&lon=%7Blon%7D']) {
    assert.equal((await at(query)).statusCode, 400, query);
  }
});

const ASKED = {
  client_id: 'client',
  redirect_uri: `${SITES[0]}/back`,
  response_type: 'code',
  scope: 'openid email',
  state: 'state',
  nonce: 'nonce',
  code_challenge: 'challenge',
  code_challenge_method: 'S256',
};

test('the identity provider sends nobody to an address that is not registered, and gives no code without PKCE', async () => {
  const ask = (more: object) =>
    app.inject({ url: '/identity/authorize', query: { ...ASKED, ...more } as Record<string, string> });
  const page = await ask({});
  assert.equal(page.statusCode, 200);
  assert.match(String(page.headers['content-security-policy']), /frame-ancestors 'none'/);
  for (const wrong of [
    { client_id: 'other' },
    { redirect_uri: 'https://evil.example/back' },
    { code_challenge: '' },
    { code_challenge_method: 'plain' },
    { state: '' },
    { nonce: '' },
    { response_type: 'token' },
  ]) {
    assert.equal((await ask(wrong)).statusCode, 400, JSON.stringify(wrong));
  }
  const hostile = await ask({ state: '"><script>alert(1)</script>' });
  assert.doesNotMatch(hostile.body, /<script>/);
});

test('a code is changed once, by the client that it was given to, with the verifier of its challenge', async () => {
  const form = (fields: Record<string, string>) => ({
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  // SHA-256 of "verifier", base64url.
  const challenge = 'iMnq5o6zALKXGivsnlom_0F5_WYda32GHkxlV7mq7hQ';
  const code = async () => {
    const chosen = { ...ASKED, code_challenge: challenge, subject: '100000000000000000001' };
    const answer = await app.inject({ method: 'POST', url: '/identity/authorize', ...form(chosen) });
    return new URL(String(answer.headers.location)).searchParams.get('code') ?? '';
  };
  const change = async (fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/identity/token',
      ...form({
        client_id: 'client',
        client_secret: 'secret',
        grant_type: 'authorization_code',
        redirect_uri: `${SITES[0]}/back`,
        code_verifier: 'verifier',
        ...fields,
      }),
    });
  const good = await code();
  assert.equal((await change({ code: good })).statusCode, 200);
  assert.equal((await change({ code: good })).statusCode, 400, 'used');
  assert.equal((await change({ code: await code(), code_verifier: 'another' })).statusCode, 400);
  assert.equal((await change({ code: await code(), redirect_uri: `${SITES[0]}/other` })).statusCode, 400);
  assert.equal((await change({ code: await code(), client_secret: 'guess' })).statusCode, 401);
});
