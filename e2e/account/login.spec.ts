import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import ar from '@/locales-fallback/ar.json';
import en from '@/locales-fallback/en.json';
import { expectAccessible } from '../support/axe';
import { untilHydrated } from '../support/hydrated';
import { linkSentTo } from '../support/player/outbox';
import { newPlayer, signedIn } from '../support/player/player';
import { ANY_SIZE, expect, test } from '../support/test';
import { themeOrigin } from '../support/themes';

const dialog = (page: Page) => page.getByRole('dialog');
const form = (page: Page) => dialog(page).getByRole('form');
const email = (page: Page) => form(page).locator('[name=email]');
const password = (page: Page) => form(page).locator('[name=password]');
const send = (page: Page) => form(page).locator('[type=submit]');
const menu = (page: Page) => page.locator('header .player');

async function fill(page: Page, person: { email: string; password: string }): Promise<void> {
  await email(page).fill(person.email);
  await password(page).fill(person.password);
}

/** Every link in a message points to the host that the browser is on. */
const pathOf = (link: string) => new URL(link).pathname + new URL(link).search;

test('AUTH-01 a guest logs in from the header and stays on the page as a player', async ({ page }) => {
  const player = await newPlayer(page.request);
  await page.goto('/vip?page=2');
  await page.locator('header').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/vip?page=2&modal=login');
  await fill(page, player);
  await send(page).click();
  await expect(menu(page)).toBeVisible();
  await expect(page).toHaveURL('/vip?page=2');
  await expect(dialog(page)).toHaveCount(0);
  await page.reload();
  await expect(menu(page)).toBeVisible();
});

/** Fills in both fields of the page that a reset message links to. */
async function choosePassword(page: Page, chosen: string): Promise<void> {
  // The form is server-rendered; typing before hydration has its own test (components/ui/form/Form.test.tsx).
  await untilHydrated(page);
  const fields = page.getByRole('form', { name: 'Choose a new password' });
  await fields.locator('[name=newPassword]').fill(chosen);
  await fields.locator('[name=repeatedPassword]').fill(chosen);
  await fields.locator('[type=submit]').click();
}

test(
  'AUTH-09 MODAL-10 a forgotten password: e-mailed link, new password, log-in with it',
  ANY_SIZE,
  async ({ page }) => {
    const player = await newPlayer(page.request);
    await page.goto('/casino?modal=login');
    await email(page).fill(player.email);
    await dialog(page).getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(email(page)).toHaveValue(player.email);
    await send(page).click();
    await expect(dialog(page).getByText(`If there’s an account for ${player.email}`)).toBeVisible();
    await page.goto(pathOf(await linkSentTo(page, player.email, '/reset-password')));
    await choosePassword(page, 'Harbour-2027!');
    // Checked first, because the message disappears by itself, however long the page takes.
    await expect(page.getByText('Your new password is saved.')).toBeVisible();
    await expect(page).toHaveURL('/casino?modal=login');
    await fill(page, { ...player, password: 'Harbour-2027!' });
    await send(page).click();
    await expect(menu(page)).toBeVisible();
  },
);

test('AUTH-09 after a reset the old password and the used link no longer work', ANY_SIZE, async ({ page, watch }) => {
  watch.expect(/status of 4(09|22)/);
  const player = await newPlayer(page.request);
  await page.request.post('/api/user/forgot-password', { data: { email: player.email, recaptchaToken: '' } });
  const link = pathOf(await linkSentTo(page, player.email, '/reset-password'));
  const token = new URLSearchParams(link.split('?')[1]).get('token');
  await page.request.post('/api/user/reset-password', { data: { token, password: 'Harbour-2027!' } });
  await page.goto(link);
  await choosePassword(page, 'Harbour-2028!');
  await expect(page.getByText('This link has expired, was already used')).toBeVisible();
  await page.goto('/casino?modal=login');
  await fill(page, player);
  await send(page).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('The email address or password is incorrect.');
  await expect(email(page)).toHaveValue(player.email);
});

test(
  'MODAL-10 MODAL-11 a verification link leads to the log-in, a forged one to the offer of a new link',
  ANY_SIZE,
  async ({ page, watch }) => {
    watch.expect(/status of 409/);
    const player = await newPlayer(page.request);
    await page.goto(pathOf(await linkSentTo(page, player.email, '/verify-email')));
    await expect(page.getByText('Your email address is verified.')).toBeVisible();
    await expect(page).toHaveURL('/casino?modal=login');
    await page.goto('/verify-email?token=nobody-sent-this');
    await expect(page).toHaveURL('/?modal=verify-email-expired');
    await expect(page.getByRole('dialog', { name: 'This link has expired' })).toBeVisible();
  },
);

test('NAV-26 a players’ page opens the log-in, then the page, at the same address', ANY_SIZE, async ({ page }) => {
  const player = await newPlayer(page.request);
  await page.goto('/profile');
  await expect(page).toHaveURL('/profile?modal=login');
  await fill(page, player);
  await send(page).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText('Log in to see this page')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Maria Lindqvist' })).toBeVisible();
});

