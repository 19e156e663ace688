import { expect, test } from '../support/test';
import { FAULTS, startFaultySite, type FaultySite } from '../support/faults/faultySite';

/** In ms. A backend call times out after two to four seconds; the rest is headroom for a slow machine. */
const IN_TIME = 20_000;

/** What no page may ever show. */
const NONSENSE = /undefined|NaN|\[object|null×/;

const textOf = (html: string) =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

let site: FaultySite;
let game = '';

test.describe.configure({ mode: 'serial' });

async function pageOf(path: string) {
  const started = Date.now();
  const answer = await fetch(site.origin + path);
  const html = await answer.text();
  return { status: answer.status, html, text: textOf(html), took: Date.now() - started };
}

test.beforeAll(async () => {
  // The shipped deadlines: with them a page is drawn in time whatever its backend does.
  site = await startFaultySite({ RENDER_TIMEOUT_MS: '10000', RENDER_CALL_TIMEOUT_MS: '2000' });
  // Not every game has a demo, and a busy machine may draw a first page without any.
  await expect.poll(findDemo).toContain('/casino/games/');
});

/** The first game of the lobby with a demo, kept in `game`; empty without one. */
async function findDemo(): Promise<string> {
  const { html } = await pageOf('/casino');
  for (const [address] of html.matchAll(/\/casino\/games\/[\w-]+/g)) {
    if ((await pageOf(address)).text.includes('Play demo')) return (game = address);
  }
  return game;
}

test.afterAll(() => site.stop());
test.afterEach(() => site.breaks('none'));

for (const fault of FAULTS) {
  test(`backend fault '${fault}' after start: every page answers in time, complete and in words`, async () => {
    site.breaks(fault);
    // Addresses that were never requested have no cached copy to fall back on.
    const cold = [`/casino?page=2&category=${fault}`, `/de/casino`, `/casino/games/none-${fault}`];
    const look = async (path: string) => {
      const { status, html, text, took } = await pageOf(path);
      expect([200, 404], `${path} under ${fault}`).toContain(status);
      expect(html, path).toContain('<main');
      expect(text, path).toMatch(/<h1|\w{3}/);
      expect(html, path).toMatch(/<h1/);
      expect(text, path).not.toMatch(NONSENSE);
      expect(took, path).toBeLessThan(IN_TIME);
    };
    await Promise.all(['/', '/casino', game, '/nowhere', ...cold].map(look));
  });

  test(`a good page survives backend fault '${fault}'`, async () => {
    const { text } = await pageOf('/casino');
    await new Promise((resolve) => setTimeout(resolve, 300));
    site.breaks(fault);
    for (let round = 0; round < 3; round++) {
      const later = await pageOf('/casino');
      expect(later.text).toBe(text);
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  });
}

test('pages recover by themselves once the backend is back', async () => {
  site.breaks('gone');
  expect((await pageOf('/casino?category=lines')).text).toContain('Data loading error');
  site.breaks('none');
  await expect.poll(async () => (await pageOf('/casino?category=lines')).text).not.toContain('Data loading error');
});

test('a list that failed to load is a small box with a working retry', async ({ page, watch }) => {
  watch.expect(/Failed to load resource|status of 50/);
  site.breaks('error', /\/games\?/);
  await page.goto(`${site.origin}/casino?category=ways&page=2`);
  await expect(page.getByText('Data loading error')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  site.breaks('none');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /RTP \d/ })
      .first(),
  ).toBeVisible();
});

for (const fault of ['gone', 'error', 'html', 'cut', 'types', 'empty'] as const) {
  test(`a game that cannot start because of '${fault}' says so beside its button`, async ({ page, watch }) => {
    // This host is not the site that the studio allows to frame its games.
    watch.expect(/Failed to load resource|status of 50|Framing/);
    // Wait until the effects of earlier faults have left the cache.
    await expect.poll(async () => (await pageOf(game)).text).toContain('Play demo');
    await page.goto(site.origin + game);
    site.breaks(fault, /launch-game/);
    await page.getByRole('button', { name: 'Play demo' }).click();
    await expect(page.getByRole('region', { name: 'Game' }).getByRole('alert')).toBeVisible();
    site.breaks('none');
    await page.getByRole('region', { name: 'Game' }).getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('iframe')).toBeVisible();
  });
}
