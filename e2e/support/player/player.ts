import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { otherAddress } from './otherAddress';
import { type AskedPlayer, madePlayer, type TestPlayer } from './panel';

/** The host of another brand as a header, since brand hosts resolve only in browsers. */
export type BrandHost = { host?: string };

const brandOf = ({ host }: BrandHost): string | undefined => host?.split('.')[0];

/**
 * A new account of the brand, in the state the sign-up form leaves it unless more is asked for: nothing is verified.
 * The form has its own tests (register.spec.ts).
 */
export const newPlayer = (
  request: APIRequestContext,
  brand: BrandHost = {},
  asked: AskedPlayer = {},
): Promise<TestPlayer> => madePlayer(request, { ...asked, brand: brandOf(brand) });

/** Stores the player's session in this browser before its first page. */
export const keepSession = (page: Page, token: string): Promise<unknown> =>
  page.addInitScript((stored) => {
    try {
      // Only once, because signing out is part of some tests.
      if (window !== top || sessionStorage.getItem('e2e-signed-in')) return;
      sessionStorage.setItem('e2e-signed-in', '1');
      localStorage.setItem('token', stored);
    } catch {
      // A blank page has no storage.
    }
  }, token);

/** A new player, signed in in this browser from its first page on. */
export async function signedIn(page: Page, brand: BrandHost = {}, asked: AskedPlayer = {}): Promise<TestPlayer> {
  const player = await newPlayer(page.request, brand, asked);
  await keepSession(page, player.token);
  return player;
}

/** Signs in one of the sandbox's sample accounts the same way; answers its token. `brand` as for newPlayer. */
export async function signedInAs(page: Page, email: string, brand: BrandHost = {}): Promise<string> {
  const answer = await page.request.post('/api/user/login', {
    headers: { 'Accept-Language': 'en', 'Idempotency-Key': randomUUID(), ...otherAddress(), ...brand },
    data: {
      email,
      password: 'Baize-2026!',
      recaptchaToken: '',
      afterReg: false,
      cpnc: null,
      mkt: null,
      userDeviceType: 'desktop',
      screenResolution: '1440x900',
      uidToken: randomUUID(),
    },
  });
  if (!answer.ok()) throw new Error(`The log-in of ${email} was refused: ${answer.status()} ${await answer.text()}`);
  const { accessToken } = (await answer.json()) as { accessToken: string };
  await keepSession(page, accessToken);
  return accessToken;
}
