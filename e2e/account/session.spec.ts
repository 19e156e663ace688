import type { Page } from '@playwright/test';
import { newPlayer, signedIn } from '../support/player/player';
import { untilAtRest } from '../support/hydrated';
import { ANY_SIZE, expect, test } from '../support/test';
import { themeOrigin } from '../support/themes';

const menu = (page: Page) => page.locator('header .player');
const logIn = (page: Page) => page.locator('header').getByRole('button', { name: 'Log in' });
const stored = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);
const loginForm = (page: Page) => page.getByRole('dialog').getByRole('form');

test(
  'SESS-06 signing out in one tab signs out the other at once, even offline',
  ANY_SIZE,
  async ({ page, context, watch }) => {
    // Nor do parts come that a guest's page wants only then.
    watch.expect(/ERR_INTERNET_DISCONNECTED|WebSocket|ChunkLoadError/);
    await signedIn(page);
    await page.goto('/casino');
    await expect(menu(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/vip');
    await expect(menu(other)).toBeVisible();

    await menu(page)
      .getByRole('button', { name: /^Account menu/ })
      .click();
    const leave = page.getByText('Log out').first();
    await expect(leave).toBeVisible();
    await context.setOffline(true);
    await leave.click();
    await expect(logIn(page)).toBeVisible();
    await expect(logIn(other)).toBeVisible();
    expect([await stored(page, 'token'), await stored(other, 'token')]).toEqual([null, null]);
    await expect(other).toHaveURL('/vip');
  },
);

test(
  'SESS-08 SESS-11 a session ended elsewhere opens the log-in once over the same page, with the reason',
  ANY_SIZE,
  async ({ page, watch }) => {
    watch.expect(/status of 403/);
    const player = await signedIn(page);
    await page.goto('/profile/edit-profile?x=1');
    await expect(page.getByRole('main').getByRole('form').first()).toBeVisible();
    const field = (name: string) => page.getByRole('main').getByLabel(name).first();
    const values = { Address: 'Harbour 1', City: 'Typed and not saved', 'Postal code': '24103' };
    for (const [name, value] of Object.entries(values)) await field(name).fill(value);

    // While the form is on its way: an open page would notice by itself within a second.
    await page.route(
      '**/api/user/update-user*',
      async (route) => {
        await page.request.post('/api/user/logout', { headers: { Authorization: `Bearer ${player.token}` }, data: {} });
        await route.continue();
      },
      { times: 1 },
    );
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => void addresses.push(frame.url()));
    await page.getByRole('main').locator('[type=submit]').first().click();
    await expect(page).toHaveURL('/profile/edit-profile?x=1&modal=login');
    await expect(
      page
        .getByRole('dialog')
        .getByText(/session/i)
        .first(),
    ).toBeVisible();
    expect(await stored(page, 'token')).toBeNull();
    expect(addresses.filter((address) => address.includes('modal=login'))).toHaveLength(1);

    await loginForm(page).locator('[name=email]').fill(player.email);
    await loginForm(page).locator('[name=password]').fill(player.password);
    await loginForm(page).locator('[type=submit]').click();
    await expect(menu(page)).toBeVisible();
    await expect(page).toHaveURL('/profile/edit-profile?x=1');
    for (const [name, value] of Object.entries(values)) await expect(field(name)).toHaveValue(value);
  },
);

test('C05 a session token in the address does not sign a guest in', ANY_SIZE, async ({ page }) => {
  const { token } = await newPlayer(page.request);
  const answer = await page.goto(`/casino?at=${token}&category=ways#games`);
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  await expect(page.getByRole('dialog')).toContainText('This link didn’t log you in');
  await expect(page).toHaveURL('/casino?category=ways&modal=login#games');
  await expect(menu(page)).toHaveCount(0);
  expect(await stored(page, 'token')).toBeNull();
});

/** A brand that accepts a session token in the address (sessionTokenInAddress). */
const TRUSTING = 'shibui';

test(
  'SESS-07 C05 where allowed, a token in the address is stored and removed, and the page says whose account it opened',
  ANY_SIZE,
  async ({ page, baseURL, watch }) => {
    // What was asked for while the player logs out.
    watch.expect(/status of 403|WebSocket is closed before/);
    const site = themeOrigin(baseURL!, TRUSTING);
    const player = await newPlayer(page.request, { host: new URL(site).host });
    const open = async () => {
      const answer = await page.goto(`${site}/casino?at=${player.token}&category=ways&a=1#games`);
      expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      await expect(told).toContainText(player.email);
      expect(await stored(page, 'token')).toBe(player.token);
    };
    const told = page.getByRole('dialog', { name: 'A link logged you in' });
    await open();
    await told.getByRole('button', { name: 'Log out' }).click();
    await expect(menu(page)).toHaveCount(0);
    expect(await stored(page, 'token')).toBeNull();
    // That ended the player's session, so sign in a new player.
    const again = await newPlayer(page.request, { host: new URL(site).host });
    Object.assign(player, again);
    await open();
    await told.getByRole('button', { name: 'Continue' }).click();
    await expect(menu(page)).toBeVisible();
    await expect(page).toHaveURL(`${site}/casino?category=ways&a=1#games`);
  },
);

test(
  'OP-042 a link with another player’s token asks before switching; both answers work',
  ANY_SIZE,
  async ({ page, baseURL, watch }) => {
    watch.expect(/WebSocket is closed before/);
    const site = themeOrigin(baseURL!, TRUSTING);
    const brand = { host: new URL(site).host };
    const maria = await signedIn(page, brand);
    const jun = await newPlayer(page.request, brand);
    await page.goto(`${site}/casino`);
    await expect(menu(page)).toBeVisible();
    const question = page.getByRole('dialog', { name: 'Switch account?' });

    await page.goto(`${site}/casino?at=${jun.token}`);
    await expect(question).toContainText(jun.email);
    await expect(question).toContainText(maria.email);
    await question.getByRole('button', { name: 'Stay in current account' }).click();
    await expect(question).toHaveCount(0);
    expect(await stored(page, 'token')).toBe(maria.token);

    await page.goto(`${site}/casino?at=${jun.token}`);
    await question.getByRole('button', { name: 'Switch' }).click();
    await expect.poll(() => stored(page, 'token')).toBe(jun.token);
    await expect(menu(page)).toBeVisible();
    await expect(page).toHaveURL(`${site}/casino`);
  },
);

test('I18N-13 signing in reopens the page in the player’s language', ANY_SIZE, async ({ page }) => {
  const player = await newPlayer(page.request);
  await page.route('**/api/user/login', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), locale: 'de' } });
  });
  await page.goto('/promotions?page=2&modal=login');
  await loginForm(page).locator('[name=email]').fill(player.email);
  await loginForm(page).locator('[name=password]').fill(player.password);
  await loginForm(page).locator('[type=submit]').click();
  await expect(page).toHaveURL('/de/promotions?page=2');
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
  await expect(menu(page)).toBeVisible();
});

