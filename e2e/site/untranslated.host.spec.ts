import type { Page } from '@playwright/test';
import { localeOf } from '@/config/locales';
import { STATIC_PAGES } from '@/config/pages/staticPages';
import { WRITTEN_PAGES } from '@/config/pages/writtenPages';
import { formatDay } from '@/domain/format/day';
import { formatMultiplier, formatPercent } from '@/domain/format/number';
import arabic from '@/locales-fallback/ar.json';
import german from '@/locales-fallback/de.json';
import thai from '@/locales-fallback/th.json';
import { leftoversOn } from '../support/leftovers';
import { expectNoOverflow } from '../support/overflow';
import { expect, test } from '../support/test';

const TEXTS = { de: german, ar: arabic, th: thai };
const entries = Object.entries as <T extends object>(of: T) => [keyof T & string, T[keyof T]][];
const GAME = '/casino/games/kraken-tides';
/** The pages that every visitor sees are checked at four widths; the others only for their texts. */
const FIRST = ['/', '/casino', GAME, '/terms-and-conditions'];
const OTHERS = [
  '/casino?category=ways&page=2',
  '/providers',
  '/nowhere',
  ...[...STATIC_PAGES, ...WRITTEN_PAGES].map((page) => `/${page}`),
].filter((path) => !FIRST.includes(path));
const WIDTHS = [390, 768, 1200, 1600];

/** Opens a page in a language and answers the texts on it that are not translated. */
async function leftoversAt(page: Page, code: keyof typeof TEXTS, path: string): Promise<string[]> {
  await page.goto(`/${code}${path === '/' ? '' : path}`);
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${code}\\b`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return leftoversOn(page, TEXTS[code]);
}

for (const [code, texts] of entries(TEXTS)) {
  test(`${code}: no text keys, English or sideways scrolling on home, lobby, game and a written page`, async ({
    page,
  }) => {
    for (const path of FIRST) {
      expect(await leftoversAt(page, code, path), path).toEqual([]);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoOverflow(page, `${path} at ${width}`);
      }
    }
    // The written page, which the scan leaves out where it is marked as another language's.
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(texts['shell.page.terms-and-conditions']);
    await expect(main.locator(`[lang]:not([lang|=${code}])`)).toHaveCount(0);
  });

  test(`${code}: no text keys or English on any other page`, async ({ page, watch }) => {
    watch.expect(/404/);
    for (const path of OTHERS) expect(await leftoversAt(page, code, path), path).toEqual([]);
  });
}

for (const code of ['en', ...Object.keys(TEXTS)]) {
  test(`${code}: figures and dates follow the language, on the site and in the game’s rules`, async ({
    page,
    request,
  }) => {
    const locale = localeOf(code);
    const answer = await request.get('/api/core/casino/games/kraken-tides', { headers: { 'accept-language': code } });
    const { stats, rulesUrl } = ((await answer.json()) as { data: { game: Record<string, never> } }).data
      .game as unknown as {
      stats: { returnToPlayer: number; maxMultiplier: number; releaseDate: string };
      rulesUrl: string;
    };
    await page.goto(code === 'en' ? GAME : `/${code}${GAME}`);
    const main = page.getByRole('main');
    await expect(main).toContainText(formatPercent(locale, stats.returnToPlayer, 2));
    await expect(main).toContainText(formatMultiplier(locale, stats.maxMultiplier));
    await expect(main).toContainText(formatDay(locale, stats.releaseDate)!);
    expect(await main.innerText()).not.toMatch(/[٠-٩۰-۹๐-๙]/);

    const rules = await (await request.get(rulesUrl)).text();
    expect(rules).toContain(`<html lang="${code}" dir="${locale.dir}">`);
    expect(rules).toContain(formatPercent(locale, stats.returnToPlayer, 2));
  });
}

test('the scan finds a page that is not translated', async ({ page }) => {
  await page.goto('/casino');
  expect((await leftoversOn(page, german)).length).toBeGreaterThan(5);
});
