import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { WebDriver, WebElement } from 'selenium-webdriver';
import { themeOrigin } from '../support/themes';
import {
  findByPlace,
  findByRole,
  hasFinder,
  isTakenOver,
  listen,
  refuseConsent,
  rootAttribute,
  takeFaults,
} from './inPage';
import type { Target, Visitor } from './visitor';

/** Roles and names as in the unit tests: WebDriver itself finds by selectors only. */
const FINDER = readFileSync(require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');

/** Long: the first page of a machine waits for its fonts to be read. */
const WAIT = { timeout: 60_000, intervals: [50] };

/** `faults` are the errors of the pages so far. */
type WebkitVisitor = Visitor & { faults: () => string[] };

/** A visitor in WebKitGTK; `site` is the origin of the site. */
export function webkitVisitor(driver: WebDriver, site: string): WebkitVisitor {
  const seen: string[] = [];

  const run = <T>(work: (...args: never[]) => T, ...args: unknown[]): Promise<T> =>
    driver.executeScript<T>(`return (${work.toString()}).apply(null, arguments)`, ...args);

  /** A page may have become another one since the last step: that too is watched from now on. */
  const prepare = async () => {
    await run(listen);
    await run(refuseConsent);
  };
  const watch = async () => {
    await prepare();
    seen.push(...(await run(takeFaults)));
  };

  const find = async (target: Target): Promise<WebElement | null> => {
    await watch();
    if ('css' in target) return (await run(findByPlace, target.css)) as WebElement | null;
    if (!(await run(hasFinder))) await driver.executeScript(FINDER);
    return (await run(findByRole, target.role, target.name.source, target.name.flags)) as WebElement | null;
  };

  /** Does it as soon as the element is there and takes it: a page that is being left answers with an error. */
  const withElement = (target: Target, act: (element: WebElement) => Promise<void>) =>
    expect(async () => {
      const element = await find(target);
      expect(
        element,
        JSON.stringify(target, (_, value: unknown) => (value instanceof RegExp ? String(value) : value)),
      ).not.toBeNull();
      await act(element!);
    }).toPass(WAIT);

  const sees = (target: Target) => withElement(target, async () => undefined);
  const press = (target: Target) =>
    withElement(target, async (element) => {
      // The driver itself does not always get there.
      await driver.executeScript("arguments[0].scrollIntoView({ block: 'nearest', behavior: 'instant' })", element);
      await element.click();
    });
  const write = (target: Target, text: string) =>
    withElement(target, async (element) => {
      await driver.executeScript('arguments[0].select()', element);
      await element.sendKeys(text);
    });

  const open = async (path: string, theme?: string) => {
    const address = (theme ? themeOrigin(site, theme) : site) + path;
    await driver.get(address);
    await expect(async () => {
      // Not yet what went wrong: it may be the page that is left, whose requests break off.
      await prepare();
      expect(await run(isTakenOver, address)).toBe(true);
    }).toPass({ ...WAIT, intervals: [5] });
  };

  return {
    open,
    sees,
    press,
    write,
    choose: (target, file) => withElement(target, (element) => element.sendKeys(file)),
    // A page that is being left answers with an error, which a poll would not outlast.
    isAt: (address) => expect(async () => expect(await driver.getCurrentUrl()).toMatch(address)).toPass(WAIT),
    hasRoot: (attribute, value) =>
      expect(async () => expect(await run(rootAttribute, attribute)).toMatch(value)).toPass(WAIT),
    inFrame: async (look) => {
      await withElement({ css: 'iframe' }, (frame) => driver.switchTo().frame(frame));
      await look({ sees, press, write });
      await driver.switchTo().defaultContent();
      await watch();
    },
    faults: () => seen,
  };
}
