import { chromium, type Browser } from '@playwright/test';
import { ensureChromium } from '../scripts/programs/chromium';

/** Chromium without what would speak to others or slow it down while it is measured. */
export const QUIET = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A Chromium to measure with or take pictures in; whoever asks closes it. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0, args: QUIET });
  // What translates these sources lets functions keep their names by a helper, also those that are sent to a page.
  browser.on('context', (context) => void context.addInitScript('globalThis.__name = (named) => named;'));
  return browser;
}
