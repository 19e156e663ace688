import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { WebDriver, WebElement } from 'selenium-webdriver';
import { waitLonger } from '../support/patient';
import { themeOrigin } from '../support/themes';
import {
  findByPlace,
  findByRole,
  hasFinder,
  isPressHeard,
  isSteady,
  isTakenOver,
  listen,
  notePress,
  refuseConsent,
  rootAttribute,
  takeFaults,
} from './inPage';
import type { Target, Visitor } from './visitor';

/** Finds elements by role and name, as the unit tests do: WebDriver itself only has selectors. */
const FINDER = readFileSync(require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');

/** Long, because the first page on a machine waits for its fonts to be read. */
const WAIT = { timeout: 120_000, intervals: [50] };

/** `faults` answers the page errors so far. */
type WebkitVisitor = Visitor & { faults: () => string[] };

/** A visitor in WebKitGTK; `site` is the origin of the site. */
export function webkitVisitor(driver: WebDriver, site: string): WebkitVisitor {
  const seen: string[] = [];
  let hasLostStart = false;

  const run = <T>(work: (...args: never[]) => T, ...args: unknown[]): Promise<T> =>
    driver.executeScript<T>(`return (${work.toString()}).apply(null, arguments)`, ...args);

  /** For work that answers through a callback, its last argument. */
  const runUntilDone = <T>(work: (...args: never[]) => void, ...args: unknown[]): Promise<T> =>
    driver.executeAsyncScript<T>(`(${work.toString()}).apply(null, arguments)`, ...args);

  /** Run before each step, because the page may have been replaced since the last one. */
  const prepare = async () => {
    await run(listen);
    await run(waitLonger);
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

  /** Retries until the element exists and the action succeeds: the driver throws while the page unloads. */
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
      // The driver does not always scroll the element into view itself.
      await driver.executeScript("arguments[0].scrollIntoView({ block: 'nearest', behavior: 'instant' })", element);
      // Nor does it wait until the element stands still: late parts of the page push others down.
      expect(await runUntilDone<boolean>(isSteady, element), 'it stands still and nothing lies over it').toBe(true);
      await run(notePress, element);
      await element.click();
      // What moves between press and release is told of neither. The driver throws while the page unloads: it was told.
      expect(await run(isPressHeard).catch(() => true), 'the press has reached the element').toBe(true);
    });
  const write = (target: Target, text: string) =>
    withElement(target, async (element) => {
      await driver.executeScript('arguments[0].select()', element);
      await element.sendKeys(text);
    });

  const open = async (path: string, theme?: string) => {
    const address = (theme ? themeOrigin(site, theme) : site) + path;
    await driver.get(address);
    const isOpen = async () => {
      // Errors are not collected here: they may come from the page being left, whose requests are aborted.
      await prepare();
      expect(await run(isTakenOver, address)).toBe(true);
    };
    const untilOpen = () => expect(isOpen).toPass({ ...WAIT, intervals: [5] });
    try {
      await untilOpen();
    } catch (error) {
      // On a busy machine a start may be lost, once.
      if (hasLostStart) throw error;
      hasLostStart = true;
      console.log(`WebKit did not open ${address} at once`);
      await driver.get(address);
      await untilOpen();
    }
  };

  return {
    open,
    sees,
    press,
    write,
    choose: (target, file) => withElement(target, (element) => element.sendKeys(file)),
    // The driver throws while the page unloads, so poll with toPass.
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
