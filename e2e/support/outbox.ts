import { expect, type Page } from '@playwright/test';
import { linkOf } from './panel';

/** The address of the newest message to somebody that leads to a path, as the control panel's outbox has it. */
export async function linkSentTo(page: Page, email: string, path: string): Promise<string> {
  // Messages are written behind the answer.
  await expect.poll(() => linkOf(page.request, email, path)).not.toBeNull();
  return (await linkOf(page.request, email, path))!;
}
