import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { keepSession } from '../support/player/player';
import { atPanel, madePlayer } from '../support/player/panel';
import { expect, test } from '../support/test';
import { themeOrigin } from '../support/themes';

const LIMITS = '/profile2/limits';
/** That a tab asks every ten seconds is proven in components/protection/stops/StopGate.test.tsx. */
const WITHIN = { timeout: 60_000 };

const banner = (page: Page) => page.getByRole('region', { name: 'Self-exclusion', exact: true });

/** One person with an account at each of two brands, signed in in two tabs. */
async function twoBrands(page: Page, baseURL: string) {
  const email = `${randomUUID()}@baize.example`;
  const asked = { email, verified: true } as const;
  const [here, there] = [
    await madePlayer(page.request, { ...asked, brand: 'citrus' }),
    await madePlayer(page.request, { ...asked, brand: 'fjord' }),
  ];
  const other = await page.context().newPage();
  await keepSession(page, here.token);
  await keepSession(other, there.token);
  return { other, there, origins: [themeOrigin(baseURL, 'citrus'), themeOrigin(baseURL, 'fjord')] as const };
}

async function excludeAtAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Start a break/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Also exclude me from all your other brands' }).check();
  await expectAccessible(page, { frameless: true });
  await dialog.getByRole('button', { name: 'Start break' }).click();
  await expect(dialog).toContainText('All our brands');
}

for (const way of ['the socket', 'asking alone'] as const) {
  test(`MKT-28 an exclusion at one brand empties the open tab of another, by ${way}`, async ({ page, baseURL }) => {
    const { other, there, origins } = await twoBrands(page, baseURL!);
    if (way === 'asking alone') await other.route('**/socket.io/**', (route) => route.abort());
    await page.goto(`${origins[0]}${LIMITS}`);
    await other.goto(`${origins[1]}/promotions?cpnc=spring`);
    await expect(other.getByRole('link', { name: /^Balance/ })).toBeVisible();
    await other.evaluate(() => Object.assign(window, { wasHere: true }));

    await excludeAtAll(page);
    await expect(banner(other)).toBeVisible(WITHIN);
    await expect(other.getByRole('main')).toContainText('Not available while you’re excluded', WITHIN);
    await expect(other.getByRole('link', { name: 'Deposit', exact: true })).toHaveCount(0);
    expect(await other.evaluate(() => [Reflect.get(window, 'wasHere'), localStorage.getItem('cpnc')])).toEqual([
      true,
      null,
    ]);
    const headers = {
      Authorization: `Bearer ${there.token}`,
      'Idempotency-Key': randomUUID(),
      'Accept-Language': 'en',
    };
    const host = new URL(origins[1]).host;
    const data = { paymentMethodId: 1, amount: '20', currencyCode: 'EUR', returnPath: '/deposit' };
    const refused = await page.request.post('/api/user/create-deposit', { headers: { ...headers, host }, data });
    expect(((await refused.json()) as { code: string }).code).toBe('SELF_EXCLUDED');
  });
}

test('evidence of a payment is downloaded from the history, and the panel finds it genuine', async ({
  page,
  isMobile,
}) => {
  const player = await madePlayer(page.request, { verified: true, funded: '50' });
  await keepSession(page, player.token);
  await page.goto('/profile/transactions');
  await page.getByRole('button', { name: 'Deposit', exact: true }).first().click();
  if (isMobile) await page.getByRole('table').getByText('More', { exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save evidence' }).click();
  await expect(page.getByText('File saved')).toBeVisible();
  const stream = await (await download).createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString('utf8');
  expect(await atPanel(page.request, 'evidence', { text })).toMatch(/^Genuine: payment/);
  expect(await atPanel(page.request, 'evidence', { text: text.replace('50.00', '99.00') })).toMatch(/^Changed/);
});
