import type { Page } from '@playwright/test';
import { googleToken } from '../../tests/literalBackend/accounts';
import { account, accountByEmail } from '../../tests/literalBackend/base/state';
import { SAMPLE_PASSWORD } from '../../tests/literalBackend/samples/accountSamples';
import { field, fillPerson } from './signUp';
import { addressOf, expect, signedInAs, test } from './literalSite';
import { newEmail, signUpDialog } from '../support/player/signUpForm';

const dialog = (page: Page) => page.getByRole('dialog');
const menu = (page: Page) => page.locator('header .player');
test('AUTH-02 API-27 a visitor registers by e-mail', async ({ page, literal }) => {
  const email = newEmail();
  await page.goto('/promotions?modal=signup');
  await field(page, /^Email/).fill(email);
  await fillPerson(page);
  await signUpDialog(page).getByRole('button', { name: 'Create account' }).click();
  await expect(menu(page)).toBeVisible();
  expect(accountByEmail(literal.state, email)).toMatchObject({ firstName: 'Ada', dateOfBirth: '1990-03-25' });
});

test('AUTH-02 VAL-06 a visitor registers by phone', async ({ page, literal }) => {
  const phone = `79${Math.floor(Math.random() * 900_000 + 100_000)}`;
  await page.goto('/promotions?modal=signup');
  await signUpDialog(page).getByRole('tab', { name: 'Phone' }).click();
  await field(page, /^Phone/).fill(phone);
  await fillPerson(page);
  await signUpDialog(page).getByRole('button', { name: 'Create account' }).click();
  await expect(menu(page)).toBeVisible();
  expect(literal.state.accounts.find((owner) => owner.phone === phone)).toMatchObject({ phoneCode: '356' });
});

test('LINK-16 a person from a partner site joins with that site’s data', async ({ page, literal }) => {
  const email = newEmail();
  await page.goto(`/?modal=linked-signup&linkAccount=true&email=${encodeURIComponent(email)}&linkedAccountUuid=l-1`);
  const form = dialog(page).getByRole('form');
  await expect(form.getByRole('textbox', { name: /^Email/ })).toHaveValue(email);
  await form.getByRole('textbox', { name: /^First name/ }).fill('Ada');
  await form.getByRole('textbox', { name: /^Last name/ }).fill('Letter');
  await form.getByRole('textbox', { name: /^Date of birth/ }).fill('1990-03-25');
  await form.getByRole('textbox', { name: /^Address/ }).fill('Old Theatre Street 1');
  await form.getByRole('textbox', { name: /^City/ }).fill('Valletta');
  for (const consent of await form.getByRole('checkbox').all()) await consent.check();
  await form.getByRole('button', { name: /join/i }).click();
  await expect(menu(page)).toBeVisible();
  expect(accountByEmail(literal.state, email)).toMatchObject({ linkedAccountUuid: 'l-1', password: null });
});

test('AUTH-03 SESS-07 a token in the address signs in and is removed', async ({ page, literal }) => {
  const token = googleToken(literal.state, newEmail());
  await page.goto(`/promotions?at=${token}`);
  await expect(menu(page)).toBeVisible();
  // Anybody could have written the address, so the player is told.
  await expect(page).toHaveURL('/promotions?modal=switch-account');
});

test('AUTH-01 I18N-13 log-in switches to the account’s language', async ({ page, watch }) => {
  watch.expect(/401/);
  await page.goto('/promotions?modal=login');
  await dialog(page).locator('[name=email]').fill(addressOf('depositor'));
  await dialog(page).locator('[name=password]').fill('wrong');
  await dialog(page).locator('[type=submit]').click();
  await expect(dialog(page)).toContainText('Wrong e-mail or password');
  await dialog(page).locator('[name=password]').fill(SAMPLE_PASSWORD);
  await dialog(page).locator('[type=submit]').click();
  await expect(page).toHaveURL('/de/promotions');
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
  await expect(menu(page)).toBeVisible();
});

test('PROF-05 API-29 a player completes the profile', async ({ page, literal }) => {
  await signedInAs(page, literal, 'newcomer');
  await page.goto('/profile/edit-profile');
  const form = page.getByRole('form', { name: 'Personal details' });
  const owner = account(literal.state, addressOf('newcomer'));
  await form.getByRole('textbox', { name: /^Last name/ }).fill('Nordström');
  await form.getByRole('textbox', { name: /^Date of birth/ }).fill('1990-03-25');
  await form.getByRole('textbox', { name: /^City/ }).fill('Kiel');
  await form.getByRole('textbox', { name: /^Address/ }).fill('Holtenauer Straße 1');
  await form.getByRole('textbox', { name: /^Postal code/ }).fill('24103');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => owner.city).toBe('Kiel');
  await page.reload();
  await expect(form.getByRole('textbox', { name: /^City/ })).toHaveValue('Kiel');
});