test(
  'a guest loads no session code, and only the texts of the log-in and sign-up dialogs',
  ANY_SIZE,
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await page.goto('/casino');
    await untilAtRest(page);
    const areas = () =>
      asked
        .filter((url) => url.includes('/texts.json'))
        .map((url) => new URL(url).searchParams.get('area'))
        .toSorted();
    // The dialogs and then their texts are loaded ahead, one after the other.
    await expect.poll(areas).toEqual(['account', 'form', 'login', 'secondStep', 'verify']);
    expect(asked.filter((url) => /get-user-details|log-event|socket\.io/.test(url))).toEqual([]);
  },
);

test.describe('the question of consent', () => {
  test.use({ asksConsent: true, asksFirstSteps: true });
  const banner = (page: Page) => page.getByRole('region', { name: 'Allow partner and page-visit tracking?' });
  const events = (page: Page) => {
    const seen: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/user/log-event')) seen.push(request.postDataJSON());
    });
    return seen;
  };

  test('OP-107 nothing is stored or sent before an answer or after a refusal', ANY_SIZE, async ({ page }) => {
    const told = events(page);
    await page.goto('/casino?nxafk=partner&cpnc=c1');
    await expect(banner(page)).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await banner(page).getByRole('button', { name: 'Decline' }).click();
    await expect(banner(page)).toHaveCount(0);
    await page.reload();
    await untilAtRest(page);
    await expect(banner(page)).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['consent']);
    expect(told).toEqual([]);
  });

  test(
    'TRK-07 with consent the visit is stored and page views are sent; the footer asks again',
    ANY_SIZE,
    async ({ page }) => {
      const told = events(page);
      await page.goto('/casino?nxafk=partner&cpnc=c1');
      await banner(page).getByRole('button', { name: 'Allow' }).click();
      await expect.poll(() => told.length).toBe(1);
      expect(told[0]).toMatchObject({ event: 'pageView', data: { path: '/casino', previous: [] }, cpncToSent: 'c1' });
      expect(await stored(page, 'nxaft')).toBe('partner');
      expect(await stored(page, 'firstUrl')).toMatch(/\/casino\?nxafk=partner&cpnc=c1$/);

      // By keyboard: the list above grows as the footer comes into view and moves it from under the pointer.
      await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).press('Enter');
      await expect(banner(page)).toContainText('You’ve allowed tracking.');
      await expect(banner(page).getByRole('heading')).toBeFocused();
      await banner(page).getByRole('button', { name: 'Decline' }).click();
      await expect(banner(page)).toHaveCount(0);
      expect(await stored(page, 'nxaft')).toBeNull();
    },
  );
});
