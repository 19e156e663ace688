import type { Page } from '@playwright/test';
import ar from '@/locales-fallback/ar.json';
import de from '@/locales-fallback/de.json';
import en from '@/locales-fallback/en.json';
import th from '@/locales-fallback/th.json';
import { localised } from '@/domain/links/localised';
import { signedIn } from '../support/player/player';
import { ANY_SIZE, expect, test } from '../support/test';

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, words: string) => page.locator('header').getByRole('button', { name: words, exact: true });

/** Follows a link of the page by client-side navigation, wherever it is at this viewport size. */
async function follow(page: Page, address: string, place = ''): Promise<void> {
  await page.locator(`${place} a[href="${address}"]`).first().dispatchEvent('click');
  await expect(page).toHaveURL(address);
}

/** Expects that dialog to be open over the page, with its address saying so. */
async function opened(page: Page, address: string, name: string): Promise<void> {
  await expect(page).toHaveURL(`${address}?modal=${name}`);
  await expect(dialog(page)).toHaveAccessibleName(/./);
}

async function shut(page: Page, address: string): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(address);
  await expect(dialog(page)).toHaveCount(0);
}

for (const [code, texts] of Object.entries({ en, de, ar, th })) {
  const home = localised('/', code);
  const casino = localised('/casino', code);
  const promotions = localised('/promotions', code);
  const wallet = localised('/Wallet', code);

  test(`E01 a guest’s dialogs open on pages in ${code}: at first, after Back, after the logo`, async ({
    page,
    isMobile,
  }) => {
    const logIn = button(page, texts['shell.logIn']);
    const register = button(page, texts['shell.register']);
    const tab = (words: string) =>
      dialog(page).getByRole('navigation').getByRole('button', { name: words, exact: true });
    /** From log-in to registration and back. */
    const entry = async (address: string) => {
      await logIn.click();
      await opened(page, address, 'login');
      await tab(texts['account.entry.signup']).click();
      await opened(page, address, 'signup');
      await tab(texts['account.entry.login']).click();
      await opened(page, address, 'login');
      await shut(page, address);
    };
    const search = async (address: string) => {
      await page.locator('.bottom-bar').getByRole('link', { name: texts['shell.nav.search'] }).click();
      await opened(page, address, 'search');
      await shut(page, address);
    };

    await page.goto(home);
    await entry(home);
    await follow(page, casino);
    await page.goBack();
    await expect(page).toHaveURL(home);
    await register.click();
    await opened(page, home, 'signup');
    await shut(page, home);
    await page.locator(`main a[href="${home}?modal=rakeback"]`).click();
    await opened(page, home, 'rakeback');
    await shut(page, home);
    if (isMobile) await search(home);

    await follow(page, casino);
    await entry(casino);
    if (isMobile) await search(casino);
    await follow(page, promotions);
    await entry(promotions);
    await page.getByRole('button', { name: texts['bonus.calendar'] }).click();
    await opened(page, promotions, 'calendar');
    await shut(page, promotions);
    await page.locator(`a[href="${wallet}"]`).first().dispatchEvent('click');
    await opened(page, wallet, 'login');
    await shut(page, wallet);
    await entry(wallet);

    await follow(page, home, 'header');
    await entry(home);
    await logIn.click();
    await opened(page, home, 'login');
    await page.goBack();
    await expect(page).toHaveURL(home);
    await expect(dialog(page)).toHaveCount(0);
  });
}

test('E01 an ended session opens the log-in over the German home page, and again on request', async ({
  page,
  watch,
}) => {
  watch.expect(/status of 403/);
  const { token } = await signedIn(page);
  await page.request.post('/api/user/logout', { headers: { Authorization: `Bearer ${token}` }, data: {} });
  await page.goto('/de');
  await opened(page, '/de', 'login');
  await shut(page, '/de');
  await button(page, de['shell.logIn']).click();
  await opened(page, '/de', 'login');
});

test('E01 a forged German link leads to the German home page', ANY_SIZE, async ({ page, watch }) => {
  watch.expect(/status of 409/);
  await page.goto('/de/verify-email?token=nobody-sent-this');
  await opened(page, '/de', 'verify-email-expired');
  await shut(page, '/de');
});
