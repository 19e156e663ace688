import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Look } from './matrix';

/** axe brings its own copy of Playwright's types, which may be of another release than the one that runs the tests. */
type AxePage = ConstructorParameters<typeof AxeBuilder>[0]['page'];

/** Brings to its end whatever is on its way in or out: half seen, it has other colours. What moves for ever goes on. */
const finishMoves = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const move of document.getAnimations())
      if (move.effect?.getComputedTiming().endTime !== Infinity) move.finish();
  });

/**
 * The page as it stands has no finding of axe, of any impact, frames included. `frameless` says that there are none, which
 * takes axe less than half the time: no second page to gather their findings, nothing counted but violations.
 */
export async function expectAccessible(
  page: Page,
  { frameless = false, look = 'all' }: { frameless?: boolean; look?: Look } = {},
): Promise<void> {
  await finishMoves(page);
  const axe = new AxeBuilder({ page: page as unknown as AxePage });
  // Options come first: they would drop the choice of rules.
  if (frameless) axe.setLegacyMode(true).options({ resultTypes: ['violations'], preload: false });
  if (look === 'colours') axe.withRules('color-contrast');
  if (look === 'structure') axe.disableRules('color-contrast');
  const { violations } = await axe.analyze();
  const findings = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join('\n')}`,
  );
  expect(findings).toEqual([]);
}