test(
  'by keyboard alone: a wrong and a right log-in from the header, focus never lost',
  ANY_SIZE,
  async ({ page, watch }) => {
    watch.expect(/status of 422/);
    const player = await newPlayer(page.request);
    await page.goto('/vip');
    await page.locator('header').getByRole('button', { name: 'Log in' }).focus();
    await page.keyboard.press('Enter');
    await expect(form(page)).toBeVisible();
    await email(page).focus();
    await page.keyboard.type(player.email);
    await page.keyboard.press('Tab');
    await expect(password(page)).toBeFocused();
    await page.keyboard.type('wrong-one');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('alert')).toBeVisible();
    await password(page).press('ControlOrMeta+a');
    await page.keyboard.type(player.password);
    await page.keyboard.press('Tab');
    await expect(dialog(page).getByRole('button', { name: 'Show password' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(send(page)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(menu(page)).toBeVisible();
  },
);

test('after a lost answer the input is kept, and the next press sends it again', ANY_SIZE, async ({ page, watch }) => {
  watch.expect(/ERR_FAILED/);
  const player = await newPlayer(page.request);
  await page.goto('/vip?modal=login');
  await fill(page, player);
  await page.route('**/api/user/login', (route) => route.abort(), { times: 1 });
  await send(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('We didn’t get a response');
  await expect(email(page)).toHaveValue(player.email);
  await expect(password(page)).toHaveValue(player.password);
  await send(page).click();
  await expect(menu(page)).toBeVisible();
});

test('a double click logs in once', ANY_SIZE, async ({ page }) => {
  const player = await newPlayer(page.request);
  await page.goto('/vip?modal=login');
  await fill(page, player);
  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith('/login') && calls.push(request.url()));
  // No answer arrives between the two presses.
  await page.route('**/api/user/login', async (route) => {
    await presses;
    await route.continue();
  });
  const presses = send(page).dblclick();
  await presses;
  await expect(menu(page)).toBeVisible();
  expect(calls).toHaveLength(1);
});

test(
  'CONF-08 where configured, a player with an unverified e-mail is asked to verify it after log-in',
  ANY_SIZE,
  async ({ page, baseURL }) => {
    await page.goto(`${themeOrigin(baseURL!, 'verdant')}/vip?modal=login`);
    await fill(page, { email: 'unverified@baize.example', password: 'Baize-2026!' });
    await send(page).click();
    const asked = page.getByRole('dialog', { name: 'Verify your email' });
    await expect(asked).toContainText('unverified@baize.example isn’t verified yet');
    await expect(asked.getByRole('button', { name: 'Send it again' })).toBeVisible();
    await asked.getByRole('button', { name: 'Later' }).click();
    await expect(asked).toHaveCount(0);
    await expect(menu(page)).toBeVisible();
  },
);

for (const name of ['login', 'signup', 'hold', 'verify-email-expired']) {
  test(
    `MODAL-07 MODAL-08 MODAL-14 ${name}: traps and returns focus; closes by Escape and backdrop`,
    ANY_SIZE,
    async ({ page }) => {
      await page.goto(`/vip?modal=${name}`);
      await expect(dialog(page)).toHaveAccessibleName(/./);
      const inside = () => dialog(page).evaluate((element) => element.contains(document.activeElement));
      await expect.poll(inside).toBe(true);
      for (let step = 0; step < 30; step += 1) {
        await page.keyboard.press('Tab');
        // Between the last field and the first, focus may pass through the browser's own toolbar, but never the page
        // behind.
        const place = await dialog(page).evaluate((element) => {
          const { activeElement, body } = document;
          return element.contains(activeElement) || activeElement === body;
        });
        expect(place).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL('/vip');

      await page.goto(`/vip?modal=${name}`);
      await expect(dialog(page)).toBeVisible();
      await page.mouse.click(4, 4);
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL('/vip');
    },
  );
}

test('MODAL-14 focus returns to the button that opened the dialog', ANY_SIZE, async ({ page }) => {
  await page.goto('/vip');
  const button = page.locator('header').getByRole('button', { name: 'Log in' });
  await button.click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('MODAL-07 verify-email: Escape closes it', ANY_SIZE, async ({ page }) => {
  await signedIn(page);
  await page.goto('/vip?modal=verify-email');
  await expect(page.getByRole('dialog', { name: 'Verify your email' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/vip');
});

for (const [language, texts] of [
  ['', en],
  ['/ar', ar],
] as const) {
  test(`no axe findings in ${language || '/en'}: log-in empty, with errors, refused`, async ({ page, watch }) => {
    watch.expect(/status of 422/);
    await page.goto(`${language}/responsibility?modal=login`);
    await expect(form(page)).toBeVisible();
    await expectAccessible(page, { frameless: true });
    await send(page).click();
    await expect(email(page)).toBeFocused();
    await expectAccessible(page, { frameless: true });
    await fill(page, { email: 'nobody@baize.example', password: 'wrong-one' });
    await send(page).click();
    await expect(dialog(page).getByRole('alert')).toBeVisible();
    await expectAccessible(page, { frameless: true });
  });

  test(`no axe findings in ${language || '/en'}: forgotten password, form and done`, async ({ page }) => {
    await page.goto(`${language}/responsibility?modal=login`);
    await form(page).getByRole('button', { name: texts['login.forgotten'] }).click();
    await expect(password(page)).toHaveCount(0);
    await expectAccessible(page, { frameless: true });
    await email(page).fill(`e2e-${randomUUID()}@baize.example`);
    await send(page).click();
    await expect(dialog(page).getByRole('status')).toBeVisible();
    await expectAccessible(page, { frameless: true });
  });

  test(`no axe findings in ${language || '/en'}: hold, expired link`, async ({ page }) => {
    for (const name of ['hold', 'verify-email-expired']) {
      await page.goto(`${language}/responsibility?modal=${name}`);
      await expect(dialog(page)).toBeVisible();
      await expectAccessible(page, { frameless: true });
    }
  });

  test(`no axe findings in ${language || '/en'}: new password, empty and with errors`, async ({ page }) => {
    await page.goto(`${language}/reset-password?token=abc`);
    const fields = page.getByRole('main').getByRole('form');
    await expect(fields).toBeVisible();
    await expectAccessible(page, { frameless: true });
    await fields.locator('[type=submit]').click();
    await expect(fields.locator('[name=newPassword]')).toBeFocused();
    await expectAccessible(page, { frameless: true });
  });
}
