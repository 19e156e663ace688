import { chromium, type Browser } from '@playwright/test';
import { ensureChromium } from '../../scripts/programs/chromium';

/** Flags that keep Chromium from background traffic and work while measuring. */
export const QUIET = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Launches a Chromium for measurements or screenshots; the caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0, args: QUIET });
  // The TypeScript compiler preserves function names with a helper, which functions sent to a page need as well.
  browser.on('context', (context) => void context.addInitScript('globalThis.__name = (named) => named;'));
  return browser;
}
