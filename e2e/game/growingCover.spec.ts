import type { Page } from '@playwright/test';
import { untilAtRest } from '../support/hydrated';
import { ANY_SIZE, expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Records, in the page, what moved in each view transition. */
const recordMoves = (page: Page) =>
  page.evaluate(() => {
    const moves: string[][] = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() =>
        moves.push(
          document
            .getAnimations()
            .flatMap(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? [])
            .filter((name) => name.includes('game-place')),
        ),
      );
      return transition;
    };
    Object.assign(window, { moves });
  });

const moves = (page: Page) => page.evaluate(() => (window as unknown as { moves: string[][] }).moves);

test('a tile’s cover grows into the game’s place, and back', ANY_SIZE, async ({ page }) => {
  await page.goto('/casino');
  await untilAtRest(page);
  await recordMoves(page);
  const tile = page.locator('main a.tile').first();
  const address = (await tile.getAttribute('href'))!;
  await tile.click();
  await expect(page).toHaveURL(address);
  const grown = ['old', 'new', 'group'].map((part) => `::view-transition-${part}(game-place)`);
  await expect.poll(async () => [...new Set((await moves(page))[0])].toSorted()).toEqual(grown.toSorted());
  await page.goBack();
  await expect(page).toHaveURL('/casino');
  await expect(tile).toBeVisible();
  await expect.poll(async () => (await moves(page)).length).toBe(2);
});
