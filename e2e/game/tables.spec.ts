import { toMinor } from '@/domain/money/money';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { depositor, openCashier, payByCard, toCardFrame } from '../support/player/depositor';
import { PORTS } from '../support/ports';
import { ANY_SIZE, expect, test } from '../support/test';

const GAME = 'halfmoon-roulette';
const TABLE = `/casino/games/${GAME}`;
const game = (page: Page) => page.frameLocator('iframe');
const tiles = (page: Page) => page.getByRole('list', { name: 'Games' }).getByRole('link');
const place = (frame: FrameLocator) => frame.getByRole('button', { name: /^(Place bets|Bet )/ });
const balanceOf = async (frame: FrameLocator) =>
  toMinor((await frame.locator('#balance').textContent())!.replace(/[^\d.]/g, ''), 'EUR')!;

/** Waits for a round whose betting has just opened, so that a slow machine has time to place its chips. */
async function freshRound(frame: FrameLocator): Promise<void> {
  await expect(frame.getByText(/^Place your bets: (1[5-9]|20) s$/)).toBeVisible();
}

/** Places the bets laid on the table; answers the number of the round. */
async function stake(page: Page): Promise<number> {
  const sent = page.waitForRequest('**/api/table/bets');
  await place(game(page)).click();
  return ((await sent).postDataJSON() as { number: number }).number;
}

/**
 * The winning pocket of a round, from the table's public event stream: the page shows it for only four seconds, which a
 * slow test may miss.
 */
async function pocketOf(round: number): Promise<number> {
  const { body } = await fetch(`http://localhost:${PORTS.studio}/api/table/${GAME}/events`);
  let said = '';
  for await (const piece of body!.pipeThrough(new TextDecoderStream())) {
    said += piece;
    const states = [...said.matchAll(/^data: (.+)\n/gm)].map(
      ([, state]) => JSON.parse(state!) as { number: number; outcome: string | null },
    );
    const told = states.find(({ number, outcome }) => number === round && outcome !== null);
    if (told) return Number(told.outcome);
  }
  throw new Error('The table fell silent');
}

/**
 * Records what an element says from now on, since a result is soon replaced by the next round; answers a function that
 * reads the record.
 */
async function listenTo(element: Locator): Promise<() => Promise<string[]>> {
  await element.evaluate((place) => {
    const said: string[] = [];
    new MutationObserver(() => said.push(place.textContent ?? '')).observe(place, { childList: true });
    Object.assign(place, { said });
  });
  return () => element.evaluate((place) => (place as unknown as { said: string[] }).said);
}

test('dice: from the lobby to a roll that the visitor’s browser verifies', ANY_SIZE, async ({ page }) => {
  await page.goto('/casino?category=dice');
  await expect(page.getByRole('heading', { level: 1, name: 'Dice' })).toBeVisible();
  await expect(tiles(page)).toHaveCount(6);
  await tiles(page).first().click();
  await expect(page.getByText('99.00%')).toBeVisible();
  await page.getByRole('button', { name: 'Play demo' }).click();
  const frame = game(page);
  const roll = frame.getByRole('button', { name: 'Roll' });
  await expect(roll).toBeEnabled();

  // The bet with the best odds, set by keyboard: moving the edge up makes a larger part of the line win.
  const edge = frame.getByRole('slider', { name: 'Your number' });
  await edge.focus();
  for (let step = 0; step < 4; step += 1) await edge.press('PageUp');
  await expect(edge).toHaveAttribute('aria-valuetext', '90.00: pays 1.1× with a chance of 90.00%');
  await frame.getByText(/^At least \d/).click();
  await expect(edge).toHaveAttribute('aria-valuetext', /^10\.00: pays 1\.1×/);
  await roll.click();
  await expect(frame.locator('#details')).toHaveText(/^\d\d\.\d\d is (10\.00 or more|below 10\.00)/);
  const rolled = (await frame.locator('#roll').textContent())!;
  await expect(roll).toBeEnabled();

  await frame.getByRole('button', { name: 'Check fairness' }).click();
  await expect(frame.getByText(`Roll 0: ${rolled}. Its seed is still in use.`)).toBeVisible();
  const hash = await frame.locator('#seed-hash').textContent();
  await frame.getByLabel('Your seed').fill('not allowed!');
  await frame.getByRole('button', { name: 'Change seeds' }).click();
  await expect(frame.getByText('Use 1 to 64 letters')).toBeVisible();
  await frame.getByLabel('Your seed').fill('my-seed');
  await frame.getByRole('button', { name: 'Change seeds' }).click();
  const link = frame.getByRole('link', { name: `Check roll 0: ${rolled}` });
  await expect(link).toBeVisible();
  await expect(frame.locator('#seed-hash')).not.toHaveText(hash!);
  await expectAccessible(page);

  // The address alone holds everything needed for the check.
  const address = await link.evaluate((anchor) => (anchor as HTMLAnchorElement).href);
  await page.goto(address);
  await expect(page.getByText('The seed matches the hash.')).toBeVisible();
  await expect(page.locator('#verdict-roll')).toHaveText(rolled);
  await expect(page.getByLabel('Hash of our seed')).toHaveValue(hash!);
  await page.getByLabel('Hash of our seed').fill('0'.repeat(64));
  await page.getByRole('button', { name: 'Recalculate' }).click();
  await expect(page.getByText('The seed doesn’t match this hash.')).toBeVisible();
  await expectAccessible(page);
});

