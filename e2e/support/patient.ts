import type { Page } from '@playwright/test';

/**
 * Run in a page, lets it wait longer for what comes in frames: after 15 s without it a failure stands there until somebody
 * presses “Try again”, and a machine that runs four browsers may need as long. May be run twice.
 */
export function waitLonger(): void {
  const own = window as unknown as { waitsLonger?: true };
  if (own.waitsLonger) return;
  own.waitsLonger = true;
  const later = window.setTimeout.bind(window);
  const patience = (ms?: number) => (ms === 15_000 ? 150_000 : ms);
  Object.assign(window, {
    setTimeout: (work: TimerHandler, ms?: number, ...rest: unknown[]) => later(work, patience(ms), ...rest),
  });
}

/** The same for all that a page opens from now on. */
export const patient = (page: Page): Promise<unknown> => page.addInitScript(waitLonger);
