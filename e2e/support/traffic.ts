import type { Page } from '@playwright/test';

/** How many lines are kept, the newest. */
const MOST = 150;

/** What a page asked for and where it went, line by line: documents, frames and calls, with seconds since the start. */
export function recordTraffic(page: Page): { text: () => string } {
  const started = performance.now();
  const lines: string[] = [];
  const note = (what: string) => {
    lines.push(`${((performance.now() - started) / 1000).toFixed(2)} ${what}`);
    if (lines.length > MOST) lines.shift();
  };
  page.on('framenavigated', (frame) => note(`${frame === page.mainFrame() ? 'page' : 'frame'} ${frame.url()}`));
  page.on('response', (response) => {
    const request = response.request();
    if (['document', 'xhr', 'fetch'].includes(request.resourceType()))
      note(`${response.status()} ${request.method()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => note(`failed ${request.url()} (${request.failure()?.errorText ?? ''})`));
  return { text: () => lines.join('\n') };
}
