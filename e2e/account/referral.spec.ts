import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { signedIn } from '../support/player/player';
import { otherAddress } from '../support/player/otherAddress';
import { fillSignUp, newEmail, signUpDialog } from '../support/player/signUpForm';
import { expect, test } from '../support/test';

test.use({ asksConsent: true });

const figure = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');

test('ENG-05 a friend opens the link, consents and registers; the player sees the visit, the friend and what can be claimed', async ({
  page,
  browser,
}) => {
  await signedIn(page);
  await page.goto('/profile/refer');
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(figure(page, 'Visits')).toHaveText('0');
  await expect(page.getByRole('img', { name: 'QR code for your link' })).toBeVisible();
  await expectAccessible(page);
  const link = await page.getByRole('region', { name: 'Your link' }).locator('bdi').textContent();

  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const [name = '', value = ''] = otherAddress().Cookie.split(/=(.*)/);
  await context.addCookies([{ name, value, url: page.url() }]);
  const friend = await context.newPage();
  await friend.goto(`http://${link}`);
  const told = friend.waitForRequest((request) => request.postData()?.includes('"affiliate"') ?? false);
  await friend.getByRole('button', { name: 'Allow' }).click();
  await told;
  await friend.goto('/casino?modal=signup');
  await fillSignUp(friend, newEmail());
  await signUpDialog(friend).getByRole('button', { name: 'Create account' }).click();
  await expect(signUpDialog(friend)).toBeHidden();
  await friend.goto('/casino?modal=first-steps');
  const steps = friend.getByRole('dialog', { name: 'First steps' });
  await expect(steps.getByRole('listitem')).toHaveCount(4);
  await expectAccessible(friend);
  await steps.getByRole('link', { name: 'Choose' }).click();
  await expect(friend).toHaveURL(/\/profile2\/limits$/);
  await context.close();

  await page.reload();
  await expect(figure(page, 'Visits')).toHaveText('1');
  await expect(figure(page, 'Registrations')).toHaveText('1');
  await expect(page.getByRole('region', { name: 'Your friends' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Ready to claim' })).toContainText('Nothing to claim yet');
});