test(
  'the live table with real money: debited at once, paid when the ball has fallen, despite a reload',
  ANY_SIZE,
  async ({ page }) => {
    await depositor(page);
    await openCashier(page);
    await payByCard(await toCardFrame(page), '4242424242424242');
    await expect(page).toHaveURL(/modal=deposit-success/);
    await page.goto('/casino/live-casino');
    await tiles(page).first().click();
    await expect(page).toHaveURL(TABLE);
    await expect(page.getByText('97.30%')).toBeVisible();
    const play = page.getByRole('button', { name: 'Play for real', exact: true });
    await play.click();
    const frame = game(page);
    await freshRound(frame);
    const before = await balanceOf(frame);

    const red = frame.getByRole('button', { name: /^red, pays 1 to 1/i });
    await red.click();
    await red.press('ArrowRight');
    await frame.locator(':focus').press('Delete');
    await expect(place(frame)).toHaveText(/^\s*Bet €1\.00\s*$/);
    const pocket = pocketOf(await stake(page));
    // At once: when the ball has fallen, a win may be in it.
    await expect(frame.locator('#outcome')).toHaveText(/^You bet €1\.00 on this round\.$/);
    expect(await balanceOf(frame)).toBe(before - 100n);
    await expect(frame.getByText(/^\d+ players? ha(s|ve) bet on this round$/)).not.toHaveText(/^0 /);

    // The page is reloaded while the ball runs: the bet stands.
    await page.reload();
    await play.click();
    const told = frame.locator('#history .unseen', { hasText: new RegExp(`^${await pocket} (red|black|green)$`) });
    await expect(told.first()).toBeAttached();
    const fell = (await told.first().textContent())!;
    const after = before + (fell.endsWith('red') ? 100n : -100n);
    await expect.poll(() => balanceOf(frame)).toBe(after);
    await expectAccessible(page);
  },
);

test('two visitors share a table, which fits a phone', async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage();
  const frames = [];
  for (const visitor of [page, other]) {
    await visitor.goto(TABLE);
    await visitor.getByRole('button', { name: 'Play demo' }).click();
    frames.push(game(visitor));
  }
  const [mine, theirs] = frames as [FrameLocator, FrameLocator];
  await freshRound(mine);
  const number = mine.getByRole('button', { name: /^17 black, pays 35 to 1/ });
  await number.click();
  const outcome = await listenTo(mine.locator('#outcome'));
  const pocket = pocketOf(await stake(page));
  await expect(mine.locator('#outcome')).toHaveText(/You bet 1\.00 on this round\.$/);
  await expect(theirs.getByText(/^[1-9]\d* players? ha(s|ve) bet on this round$/)).toBeVisible();
  const { width, height } = (await number.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);

  const fell = new RegExp(`^${await pocket} (red|black|green)$`);
  for (const frame of [mine, theirs])
    await expect(frame.locator('#history .unseen', { hasText: fell }).first()).toBeAttached();
  const told = (await pocket) === 17 ? /^Won 36\.00/ : /^No return\. Net loss 1\.00\.$/;
  await expect.poll(async () => (await outcome()).some((text) => told.test(text))).toBe(true);
  await other.context().close();
});
