import type { Page } from '@playwright/test';
import { signUpDialog } from '../support/player/signUpForm';
import { expect, test } from '../support/test';

const PASSWORD = 'Baize-2026!';
const menu = (page: Page) => page.locator('header .player');

/** Expects no generated e-mail address in the page's text, fields or labels. */
async function expectNoGeneratedAddress(page: Page): Promise<void> {
  await expect(menu(page)).toBeVisible();
  expect(
    await page.locator('body').evaluate((body) => body.outerHTML.replace(/<script[^]*?<\/script>/g, '')),
  ).not.toContain('noemail');
}

test('E04 A15 after registering with "+49 151 …" beside +49: no e-mail is shown, and every spelling of the number logs in', async ({
  page,
  watch,
}) => {
  // The last digits of a German mobile number, unique within a run.
  const rest = String(Math.floor(Math.random() * 90_000_000 + 10_000_000));
  const bodies: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (/\/api\/user\/(sign-up|login)$/.test(request.url()) && request.method() === 'POST')
      bodies.push(request.postDataJSON() as Record<string, string>);
  });
  await page.goto('/casino?modal=signup');
  const form = signUpDialog(page);
  await form.getByRole('tab', { name: 'Phone' }).click();
  await expect(form.getByRole('combobox', { name: 'Country code' })).toHaveValue('49');
  await form.getByRole('textbox', { name: /^Phone/ }).pressSequentially(`+49 151 ${rest}`);
  await form.getByLabel(/^Password/).fill(PASSWORD);
  await form.getByRole('textbox', { name: /^Date of birth/ }).fill('1990-03-25');
  await form.getByRole('checkbox', { name: /18 or older/ }).check();
  await expect(form.getByRole('textbox', { name: /^Phone/ })).toHaveValue(`151${rest}`);
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form).toBeHidden();
  expect(bodies[0]).toMatchObject({ phoneCode: '49', phone: `151${rest}` });

  const name = `+49 ••• ${rest.slice(-3)}`;
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expectNoGeneratedAddress(page);
  await page.getByRole('button', { name: `Account menu: ${name}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Add your email' })).toBeVisible();
  await page.goto('/profile/edit-profile');
  await expect(page.getByRole('textbox', { name: /^Phone/ })).toHaveValue(`151${rest}`);
  await expectNoGeneratedAddress(page);
  await page.goto('/profile/verify');
  await expect(page.getByRole('heading', { name: 'Add your email' })).toBeVisible();
  await expectNoGeneratedAddress(page);
  await page.goto('/withdraw');
  await expect(page.getByRole('link', { name: 'Add your email' })).toBeVisible();
  await expectNoGeneratedAddress(page);

  // What a page asks late may be under way while its player logs out.
  watch.expect(/status of 403 .*\/protection-notices/);
  for (const writing of [`0151 ${rest}`, `+49 (0)151 ${rest}`, `0049151${rest}`]) {
    await page.getByRole('button', { name: `Account menu: ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(menu(page)).toHaveCount(0);
    await page.goto('/vip?modal=login');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Email or phone' }).fill(writing);
    if (!/^(\+|00)/.test(writing))
      await expect(page.getByText(`You’ll log in with \u2066+49151${rest}\u2069.`)).toBeVisible();
    await page.getByRole('dialog').locator('[name=password]').fill(PASSWORD);
    await page.getByRole('dialog').locator('[type=submit]').click();
    await expect(page.getByRole('button', { name: `Account menu: ${name}` })).toBeVisible();
    expect(bodies.at(-1)).toMatchObject({ email: `+49151${rest}` });
  }
});
