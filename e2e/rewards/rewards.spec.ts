import { expect, test } from '../support/test';

test('NAV-06 the guests’ calendar has 28 days marked as samples, each described in full', async ({ page }) => {
  await page.goto('/cashback');
  const days = page.getByRole('main').getByRole('gridcell');
  await expect(days).toHaveCount(28);
  const note = page.getByRole('status').filter({ hasText: 'Sample calendar.' });
  expect((await note.boundingBox())!.height).toBeLessThan(100);
  await expect(page.getByRole('button', { name: /^Claim$/ })).toHaveCount(0);
  await days.first().getByRole('button').press('Enter');
  const detail = page.getByRole('dialog');
  await expect(detail.getByText('This day’s reward was paid.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();
  await expect(days.first().getByRole('button')).toBeFocused();
});
