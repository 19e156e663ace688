import { type Page } from '@playwright/test';
import { launchBrowser } from './start/browser';
import { atMost, type Figure } from './start/figures';
import { noteInputs, signIn, slowDown, takeInputs } from './inputs/inputs';
import { startSite } from './start/site';

const PAUSE_MS = 250;

/** Selects methods, types an amount and steps it, with a quarter of a second between inputs. */
async function choose(page: Page): Promise<void> {
  const amount = page.locator('main input[name=amount]');
  const rest = () => page.waitForTimeout(PAUSE_MS);
  for (const method of ['Mastercard', 'Online banking', 'Visa']) {
    await page.getByRole('radio', { name: method }).check();
    await rest();
  }
  await amount.click();
  await amount.press('ControlOrMeta+a');
  for (const digit of '137.50') {
    await page.keyboard.press(digit);
    await rest();
  }
  for (const name of ['Increase the amount', 'Decrease the amount']) {
    await page.getByRole('button', { name }).click();
    await rest();
  }
  await page.getByRole('group', { name: 'Suggested amounts' }).getByRole('button').last().click();
  await rest();
}

/** The cashier on a processor four times slower: how long until an input is drawn (issue of part 4: 200 ms). */
export async function cashierFigures(): Promise<Figure[]> {
  const system = await startSite({});
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await noteInputs(page);
  await signIn(page, system.site, 'depositor@baize.example');
  await page.goto(`${system.site}/deposit`);
  await page.locator('main input[name=amount]').waitFor();
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  await takeInputs(page);
  await choose(page);
  const noted = await takeInputs(page);
  await browser.close();
  await system.stop();
  const slowest = noted.sort((a, b) => b.duration - a.duration)[0];
  return [
    {
      what: 'cashier: an input until it is drawn, 4× slower',
      figure: slowest?.duration ?? 0,
      unit: ' ms',
      target: atMost(200),
      detail: `${noted.length} events over 16 ms, the slowest a ${slowest?.name}`,
    },
  ];
}
