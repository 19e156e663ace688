import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { fillSignUp, newEmail, signUpDialog } from '../support/player/signUpForm';
import { ANY_SIZE, expect, test } from '../support/test';
import { themeOrigin } from '../support/themes';

const signUps = (page: Page) => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/user/sign-up')) seen.push(request.postData() ?? '');
  });
  return seen;
};

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`the "Create account" button is in view at once, ${size.width} px wide`, ANY_SIZE, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/casino?modal=signup');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Create account' })).toBeInViewport({ ratio: 1 });
  });

test('AUTH-02 SESS-04 a visitor registers by e-mail and is signed in, once for a double click', async ({ page }) => {
  const sent = signUps(page);
  await page.goto('/casino?modal=signup');
  await fillSignUp(page, newEmail());
  // No answer arrives between the two presses.
  await page.route('**/api/user/sign-up', async (route) => {
    await presses;
    await route.continue();
  });
  const presses = signUpDialog(page).getByRole('button', { name: 'Create account' }).dblclick();
  await presses;
  await expect(signUpDialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/casino$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();
  expect(sent).toHaveLength(1);
  expect(JSON.parse(sent[0]!)).toMatchObject({ dateOfBirth: '03-25-1990', newsLetter: false, subscribe: false });
});

test('a visitor registers by phone with the keyboard alone', ANY_SIZE, async ({ page }) => {
  const sent = signUps(page);
  await page.goto('/casino');
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Register' })
    .or(page.getByRole('banner').getByRole('button', { name: 'Register' }))
    .focus();
  await page.keyboard.press('Enter');
  const form = signUpDialog(page);
  await expect(form.getByRole('textbox', { name: /^Email/ })).toBeVisible();
  const to = async (role: 'tab' | 'textbox' | 'checkbox' | 'button' | 'combobox', name: RegExp) => {
    const target = form.getByRole(role, { name });
    for (let press = 0; press < 25; press += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never came to ${name}`);
  };
  await to('tab', /^Email/);
  await page.keyboard.press('ArrowRight');
  // It is filled in once the page knows the visitor's country.
  await expect(form.getByRole('combobox', { name: 'Country code' })).toHaveValue('49');
  await to('textbox', /^Phone/);
  await page.keyboard.type(`151${Math.floor(Math.random() * 90_000_000 + 10_000_000)}`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Baize-2026!');
  await to('textbox', /^Date of birth/);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('1990-03-25');
  await to('checkbox', /18 or older/);
  await page.keyboard.press('Space');
  await to('button', /Create account/);
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  expect(sent).toHaveLength(1);
  expect(JSON.parse(sent[0]!).email).toMatch(/^\d+@noemail\.invalid$/);
});

test('an e-mail that is taken is refused beside the field, and no input is lost', ANY_SIZE, async ({ page, watch }) => {
  watch.expect(/422/);
  await page.goto('/casino?modal=signup');
  await fillSignUp(page, 'verified@baize.example');
  await signUpDialog(page).getByRole('button', { name: 'Create account' }).click();
  const email = signUpDialog(page).getByRole('textbox', { name: /^Email/ });
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('verified@baize.example');
  await expect(signUpDialog(page).getByLabel(/^Password/)).toHaveValue('Baize-2026!');
});

const HOSTILE = ['🐙🐙🐙', 'مرحبا بكم', '<script>document.title="hacked"</script>', 'x'.repeat(100_000)];
for (const [index, text] of HOSTILE.entries()) {
  test(
    `VAL-03 hostile input ${index + 1} shows an error, stays as typed and runs nothing`,
    ANY_SIZE,
    async ({ page }) => {
      await page.goto('/casino?modal=signup');
      await expect(page).toHaveTitle(/Casino/);
      const title = await page.title();
      const email = signUpDialog(page).getByRole('textbox', { name: /^Email/ });
      await email.fill(text);
      await signUpDialog(page)
        .getByRole('textbox', { name: /^Date of birth/ })
        .fill(text);
      await signUpDialog(page).getByRole('button', { name: 'Create account' }).click();
      await expect(signUpDialog(page).getByText('Please check fields with errors')).toBeVisible();
      await expect(email).toHaveValue(text);
      await expect(email).toBeFocused();
      expect(await page.title()).toBe(title);
      await page.keyboard.press('Escape');
      await expect(signUpDialog(page)).toBeHidden();
      await page.goto('/casino');
    },
  );
}

for (const language of ['', '/ar'])
  test(`no axe findings in the registration in ${language || '/en'}: empty, with errors and done`, async ({
    page,
    baseURL,
    watch,
  }) => {
    watch.expect(/422/);
    // A brand that requires the address to be verified before the first login.
    await page.goto(`${themeOrigin(baseURL!, 'verdant')}${language}/casino?modal=signup`);
    const form = page.locator('dialog form');
    await expect(form.locator('[name=email]')).toBeVisible();
    await expectAccessible(page, { frameless: true });
    await form.locator('button[type=submit]').click();
    await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
    await expectAccessible(page, { frameless: true });
    const email = newEmail();
    await form.locator('[name=email]').fill(email);
    await form.locator('[name=password]').fill('Baize-2026!');
    await form.locator('[name=dateOfBirth]').fill('1990-03-25');
    await form.locator('[name=terms]').check();
    await form.locator('button[type=submit]').click();
    await expect(page.getByRole('dialog').getByText(email)).toBeVisible();
    await expectAccessible(page, { frameless: true });
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

test(
  'LINK-14 LINK-18 a person sent by a partner site joins without a password',
  ANY_SIZE,
  async ({ page, context }) => {
    const email = newEmail();
    await page.goto(`/casino?modal=linked-signup&linkedAccountUuid=${randomUUID()}&email=${encodeURIComponent(email)}`);
    const form = page.getByRole('dialog', { name: 'Register' });
    await expect(form.getByRole('textbox', { name: /^Email/ })).toHaveValue(email);
    const join = form.getByRole('button', { name: 'Join' });
    await expect(join).toBeDisabled();
    await form.getByRole('textbox', { name: /^Date of birth/ }).fill('1990-03-25');
    await form.getByRole('checkbox', { name: /18 or older/ }).check();
    await join.click();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(/\/casino$/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();
    const cookie = (await context.cookies()).find(({ name }) => name === 'registered_user');
    expect(cookie?.value).toBe('1');
  },
);
