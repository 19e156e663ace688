import { expectAccessible } from '../support/axe';
import { signedInAs } from '../support/player/player';
import { ANY_SIZE, expect, test } from '../support/test';

// One size: both would read the inbox of the same sample.
test(
  'the inbox tells of a confirmed document, links to it, and stays read after a reload',
  ANY_SIZE,
  async ({ page }) => {
    await signedInAs(page, 'player@baize.example');
    await page.goto('/');
    await page.getByRole('button', { name: /^Inbox, \d unread$/ }).click();
    const inbox = page.getByRole('dialog', { name: 'Inbox' });
    await expect(inbox.getByRole('link', { name: /Document confirmed/ }).first()).toBeVisible();
    await expectAccessible(page);
    await inbox.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(inbox.getByText('Unread:')).toHaveCount(0);
    await inbox
      .getByRole('link', { name: /Document confirmed/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Verification' })).toBeVisible();
    await expect(inbox).toBeHidden();
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Inbox', exact: true })).toBeVisible();
  },
);
