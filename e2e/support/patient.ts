import type { Page } from '@playwright/test';

/**
 * Lets the page wait longer for what comes in frames: after 15 s without it a failure stands there until somebody presses
 * “Try again”, and a machine that runs four browsers may need as long.
 */
export const patient = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const patience = (ms?: number) => (ms === 15_000 ? 150_000 : ms);
    Object.assign(window, {
      setTimeout: (work: TimerHandler, ms?: number, ...rest: unknown[]) => later(work, patience(ms), ...rest),
    });
  });
