import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { fillSignUp, newEmail, signUpDialog } from '../support/player/signUpForm';
import { ANY_SIZE, expect, test } from '../support/test';

test.use({ asksFirstSteps: true });

const firstSteps = (page: Page) => page.getByRole('dialog', { name: 'First steps' });

test('ENG-10 the first steps open after a registration, can be skipped, and come back from the menu', async ({
  page,
}) => {
  await page.goto('/casino?modal=signup');
  await fillSignUp(page, newEmail());
  await signUpDialog(page).getByRole('button', { name: 'Create account' }).click();
  await expect(firstSteps(page).getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page);
  await firstSteps(page).getByRole('button', { name: 'Later' }).click();
  await expect(firstSteps(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: /menu/i }).last()).toBeVisible();
  await expect(firstSteps(page)).toBeHidden();

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account menu/ })
    .click();
  await page.getByRole('menuitem', { name: 'First steps' }).click();
  await firstSteps(page).getByRole('link', { name: 'Choose' }).click();
  await expect(page).toHaveURL(/\/profile2\/limits$/);
});

test('who joins from another site is shown them too', ANY_SIZE, async ({ page }) => {
  const address = `linkedAccountUuid=${randomUUID()}&email=${encodeURIComponent(newEmail())}`;
  await page.goto(`/casino?modal=linked-signup&${address}`);
  const form = page.getByRole('dialog', { name: 'Register' });
  await form.getByRole('textbox', { name: /^Date of birth/ }).fill('1990-03-25');
  await form.getByRole('checkbox', { name: /18 or older/ }).check();
  await form.getByRole('button', { name: 'Join' }).click();
  await expect(firstSteps(page)).toBeVisible();
});
