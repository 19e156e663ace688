import { expect, type Page } from '@playwright/test';
import { linkOf, PANEL } from './panel';

/** The link to a path in the newest message to that recipient, from the control panel's outbox. */
export async function linkSentTo(page: Page, email: string, path: string, panel = PANEL): Promise<string> {
  // Messages are written after the answer is sent.
  await expect.poll(() => linkOf(page.request, email, path, panel)).not.toBeNull();
  return (await linkOf(page.request, email, path, panel))!;
}
