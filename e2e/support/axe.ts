import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { default as Axe, Result } from 'axe-core';
import { readFileSync } from 'node:fs';

/**
 * What axe checks: everything, everything but text contrast (which takes as long as all the rest), or contrast alone.
 */
export type Look = 'all' | 'structure' | 'colours';

/** Half the size of what the package hands over by itself. */
const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

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
  /** Leaves frames out. Without it they are looked into where there are any, which takes more than twice as long. */
  frameless?: boolean;
  look?: Look;
  /** A part stands alone, without a page around it. */
  isPart?: boolean;
};

const rulesOf = ({ look = 'all', isPart = false }: Options) => ({
  ...(look === 'colours' ? { runOnly: ['color-contrast'] } : {}),
  rules: Object.fromEntries(
    [...(look === 'structure' ? ['color-contrast'] : []), ...(isPart ? OF_PAGES : [])].map((id) => [
      id,
      { enabled: false },
    ]),
  ),
});

type Rules = ReturnType<typeof rulesOf>;
type Finding = Pick<Result, 'id' | 'help'> & { nodes: readonly Pick<Result['nodes'][number], 'html'>[] };

/** Runs in the page: the violations, or null where the document has no axe yet. */
async function violationsHere(rules: Rules): Promise<Finding[] | null> {
  const { axe } = window as { axe?: typeof Axe };
  if (!axe) return null;
  const { violations } = await axe.run(document, {
    ...rules,
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
  });
  return violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => ({ html })) }));
}

/** Handing axe over takes as long as a look at a small page: once for each document. */
async function findHere(page: Page, rules: Rules): Promise<Finding[]> {
  const found = await page.evaluate(violationsHere, rules);
  if (found) return found;
  await page.evaluate(SOURCE);
  const now = await page.evaluate(violationsHere, rules);
  if (!now) throw new Error('The page was left while axe looked at it');
  return now;
}

/** The axe findings of any impact, frames included, each with the elements it is about. */
export async function axeFindings(page: Page, options: Options = {}): Promise<string[]> {
  await finishMoves(page);
  const rules = rulesOf(options);
  const isFrameless = options.frameless ?? page.frames().length === 1;
  const axe = new AxeBuilder({ page: page as unknown as AxePage, axeSource: SOURCE }).options(rules);
  const found = isFrameless ? await findHere(page, rules) : (await axe.analyze()).violations;
  return found.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join('\n')}`);
}

/** Expects no axe finding. */
export async function expectAccessible(page: Page, options: Options = {}): Promise<void> {
  expect(await axeFindings(page, options)).toEqual([]);
}
