import { type Page } from '@playwright/test';
import { CHAPTER_NAMES } from '@/gallery/base/chapters';
import { RAW_KEY } from '@/gallery/base/rawKey';
import { axeFindings } from '../support/axe';
import { ANY_SIZE } from '../support/test';
import { DESKTOP, PHONE } from '../support/viewports';
import { expect, test } from './gallerySite';

// One worker, with one gallery, for all chapters and both sizes: the project of the phone would start a second one.
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

/**
 * Findings by entry and state: axe's, raw keys of texts, and nothing at all. States are shown in place of each other,
 * since loading the page takes longer than looking at one.
 */
async function findingsOf(page: Page, index: number, language: string): Promise<Record<string, readonly string[]>> {
  // One chapter dark, the next light.
  const theme = index % 2 === 0 ? DARK : LIGHT;
  await page.clock.setFixedTime(NOW);
  await page.goto(`/frame?theme=${theme}`);
  const found: Record<string, readonly string[]> = {};
  for (const [entry, state] of await statesOf(page, CHAPTER_NAMES[index]!)) {
    await page.evaluate((asked) => window.showState?.(...asked), [entry, state, language] as const);
    const stage = page.locator('#stage[data-drawn]');
    await stage.waitFor({ state: 'attached' });
    const findings = await axeFindings(page, { frameless: true, isPart: true });
    const [key] = RAW_KEY.exec((await stage.textContent()) ?? '') ?? [];
    const isEmpty = state !== 'empty' && (await stage.locator('*').count()) === 0;
    const all = [...findings, ...(key ? [key] : []), ...(isEmpty ? ['draws nothing'] : [])];
    if (all.length > 0) found[`${entry}, ${state}`] = all;
  }
  return found;
}

for (const [name, size, language] of [
  ['in English on a desktop', DESKTOP, 'en'],
  ['in Arabic on a phone', PHONE, 'ar'],
] as const)
  test.describe(name, () => {
    test.use(size);
    for (const [index, chapter] of CHAPTER_NAMES.entries())
      test(`no findings in the gallery: ${chapter}`, ANY_SIZE, async ({ page }) => {
        expect(await findingsOf(page, index, language)).toEqual({});
      });
  });
