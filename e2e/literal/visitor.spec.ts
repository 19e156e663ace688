import { newEmail, signUpDialog } from '../support/player/signUpForm';
import { fillPerson } from './signUp';
import { expect, test } from './literalSite';

test('A03 I18N-12 I18N-14 a language completed by the backend is offered; partial and broken ones stay English', async ({
  page,
}) => {
  for (const code of ['pl', 'tr', 'fi']) {
    // Pictures are the browser's own requests.
    const asked = page.waitForRequest(
      (request) => request.url().includes('/api/') && request.resourceType() !== 'image',
    );
    await page.goto(`/${code}/promotions`);
    expect((await asked).headers()['accept-language']).toBe('en');
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('link[rel=canonical], link[rel=alternate][hreflang]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  }
  // On a busy machine the backend's file may have been asked for in vain, and is asked for again.
  await expect(async () => {
    await page.goto('/fr/promotions');
    await expect(page.locator('html')).toHaveAttribute('lang', /^fr/, { timeout: 1_000 });
  }).toPass();
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('[fr]');
  await expect(page.locator('link[rel=alternate][hreflang=fr]')).toHaveCount(1);
  await expect(page.locator('link[rel=alternate][hreflang=pl]')).toHaveCount(0);
});

test('CNTRY-16 CAL-08 the test panel asks this backend for another place’s offers', async ({ page, literal }) => {
  await page.addInitScript(() => localStorage.setItem('countryCheck', '1'));
  await page.goto('/promotions');
  const panel = page.getByRole('complementary', { name: 'Test panel' });
  await panel.getByText('Test panel').click();
  literal.state.log.length = 0;
  await panel.getByRole('combobox', { name: 'Country' }).selectOption('DE');
  await panel.getByRole('combobox', { name: 'Subdivision' }).selectOption('DE-BE');
  const asked = () => literal.state.log.flatMap(({ query }) => (query.countryCode === 'DE' ? query.subdivision : []));
  await panel.getByRole('button', { name: 'Reload page' }).click();
  await expect.poll(asked).toContain('DE-BE');
});

test.describe('a visitor with consent', () => {
  test.use({ asksConsent: true });

  test('TRK-01 TRK-03 TRK-07 arrival parameters go with each page view and the sign-up', async ({ page, literal }) => {
    literal.state.events.length = 0;
    await page.goto('/promotions?nxafk=partner-1&cpnc=spring&mkt=mail');
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.goto('/cashback');
    await expect.poll(() => literal.state.events).not.toEqual([]);
    expect(literal.state.events.at(-1)).toMatchObject({ mkt: 'mail', cpncToSent: 'spring' });
    await page.goto('/promotions?modal=signup');
    await signUpDialog(page)
      .getByRole('textbox', { name: /^Email/ })
      .fill(newEmail());
    await fillPerson(page);
    const sent = page.waitForRequest(/sign-up$/);
    await signUpDialog(page).getByRole('button', { name: 'Create account' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ token: 'partner-1', cpnc: 'spring', mkt: 'mail' });
  });
});
