import type { Page } from '@playwright/test';
import { signUpDialog } from '../support/player/signUpForm';

export const field = (page: Page, name: RegExp) => signUpDialog(page).getByRole('textbox', { name });

/** What this backend's registration fields ask of everybody (samples/catalogueSamples.ts). */
export async function fillPerson(page: Page): Promise<void> {
  await field(page, /^First name/).fill('Ada');
  await field(page, /^Last name/).fill('Letter');
  await field(page, /^Date of birth/).fill('1990-03-25');
  await field(page, /^City/).fill('Valletta');
  await field(page, /^Address/).fill('Old Theatre Street 1');
  await signUpDialog(page)
    .getByLabel(/^Password/)
    .fill('Secret!1');
  await signUpDialog(page)
    .getByRole('checkbox', { name: /18 or older/ })
    .check();
}
