import { strangers } from '../../tests/literalBackend/base/state';
import { expect, signedInAs, test } from './literalSite';

/** Pages that need a call of ours, and those that need none. */
const NOT_OFFERED = [
  '/casino',
  '/casino/games/kraken-tides',
  '/withdraw',
  '/bonuses',
  '/vip-club',
  '/profile2/limits',
  '/profile/transactions',
];
const OFFERED = [
  '/',
  '/promotions',
  '/promotions?offer=1',
  '/cashback',
  '/deposit',
  '/Wallet',
  '/profile/edit-profile',
];

/** Never true on a backend that tells no more than the specification promises. */
const NONSENSE = /undefined|NaN|\[object|<p>|<strong>|page isn’t ready yet|No minimum|Coupon code|€–|null/;

test('A04 API-13 API-29 no player’s page says anything this backend did not, and each call is in the specification', async ({
  page,
  literal,
  watch,
}) => {
  watch.expect(/404/);
  await signedInAs(page, literal, 'depositor');
  literal.state.log.length = 0;
  for (const path of OFFERED) {
    await page.goto(path);
    await expect(page.locator('header .player')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const text = await page.locator('body').innerText();
    expect(text, path).not.toMatch(NONSENSE);
    expect(text, path).not.toContain('Try again');
    const leads = await page.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(leads.filter((href) => NOT_OFFERED.includes(href ?? ''))).toEqual([]);
  }
  expect(literal.state.log.length).toBeGreaterThan(OFFERED.length);
  expect(strangers(literal.state).filter(({ call }) => call !== null)).toEqual([]);
});

test('B17 OP-036 an address that needs a missing call says it is not offered here', async ({ page, literal }) => {
  await signedInAs(page, literal, 'depositor');
  for (const path of NOT_OFFERED) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Not available here' })).toBeVisible();
  }
});
