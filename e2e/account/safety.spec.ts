import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { codeOf, passkeyDevice } from '../support/player/authenticator';
import { keepSession, newPlayer, signedIn } from '../support/player/player';
import type { TestPlayer } from '../support/player/panel';
import { ANY_SIZE, expect, test } from '../support/test';

const SAFETY = '/profile/safety';

const part = (page: Page, name: string) => page.getByRole('region', { name });
const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Proves who the player is by the password, where the page asks. */
async function confirm(page: Page, { password }: TestPlayer): Promise<void> {
  const asked = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await asked.getByLabel(/^Password/).fill(password);
  await asked.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(asked).toBeHidden();
}

/** Switches the authenticator app on; answers its key and the recovery codes. */
async function setUp(page: Page, player: TestPlayer): Promise<{ key: string; codes: string[] }> {
  await page.goto(SAFETY);
  await press(page, 'Set up an authenticator app');
  await confirm(page, player);
  const key = (await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
  await page.getByRole('textbox', { name: /^Six-digit code/ }).fill(await codeOf(page, key));
  await press(page, 'Turn on');
  await expect(part(page, 'Recovery codes').getByRole('listitem')).toHaveCount(10);
  const codes = await part(page, 'Recovery codes').getByRole('listitem').allTextContents();
  await press(page, 'I’ve saved them');
  await expect(part(page, 'Recovery codes')).toContainText('10 codes left');
  return { key, codes };
}

async function logOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/vip?modal=login');
}

async function logIn(page: Page, { email, password }: TestPlayer): Promise<void> {
  await dialog(page)
    .getByRole('textbox', { name: /^Email/ })
    .fill(email);
  await dialog(page)
    .getByLabel(/^Password/)
    .fill(password);
  await dialog(page).getByRole('form').getByRole('button', { name: 'Log in', exact: true }).click();
}

const isIn = (page: Page) => expect(page.locator('header .player')).toBeVisible();

