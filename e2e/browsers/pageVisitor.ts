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

const seesIn = (within: Page | FrameLocator) => (target: Target) => expect(first(within, target)).toBeVisible();

/**
 * Under BiDi, presses in a cross-site frame miss the element and typing goes to the surrounding page. These actions run
 * as scripts instead; the frames hold only the studio's and the provider's own code, which does not use React.
 */
const handsInFrame = (frame: FrameLocator): Pick<Visitor, 'sees' | 'press' | 'write'> => ({
  sees: seesIn(frame),
  press: async (target) => {
    await expect(first(frame, target)).toBeEnabled();
    await first(frame, target).dispatchEvent('click');
  },
  write: (target, text) => first(frame, target).fill(text),
});

/** A visitor in a browser driven by Playwright; `site` is the origin of the site. */
export const pageVisitor = (page: Page, site: string): Visitor => ({
  sees: seesIn(page),
  press: (target) => first(page, target).click(),
  // Not `fill`: under BiDi it sets the value without React noticing.
  write: async (target, text) => {
    const field = first(page, target);
    await field.press('ControlOrMeta+a');
    await field.pressSequentially(text);
  },
  open: async (path, theme) => {
    await page.goto((theme ? themeOrigin(site, theme) : site) + path);
    await untilHydrated(page);
  },
  choose: (target, file) => first(page, target).setInputFiles(file),
  isAt: (address) => expect(page).toHaveURL(address),
  hasRoot: (attribute, value) => expect(page.locator('html')).toHaveAttribute(attribute, value),
  inFrame: (look) => look(handsInFrame(page.frameLocator('iframe'))),
});
