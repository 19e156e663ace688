import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

/** The dialog in which a visitor registers. */
export const signUpDialog = (page: Page) => page.getByRole('dialog', { name: /Create your account|أنشئ حسابك/ });

/** An e-mail that no account has yet. */
export const newEmail = () => `e2e-${randomUUID()}@baize.example`;

/** Fills the open sign-up, in English, with all that it asks for. */
export async function fillSignUp(page: Page, email: string): Promise<void> {
  const form = signUpDialog(page);
  await form.getByRole('textbox', { name: /^Email/ }).fill(email);
  await form.getByLabel(/^Password/).fill('Baize-2026!');
  await form.getByRole('textbox', { name: /^Date of birth/ }).fill('1990-03-25');
  await form.getByRole('checkbox', { name: /over 18/ }).check();
}
