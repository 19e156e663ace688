import type { Locator, Page } from '@playwright/test';
import { MODALS, type ModalName } from '@/store/modal';
import en from '@/locales-fallback/en.json';
import { signedInAs } from '../support/player/player';
import { ANY_SIZE, expect, test } from '../support/test';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const games = (page: Page) => page.getByRole('list', { name: 'Games' }).getByRole('link').first();

type Areas = Readonly<Record<string, readonly [address: string, part: (page: Page) => Locator]>>;

/** What each area of the functional scope is for, on its screen. */
const OF_GUESTS: Areas = {
  slots: ['/casino/slots', games],
  'live casino': ['/casino/live-casino', games],
  registering: ['/?modal=signup', (page) => dialog(page).getByRole('button', { name: 'Create account' })],
  'signing in': ['/?modal=login', (page) => dialog(page).locator('input[type=password]')],
};
const OF_PLAYERS: Areas = {
  'claiming bonuses': ['/promotions', (page) => main(page).getByRole('button', { name: 'Claim offer' }).first()],
  depositing: ['/deposit', (page) => main(page).getByRole('radio').first()],
  withdrawing: [
    '/withdraw',
    (page) => main(page).getByRole('heading', { name: /^(Can I withdraw now\?|Ready to withdraw)$/ }),
  ],
  'verifying documents': ['/profile/verify', (page) => main(page).getByRole('heading', { name: 'Your documents' })],
  'setting limits': ['/profile2/limits', (page) => main(page).getByRole('button', { name: /limit/i }).first()],
  'self-exclusion': ['/profile2/limits', (page) => main(page).getByText(en['protection.exclusion.title']).first()],
  'freezing the account': [
    '/profile2/freeze-account',
    (page) => main(page).getByRole('radiogroup', { name: en['protection.freeze.title'] }),
  ],
  // Other journeys may have claimed the sample's days.
  'daily rakeback': ['/cashback', (page) => main(page).getByRole('gridcell').first()],
  'the VIP club': ['/vip-club', (page) => main(page).getByRole('region', { name: en['vipClub.levels'] })],
};

/** Opens one address after the other, and expects the part that the area is for. */
async function reach(page: Page, areas: Areas): Promise<void> {
  for (const [area, [address, part]] of Object.entries(areas)) {
    await page.goto(address);
    await expect(part(page), area).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 }), area).toHaveCount(1);
  }
}

test('STACK-09 each area of the functional scope has a screen that can be reached', ANY_SIZE, async ({ page }) => {
  await reach(page, OF_GUESTS);
  await signedInAs(page, 'player@baize.example');
  await reach(page, OF_PLAYERS);
});

/** They come from a flow of their own, as do the results of deposits; notices close by themselves where none is due. */
const OTHERWISE: readonly ModalName[] = ['google-signup', 'switch-account', 'live-chat', 'notices'];

const named = (scope: 'guest' | 'user') =>
  (Object.keys(MODALS) as ModalName[]).filter(
    (name) =>
      (MODALS[name].scope === 'any' || MODALS[name].scope === scope) &&
      !OTHERWISE.includes(name) &&
      !name.startsWith('deposit-'),
  );

/** Each named dialog opens by its address, with a name and a way out. */
async function opensAll(page: Page, names: readonly ModalName[]): Promise<void> {
  for (const name of names) {
    await page.goto(`/contacts?modal=${name}`);
    await expect(dialog(page), name).toHaveAccessibleName(/\S/);
    await expect(dialog(page).getByText(en['ui.loadingError']), name).toHaveCount(0);
    await page.keyboard.press('Escape');
    // A guest who leaves the linked sign-up comes to the profile, which asks to log in.
    if (name === 'linked-signup') await expect(page).not.toHaveURL(/modal=linked-signup/);
    else await expect(dialog(page), name).toHaveCount(0);
  }
}

test('ENG-12 each screen that only texts name exists, with a plain layout', ANY_SIZE, async ({ page, watch }) => {
  watch.expect(/404|409/);
  for (const address of ['/verify-email?token=x', '/reset-password?token=x', '/no-such-page']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(/\S/);
    await expect(main(page).getByRole('link').or(main(page).getByRole('button')).first(), address).toBeVisible();
  }
  await opensAll(page, named('guest'));
  await signedInAs(page, 'player@baize.example');
  await opensAll(page, named('user'));
});
