import type { Page } from '@playwright/test';
import en from '@/locales-fallback/en.json';
import { expectAccessible } from '../support/axe';
import { expectNoOverflow } from '../support/overflow';
import { depositor, openCashier, payByCard, toCardFrame } from '../support/player/depositor';
import { expect, test } from '../support/test';

const PAYS = '4242424242424242';

async function realMoney(page: Page, token: string): Promise<number> {
  const answer = await page.request.get('/api/user/get-user-details', {
    headers: { 'Accept-Language': 'en', Authorization: `Bearer ${token}` },
  });
  const { userWallet } = (await answer.json()) as { userWallet: { realMoney: string; isActive: boolean }[] };
  return Math.round(Number(userWallet.find(({ isActive }) => isActive)?.realMoney) * 100);
}

test('ENG-01 BON-12 CAL-01 levels at three addresses, one daily bonus, the award, the promotion calendar, and no calendars for players who turn them off', async ({
  page,
}) => {
  const { token } = await depositor(page);
  await openCashier(page);
  await payByCard(await toCardFrame(page), PAYS);
  await expect.poll(() => realMoney(page, token)).toBeGreaterThan(0);

  for (const path of ['/vip-club', '/vip', '/profile2/vip-club']) {
    await page.goto(path);
    const levels = page.getByRole('region', { name: en['vipClub.levels'] });
    await expect(levels.locator('ol > li')).toHaveCount(10);
    await expect(levels.locator('[aria-current]')).toContainText('Harbor');
    await expect(page.getByRole('region', { name: 'What Harbor gives you' })).toContainText('Rakeback');
    await expect(page.getByRole('heading', { name: 'Harbor', exact: true })).toBeVisible();
    await expectNoOverflow(page);
  }
  await expectAccessible(page, { frameless: true });

  await page.goto('/cashback');
  const award = page.getByRole('region', { name: en['award.title'], exact: true });
  await expect(award).toContainText('€0.00');
  await expect(award.getByRole('timer')).toHaveText(/^([0-2]\d|30):\d\d$/);
  const daily = page.getByRole('region', { name: en['daily.title'] });
  const before = await realMoney(page, token);
  await daily.getByRole('button', { name: en['daily.open'] }).dblclick();
  await expect(daily.getByText(en['daily.opened'])).toBeVisible();
  const cents = Math.round(Number(/€([\d.]+)/.exec((await daily.textContent()) ?? '')?.[1]) * 100);
  expect(cents).toBeGreaterThan(0);
  expect(await realMoney(page, token)).toBe(before + cents);
  await expectAccessible(page, { frameless: true });
  await expectNoOverflow(page);
  await page.reload();
  await expect(daily.getByText(en['daily.opened'])).toBeVisible();
  await expect(daily.getByRole('button')).toHaveCount(0);

  await page.goto('/promotions');
  await page.getByRole('button', { name: en['bonus.calendar'] }).click();
  const calendar = page.getByRole('dialog', { name: en['calendar.title'] });
  await expect(calendar.locator('ol > li')).toHaveCount(28);
  await expect(calendar.locator('[aria-current=date] .title')).not.toBeEmpty();
  await expect(calendar.locator('li:has(.title)')).toHaveCount(8);
  await expectAccessible(page, { frameless: true });
  await expectNoOverflow(page);
  await calendar.getByRole('link', { name: en['calendar.more'] }).click();
  await expect(page).toHaveURL('/promotions');
  await expect(calendar).toBeHidden();

  await page.getByRole('button', { name: en['shell.openMenu'], exact: true }).click();
  await page.getByRole('link', { name: en['award.claim'] }).click();
  await expect(page).toHaveURL('/cashback');

  await page.goto('/profile2/limits');
  // It is checked once the backend has confirmed.
  const hide = page.getByRole('radio', { name: en['preferences.calendar.hide'] });
  await hide.click();
  await expect(hide).toBeChecked();
  await expect(page.locator('a[href="/cashback"]')).toHaveCount(0);
  await page.goto('/promotions');
  await expect(page.getByRole('button', { name: en['bonus.calendar'] })).toHaveCount(0);
  await expect(page.locator('a[href="/cashback"]')).toHaveCount(0);
});
