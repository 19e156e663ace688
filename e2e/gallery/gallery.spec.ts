import { type Page } from '@playwright/test';
import { CHAPTER_NAMES } from '@/gallery/base/chapters';
import { axeFindings } from '../support/axe';
import { ANY_SIZE } from '../support/test';
import { PHONE } from '../support/viewports';
import { expect, test } from './gallerySite';

// One worker, with one gallery, for all chapters.
test.describe.configure({ mode: 'default' });

/** The day of the fixtures. */
const NOW = new Date('2026-11-20T12:00:00Z');

const [DARK, LIGHT] = ['curacao', 'linen'];

/** The states of a chapter, as entry and state, from the gallery's list. */
async function statesOf(page: Page, chapter: string): Promise<(readonly [string, string])[]> {
  const links = page.getByRole('list', { name: chapter, exact: true }).getByRole('link');
  await links.first().waitFor();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return addresses.map((address) => {
    const asked = new URLSearchParams(address.split('?')[1]);
    return [asked.get('entry') ?? '', asked.get('state') ?? ''];
  });
}

/** Findings of axe by entry and state; the states are shown in place of each other, since a page takes longer to load. */
async function findingsOf(page: Page, index: number, language: string): Promise<Record<string, readonly string[]>> {
  // One chapter dark, the next light.
  const theme = index % 2 === 0 ? DARK : LIGHT;
  await page.clock.setFixedTime(NOW);
  await page.goto(`/frame?theme=${theme}`);
  const found: Record<string, readonly string[]> = {};
  for (const [entry, state] of await statesOf(page, CHAPTER_NAMES[index]!)) {
    await page.evaluate((asked) => window.showState?.(...asked), [entry, state, language] as const);
    await page.locator('#stage[data-drawn]').waitFor({ state: 'attached' });
    const findings = await axeFindings(page, { frameless: true, isPart: true });
    if (findings.length > 0) found[`${entry}, ${state}`] = findings;
  }
  return found;
}

for (const [index, chapter] of CHAPTER_NAMES.entries())
  test(`no axe findings in the gallery: ${chapter}`, ANY_SIZE, async ({ page }) => {
    expect(await findingsOf(page, index, 'en')).toEqual({});
  });

test.describe('in Arabic on a phone', () => {
  test.use(PHONE);
  for (const [index, chapter] of CHAPTER_NAMES.entries())
    test(`no axe findings in the gallery: ${chapter}`, ANY_SIZE, async ({ page }) => {
      expect(await findingsOf(page, index, 'ar')).toEqual({});
    });
});
