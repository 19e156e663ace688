import type { Page } from '@playwright/test';
import en from '@/locales-fallback/en.json';
import { expectAccessible } from '../support/axe';
import { expectNoOverflow } from '../support/overflow';
import { funded, play, spin } from '../support/player/realPlay';
import { expect, test } from '../support/test';

const GAME = '/casino/games/kraken-tides';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a guest sees running and upcoming races with countdowns, and opens one with its rules and prizes', async ({
  page,
}) => {
  await page.goto('/tournaments');
  const running = region(page, en['tournaments.state.running']);
  await expect(running.getByRole('timer', { name: en['tournaments.endsIn'] }).first()).toHaveText(/\d/);
  await expect(
    region(page, en['tournaments.state.soon']).getByRole('timer', { name: en['tournaments.startsIn'] }).first(),
  ).toHaveText(/\d/);
  await expectAccessible(page, { frameless: true });
  await expectNoOverflow(page);
  await running.getByRole('link', { name: 'Daily race' }).click();
  await expect(page).toHaveURL(/\/tournaments\/curacao-daily-/);
  await expect(page.getByRole('heading', { level: 1, name: 'Daily race' })).toBeVisible();
  await expect(region(page, en['tournaments.prizes'])).toContainText('€50.00');
  await expect(region(page, en['tournaments.prizes'])).toContainText('on average');
  await expect(region(page, en['tournaments.rules'])).toContainText('Slots');
  await expect(page.getByRole('button', { name: en['tournaments.logIn'] })).toBeVisible();
  await expectAccessible(page, { frameless: true });
  await expectNoOverflow(page);
  expect((await page.request.get('/tournaments/nothing')).status()).toBe(404);
});

test('ENG-04 ENT-35 a player joins, plays a real round, and is on the leaderboard with their own figures', async ({
  page,
}) => {
  await funded(page);
  await page.goto('/tournaments');
  await page.getByRole('link', { name: 'Daily race' }).first().click();
  await page.getByRole('button', { name: en['tournaments.join'] }).dblclick();
  await expect(page.getByText(en['tournaments.joined'], { exact: true })).toBeVisible();
  const race = page.url();

  await page.goto(GAME);
  await play(page);
  // A place needs a win: a score of zero is no place.
  const own = region(page, en['tournaments.own']);
  // Three rounds in ten win.
  let hasWon = false;
  page.on('response', async (answer) => {
    if (!answer.url().endsWith('/spin') || !answer.ok()) return;
    const { win } = (await answer.json()) as { win: string };
    hasWon ||= Number(win) > 0;
  });
  for (let rounds = 0; rounds < 60 && !hasWon; rounds += 1) await spin(page);
  await page.goto(GAME);
  await page.mouse.wheel(0, 200);
  await expect(region(page, en['raceNote.title'])).toContainText('Daily race');
  await page.goto(race);
  await expect(own).toContainText(en['tournaments.staked']);
  await expect(page.getByRole('row', { name: new RegExp(en['tournaments.you']) })).toBeVisible();
  await expect(own).toContainText(en['tournaments.net']);
  await expectAccessible(page, { frameless: true });
  await expectNoOverflow(page);
});
