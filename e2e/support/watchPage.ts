import type { Page } from '@playwright/test';

export type PageWatch = {
  /** Allows matching messages from now on. */
  expect: (pattern: RegExp) => void;
  /** The unexpected errors so far, frames included. */
  faults: () => string[];
};

/** Marks the messages of the listener below: Chromium's console reports some violations, but not all. */
const VIOLATION = 'policy violation:';

/** Records every error of a page and its frames; call it before the first navigation. */
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
