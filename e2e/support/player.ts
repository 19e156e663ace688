import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { otherAddress } from './otherAddress';

type TestPlayer = { email: string; password: string; token: string };

/** Some letters that nobody else has: two accounts of one name and birthday are taken for one person's (BON-13). */
const wordOf = (id: string): string => id.replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!).slice(-12);

/**
 * A new account of the brand at the tests' own address, by the call that the form makes; nothing of it is verified. `brand`:
 * headers that name another brand's host, which only a browser finds by its name.
 */
export async function newPlayer(request: APIRequestContext, brand: { host?: string } = {}): Promise<TestPlayer> {
  const id = randomUUID();
  const email = `e2e-${id}@baize.example`;
  const password = 'Baize-2026!';
  const answer = await request.post('/api/user/sign-up', {
    headers: { 'Accept-Language': 'en', 'Idempotency-Key': id, ...otherAddress(), ...brand },
    data: {
      ...{ email, password, firstName: 'Maria', lastName: `Lindqvist ${wordOf(id)}`, countryCode: 'DE' },
      currencyCode: 'EUR',
      ...{ dateOfBirth: '06-14-1991', phoneCode: null, phone: null, newsLetter: false, subscribe: false },
      ...{ preferredLanguage: 'en', username: id, uniqueKey: id, gender: 'Not to say', cpnc: null, mkt: null },
      ...{ userDeviceType: 'desktop', mirrorDomainFk: null, screenResolution: '1440x900', uidToken: id },
      ...{ firstUrl: '/', linkAccount: false, recaptchaToken: '' },
    },
  });
  if (!answer.ok()) throw new Error(`No account: ${answer.status()} ${await answer.text()}`);
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return { email, password, token: accessToken };
}

/** From its first page on, this browser holds the session of a player. */
const keepSession = (page: Page, token: string): Promise<unknown> =>
  page.addInitScript((stored) => {
    try {
      // Once: signing out is part of what is tested.
      if (window !== top || sessionStorage.getItem('e2e-signed-in')) return;
      sessionStorage.setItem('e2e-signed-in', '1');
      localStorage.setItem('token', stored);
    } catch {
      // An empty page has no storage.
    }
  }, token);

/** A new player who is signed in at this browser from its first page on. */
export async function signedIn(page: Page, brand: { host?: string } = {}): Promise<TestPlayer> {
  const player = await newPlayer(page.request, brand);
  await keepSession(page, player.token);
  return player;
}

/** One of the sandbox's sample accounts, signed in the same way; answers its token. `brand` as for newPlayer. */
export async function signedInAs(page: Page, email: string, brand: { host?: string } = {}): Promise<string> {
  const answer = await page.request.post('/api/user/login', {
    headers: { 'Accept-Language': 'en', 'Idempotency-Key': randomUUID(), ...otherAddress(), ...brand },
    data: {
      ...{ email, password: 'Baize-2026!', recaptchaToken: '', afterReg: false, cpnc: null, mkt: null },
      ...{ userDeviceType: 'desktop', screenResolution: '1440x900', uidToken: randomUUID() },
    },
  });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  await keepSession(page, accessToken);
  return accessToken;
}
