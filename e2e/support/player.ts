import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { otherAddress } from './otherAddress';
import { type AskedPlayer, madePlayer, type TestPlayer } from './panel';

/** Headers that name another brand's host, which only a browser finds by its name. */
export type BrandHost = { host?: string };

const brandOf = ({ host }: BrandHost): string | undefined => host?.split('.')[0];

/**
 * A new account of the brand, as the site's own form leaves it unless more is asked for: nothing of it is verified. The form
 * itself has tests of its own (register.spec.ts).
 */
export const newPlayer = (
  request: APIRequestContext,
  brand: BrandHost = {},
  asked: AskedPlayer = {},
): Promise<TestPlayer> => madePlayer(request, { ...asked, brand: brandOf(brand) });

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
export async function signedIn(page: Page, brand: BrandHost = {}, asked: AskedPlayer = {}): Promise<TestPlayer> {
  const player = await newPlayer(page.request, brand, asked);
  await keepSession(page, player.token);
  return player;
}

/** One of the sandbox's sample accounts, signed in the same way; answers its token. `brand` as for newPlayer. */
export async function signedInAs(page: Page, email: string, brand: BrandHost = {}): Promise<string> {
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
