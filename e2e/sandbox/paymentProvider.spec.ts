import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expectNoOverflow } from '../support/overflow';
import { depositor } from '../support/player/depositor';
import { ANY_SIZE, expect, test } from '../support/test';

/** Creates a deposit through the API and answers the address of its next step at the provider. */
async function nextStep(page: Page, token: string, paymentMethodId: number): Promise<string> {
  const answer = await page.request.post('/api/user/create-deposit', {
    headers: { 'Accept-Language': 'en', 'Idempotency-Key': randomUUID(), Authorization: `Bearer ${token}` },
    data: { paymentMethodId, amount: '25', currencyCode: 'EUR' },
  });
  return ((await answer.json()) as { data: { deposit: { nextStep: { url: string } } } }).data.deposit.nextStep.url;
}

const VISA = 1;
const ONLINE_BANKING = 4;

/** The narrowest that the frame gets on a phone. */
const NARROW = { width: 300, height: 700 };

test(
  'the provider’s card form is accessible in four languages and both color schemes, on a phone',
  ANY_SIZE,
  async ({ page }) => {
    const { token } = await depositor(page);
    const url = (await nextStep(page, token, VISA)).replace(/\?.*$/, '');
    await page.setViewportSize(NARROW);
    for (const [locale, theme, label] of [
      ['en', 'light', 'Card number'],
      ['de', 'dark', 'Kartennummer'],
      ['ar', 'dark', 'رقم البطاقة'],
      ['th', 'light', 'หมายเลขบัตร'],
    ] as const) {
      await page.goto(`${url}?locale=${locale}&theme=${theme}`);
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
      await expect(page.getByLabel(label)).toBeVisible();
      await page.getByRole('button').press('Enter');
      await expect(page.getByLabel(label)).toBeFocused();
      await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page, { frameless: true });
      await expectNoOverflow(page, locale);
    }
  },
);

test(
  'an invalid card is refused field by field before sending, and digits are grouped while typing',
  ANY_SIZE,
  async ({ page }) => {
    const { token } = await depositor(page);
    await page.goto(await nextStep(page, token, VISA));
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.method()));
    await page.getByLabel('Card number').pressSequentially('4242424242424241');
    await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4241');
    await page.getByLabel('Expiry').pressSequentially('0120');
    await expect(page.getByLabel('Expiry')).toHaveValue('01/20');
    await page.getByLabel('CVC').fill('12');
    await page.getByLabel('Name on the card').fill('Maria');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Check the card number')).toBeVisible();
    await expect(page.getByText('This card has expired')).toBeVisible();
    await expect(page.getByText('Enter the three digits on the back')).toBeVisible();
    expect(sent).not.toContain('POST');
  },
);

test('a redirect method’s page works on a phone', ANY_SIZE, async ({ page }) => {
  const { token } = await depositor(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await nextStep(page, token, ONLINE_BANKING));
  await expectAccessible(page, { frameless: true });
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/deposit\?modal=deposit-cancel&met=banktransfer/);
});
