import { expect, type FrameLocator, type Page } from '@playwright/test';
import { untilHydrated } from '../support/hydrated';
import { themeOrigin } from '../support/themes';
import type { Target, Visitor } from './visitor';

type RoleName = Parameters<Page['getByRole']>[0];

const first = (within: Page | FrameLocator, target: Target) =>
  ('css' in target
    ? within.locator(target.css)
    : within.getByRole(target.role as RoleName, { name: target.name })
  ).first();

const handsIn = (within: Page | FrameLocator) => ({
  sees: (target: Target) => expect(first(within, target)).toBeVisible(),
  press: (target: Target) => first(within, target).click(),
});

/** A visitor in a browser that Playwright drives; `site` is the origin of the site. */
export const pageVisitor = (page: Page, site: string): Visitor => ({
  ...handsIn(page),
  open: async (path, theme) => {
    await page.goto((theme ? themeOrigin(site, theme) : site) + path);
    await untilHydrated(page);
  },
  // Not by `fill`: through BiDi it sets the value behind the back of React.
  write: async (target, text) => {
    const field = first(page, target);
    await field.press('ControlOrMeta+a');
    await field.pressSequentially(text);
  },
  choose: (target, file) => first(page, target).setInputFiles(file),
  isAt: (address) => expect(page).toHaveURL(address),
  hasRoot: (attribute, value) => expect(page.locator('html')).toHaveAttribute(attribute, value),
  inGame: (look) => look(handsIn(page.frameLocator('iframe'))),
});
