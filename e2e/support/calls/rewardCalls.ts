import type { Page } from '@playwright/test';
import type { MoneyCall } from './cashierCalls';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');
const open = (path: string) => async (page: Page) => void (await page.goto(path));

/** Opens an offer that any player may take once, and accepts its terms. */
async function agreed(page: Page): Promise<void> {
  await page.goto('/promotion?id=free-ten');
  await page.getByRole('checkbox', { name: /agree/ }).check();
}
const activate = (page: Page) => button(page, 'Activate').click();

/** The calls of a player's bonuses; each needs its own player. */
export const BONUS_CALLS: Readonly<Record<string, MoneyCall>> = {
  userBonuses: { path: /\/api\/user\/bonuses/, open: open('/bonuses') },
  activateBonus: { path: /\/activate-bonus/, open: agreed, press: activate },
  cancelBonus: {
    path: /\/cancel-bonus/,
    open: async (page) => {
      await agreed(page);
      await activate(page);
      await page.getByText('Your bonus is active.').waitFor();
      await page.goto('/bonuses');
      await button(page, 'Cancel bonus').click();
    },
    press: (page) => dialog(page).getByRole('button', { name: 'Cancel it' }).click(),
  },
  applyCoupon: {
    path: /\/apply-coupon/,
    open: async (page) => {
      await page.goto('/promotions');
      await button(page, 'Coupon code').click();
      await page.getByRole('textbox', { name: 'Code' }).fill('BAIZE10');
    },
    press: (page) => button(page, 'Apply').click(),
  },
};

/**
 * The calls of the play rewards; `site` is the origin of the brand. A sample player has two days to claim and a daily
 * bonus.
 */
export const rewardCalls = (site: string): Readonly<Record<RewardCall, MoneyCall>> => ({
  rakebackDays: { path: /\/get-rakeback-days/, open: open(`${site}/cashback`) },
  claimRakeback: {
    path: /\/rakeback-claim/,
    open: async (page) => {
      await page.goto(`${site}/cashback`);
      await button(page, /Claim$/)
        .first()
        .click();
      await dialog(page)
        .getByRole('button', { name: /^Claim/ })
        .waitFor();
    },
    press: (page) =>
      dialog(page)
        .getByRole('button', { name: /^Claim/ })
        .click(),
  },
  openDailyBonus: {
    path: /\/open-daily-bonus/,
    open: async (page) => {
      await page.goto(`${site}/cashback`);
      await button(page, 'Open it').waitFor();
    },
    press: (page) => button(page, 'Open it').click(),
  },
});

export const REWARD_CALLS = ['rakebackDays', 'claimRakeback', 'openDailyBonus'] as const;
type RewardCall = (typeof REWARD_CALLS)[number];

/** A cashback ready to claim among a sample player's bonuses. */
export const claimCashback = (site: string): MoneyCall => ({
  path: /\/claim-cashback/,
  open: async (page) => {
    await page.goto(`${site}/bonuses`);
    await button(page, /^Claim €/).waitFor();
  },
  press: (page) => button(page, /^Claim €/).click(),
});
