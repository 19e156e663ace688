import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';

type TestPlayer = { email: string; password: string; token: string };

/** A new account of the brand at the tests' own address, by the call that the form makes; nothing of it is verified. */
export async function newPlayer(request: APIRequestContext): Promise<TestPlayer> {
  const id = randomUUID();
  const email = `e2e-${id}@baize.example`;
  const password = 'Baize-2026!';
  const answer = await request.post('/api/user/sign-up', {
    headers: { 'Accept-Language': 'en', 'Idempotency-Key': id },
    data: {
      ...{ email, password, firstName: 'Maria', lastName: 'Lindqvist', countryCode: 'DE', currencyCode: 'EUR' },
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

/** A new player who is signed in at this browser from its first page on. */
export async function signedIn(page: Page): Promise<TestPlayer> {
  const player = await newPlayer(page.request);
  await page.addInitScript((token) => {
    try {
      // Once: signing out is part of what is tested.
      if (window !== top || sessionStorage.getItem('e2e-signed-in')) return;
      sessionStorage.setItem('e2e-signed-in', '1');
      localStorage.setItem('token', token);
    } catch {
      // An empty page has no storage.
    }
  }, player.token);
  return player;
}
