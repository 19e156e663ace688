import { randomUUID } from 'node:crypto';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { otherAddress } from './otherAddress';
import { linkSentTo } from './outbox';
import { signedIn } from './player';

const [, , , panelPort] = (process.env.E2E_PORTS || '4310,4311,4312,4313').split(',');
const PANEL = `http://localhost:${panelPort}/sandbox`;

/** A new player who may deposit, signed in at this browser: the address verified, the profile filled in. `brand` as for newPlayer. */
export async function depositor(page: Page, brand: { host?: string } = {}): Promise<{ email: string; token: string }> {
  const { email, token } = await signedIn(page, brand);
  const link = new URL(await linkSentTo(page, email, '/verify-email'), 'http://site.example');
  const headers = () => ({ 'Accept-Language': 'en', 'Idempotency-Key': randomUUID(), ...otherAddress(), ...brand });
  const verified = await page.request.post('/api/user/verify-email', {
    headers: headers(),
    data: { token: link.searchParams.get('token') },
  });
  const saved = await page.request.put('/api/user/update-user-details', {
    headers: { ...headers(), Authorization: `Bearer ${token}` },
    data: { address: 'Quay 1', city: 'Willemstad', zipCode: '00000', updateFrom: 'Profile Page' },
  });
  expect([verified.ok(), saved.ok()]).toEqual([true, true]);
  return { email, token };
}

/** Opens the cashier and waits until a method can be chosen. */
export async function openCashier(page: Page, path = '/deposit'): Promise<void> {
  await page.goto(path);
  // The player, the part and its texts, and the methods come one after the other.
  await expect(page.locator('main input[name=method]').first()).toBeAttached();
}

/** Chooses a method by its name. */
export const chooseMethod = (page: Page, name: string | RegExp) => page.getByRole('radio', { name }).check();

/** Presses the button that begins the deposit. */
export const pressDeposit = (page: Page) => page.locator('main form button[type=submit]').click();

/** The provider's frame. */
export const cardFrame = (page: Page): FrameLocator => page.frameLocator('main iframe');

/** Begins a deposit by card and answers the provider's frame once it can be typed into. */
export async function toCardFrame(page: Page): Promise<FrameLocator> {
  await pressDeposit(page);
  const frame = cardFrame(page);
  await expect(frame.locator('#number')).toBeVisible();
  return frame;
}

/** Types a test card into the provider's frame and sends it. */
export async function payByCard(frame: FrameLocator, number: string): Promise<void> {
  await frame.locator('#number').fill(number);
  await frame.locator('#expiry').fill('12/30');
  await frame.locator('#cvc').fill('123');
  await frame.locator('#holder').fill('Maria Lindqvist');
  await frame.getByRole('button').first().click();
}

/** The id of the deposit that the address names. */
export const depositId = (page: Page): string | null => new URL(page.url()).searchParams.get('deposit');

/** The deposits of a player that have not ended, as the backend knows them. */
export async function openDepositsOf(page: Page, token: string): Promise<{ id: string; status: string }[]> {
  const answer = await page.request.get('/api/user/deposits', {
    headers: { 'Accept-Language': 'en', Authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { data: { deposits: { id: string; status: string }[] } }).data.deposits;
}

/** Does something to a player's newest deposit at the provider, as the control panel's select names it: 'confirm 2'. */
export async function atProvider(page: Page, email: string, act: string): Promise<void> {
  const panel = await page.context().newPage();
  await panel.goto(PANEL);
  const row = panel.getByRole('row').filter({ hasText: email }).first();
  await row.locator('select[name=act]').selectOption(act);
  await row.getByRole('button', { name: 'Do it' }).click();
  await expect(panel.getByRole('status')).toBeVisible();
  await panel.close();
}

/** Opens a further wallet for a player of a brand, on the control panel. */
export async function openWalletOf(
  page: Page,
  { brand, email, currency }: { brand: string; email: string; currency: string },
): Promise<void> {
  const panel = await page.context().newPage();
  await panel.goto(PANEL);
  const section = panel.getByRole('region', { name: 'Wallets', exact: true });
  await section.getByLabel('Brand').selectOption(brand);
  await section.getByLabel(/^E-mail/).fill(email);
  await section.getByLabel(/^Currency/).fill(currency);
  await section.getByRole('button', { name: 'Open wallet' }).click();
  await expect(panel.getByRole('status')).toContainText(currency);
  await panel.close();
}
