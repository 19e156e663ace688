import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import {
  funded,
  headersOf,
  play,
  playStatus,
  setLimit,
  spin,
  spinButton,
  type Player,
} from '../support/player/realPlay';
import { ANY_SIZE, expect, test } from '../support/test';
import { expectAt } from '../support/sizes';

const GAME = '/casino/games/kraken-tides';
const SESSION = '**/api/user/play-session';

type PlaySession = { data: { startedAt: string | null; netResult: string; realityCheckDue: boolean } };

const status = (page: Page) => page.getByRole('group', { name: 'Your play session' });

/** The backend's real-money balance, formatted as on the site. */
async function heldBy(page: Page, player: Player): Promise<string> {
  const answer = await page.request.get('/api/user/get-user-details', { headers: headersOf(player) });
  const { userWallet } = (await answer.json()) as { userWallet: { realMoney: string; isActive: boolean }[] };
  return `€${Number(userWallet.find(({ isActive }) => isActive)?.realMoney).toFixed(2)}`;
}

/** The backend's net result, formatted as on the site. */
async function netOf(page: Page, player: Player): Promise<string> {
  const answer = await page.request.get('/api/user/play-session', { headers: headersOf(player) });
  const net = ((await answer.json()) as PlaySession).data.netResult;
  const sign = Number(net) > 0 ? '+' : Number(net) < 0 ? '−' : '';
  return `${sign}€${net.replace('-', '')}`;
}

test('time and net result stand in the header and at the game, over reloads and in the other tab', async ({
  page,
  context,
}) => {
  const player = await funded(page);
  await page.goto(GAME);
  await expect(page.locator('main .stage .note')).toHaveText(/^Balance €[\d.]+$/);
  await play(page);
  await spin(page);
  await expect(playStatus(page)).toContainText(/\d:\d\d:\d\d/);
  const net = await netOf(page, player);
  await expect(playStatus(page)).toContainText(net);
  const bar = page.getByRole('group', { name: 'Your play', exact: true });
  await expect(bar).toContainText(net);
  await expectAt('phone', page, bar);
  const [over, header] = [page.getByText('Real money').locator('..'), page.locator('header .money')];
  const held = await heldBy(page, player);
  await expect(over).toContainText(held);
  await expect(header).toContainText(held);
  await expectAccessible(page);

  await page.reload();
  await expect(status(page)).toContainText(net);
  await expect(page.locator('main .session')).toContainText(net);
  const other = await context.newPage();
  await other.goto('/casino');
  await expect(other.getByRole('group', { name: 'Your play session' })).toContainText(net);
  expect(await other.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(
    true,
  );
  await other.close();
});

test(
  'a bet limit warns before it is reached, refuses a bet beyond it, and links to the limits',
  ANY_SIZE,
  async ({ page, watch }) => {
    // The rejected round.
    watch.expect(/409/);
    const player = await funded(page);
    await setLimit(page, player, { kind: 'bet', period: 0, amount: '1.20' });
    await page.goto(GAME);
    await play(page);
    await spin(page);
    const note = page.getByRole('status').filter({ hasText: 'daily bet limit' });
    await expect(note).toContainText('You’ve used most of your daily bet limit. €0.20 of €1.20 left.');
    await spinButton(page).click();
    const refusal = page.getByRole('alert').filter({ hasText: 'daily bet limit' });
    await expect(refusal).toContainText('This bet would put you over your daily bet limit. No bet was placed.');
    const net = await netOf(page, player);
    await expect(status(page)).toContainText(net);
    await refusal.getByRole('link', { name: 'Your limits' }).click();
    await expect(page.getByText('€0.20 left')).toBeVisible();
  },
);

test(
  'a reality check survives reloads and shows in other tabs until acknowledged; the game waits',
  ANY_SIZE,
  async ({ page, context }) => {
    await funded(page);
    await page.goto(GAME);
    await play(page);
    await spin(page);
    let due = true;
    const keys: string[] = [];
    await context.route(SESSION, async (route) => {
      try {
        const { data } = (await (await route.fetch()).json()) as PlaySession;
        await route.fulfill({ json: { data: { ...data, realityCheckMinutes: 15, realityCheckDue: due } } });
      } catch {
        // The page is closed, so the answer has no recipient.
      }
    });
    await context.route('**/api/user/acknowledge-reality-check', async (route) => {
      keys.push(route.request().headers()['idempotency-key'] ?? '');
      due = false;
      await route.fulfill({ json: {} });
    });
    const dialog = page.getByRole('alertdialog', { name: 'How long you’ve played' });
    await spinButton(page).click();
    await expect(dialog).toBeVisible();
    await expect(spinButton(page)).toBeDisabled();
    await expectAccessible(page, { frameless: true });
    for (let press = 0; press < 3; press++) await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();

    await page.reload();
    await expect(dialog).toBeVisible();
    const other = await context.newPage();
    await other.goto('/casino');
    await expect(other.getByRole('alertdialog')).toBeVisible();
    await dialog.getByRole('button', { name: 'I’ve read this, continue' }).dblclick();
    await expect(dialog).toHaveCount(0);
    await expect(other.getByRole('alertdialog')).toHaveCount(0);
    expect(keys).toHaveLength(1);
    await other.close();
  },
);
