import type { Page } from '@playwright/test';

export type PageWatch = {
  /** Allows messages that match, from now on. */
  expect: (pattern: RegExp) => void;
  /** What went wrong so far and was not expected, frames included. */
  faults: () => string[];
};

/** Marks the messages of our own listener: Chromium's console names a violation, but not every one. */
const VIOLATION = 'policy violation:';

/** Listens to everything a page and its frames complain about; call it before the first navigation. */
export async function watchPage(page: Page): Promise<PageWatch> {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  const note = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) seen.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => note(error.stack ?? String(error)));
  await page.addInitScript((mark) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      console.error(mark, effectiveDirective, blockedURI, sample);
    });
  }, VIOLATION);
  return { expect: (pattern) => void expected.push(pattern), faults: () => seen };
}
