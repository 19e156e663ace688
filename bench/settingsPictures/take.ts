import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { keepSession, signedInAs } from '../../e2e/support/player/player';
import { waitUntilDrawn } from '../../e2e/support/untilDrawn';
import { inRoot } from '../../scripts/base/root';
import { FIXED_TIME } from '../../scripts/system/testedSandbox';
import { outline, toWebp, type Box } from './outline';
import { fileOf, PICTURE_FOLDER, type Picture } from '../../scripts/settingsPictures/picture';

/** The site with its sandbox. */
export type Site = { site: string; panel: string };

/** Width of the pictures, and the space around what is cut out of a page. */
const WIDTH = 480;
const AROUND = 10;

/** What a visitor has decided before, so that nothing covers the page. */
const decided = (asksConsent = false) => [
  ...(asksConsent
    ? []
    : [{ name: 'consent', value: JSON.stringify({ value: 'refused', at: Date.parse(FIXED_TIME) }) }]),
  { name: 'firstSteps', value: 'skipped' },
];

/** Signs the picture's visitor in, from the first page on. */
async function signIn(page: Page, { visitor }: Picture, { panel }: Site): Promise<void> {
  if (!visitor) return;
  if (visitor.includes('@')) await signedInAs(page, visitor);
  else {
    // The panel takes posts from its own pages only.
    const headers = { Origin: new URL(panel).origin };
    const answer = await page.request.post(`${panel}/scenarios/${visitor}`, { headers });
    if (!answer.ok()) throw new Error(`The scenario ${visitor}: ${answer.status()} ${await answer.text()}`);
    await keepSession(page, ((await answer.json()) as { logIn: { token: string } }).logIn.token);
  }
}

async function boxOf(page: Page, { name }: Picture, selector: string): Promise<Box> {
  const box = await page.locator(selector).first().boundingBox({ timeout: 5_000 });
  if (!box) throw new Error(`The picture ${name} has no ${selector}`);
  return box;
}

/** What is cut out of the window. */
function clipOf(page: Page, { around = AROUND, most = Infinity, wide = Infinity }: Picture, cut: Box): Box {
  const { width, height } = page.viewportSize()!;
  const [x, y] = [Math.max(0, cut.x - around), Math.max(0, cut.y - around)];
  const [right, bottom] = [cut.x + Math.min(cut.width, wide) + around, cut.y + Math.min(cut.height, most) + around];
  return { x, y, width: Math.min(width, right) - x, height: Math.min(height, bottom) - y };
}

/** Cuts the picture out of the page, with its places outlined. */
async function cutOut(page: Page, picture: Picture): Promise<Buffer> {
  const { cut, places } = picture;
  await page.locator(cut).first().scrollIntoViewIfNeeded();
  await waitUntilDrawn(page);
  const boxes: Box[] = [];
  for (const { at } of places) boxes.push(await boxOf(page, picture, at));
  const clip = clipOf(page, picture, await boxOf(page, picture, cut));
  if (places.some(({ at }) => at !== cut)) await page.evaluate(outline, boxes);
  return page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
}

const originOf = ({ brand }: Picture, { site }: Site) => (brand ? site.replace('//', `//${brand}.`) : site);

async function openedFor(browser: Browser, picture: Picture, site: Site): Promise<BrowserContext> {
  const origin = originOf(picture, site);
  const [width, height] = picture.window;
  const context = await browser.newContext({
    // Outside the browser a brand's host does not resolve.
    baseURL: site.site,
    viewport: { width, height },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    storageState: { cookies: [], origins: [{ origin, localStorage: decided(picture.asksConsent) }] },
  });
  if (picture.from) await context.addCookies([{ name: 'sandboxVisitor', value: `${picture.from}_`, url: origin }]);
  return context;
}

/** Takes one picture and writes it as docs/settings/<name>.webp; resolves with its size in bytes. */
export async function takePicture(browser: Browser, picture: Picture, site: Site): Promise<number> {
  const context = await openedFor(browser, picture, site);
  const page = await context.newPage();
  await page.clock.setFixedTime(FIXED_TIME);
  await signIn(page, picture, site);
  await page.goto(originOf(picture, site) + picture.path);
  await waitUntilDrawn(page);
  await picture.act?.(page);
  const png = (await cutOut(page, picture)).toString('base64');
  await page.goto('about:blank');
  const webp = Buffer.from(await page.evaluate(toWebp, { png, width: WIDTH }), 'base64');
  await context.close();
  mkdirSync(inRoot(PICTURE_FOLDER), { recursive: true });
  writeFileSync(inRoot(fileOf(picture)), webp);
  return webp.length;
}
