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

/**
 * Expects no axe finding of any impact, frames included. `frameless` says that the page has no frames, which more than
 * halves axe's time: no second page collects frame findings, and only violations are reported.
 */
export async function expectAccessible(
  page: Page,
  { frameless = false, look = 'all' }: { frameless?: boolean; look?: Look } = {},
): Promise<void> {
  await finishMoves(page);
  const axe = new AxeBuilder({ page: page as unknown as AxePage });
  // Options come first: set later, they would discard the choice of rules.
  if (frameless) axe.setLegacyMode(true).options({ resultTypes: ['violations'], preload: false });
  if (look === 'colours') axe.withRules('color-contrast');
  if (look === 'structure') axe.disableRules('color-contrast');
  const { violations } = await axe.analyze();
  const findings = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join('\n')}`,
  );
  expect(findings).toEqual([]);
}
