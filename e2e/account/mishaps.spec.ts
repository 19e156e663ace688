import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { blockStorage } from '../support/blockedStorage';
import { signedIn } from '../support/player/player';
import { fillSignUp, newEmail, signUpDialog } from '../support/player/signUpForm';
import { ANY_SIZE, expect, test } from '../support/test';

// Failures around the account forms: network faults, device faults and unusual input.

const menu = (page: Page) => page.locator('header .player');
const create = (page: Page) => signUpDialog(page).getByRole('button', { name: 'Create account' });
const details = (page: Page) => page.getByRole('form', { name: 'Personal details' });

test(
  'after a lost answer the registration is unknown; the next press makes no second account',
  ANY_SIZE,
  async ({ page, watch }) => {
    watch.expect(/ERR_FAILED/);
    const email = newEmail();
    const keys: (string | undefined)[] = [];
    await page.route('**/api/user/sign-up', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await page.goto('/casino?modal=signup');
    await fillSignUp(page, email);
    await create(page).click();
    await expect(signUpDialog(page).getByRole('alert')).toContainText('We didn’t get a response');
    await expect(signUpDialog(page).getByRole('textbox', { name: /^Email/ })).toHaveValue(email);
    await expect(signUpDialog(page).getByLabel(/^Password/)).toHaveValue('Baize-2026!');
    await create(page).click();
    await expect(menu(page)).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  },
);

for (const [days, off] of [
  [-1, 'a day behind'],
  [1, 'a day ahead'],
] as const)
  test(`a visitor registers and edits the profile on a device whose clock is ${off}`, ANY_SIZE, async ({ page }) => {
    await page.addInitScript((shift) => {
      const now = Date.now.bind(Date);
      const Real = Date;
      window.Date = new Proxy(Real, {
        construct: (_, values: []) => (values.length > 0 ? new Real(...values) : new Real(now() + shift)),
        apply: () => new Real(now() + shift).toString(),
        get: (target, name) => (name === 'now' ? () => now() + shift : (Reflect.get(target, name) as unknown)),
      });
    }, days * 86_400_000);
    await page.goto('/account?modal=signup');
    await fillSignUp(page, newEmail());
    await create(page).click();
    await expect(menu(page)).toBeVisible();
    for (const [name, text] of [
      ['First name', 'Maria'],
      ['Last name', 'Lindqvist'],
      ['City', 'Göteborg'],
      ['Address', 'Linnégatan 21'],
      ['Postal code', '413 04'],
      ['Nickname', `marlin${randomUUID().slice(0, 8)}`],
    ] as const)
      await details(page)
        .getByRole('textbox', { name: new RegExp(`^${name}`) })
        .fill(text);
    await details(page).getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Your profile has been saved').first()).toBeVisible();
  });

test('with storage blocked a visitor registers and stays signed in across pages', ANY_SIZE, async ({ page }) => {
  await blockStorage(page);
  await page.goto('/casino?modal=signup');
  await fillSignUp(page, newEmail());
  await create(page).click();
  await expect(menu(page)).toBeVisible();
  // Nothing here remembers that they were skipped.
  await page.getByRole('dialog', { name: 'First steps' }).getByRole('button', { name: 'Later' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /RTP \d/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/casino\/games\//);
  await expect(menu(page)).toBeVisible();
});

for (const [what, text] of [
  ['emoji', '🐙🐙🐙'],
  ['text from right to left', 'مرحبا بكم'],
  ['a script', '<img src=x onerror="document.title=1"><script>document.title=2</script>'],
  ['100 kB', 'x'.repeat(100_000)],
] as const)
  test(
    `${what} in the profile runs nothing and is saved as typed or refused beside its field`,
    ANY_SIZE,
    async ({ page }) => {
      await signedIn(page);
      await page.goto('/account');
      const title = await page.title();
      const field = details(page).getByRole('textbox', { name: /^City/ });
      await field.fill(text);
      for (const [name, words] of [
        ['Address', '41304'],
        ['Postal code', '41304'],
        ['Nickname', randomUUID().slice(0, 8)],
      ] as const)
        await details(page)
          .getByRole('textbox', { name: new RegExp(`^${name}`) })
          .fill(words);
      await details(page).getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText(/Your profile has been saved|Please check fields with errors/).first()).toBeVisible();
      await expect(field).toHaveValue(text);
      expect(await page.title()).toBe(title);
    },
  );
