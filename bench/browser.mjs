import { chromium } from '@playwright/test';
import { ensureChromium } from '../scripts/lib/chromium.mjs';

/** Chromium without what would speak to others or slow it down while it is measured. */
export const QUIET = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A Chromium to measure with or take pictures in; whoever asks closes it. */
export async function launchBrowser() {
  const executablePath = await ensureChromium();
  return chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0, args: QUIET });
}
