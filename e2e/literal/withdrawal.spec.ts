import { account } from '../../tests/literalBackend/base/state';
import { addressOf, expect, NAMELESS_CALLS, signedInAs, test } from './literalSite';

test.use({ extraCalls: NAMELESS_CALLS });

test('WDR-02 WDR-03 ENT-32 a withdrawal is calculated and confirmed by its four figures', async ({ page, literal }) => {
  const owner = account(literal.state, addressOf('approved'));
  await signedInAs(page, literal, 'approved');
  await page.goto('/withdraw');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: /^Amount/ }).fill('20');
  await main.getByRole('textbox', { name: /^Account holder’s full name/ }).fill('Ada Letter');
  await main.getByRole('textbox', { name: /^Account number/ }).fill('MT84MALT011000012345MTLCAST001S');
  await main.getByRole('button', { name: 'Calculate' }).click();
  const quote = main.getByRole('region', { name: 'What you’ll receive' });
  for (const figure of ['€20.00', '€0.50', '€0.20', '€19.30']) await expect(quote).toContainText(figure);
  const before = owner.balance.realMoney;
  await quote.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(main.getByText('Withdrawal requested.')).toBeVisible();
  expect(owner.balance.realMoney).toBe(before - 20);
  expect(owner.withdrawals).toHaveLength(1);
});
