import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

/** The registration dialog. */
export const signUpDialog = (page: Page) => page.getByRole('dialog', { name: /Create your account|أنشئ حسابك/ });

/** An e-mail address without an account. */
export const newEmail = () => `e2e-${randomUUID()}@baize.example`;

/** Fills in every field of the open sign-up form, in English. */
export async function fillSignUp(page: Page, email: string): Promise<void> {
  const form = signUpDialog(page);
  await form.getByRole('textbox', { name: /^Email/ }).fill(email);
  await form.getByLabel(/^Password/).fill('Baize-2026!');
  await form.getByRole('textbox', { name: /^Date of birth/ }).fill('1990-03-25');
  await form.getByRole('checkbox', { name: /18 or older/ }).check();
}
