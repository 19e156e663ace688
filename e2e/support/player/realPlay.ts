import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../test';
import { depositor } from './depositor';

export type Player = { token: string };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** The button that plays a round, in the game's frame. */
export const spinButton = (page: Page) => page.frameLocator('iframe').getByRole('button', { name: /^spin/i });

export const headersOf = ({ token }: Player) => ({
  'Accept-Language': 'en',
  'Idempotency-Key': randomUUID(),
  Authorization: `Bearer ${token}`,
});

/**
 * A new player with the money of one card deposit, signed in in this browser; depositing has its own tests
 * (deposit.spec.ts).
 */
export const funded = (page: Page): Promise<Player> => depositor(page, {}, { funded: '25' });

/** Sets one of the player's own limits, in euros. */
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

/** Plays a round to its end; a press that asks for none, or a refusal, fails here. */
export async function spin(page: Page): Promise<void> {
  const round = page.waitForResponse((answer) => answer.url().endsWith('/spin'));
  await spinButton(page).click();
  expect((await round).ok()).toBe(true);
  await expect(spinButton(page)).toBeEnabled();
}

/** Time and net result while a game with real money is on screen: a slot that fills a phone hides the header's. */
export const playStatus = (page: Page) =>
  page.getByRole('group', {
    name: test.info().project.name === 'phone' ? 'Your play' : 'Your play session',
    exact: true,
  });
