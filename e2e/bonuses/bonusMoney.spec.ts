import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expectNoOverflow } from '../support/overflow';
import { depositor } from '../support/player/depositor';
import { funded, headersOf, play, playStatus, spin, type Player } from '../support/player/realPlay';
import { expect, test } from '../support/test';

const GAME = '/casino/games/kraken-tides';

type Purse = { realMoney: string; bonus: string; isActive: boolean };
type Entry = { type: string; amount: string; bonusAmount?: string };

const cents = (amount: string) => Math.round(Number(amount) * 100);
const euro = (minor: number) => `€${(minor / 100).toFixed(2)}`;
const signed = (minor: number) => `${minor > 0 ? '+' : minor < 0 ? '−' : ''}${euro(Math.abs(minor))}`;

/** The backend's figures for a player: both balances, net result and history rows; in cents. */
async function toldOf(page: Page, player: Player) {
  const get = async <Answer>(path: string) =>
    (await (await page.request.get(`/api/user/${path}`, { headers: headersOf(player) })).json()) as Answer;
  const { userWallet } = await get<{ userWallet: Purse[] }>('get-user-details');
  const { realMoney, bonus } = userWallet.find(({ isActive }) => isActive)!;
  const { data } = await get<{ data: { netResult: string } }>('play-session');
  const casino = await get<{ data: { history: { rows: Entry[] } } }>('casino-history?limit=100');
  const { rows } = casino.data.history;
  const [bets, wins] = ['bet', 'win'].map((type) => rows.filter((row) => row.type === type).length);
  return {
    real: cents(realMoney),
    bonus: cents(bonus),
    net: cents(data.netResult),
    rows,
    bets: bets!,
    wins: wins!,
  };
}

/** Balance bar, game, header and history all show the backend's figures. */
async function expectOneTruth(page: Page, player: Player) {
  const told = await toldOf(page, player);
  const { real, bonus, net, rows } = told;
  const bar = page.getByText(/^Real money/).locator('..');
  await expect(bar).toHaveText(`Real money ${euro(real)} · Bonus money ${euro(bonus)}Balance ${euro(real + bonus)}`);
  const game = page.frameLocator('iframe').locator('#balance');
  await expect(game).toHaveText(euro(real + bonus));
  await expect(playStatus(page)).toContainText(signed(net));
  await expect(page.getByRole('group', { name: 'Your play', exact: true })).toContainText(signed(net));
  expect(rows.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(net);
  return told;
}

for (const [name, arrive] of [
  ['bonus money alone', depositor],
  ['real and bonus money', funded],
] as const)
  test(`E02 with ${name} bar, game, net result and history agree after a win and a loss`, async ({ page }) => {
    test.setTimeout(300_000);
    const player = await arrive(page);
    const taken = await page.request.post('/api/user/activate-bonus', {
      headers: headersOf(player),
      data: { bonusId: 'free-ten' },
    });
    expect(taken.ok()).toBe(true);
    await page.goto(GAME);
    const before = await toldOf(page, player);
    expect([before.bonus, before.real > 0]).toEqual([1_000, name !== 'bonus money alone']);
    await expect(page.locator('main .stage .note')).toHaveText(
      `Balance ${euro(before.real + 1_000)} · Real money ${euro(before.real)} · Bonus money €10.00`,
    );
    await play(page);
    await page.frameLocator('iframe').locator('#stake').selectOption({ index: 0 });
    await expect(page.getByText(/below this game’s minimum bet/)).toHaveCount(0);

    // The money lasts for a hundred rounds, three in ten of which win.
    let told = before;
    while (told.wins === 0 || told.wins === told.bets) {
      await spin(page);
      told = await expectOneTruth(page, player);
    }
    await expectAccessible(page);
    await expectNoOverflow(page);

    const isBonus = before.real === 0;
    expect(told.rows.every(({ amount, bonusAmount }) => bonusAmount === (isBonus ? amount : undefined))).toBe(true);
    await page.goto('/profile/transactions?list=casino');
    const sums = page.getByRole('region', { name: 'Totals for this period' });
    await expect(sums).toContainText(`Net result${signed(told.net)}`);
    const table = page.getByRole('table', { name: 'Casino' });
    await expect(table.getByText(/^−€/).first()).toBeVisible();
    // A phone has one row for each round.
    const rows = page.viewportSize()!.width < 1025 ? told.bets : told.rows.length;
    await expect(table.getByText('Bonus money included')).toHaveCount(isBonus ? rows : 0);
  });
