import { expect, type Page } from '@playwright/test';

const [, , , panelPort] = (process.env.E2E_PORTS || '4310,4311,4312,4313').split(',');
const PANEL = `http://localhost:${panelPort}/sandbox`;

/** The address of the newest message to somebody that leads to a path, as the control panel's outbox shows it. */
export async function linkSentTo(page: Page, email: string, path: string): Promise<string> {
  const panel = await page.context().newPage();
  // Only the newest messages stand open, and other tests write some all the time.
  const link = panel
    .getByRole('region', { name: 'Messages' })
    .getByRole('row', { includeHidden: true })
    .filter({ hasText: email })
    .getByRole('link', { includeHidden: true })
    .filter({ hasText: path })
    .first();
  // Messages are written behind the answer.
  await expect(async () => {
    await panel.goto(PANEL);
    await expect(link).toBeAttached({ timeout: 500 });
  }).toPass();
  const href = (await link.getAttribute('href'))!;
  await panel.close();
  return href;
}
