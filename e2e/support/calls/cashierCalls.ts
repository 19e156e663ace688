import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { openCashier, pressDeposit } from '../player/depositor';

/** How a call is triggered: what to open first and what to press; without `press`, opening triggers it. */
export type MoneyCall = {
  path: RegExp;
  open: (page: Page, token: string) => Promise<void>;
  press?: (page: Page) => Promise<void>;
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Creates a deposit through the API and answers its id. */
async function begun(page: Page, token: string): Promise<string> {
  const answer = await page.request.post('/api/user/create-deposit', {
    headers: { 'Accept-Language': 'en', 'Idempotency-Key': randomUUID(), Authorization: `Bearer ${token}` },
    data: { paymentMethodId: await methodId(page, token), amount: '25.00', currencyCode: 'EUR', bonusId: null },
  });
  return ((await answer.json()) as { data: { deposit: { id: string } } }).data.deposit.id;
}

async function methodId(page: Page, token: string): Promise<string | number> {
  const answer = await page.request.get('/api/admin/get-payments?currencyCode=EUR&countryCode=DE', {
    headers: { 'Accept-Language': 'en', Authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as { data: { payments: { id: string | number; name: string }[] } };
  return data.payments.find(({ name }) => name === 'visa')!.id;
}

const open = (path: string) => async (page: Page) => {
  await page.goto(path);
};
const limits = async (page: Page) => {
  await page.goto('/profile2/limits');
  await expect(button(page, /Set limit/).first()).toBeVisible();
};

/** The calls of the cashier, of player protection and of the player's details, by operation. */
export const CASHIER_CALLS: Readonly<Record<string, MoneyCall>> = {
  payments: { path: /\/get-payments/, open: open('/deposit') },
  createDeposit: { path: /\/create-deposit/, open: (page) => openCashier(page), press: pressDeposit },
  openDeposits: { path: /\/api\/user\/deposits(\?|$)/, open: open('/deposit') },
  deposit: {
    path: /\/api\/user\/deposits\//,
    open: async (page, token) => void (await page.goto(`/deposit?deposit=${await begun(page, token)}`)),
  },
  cancelDeposit: {
    path: /\/cancel-deposit/,
    open: async (page, token) => {
      await page.goto(`/deposit?deposit=${await begun(page, token)}`);
      await button(page, 'Cancel this deposit').click();
    },
    press: (page) => button(page, 'Yes, cancel it').click(),
  },
  depositAllowance: { path: /\/deposit-allowance/, open: open('/deposit') },
  postThreeDs: { path: /\/3ds-webhook/, open: open('/?modal=deposit-3ds-success&met=visa&PaReq=abc&MD=def') },
  limits: { path: /\/api\/user\/limits/, open: open('/profile2/limits') },
  setLimit: {
    path: /\/set-limit/,
    open: async (page) => {
      await limits(page);
      await button(page, /Set limit/)
        .first()
        .click();
      await page.getByRole('dialog').getByRole('textbox').fill('50');
      await button(page, 'Continue').click();
    },
    press: (page) => button(page, 'Confirm').click(),
  },
  freezeAccount: {
    path: /\/freeze-account/,
    open: async (page) => {
      await page.goto('/profile2/freeze-account');
      await button(page, 'Freeze account').click();
    },
    press: (page) => button(page, 'Freeze now').click(),
  },
  selfExclude: {
    path: /\/self-exclude/,
    open: async (page) => {
      await limits(page);
      await button(page, /Start a break/).click();
    },
    press: (page) => button(page, 'Start break').click(),
  },
  userDetails: { path: /\/get-user-details/, open: open('/Wallet') },
};
