import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** axe brings its own copy of Playwright's types, which may be of another release than the one that runs the tests. */
type AxePage = ConstructorParameters<typeof AxeBuilder>[0]['page'];

/** The page as it stands has no finding of axe, of any impact, frames included. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page: page as unknown as AxePage }).analyze();
  const findings = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join('\n')}`,
  );
  expect(findings).toEqual([]);
}
