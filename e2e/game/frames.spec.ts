import type { FrameLocator, Locator, Page } from '@playwright/test';
import { ANY_SIZE, expect, test } from '../support/test';

const SLOT = 'kraken-tides';
const DICE = 'lumen-dice';
const TABLE = 'halfmoon-roulette';
/** What an enlargement to 400 % leaves of a window of 1280 by 1024. */
const ENLARGED = { width: 320, height: 256 };

/** Opens the demo of a game and answers its frame once it can be played. */
async function played(page: Page, game: string): Promise<FrameLocator> {
  await page.goto(`/casino/games/${game}`);
  await page.getByRole('button', { name: 'Play demo' }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('#badge')).toBeVisible();
  return frame;
}

/** What cannot be pressed at its middle and near its corners, even after scrolling to it. */
const covered = (controls: Locator): Promise<string[]> =>
  controls.evaluateAll((all) =>
    all.flatMap((control) => {
      control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
      const name = control.getAttribute('aria-label') || control.id || control.textContent;
      if (Math.min(width, height) < 24) return [`${name}: ${width} × ${height}`];
      const points = [
        [(left + right) / 2, (top + bottom) / 2],
        [left + 5, top + 5],
        [right - 5, bottom - 5],
      ] as const;
      const isFree = points.every(([x, y]) => control.contains(document.elementFromPoint(x, y)));
      // The stage cuts off what does not fit: only a script can scroll it.
      const stage = document.getElementById('stage')!;
      if (stage.scrollTop !== 0 || stage.scrollLeft !== 0) {
        stage.scrollTo(0, 0);
        return [`${name}: cut off`];
      }
      return isFree ? [] : [`${name}: covered`];
    }),
  );

test('D01 a slot is played at 320 by 256', ANY_SIZE, async ({ page }) => {
  await page.setViewportSize(ENLARGED);
  const frame = await played(page, SLOT);
  expect(await covered(frame.locator('#spin, #stake, #less, #more, #open-rules'))).toEqual([]);
  await frame.getByRole('button', { name: 'Spin' }).click();
  await expect(frame.locator('#outcome')).toHaveText(/^(No return|Returned|Won)/);
});

test('D01 dice are rolled at 320 by 256', ANY_SIZE, async ({ page }) => {
  await page.setViewportSize(ENLARGED);
  const frame = await played(page, DICE);
  expect(await covered(frame.locator('#spin, #stake, #edge, .side, #open-rules, #open-fair'))).toEqual([]);
  await frame.getByRole('button', { name: 'Roll' }).click();
  const outcome = frame.locator('#outcome');
  await expect(outcome).toHaveText(/^(No return|Won)/);
  expect(
    await outcome.evaluate((line) =>
      line.contains(
        document.elementFromPoint(line.getBoundingClientRect().left + 20, line.getBoundingClientRect().top + 8),
      ),
    ),
  ).toBe(true);
});

test(
  'D01 D06 at 320 by 256 chips are placed on named cells of 24 px that nothing covers',
  ANY_SIZE,
  async ({ page }) => {
    await page.setViewportSize(ENLARGED);
    const frame = await played(page, TABLE);
    expect(await covered(frame.locator('.spot:not(.between), .chips label, .moves .sign, #place'))).toEqual([]);
    await frame.getByRole('button', { name: 'Place a bet by name' }).click();
    const panel = frame.getByRole('region', { name: 'Place a bet by name' });
    await expect(panel.getByRole('combobox', { name: 'Bet' })).toBeFocused();
    await panel.getByRole('combobox', { name: 'Bet' }).selectOption('Corner');
    await panel.getByRole('combobox', { name: 'Numbers' }).selectOption('17, 18, 20, 21');
    await expect(panel.getByText('Corner 17, 18, 20, 21, pays 8 to 1')).toBeVisible();
    expect(await covered(panel.locator('select, button'))).toEqual([]);
    await expect(frame.getByText(/^Place your bets: (1[5-9]|20) s$/)).toBeVisible();
    await panel.getByRole('button', { name: 'Add 1.00' }).click();
    await expect(frame.locator('#live')).toHaveText('1.00 on Corner 17, 18, 20, 21. 1.00 in chips, not bet yet.');
    await expect(panel.getByText(/pays 8 to 1, 1\.00 in chips$/)).toBeVisible();
    await expect(frame.getByRole('button', { name: 'Bet 1.00' })).toBeVisible();
    await panel.getByRole('button', { name: 'Take back a chip' }).click();
    await expect(frame.locator('#live')).toHaveText('No chips on the table.');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(frame.getByRole('button', { name: 'Place a bet by name' })).toBeFocused();
  },
);

test('D08 when the list of numbers overflows, the latest stays visible', ANY_SIZE, async ({ page }) => {
  const frame = await played(page, TABLE);
  const [list, first] = await frame.locator('#history').evaluate((history) => {
    const fallen = Array.from({ length: 40 }, () => document.createElement('li'));
    history.replaceChildren(...fallen);
    return [history, fallen[0]!].map((part) => part.getBoundingClientRect().left);
  });
  expect(first).toBeGreaterThanOrEqual(list!);
});

const bordersOf = (parts: Locator): Promise<string[]> =>
  parts.evaluateAll((all) =>
    all.map((part) => {
      const { borderTopWidth, borderTopStyle } = getComputedStyle(part);
      return `${borderTopStyle} ${borderTopWidth}`;
    }),
  );

test.describe('D10 in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('the dice keep their borders and show the selection', ANY_SIZE, async ({ page }) => {
    const frame = await played(page, DICE);
    expect(await bordersOf(frame.locator('#spin, #stake'))).not.toContain('none 0px');
    const [chosen, other] = await bordersOf(frame.locator('.side span'));
    expect(chosen).not.toBe(other);
  });

  test(
    'the table keeps its borders and the selected chip, and tells red from black by border and word',
    ANY_SIZE,
    async ({ page }) => {
      const frame = await played(page, TABLE);
      expect(await bordersOf(frame.locator('#place, .moves .sign'))).not.toContain('none 0px');
      const chips = await bordersOf(frame.locator('.chips span'));
      expect(new Set(chips).size).toBe(2);
      const cell = (number: number) => frame.getByRole('button', { name: new RegExp(`^${number} (red|black), `) });
      expect(await bordersOf(cell(18))).not.toEqual(await bordersOf(cell(17)));
      await expect(cell(18).getByText('red')).toBeVisible();
      await expect(cell(17).getByText('black')).toBeVisible();
    },
  );
});
