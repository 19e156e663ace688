import type { Page } from '@playwright/test';
import type { MoneyCall } from './cashierCalls';

const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const open = (path: string) => async (page: Page) => void (await page.goto(path));

/**
 * Site and amount of a withdrawal: each test uses another amount, since an equal one soon after counts as a repetition.
 */
type Payout = { site: string; amount: string };

/** Fills in the form of a withdrawal in bitcoin. */
async function filled(page: Page, { site, amount }: Payout): Promise<void> {
  await page.goto(`${site}/withdraw`);
  await page.getByRole('tab', { name: 'Crypto wallet' }).click();
  await page.getByLabel(/^Wallet address/).fill(ADDRESS);
  await page.getByLabel(/^Amount in EUR/).fill(amount);
}
const calculate = (page: Page) => button(page, 'Calculate').click();
async function calculated(page: Page, payout: Payout): Promise<void> {
  await filled(page, payout);
  await calculate(page);
  await button(page, 'Confirm withdrawal').waitFor();
}
const confirm = (page: Page) => button(page, 'Confirm withdrawal').click();

/** The newest round of the casino history. */
const aRound = (page: Page) => page.getByRole('table').getByRole('row').nth(1).getByRole('button');

/** Makes the play session contain a due reality check, whatever the backend says. */
async function dueCheck(page: Page): Promise<void> {
  await page.route(/\/play-session/, async (route) => {
    try {
      const { data } = (await (await route.fetch()).json()) as { data: object };
      await route.fulfill({ json: { data: { ...data, realityCheckMinutes: 15, realityCheckDue: true } } });
    } catch {
      // The page is closed, so the answer has no recipient.
    }
  });
  await page.goto('/casino');
  await page.getByRole('alertdialog').waitFor();
}

/**
 * The calls of a player with money and rounds played: withdrawals and histories. `site` is the origin of the brand,
 * `amount` the amount to withdraw, with two decimals.
 */
export const richCalls = (site: string, amount: string): Readonly<Record<RichCall, MoneyCall>> => ({
  withdrawalConditions: { path: /\/withdrawal-conditions/, open: open(`${site}/withdraw`) },
  withdrawals: { path: /\/api\/user\/withdrawals(\?|$)/, open: open(`${site}/withdraw`) },
  calculateWithdrawal: {
    path: /\/calculate-withdrawal/,
    open: (page) => filled(page, { site, amount }),
    press: calculate,
  },
  confirmWithdrawal: {
    path: /\/confirm-withdrawal/,
    open: (page) => calculated(page, { site, amount }),
    press: confirm,
  },
  cancelWithdrawal: {
    path: /\/cancel-withdrawal/,
    open: async (page) => {
      await calculated(page, { site, amount });
      await confirm(page);
      await page.getByText(/^Withdrawal requested/).waitFor();
      // The reload removes messages about the creation, which say nothing about the cancellation.
      await page.reload();
      await button(page, `Cancel the €${amount} withdrawal`).first().click();
    },
    press: (page) => button(page, 'Cancel withdrawal').click(),
  },
  transactions: { path: /\/api\/user\/transactions/, open: open(`${site}/profile/transactions`) },
  casinoHistory: { path: /\/casino-history/, open: open(`${site}/profile/transactions?list=casino`) },
  round: {
    path: /\/api\/user\/rounds\//,
    open: async (page) => {
      await page.goto(`${site}/profile/transactions?list=casino`);
      await aRound(page).waitFor();
    },
    press: (page) => aRound(page).click(),
  },
  periodTotals: { path: /\/period-totals/, open: open(`${site}/profile/transactions`) },
});

export const RICH_CALLS = [
  ...(['withdrawalConditions', 'withdrawals', 'calculateWithdrawal', 'confirmWithdrawal'] as const),
  ...(['cancelWithdrawal', 'transactions', 'casinoHistory', 'round', 'periodTotals'] as const),
] as const;
type RichCall = (typeof RICH_CALLS)[number];

export const PLAY_CALLS: Readonly<Record<string, MoneyCall>> = {
  playSession: { path: /\/play-session/, open: open('/casino') },
  acknowledgeRealityCheck: {
    path: /\/acknowledge-reality-check/,
    open: dueCheck,
    press: (page) => button(page, 'I’ve read this, continue').click(),
  },
  setPreferences: {
    path: /\/api\/user\/preferences/,
    open: async (page) => {
      await page.goto('/profile2/limits');
      await page.getByRole('radiogroup', { name: 'Reality check' }).waitFor();
    },
    press: (page) => page.getByRole('radio', { name: '30 min' }).click(),
  },
  launchGame: {
    path: /\/launch-game/,
    open: async (page) => {
      await page.goto('/casino/games/kraken-tides');
      await page.getByRole('button', { name: 'Play for real', exact: true }).waitFor();
    },
    press: (page) => page.getByRole('button', { name: 'Play for real', exact: true }).click(),
  },
};
