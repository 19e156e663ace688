import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { depositor, openCashier, payByCard, toCardFrame } from './depositor';
import { expect } from './test';

const PAID = '4242424242424242';

export type Player = { token: string };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** The button that plays a round, in the frame of the game. */
export const spinButton = (page: Page) => page.frameLocator('iframe').getByRole('button', { name: /^spin/i });

export const headersOf = ({ token }: Player) => ({
  'Accept-Language': 'en',
  'Idempotency-Key': randomUUID(),
  Authorization: `Bearer ${token}`,
});

/** A new player with the money of one deposit, signed in at this browser. */
export async function funded(page: Page): Promise<Player> {
  const player = await depositor(page);
  await openCashier(page);
  await payByCard(await toCardFrame(page), PAID);
  await expect(page).toHaveURL(/modal=deposit-success/);
  return player;
}

/** Sets a limit of the player's own in euro. */
export async function setLimit(page: Page, player: Player, limit: object): Promise<void> {
  const data = { currencyCode: 'EUR', ...limit };
  const answer = await page.request.post('/api/user/set-limit', { headers: headersOf(player), data });
  expect(answer.ok()).toBe(true);
}

/** Starts the game with real money and waits until a round can be played. */
export async function play(page: Page): Promise<void> {
  await button(page, 'Play for real').click();
  await expect(spinButton(page)).toBeEnabled();
}

/** Plays a round to its end. */
export async function spin(page: Page): Promise<void> {
  await spinButton(page).click();
  await expect(spinButton(page)).toBeEnabled({ timeout: 40_000 });
}
