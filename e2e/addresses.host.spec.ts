import type { GuardedAddress } from '@/config/guardedPages';
import { expect, test } from './support/test';

/** Address → its heading; `first` is the address search engines are told of, null for none (OP-017, OP-021). */
type Address = { path: string; heading: string | RegExp; first: string | null };

const open = (path: string, heading: string | RegExp, first = path): Address => ({ path, heading, first });
const guarded = (path: GuardedAddress, heading: string): Address => ({ path, heading, first: null });

const ADDRESSES: Readonly<Record<string, readonly Address[]>> = {
  'NAV-01': [open('/', /./)],
  'NAV-04': [
    open('/promotions', 'Promotions'),
    open('/promotion', 'Promotions', '/promotions'),
    open('/freemoney', 'Promotions', '/promotions'),
  ],
  'NAV-05': [open('/vip-club', 'VIP club'), open('/vip', 'VIP club', '/vip-club')],
  'NAV-06': [open('/cashback', 'Rakeback calendar')],
  'NAV-07': [open('/deposit', 'Deposit'), guarded('/withdraw', 'Withdraw')],
  'NAV-08': [
    guarded('/profile', 'Profile'),
    guarded('/profile/transactions', 'Transactions'),
    guarded('/profile/favorites', 'Favourites'),
    guarded('/profile/edit-profile', 'Profile details'),
    guarded('/profile/verify', 'Verification'),
  ],
  'NAV-09': [
    guarded('/profile2/my-profile', 'Profile details'),
    guarded('/profile2/balance', 'Wallet'),
    guarded('/profile2/verification', 'Verification'),
    guarded('/profile2/my-bonuses', 'My bonuses'),
    guarded('/profile2/vip-club', 'My VIP level'),
    guarded('/profile2/my-history', 'Transactions'),
    guarded('/profile2/freeze-account', 'Freeze account'),
    guarded('/profile2/limits', 'Limits'),
  ],
  'NAV-10': [guarded('/account', 'Profile details'), guarded('/account/verification', 'Verification')],
  'NAV-11': [guarded('/bonuses', 'My bonuses'), open('/providers', /./), open('/tournaments', 'Tournaments')],
  'NAV-13': [guarded('/Wallet', 'Wallet'), open('/responsibility', 'Safer play'), open('/contacts', 'Contacts')],
};

for (const [id, addresses] of Object.entries(ADDRESSES)) {
  for (const { path, heading, first } of addresses) {
    test(`${id} ${path} answers with its own page, and says where search engines find it`, async ({
      page,
      baseURL,
    }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveTitle(/^.{3,} · Curaçao$/);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20,}/);
      if (first === null) {
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
        await expect(page.getByText('This page opens for signed-in players.')).toBeVisible();
      } else {
        await expect(page.locator('meta[name=robots]')).toHaveCount(0);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new URL(first, baseURL).href);
      }
    });
  }
}

test('every address answers in German, Arabic and Thai, without a text that is missing', async ({ request }) => {
  test.slow();
  for (const { path } of Object.values(ADDRESSES).flat()) {
    for (const language of ['de', 'ar', 'th']) {
      const answer = await request.get(`/${language}${path === '/' ? '' : path}`);
      const html = await answer.text();
      expect([path, language, answer.status(), html.match(/<h1/g)?.length]).toEqual([path, language, 200, 1]);
      expect(html).toContain(`lang="${language}"`);
      expect(html.slice(0, html.indexOf('<script id="__NEXT_DATA__"'))).not.toMatch(
        />(?:guard|vip|rewards|support)\.\w/,
      );
    }
  }
});

test('NAV-13 /wallet leads on to /Wallet, in its language and with its query', async ({ page, request }) => {
  await page.goto('/de/wallet?at=secret');
  await expect(page).toHaveURL('/de/Wallet?at=secret');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await request.get('/wallet', { maxRedirects: 0 })).headers().location).toBe('/Wallet');
  expect((await request.get('/WALLET', { maxRedirects: 0 })).status()).toBe(404);
});
