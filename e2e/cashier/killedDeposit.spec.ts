import type { Page } from '@playwright/test';
import {
  cardFrame,
  chooseMethod,
  depositor,
  openCashier,
  openDepositsOf,
  payByCard,
  pressDeposit,
  toCardFrame,
} from '../support/player/depositor';
import { ANY_SIZE, expect, test } from '../support/test';

// The page is killed at each of eight steps of a deposit, with no chance to save anything. Another page of the same
// browser resumes the deposit or shows its result, and nothing happens twice.

const CREATE = '**/api/user/create-deposit';

/** Kills the renderer at once, as a crash would; state held only in the tab is lost. */
async function kill(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const gone = page.waitForEvent('crash');
  void client.send('Page.crash').catch(() => undefined);
  await gone;
}

const offered = (page: Page) => page.getByRole('region', { name: 'Deposits in progress' }).getByRole('button');
const goOn = (page: Page) => offered(page).click();
const number = (page: Page) => cardFrame(page).locator('#number');
const type = (page: Page) => page.locator('main input[name=amount]').fill('42');

const startsAnew = async (page: Page, token: string) => {
  await expect(page.getByRole('radio', { name: /Visa/ })).toBeAttached();
  await expect(offered(page)).toHaveCount(0);
  expect(await openDepositsOf(page, token)).toHaveLength(0);
};
const goesOnAtTheCard = async (page: Page, token: string) => {
  await goOn(page);
  await expect(number(page)).toBeVisible();
  expect(await openDepositsOf(page, token)).toHaveLength(1);
};
const isPending = async (page: Page, token: string) => {
  await goOn(page);
  await expect(page.getByText('Your deposit is being processed')).toBeVisible();
  expect(await openDepositsOf(page, token)).toHaveLength(1);
};

const STEPS: readonly {
  step: string;
  until: (page: Page, token: string) => Promise<unknown>;
  then: (page: Page, token: string) => Promise<unknown>;
}[] = [
  { step: 'a method is chosen', until: (page) => chooseMethod(page, /Mastercard/), then: startsAnew },
  { step: 'an amount is typed', until: type, then: startsAnew },
  {
    step: 'it was sent, and no answer has come',
    until: async (page, token) => {
      await page.route(CREATE, (route) => route.fetch());
      await pressDeposit(page);
      await expect.poll(() => openDepositsOf(page, token)).toHaveLength(1);
    },
    then: goesOnAtTheCard,
  },
  { step: 'the card can be typed', until: toCardFrame, then: goesOnAtTheCard },
  {
    step: 'the card is half typed',
    until: async (page) => (await toCardFrame(page)).locator('#number').fill('4242 4242'),
    then: async (page, token) => {
      await goesOnAtTheCard(page, token);
      await expect(number(page)).toHaveValue('');
    },
  },
  {
    step: 'the bank asks',
    until: async (page) => {
      const frame = await toCardFrame(page);
      await payByCard(frame, '4000000000003220');
      await expect(frame.locator('#code')).toBeVisible();
    },
    then: async (page, token) => {
      await goOn(page);
      await cardFrame(page).locator('#code').fill('123456');
      await cardFrame(page).locator('button[value=confirm]').click();
      await expect(page).toHaveURL(/modal=deposit-success/);
      expect(await openDepositsOf(page, token)).toHaveLength(0);
    },
  },
  {
    step: 'the provider decides later',
    until: async (page) => {
      await payByCard(await toCardFrame(page), '4000000000007726');
      await expect(page).toHaveURL(/modal=deposit-pending/);
    },
    then: isPending,
  },
  {
    step: 'it has ended',
    until: async (page) => {
      await payByCard(await toCardFrame(page), '4242424242424242');
      await expect(page).toHaveURL(/modal=deposit-success/);
    },
    then: async (page, token) => {
      await startsAnew(page, token);
      await expect(page.getByRole('banner')).toContainText('€25.00');
    },
  },
];

for (const { step, until, then } of STEPS)
  test(`killed when ${step}, the deposit resumes or has clearly ended`, ANY_SIZE, async ({ page, context, watch }) => {
    watch.expect(/Failed to load resource|ERR_/);
    const { token } = await depositor(page);
    await openCashier(page);
    await until(page, token);
    await kill(page);
    const next = await context.newPage();
    await next.goto('/deposit');
    await then(next, token);
  });
