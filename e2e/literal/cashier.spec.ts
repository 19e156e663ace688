import type { Page } from '@playwright/test';
import { expect, signedInAs, test } from './literalSite';

const dialog = (page: Page) => page.getByRole('alertdialog');

test('PAY-05 PAY-09 PAY-11 a player sees the methods for country, tags and currency, in order', async ({
  page,
  literal,
}) => {
  await signedInAs(page, literal, 'approved');
  await page.goto('/deposit');
  const methods = page.getByRole('main').getByRole('listitem');
  await expect(methods.first()).toContainText(/carouseller/i);
  const shown = (await methods.allTextContents()).join('\n');
  // By title, or by name where the title is no plain text.
  for (const name of [/visa/i, /malta/i, /For VIP|tagged/, /euro ?only/i, /bitcoin/i]) expect(shown).toMatch(name);
  for (const name of [/Not active|sleeping/, /payout/i, /Hidden|invisible/, /pix/i, /byTag|by tag/, /byMail|By e-mail/])
    expect(shown).not.toMatch(name);
});

/** A backend without a call for deposits: what the provider reported is all that will be known. */
const REPORTED = {
  'deposit-success': 'reports that the payment was made',
  'deposit-failed': 'reports that the payment wasn’t completed',
  'deposit-return': 'reports that the payment was returned',
  'deposit-decline': 'reports that the payment was declined',
  'deposit-cancel': 'reports that the payment was canceled',
  'deposit-pending': 'still being processed',
} as const;

test('A26 B05 each deposit result has its own sentence and can be closed', async ({ page, literal }) => {
  await signedInAs(page, literal, 'depositor');
  for (const [name, words] of Object.entries(REPORTED)) {
    await page.goto(`/promotions?modal=${name}&met=visa`);
    await expect(dialog(page)).toContainText(words);
    await expect(dialog(page)).toContainText('Check your balance to see if the money arrived');
    await expect(dialog(page)).not.toContainText('is being checked');
  }
});

test('DRES-07 API-33 the bank’s return is passed on once', async ({ page, literal }) => {
  await signedInAs(page, literal, 'depositor');
  await page.goto('/promotions?modal=deposit-3ds-success&met=visa&PaReq=p-1&MD=md-once');
  await expect(dialog(page)).toBeVisible();
  await expect.poll(() => literal.state.threeDs.filter(({ MD }) => MD === 'md-once')).toHaveLength(1);
  await page.reload();
  await expect(dialog(page)).toBeVisible();
  expect(literal.state.threeDs.filter(({ MD }) => MD === 'md-once')).toHaveLength(1);
});
