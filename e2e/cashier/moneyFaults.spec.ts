import type { Page } from '@playwright/test';
import { CASHIER_CALLS, type MoneyCall } from '../support/calls/cashierCalls';
import { depositor } from '../support/player/depositor';
import { MONEY_FAULTS, spoilCall } from '../support/faults/moneyFaults';
import { PLAY_CALLS, RICH_CALLS, richCalls } from '../support/calls/playCalls';
import { signedInAs } from '../support/player/player';
import { BONUS_CALLS, claimCashback, REWARD_CALLS, rewardCalls } from '../support/calls/rewardCalls';
import { ANY_SIZE, expect, test } from '../support/test';
import { CAPTCHA_BRANDS, THEME_NAMES, themeOrigin } from '../support/themes';

// Every call of the cashier, withdrawals, histories, play, player protection, bonuses and rewards, under twelve kinds
// of faults: the page stays usable, no spinner outlasts the call timeout (15 s), and no text claims that something
// happened which did not.

/**
 * E2E_MONEY_FAULTS=all runs every kind for every call; otherwise two kinds per call, rotating so that each kind is
 * used.
 */
const ALL = process.env.E2E_MONEY_FAULTS === 'all';
const KINDS = Object.keys(MONEY_FAULTS);

/** Texts that are only true after the backend has acted. */
const DONE =
  /\bin your wallet|has arrived|Limit Updated|You’ve excluded yourself|Your break has started|account is frozen|The deposit was cancell?ed|The payment was cancell?ed|You’re excluded|Withdrawal requested\. You can|Withdrawal canceled|Your bonus is active|Your bonus was canceled|Coupon Code Applied|was added to your balance|shows this day as paid|bonus is in your balance|cashback was added/i;

/** Everything that shows a loading state. */
const turning = (page: Page) =>
  page.locator('main [aria-busy=true], dialog[open] [aria-busy=true]').filter({ visible: true });
/** The texts that explain what is being checked. */
const explained = (page: Page) =>
  page
    .getByText(/We got no answer|didn’t get a response|answer was lost|is being (checked|confirmed)/)
    .filter({ visible: true });

/**
 * A call times out after 15 s. After each such period on the page's clock, nothing is loading any more, or a text
 * explains what is being checked, for some minutes at most. Other parts of the page may load meanwhile, in real time.
 */
async function untilNothingTurns(page: Page): Promise<void> {
  for (let round = 0; round < 14; round++) {
    await page.clock.fastForward(15_500);
    const told = async () => (await turning(page).count()) === 0 || (await explained(page).count()) > 0;
    await expect.poll(told, { message: 'nothing turns without words' }).toBe(true);
    if ((await turning(page).count()) === 0) return;
  }
  await expect(turning(page)).toHaveCount(0);
}

/** Signs in the player who makes the calls and answers the token. `site` is the origin of the site. */
type SignIn = (page: Page, site: string, kind: string) => Promise<string>;
type Case = { name: string; signIn: SignIn; callAt: (site: string, kind: string) => MoneyCall };

/** A brand whose players have several wallets (useMultiWallet). */
const BRAND = 'linen';
const brandAt = (site: string) => themeOrigin(site, BRAND);
const hostOf = (origin: string) => new URL(origin).host;
/** A day can be claimed once and withdrawn money is gone, so each kind of fault has its own brand's sample players. */
const SAMPLED = THEME_NAMES.filter((name) => !['curacao', BRAND, ...CAPTCHA_BRANDS].includes(name));
const samplesAt = (site: string, kind: string) => themeOrigin(site, SAMPLED[KINDS.indexOf(kind)]!);

const newPlayer: SignIn = async (page) => (await depositor(page)).token;
const sampleAt = (page: Page, origin: string, name: string) =>
  signedInAs(page, `${name}@baize.example`, { host: hostOf(origin) });
const samplePlayer: SignIn = (page, site, kind) => sampleAt(page, samplesAt(site, kind), 'player');
const bonusPlayer: SignIn = (page, site, kind) => sampleAt(page, samplesAt(site, kind), 'bonus');
const twoWallets: SignIn = async (page, site) => {
  const { token } = await depositor(page, { host: hostOf(brandAt(site)) }, { wallets: ['BTC'] });
  return token;
};
const selectWallet = (site: string): MoneyCall => ({
  path: /\/select-wallet/,
  open: async (page) => {
    await page.goto(`${brandAt(site)}/Wallet`);
    await page.getByRole('radio', { name: /BTC/ }).waitFor();
  },
  press: (page) => page.getByRole('radio', { name: /BTC/ }).click(),
});

const all = (calls: Readonly<Record<string, MoneyCall>>, signIn: SignIn) =>
  Object.entries(calls).map(([name, call]) => ({ name, signIn, callAt: () => call }));

const CALLS: readonly Case[] = [
  ...all(CASHIER_CALLS, newPlayer),
  ...all(PLAY_CALLS, newPlayer),
  ...all(BONUS_CALLS, newPlayer),
  ...RICH_CALLS.map((name, index) => ({
    name,
    signIn: samplePlayer,
    callAt: (site: string, kind: string) => richCalls(samplesAt(site, kind), `${20 + index}.00`)[name],
  })),
  ...REWARD_CALLS.map((name) => ({
    name,
    signIn: samplePlayer,
    callAt: (site: string, kind: string) => rewardCalls(samplesAt(site, kind))[name],
  })),
  { name: 'claimCashback', signIn: bonusPlayer, callAt: (site, kind) => claimCashback(samplesAt(site, kind)) },
  { name: 'selectWallet', signIn: twoWallets, callAt: selectWallet },
];

for (const [index, { name, signIn, callAt }] of CALLS.entries()) {
  const kinds = ALL ? KINDS : [KINDS[index % 12]!, KINDS[(index + 5) % 12]!];
  for (const kind of kinds)
    test(
      `${name} under '${kind}': a usable page, no endless spinner, no false claim`,
      ANY_SIZE,
      async ({ page, watch, baseURL }) => {
        watch.expect(/Failed to load resource|ERR_|status of|net::/);
        // The page's clock runs ahead, so a socket, or the texts of a late part, may seem too slow.
        watch.expect(/WebSocket is closed before the connection is established|TimeoutError: signal timed out/);
        const call = callAt(baseURL!, kind);
        const token = await signIn(page, baseURL!, kind);
        await page.clock.install();
        if (call.press) await call.open(page, token);
        await spoilCall(page, call.path, kind);
        const asked = page.waitForRequest(call.path);
        await (call.press ?? ((opened) => call.open(opened, token)))(page);
        await asked;
        await untilNothingTurns(page);
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.locator('main h1, main h2, dialog h2').first()).toBeVisible();
        await expect(turning(page)).toHaveCount(0);
        await expect.poll(() => page.locator('main, dialog[open]').allInnerTexts()).not.toContain('');
        if (!MONEY_FAULTS[kind]!.done) {
          const words = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
          expect(words).not.toMatch(DONE);
        }
      },
    );
}
