import en from '@/locales-fallback/en.json';
import { account } from '../../tests/literalBackend/base/state';
import { addressOf, expect, signedInAs, test } from './literalSite';

test('RAKE-05 RAKE-16 AWARD-04 the calendar, a claim and the award', async ({ page, literal }) => {
  const owner = account(literal.state, addressOf('approved'));
  await signedInAs(page, literal, 'approved');
  await page.goto('/cashback');
  const calendar = page.getByRole('grid').filter({ has: page.locator('[aria-current=date]') });
  const days = calendar.getByRole('gridcell');
  await expect(days).toHaveCount(28);
  await expect(days.filter({ hasText: 'Claimable' })).toContainText('€12.50');
  await expect(days.filter({ hasText: '€6.40' })).toContainText('Claimed');
  await expect(days.filter({ hasText: 'n/a' })).toHaveCount(0);
  const award = page.getByRole('region', { name: en['award.title'], exact: true });
  await expect(award).toContainText('€8.42');
  await expect(award).toContainText('−€84.20');
  await expect(award).toContainText('10.00%');

  const before = owner.balance.realMoney;
  await days.filter({ hasText: 'Claimable' }).getByRole('button').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Claim €12\.50/ })
    .click();
  await expect.poll(() => owner.balance.realMoney).toBe(before + 12.5);
  await expect(days.filter({ hasText: '€12.50' })).toContainText('Claimed');
});

test('CAL-07 the promotion calendar shows titles for today and the coming days', async ({ page }) => {
  await page.goto('/promotions?modal=calendar');
  const days = page.getByRole('dialog', { name: en['calendar.title'] }).locator('ol > li');
  await expect(days).toHaveCount(28);
  // Today's is a random one of the offers (CAL-03).
  const ahead = days.and(page.locator(':not([aria-current])'));
  await expect(ahead.filter({ hasText: 'Welcome: 100%' })).toHaveCount(7);
});
