import type { GuardedAddress } from '@/config/pages/guardedPages';
import { attributesOf, insideOf, linksIn, textsOf } from '../support/html';
import { expect, test } from '../support/test';

/** Address → its heading; `first` is the canonical address for search engines, null for none (OP-017, OP-021). */
type Address = { path: string; heading: string | RegExp; first: string | null };

const open = (path: string, heading: string | RegExp, first = path): Address => ({ path, heading, first });
const guarded = (path: GuardedAddress, heading: string): Address => ({ path, heading, first: null });

const all: Address[] = [];

/** Adds a test for each address: it answers, and declares whether it may be indexed and its canonical address. */
function answer(...addresses: readonly Address[]): void {
  all.push(...addresses);
  for (const { path, heading, first } of addresses) {
    test(path, async ({ request, baseURL }) => {
      const answer = await request.get(path);
      expect(answer.status()).toBe(200);
      const html = await answer.text();
      expect(textsOf(html, 'h1')).toEqual([typeof heading === 'string' ? heading : expect.stringMatching(heading)]);
      expect(textsOf(html, 'title')).toEqual([expect.stringMatching(/^.{3,} · Curaçao$/)]);
      expect(attributesOf(html, 'meta', 'name="description"')).toEqual([
        expect.objectContaining({ content: expect.stringMatching(/.{20,}/) }),
      ]);
      expect(linksIn(html).map(({ href }) => href)).toContain('/responsibility');
      const robots = attributesOf(html, 'meta', 'name="robots"').map(({ content }) => content);
      const canonical = attributesOf(html, 'link', 'rel="canonical"').map(({ href }) => href);
      if (first === null) {
        expect(robots).toEqual(['noindex']);
        expect(html).toContain('Log in to see this page');
      } else {
        expect(robots).toEqual([]);
        expect(canonical).toEqual([new URL(first, baseURL).href]);
      }
    });
  }
}

test.describe('NAV-01 the root page answers', () => answer(open('/', /./)));
test.describe('NAV-04 the promotion pages answer', () =>
  answer(
    open('/promotions', 'Promotions'),
    open('/promotion', 'Promotions', '/promotions'),
    open('/freemoney', 'Promotions', '/promotions'),
  ));
test.describe('NAV-05 the VIP pages answer', () =>
  answer(open('/vip-club', 'VIP club'), open('/vip', 'VIP club', '/vip-club')));
test.describe('NAV-06 the cashback and rakeback page answers', () => answer(open('/cashback', 'Rakeback calendar')));
test.describe('NAV-07 the two sides of the cashier answer', () =>
  answer(open('/deposit', 'Deposit'), guarded('/withdraw', 'Withdraw')));
test.describe('NAV-08 the profile area answers', () =>
  answer(
    guarded('/profile', 'Profile'),
    guarded('/profile/transactions', 'Transactions'),
    guarded('/profile/favorites', 'Favorites'),
    guarded('/profile/edit-profile', 'Profile details'),
    guarded('/profile/verify', 'Verification'),
    guarded('/profile/refer', 'Refer a friend'),
    guarded('/profile/safety', 'Account safety'),
  ));
test.describe('NAV-09 the alternative profile area answers', () =>
  answer(
    guarded('/profile2/my-profile', 'Profile details'),
    guarded('/profile2/balance', 'Wallet'),
    guarded('/profile2/verification', 'Verification'),
    guarded('/profile2/my-bonuses', 'My bonuses'),
    guarded('/profile2/vip-club', 'My VIP level'),
    guarded('/profile2/my-history', 'Transactions'),
    guarded('/profile2/freeze-account', 'Freeze account'),
    guarded('/profile2/limits', 'Limits'),
  ));
test.describe('NAV-10 the account pages answer', () =>
  answer(guarded('/account', 'Profile details'), guarded('/account/verification', 'Verification')));
test.describe('NAV-11 bonuses, providers and tournaments answer', () =>
  answer(guarded('/bonuses', 'My bonuses'), open('/providers', /./), open('/tournaments', 'Tournaments')));
test.describe('NAV-13 the info group’s pages answer', () =>
  answer(guarded('/Wallet', 'Wallet'), open('/responsibility', 'Safer play'), open('/contacts', 'Contact us')));

test('safer play leads to its tools and to help, and the footer says that there is no license', async ({ request }) => {
  const html = await (await request.get('/responsibility')).text();
  const links = linksIn(insideOf(html, 'main'));
  expect(links.map(({ href }) => href)).toEqual(
    expect.arrayContaining(['/profile2/limits', '/profile2/freeze-account']),
  );
  expect(links.map(({ text }) => text)).toContainEqual(expect.stringContaining('Gambling Therapy'));
  expect(insideOf(html, 'footer')).toContain('holds no license');
});

test('every address answers in German, Arabic and Thai without missing texts', async ({ request }) => {
  for (const { path } of all) {
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
