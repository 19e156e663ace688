import { expect, type FrameLocator, type Page } from '@playwright/test';
import { type AskedPlayer, atPanel } from './panel';
import { type BrandHost, signedIn } from './player';

/** A new player who may deposit, signed in in this browser: address verified, profile complete. `more` adds to that. */
export const depositor = (
  page: Page,
  brand: BrandHost = {},
  more: AskedPlayer = {},
): Promise<{ email: string; token: string }> => signedIn(page, brand, { verified: true, profile: true, ...more });

/** Opens the cashier and waits until a method can be chosen. */
export async function openCashier(page: Page, path = '/deposit'): Promise<void> {
  await page.goto(path);
  // Player, chunk, texts and methods load one after the other.
  await expect(page.locator('main input[name=method]').first()).toBeAttached();
}

/** Chooses a payment method by its name, also one of those that are folded. */
export async function chooseMethod(page: Page, name: string | RegExp): Promise<void> {
  const tile = page.getByRole('radio', { name });
  const more = page.locator('main fieldset').getByRole('button', { name: 'More', exact: true });
  if ((await tile.count()) === 0 && (await more.count()) > 0) await more.click();
  await tile.check();
}

/** Presses the button that starts the deposit. */
export const pressDeposit = (page: Page) => page.locator('main form button[type=submit]').click();

/** The payment provider's frame. */
export const cardFrame = (page: Page): FrameLocator => page.frameLocator('main iframe');

/** Starts a deposit by card and answers the provider's frame once it accepts input. */
export async function toCardFrame(page: Page): Promise<FrameLocator> {
  await pressDeposit(page);
  const frame = cardFrame(page);
  await expect(frame.locator('#number')).toBeVisible();
  return frame;
}

/** Types a test card into the provider's frame and submits it. */
export async function payByCard(frame: FrameLocator, number: string): Promise<void> {
  await frame.locator('#number').fill(number);
  await frame.locator('#expiry').fill('12/30');
  await frame.locator('#cvc').fill('123');
  await frame.locator('#holder').fill('Maria Lindqvist');
  // Before the provider's script is ready, the frame would submit a plain form that nobody receives.
  await expect(frame.owner().locator('xpath=..')).toHaveClass(/\bready\b/);
  await frame.getByRole('button').first().click();
}

/** The id of the deposit in the address. */
export const depositId = (page: Page): string | null => new URL(page.url()).searchParams.get('deposit');

/** The player's deposits without a final status, as the backend lists them. */
export async function openDepositsOf(page: Page, token: string): Promise<{ id: string; status: string }[]> {
  const answer = await page.request.get('/api/user/deposits', {
    headers: { 'Accept-Language': 'en', Authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { data: { deposits: { id: string; status: string }[] } }).data.deposits;
}

/**
 * Acts on a player's newest deposit at the provider, with a value of the control panel's select, such as 'confirm 2'.
 */
export const atProvider = async (page: Page, email: string, act: string): Promise<void> =>
  void (await atPanel(page.request, 'payments', { email, act }));
