import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * What axe checks: everything, everything but text contrast (which takes as long as all the rest), or contrast alone.
 */
export type Look = 'all' | 'structure' | 'colours';

/** axe bundles its own copy of Playwright's types, possibly from another release than the one that runs the tests. */
type AxePage = ConstructorParameters<typeof AxeBuilder>[0]['page'];

/** Finishes running transitions, which would distort the measured colours. Endless animations keep running. */
const finishMoves = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const move of document.getAnimations())
      if (move.effect?.getComputedTiming().endTime !== Infinity) move.finish();
  });

/** What axe says of whole pages, which a part alone cannot have. */
const OF_PAGES = ['landmark-one-main', 'page-has-heading-one', 'region'];

type Options = {
  /**
   * The page has no frames, which more than halves axe's time: no second page collects frame findings, and only
   * violations are reported.
   */
  frameless?: boolean;
  look?: Look;
  /** A part stands alone, without a page around it. */
  isPart?: boolean;
};

/** The axe findings of any impact, frames included, each with the elements it is about. */
export async function axeFindings(
  page: Page,
  { frameless = false, look = 'all', isPart = false }: Options = {},
): Promise<string[]> {
  await finishMoves(page);
  // Handing over its half a megabyte takes as long as a look at a small part: once for each document.
  const isThere = frameless && (await page.evaluate(() => 'axe' in window));
  const axe = new AxeBuilder({ page: page as unknown as AxePage, ...(isThere ? { axeSource: ';' } : {}) });
  // Options come first: set later, they would discard the choice of rules.
  if (frameless) axe.setLegacyMode(true).options({ resultTypes: ['violations'], preload: false });
  if (look === 'colours') axe.withRules('color-contrast');
  else axe.disableRules([...(look === 'structure' ? ['color-contrast'] : []), ...(isPart ? OF_PAGES : [])]);
  const { violations } = await axe.analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join('\n')}`);
}

/** Expects no axe finding. */
export async function expectAccessible(page: Page, options: Options = {}): Promise<void> {
  expect(await axeFindings(page, options)).toEqual([]);
}