test('account safety is accessible, also in Arabic, and its parts follow each other by keyboard', async ({ page }) => {
  await signedIn(page);
  await page.goto(SAFETY);
  await expect(part(page, 'Authenticator app')).toBeVisible();
  await expectAccessible(page);
  const setup = page.getByRole('button', { name: 'Set up an authenticator app' });
  await page.getByRole('heading', { name: 'Where you’re logged in' }).evaluate((heading) => heading.focus());
  for (let times = 0; times < 30 && !(await setup.evaluate((button) => button === document.activeElement)); times++)
    await page.keyboard.press('Tab');
  await expect(setup).toBeFocused();
  await page.goto(`/ar${SAFETY}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('region', { name: 'تطبيق المصادقة' })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test('the authenticator app is set up, asked for at log-in, and a recovery code counts in its place once', async ({
  page,
  watch,
}) => {
  watch.expect(/status of 4(?:09|22)/);
  const player = await signedIn(page);
  const { key, codes } = await setUp(page, player);
  await logOut(page);
  await logIn(page, player);
  await expect(dialog(page).getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expectAccessible(page);
  const code = dialog(page).getByRole('textbox', { name: /^Six-digit code/ });
  await expect(dialog(page).locator(':focus')).toHaveCount(1);
  // The code of the next half minute: that of this one switched it on.
  await code.fill(await codeOf(page, key, 1));
  await page.keyboard.press('Enter');
  await isIn(page);

  for (const [spent, isRight] of [
    [codes[0]!, true],
    [codes[0]!, false],
  ] as const) {
    await logOut(page);
    await logIn(page, player);
    await dialog(page).getByRole('button', { name: 'Use a recovery code' }).click();
    await dialog(page)
      .getByRole('textbox', { name: /^Recovery code/ })
      .fill(spent);
    await page.keyboard.press('Enter');
    if (isRight) await isIn(page);
    else await expect(dialog(page).getByRole('alert')).toBeVisible();
  }
});

test(
  'a passkey is added, is the second step, and opens a session in place of the password',
  ANY_SIZE,
  async ({ page, watch }) => {
    watch.expect(/status of 409/);
    await passkeyDevice(page);
    const player = await signedIn(page);
    await page.goto(SAFETY);
    await page.getByRole('textbox', { name: 'Device name' }).fill('Phone');
    await press(page, 'Add a passkey');
    await confirm(page, player);
    await expect(part(page, 'Passkeys').getByRole('listitem')).toContainText('not used yet');
    await press(page, 'I’ve saved them');

    await logOut(page);
    await logIn(page, player);
    await dialog(page).getByRole('button', { name: 'Use passkey' }).click();
    await isIn(page);

    await logOut(page);
    await dialog(page).getByRole('button', { name: 'Log in with a passkey' }).click();
    await isIn(page);
    await page.goto(SAFETY);
    await expect(part(page, 'Passkeys').getByRole('listitem')).toContainText('last used');
  },
);

test(
  'a session ended on this page ends in the other browser, which is asked to log in',
  ANY_SIZE,
  async ({ page, browser }) => {
    const player = await newPlayer(page.request);
    const elsewhere = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
    const other = await elsewhere.newPage();
    await other.goto('/vip?modal=login');
    await other
      .getByRole('dialog')
      .getByRole('textbox', { name: /^Email/ })
      .fill(player.email);
    await other
      .getByRole('dialog')
      .getByLabel(/^Password/)
      .fill(player.password);
    await other.keyboard.press('Enter');
    await isIn(other);
    // An open page would notice by itself within ten seconds, and say it before it is asked to.
    await other.goto('about:blank');

    await keepSession(page, player.token);
    await page.goto(SAFETY);
    const sessions = part(page, 'Where you’re logged in');
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await sessions.getByRole('button', { name: /^Log out: / }).click();
    // First, because it is gone after seconds.
    await expect(page.getByText('Logged out on all other devices')).toBeVisible();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Where you’re logged in' })).toBeFocused();
    await other.goto(SAFETY);
    await expect(
      other
        .getByRole('dialog')
        .getByText(/session/i)
        .first(),
    ).toBeVisible();
    await elsewhere.close();
  },
);

test(
  'Google leads to the second step of an account that has one, and nowhere without it',
  ANY_SIZE,
  async ({ page, watch }) => {
    watch.expect(/status of 409/);
    await page.goto('/vip?modal=login');
    const enterByGoogle = async (name: string) => {
      await dialog(page).getByRole('button', { name: 'Continue with Google' }).click();
      await page.waitForURL(/\/identity\/authorize\?/);
      const subject = await page.getByRole('button', { name }).getAttribute('value');
      await page.getByRole('button', { name }).click();
      return subject!;
    };
    // A newcomer with a password of the e-mail's owner: registered by form first, with the address Google tells.
    const subject = await enterByGoogle('Somebody new');
    await dialog(page)
      .getByRole('textbox', { name: /^Date of birth/ })
      .fill('1990-03-25');
    await dialog(page)
      .getByRole('checkbox', { name: /18 or older/ })
      .check();
    await dialog(page).getByRole('button', { name: 'Open my account' }).click();
    await isIn(page);
    await page.goto(SAFETY);
    await press(page, 'Set up an authenticator app');
    const key = (await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
    await page.getByRole('textbox', { name: /^Six-digit code/ }).fill(await codeOf(page, key));
    await press(page, 'Turn on');
    await expect(part(page, 'Recovery codes')).toBeVisible();

    await logOut(page);
    await dialog(page).getByRole('button', { name: 'Continue with Google' }).click();
    await page.waitForURL(/\/identity\/authorize\?/);
    // The same person again: the page of the provider makes up a new one each time.
    await page.locator('form button[name=subject]', { hasText: 'Somebody new' }).evaluate((button, own) => {
      (button as HTMLButtonElement).value = own;
    }, subject);
    await page.getByRole('button', { name: 'Somebody new' }).click();
    await expect(dialog(page).getByRole('heading', { name: 'One more step' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await dialog(page)
      .getByRole('textbox', { name: /^Six-digit code/ })
      .fill(await codeOf(page, key, 1));
    await page.keyboard.press('Enter');
    await isIn(page);
    await expect(page).toHaveURL('/vip');
  },
);
