import type { Page } from '@playwright/test';
import { DESK_TOKENS } from '@/components/game/play/deskColors';
import { contrast } from '@/themes/contrast';
import { THEMES } from '@/themes/brands/registry';
import { funded, play, spin, spinButton } from '../support/player/realPlay';
import { ANY_SIZE, expect, test } from '../support/test';

const GAME = '/casino/games/kraken-tides';
const UPRIGHT = [
  [390, 844],
  [320, 568],
  [360, 640],
  [430, 932],
] as const;
const SIDEWAYS = [
  [844, 390],
  [667, 375],
] as const;

const slot = (page: Page) => page.frameLocator('iframe');

/** Parts of the game that are cut off, stand out of its frame, or are too small for a finger. */
const faults = (page: Page): Promise<string[]> =>
  slot(page)
    .locator('.reels, .reel, #badge, .balance b, #outcome, #details, #stake, .head .sign, .controls button')
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.checkVisibility())
        .flatMap((part) => {
          const { left, right, top, bottom, width, height } = part.getBoundingClientRect();
          const name = part.id || part.className;
          const isOut = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
          const isCut =
            !part.matches('.reel, select') && part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0;
          const isSmall = part.matches('button, select') && Math.min(width, height) < 44;
          return [isOut && `${name} is out`, isCut && `${name} is cut`, isSmall && `${name} is small`].filter(
            (fault) => fault !== false,
          );
        }),
    );

/** Tells the game in the frame a brand's colors, as the site does after its `ready`. */
const dress = (page: Page, colors: object) =>
  page.locator('iframe').evaluate((frame: HTMLIFrameElement, worn) => {
    const hello = { source: 'baize-site', version: 1, type: 'hello', locale: 'en', bonusBuy: false, colors: worn };
    frame.contentWindow?.postMessage(hello, new URL(frame.src).origin);
  }, colors);

/** Text and ground (`rgb(…)`) of everything that says something on the game's controls or lies upon them. */
const worn = (page: Page) =>
  slot(page)
    .locator('.controls :is(span, b, select, svg), .head .sign, .badge')
    .evaluateAll((parts) => {
      const desk = document.querySelector('.controls')!;
      const { left, right, top, bottom } = desk.getBoundingClientRect();
      return parts
        .filter((part) => part.checkVisibility() && part.getBoundingClientRect().width > 0)
        .filter((part) => {
          const box = part.getBoundingClientRect();
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
          return x > left && x < right && y > top && y < bottom;
        })
        .map((part) => {
          let ground: Element = desk.contains(part) || part.matches('.badge') ? part : desk;
          while (ground !== desk && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)')
            ground = ground.parentElement!;
          return [
            part.id || part.className.toString(),
            getComputedStyle(part).color,
            getComputedStyle(ground).backgroundColor,
          ];
        });
    });

/** `rgb(1, 2, 3)` as `#010203`; a transparent colour stays as it is, which contrast() refuses. */
const hex = (colour: string) =>
  colour.replace(
    /^rgb\((\d+), (\d+), (\d+)\)$/,
    (_, ...parts: string[]) =>
      `#${parts
        .slice(0, 3)
        .map((part) => Number(part).toString(16).padStart(2, '0'))
        .join('')}`,
  );

/** Shares of the frame that the Spin button and the reels take in width, and how far Spin ends above the screen's foot. */
async function measured(page: Page) {
  const [frame, button, reels, cell, symbol] = await Promise.all(
    [
      page.locator('iframe'),
      spinButton(page),
      slot(page).locator('.reels'),
      slot(page).locator('.reel').first(),
      slot(page).locator('.cell').first(),
    ].map(async (part) => (await part.boundingBox())!),
  );
  return {
    spin: button!.width / frame!.width,
    reels: reels!.width / frame!.width,
    symbol: symbol!.width / cell!.width,
    foot: page.viewportSize()!.height - button!.y - button!.height,
  };
}

test(
  'L02 on a phone a slot fills the screen: full-width Spin in reach, nothing cut off, session and break above',
  ANY_SIZE,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await funded(page);
    await page.goto(GAME);
    await play(page);
    const strip = page.getByRole('group', { name: 'Your play', exact: true });
    await expect(strip).toContainText(/Played\s*–/);
    await spin(page);
    await expect(strip).toContainText(/\d:\d\d:\d\d/);
    for (const [width, height] of UPRIGHT) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => faults(page), { message: `${width} × ${height}` }).toEqual([]);
      const { spin: across, reels, symbol, foot } = await measured(page);
      expect(across).toBeGreaterThan(0.9);
      expect(reels).toBeGreaterThan(0.9);
      expect(symbol).toBeGreaterThan(0.97);
      expect(foot).toBeGreaterThanOrEqual(8);
      expect(foot).toBeLessThan(30);
      await expect(strip.getByRole('button', { name: /^Break/ })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('banner')).toBeHidden();
    }
    for (const [width, height] of SIDEWAYS) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => faults(page), { message: `${width} × ${height}` }).toEqual([]);
      await expect(strip).toBeInViewport({ ratio: 1 });
      await expect(spinButton(page)).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole('button', { name: 'Stop playing' }).click();
    await expect(page.getByRole('button', { name: 'Play for real', exact: true })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  },
);

test(
  'L02 in a right-to-left language the game speaks it, and the reels still run left to right',
  ANY_SIZE,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/ar${GAME}`);
    await page.locator('.ways button').last().click();
    await expect(slot(page).locator('#badge')).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await expect(slot(page).locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(slot(page).locator('#spin')).toHaveText('لفّ');
    const places = await slot(page)
      .locator('.reel')
      .evaluateAll((reels) => reels.map((reel) => reel.getBoundingClientRect().left));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(await page.locator('[data-own] .strip').evaluate((strip) => strip.scrollWidth - strip.clientWidth)).toBe(0);
  },
);

test(
  'L02 the controls use the brand’s colors and are readable in every theme, upright and sideways',
  ANY_SIZE,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(GAME);
    await page.locator('.ways button').last().click();
    await expect(spinButton(page)).toBeEnabled();
    const desk = slot(page).locator('.controls');
    const ground = () => desk.evaluate((part) => getComputedStyle(part).backgroundColor);
    const own = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--surface1'));
    expect(hex(await ground())).toBe(own.trim());
    for (const [width, height] of [...UPRIGHT.slice(0, 1), ...SIDEWAYS.slice(0, 1)]) {
      await page.setViewportSize({ width, height });
      for (const { label, tokens } of THEMES) {
        const colors = Object.entries(DESK_TOKENS).map(([name, token]) => [name, tokens[token]]);
        await dress(page, Object.fromEntries(colors));
        await expect.poll(async () => hex(await ground())).toBe(tokens.surface1);
        const parts = await worn(page);
        expect(parts.length).toBeGreaterThan(10);
        const poor = parts.filter(([, front = '', back = '']) => contrast(hex(front), hex(back)) < 4.5);
        expect(poor, `${label}, ${width} × ${height}`).toEqual([]);
      }
    }
  },
);
