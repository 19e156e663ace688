import { expect, test, type Browser, type Page } from '@playwright/test';
import { startFaultySite, type FaultySite } from '../support/faults/faultySite';
import { hostile, PLACES } from '../support/faults/hostileBackend';
import { untilHydrated } from '../support/hydrated';
import { EXECUTED, PAYLOADS } from '../support/faults/payloads';
import { newPlayer } from '../support/player/player';

/** The pages that show most places of text, as a guest sees them. */
const GUEST = [
  '/',
  '/casino',
  '/casino/games/kraken-tides',
  '/providers',
  '/promotions',
  '/terms-and-conditions',
  '/nowhere',
];

// One site for all its tests.
test.describe.configure({ mode: 'default' });

let site: FaultySite;
test.beforeAll(async () => {
  site = await startFaultySite({}, hostile);
});
test.afterAll(() => site.stop());

/** Executable content found in the page although it has not run, and the places whose texts are present. */
const look = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts: string[] = [document.body.textContent, document.title];
    for (const element of document.querySelectorAll('*')) {
      const { localName } = element;
      if (['iframe', 'object', 'embed', 'base', 'template', 'marquee'].includes(localName))
        found.push(element.outerHTML);
      if (localName === 'meta' && element.hasAttribute('http-equiv')) found.push(element.outerHTML);
      for (const { name, value } of element.attributes) {
        texts.push(value);
        if (name.startsWith('on') || name === 'srcdoc') found.push(`${localName} ${name}=${value}`);
        const address = value.replace(/[\s\0-\x1f]/g, '').toLowerCase();
        if (
          /^(href|src|action|formaction|data|xlink:href)$/.test(name) &&
          /^(javascript|data:text|vbscript)/.test(address)
        )
          found.push(`${localName} ${name}=${value}`);
      }
    }
    const names = texts.join(' ').match(/\[[a-z]+\]/g) ?? [];
    return { found: found.map((text) => text.slice(0, 200)), names: [...new Set(names)] };
  });

/** Visits every page, opens what is loaded late, and answers what ran and which places were seen. */
async function visit(browser: Browser, bypassCSP: boolean, token: string) {
  const context = await browser.newContext({ bypassCSP, baseURL: site.origin, viewport: { width: 1440, height: 900 } });
  const ran: number[] = [];
  const seen = new Set<string>();
  const executable: string[] = [];
  await context.exposeFunction(EXECUTED, (number: number) => void ran.push(number));
  const page = await context.newPage();
  const note = async () => {
    const { found, names } = await look(page);
    executable.push(...found);
    for (const name of names) seen.add(name.slice(1, -1));
  };
  const go = async (address: string, shows?: string) => {
    await page.goto(address);
    await untilHydrated(page);
    if (shows) await expect(page.locator(shows).first()).toBeVisible();
    await note();
  };
  for (const address of GUEST) await go(address);
  await go('/promotions', 'main article button');

  await go('/casino?modal=login');
  const dialog = page.locator('dialog[open]');
  await dialog.locator('input[type=email], input[autocomplete=username]').first().fill('nobody@baize.example');
  await dialog.locator('input[type=password]').fill('Wrong-2026!');
  const refused = page.waitForResponse(/\/api\/user\/login/);
  // Submitted by keyboard: the sticky heading, full of payloads, is as long as the page here.
  await dialog.locator('input[type=password]').press('Enter');
  await refused;
  await expect(dialog.locator('[role=alert]').first()).toBeVisible();
  await note();

  await page.evaluate((text) => localStorage.setItem('token', text), token);
  await page.evaluate(() => localStorage.setItem('countryCheck', '1'));
  await go('/profile/edit-profile', 'main input[name=nickname]');
  await page.locator('.test-panel summary').click();
  await expect(page.locator('.test-panel select').first()).toBeEnabled();
  await note();
  await context.close();
  return { ran, seen, executable };
}

test('the corpus has 500 different payloads for at least twelve places', () => {
  expect(new Set(PAYLOADS).size).toBeGreaterThanOrEqual(500);
  expect(PLACES.length).toBeGreaterThanOrEqual(12);
});

test('as markup the payloads do run and are detected', async ({ page }) => {
  const ran: number[] = [];
  await page.exposeFunction(EXECUTED, (number: number) => void ran.push(number));
  await page.setContent(`<title>x</title><p>${PAYLOADS.slice(0, 16).join(' ')}</p>`);
  await expect.poll(() => ran.length).toBeGreaterThan(3);
  expect((await look(page)).found.length).toBeGreaterThan(3);
});

for (const bypassCSP of [false, true])
  test(`scripts in texts, names and settings stay text, with the policy ${bypassCSP ? 'off' : 'on'}`, async ({
    browser,
    request,
  }) => {
    const { token } = await newPlayer(request);
    const { ran, seen, executable } = await visit(browser, bypassCSP, token);
    expect(ran).toEqual([]);
    expect(executable).toEqual([]);
    expect(
      PLACES.filter((name) => !seen.has(name)),
      'places that were not shown',
    ).toEqual([]);
  });
